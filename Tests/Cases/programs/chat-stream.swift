import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender: Equatable { case me, bot(name: String) }
    let id = UUID()
    let sender: Sender
    var text: String
    var isComplete = true
}

protocol Bot {
    var name: String { get }
    func reply(to text: String) -> AsyncStream<String>
}

struct EchoBot: Bot {
    let name = "Echo"
    func reply(to text: String) -> AsyncStream<String> {
        AsyncStream { continuation in
            let task = Task {
                for word in text.split(separator: " ") {
                    try? await Task.sleep(for: .milliseconds(200))
                    continuation.yield(word.uppercased())
                }
                continuation.finish()
            }
            continuation.onTermination = { reason in
                if case .cancelled = reason { task.cancel() }
            }
        }
    }
}

@MainActor
@Observable
final class Conversation {
    private(set) var messages: [Message] = []
    var draft = ""
    private var replying: Task<Void, Never>?
    @ObservationIgnored private let bot: any Bot

    init(bot: any Bot) { self.bot = bot }

    var canSend: Bool {
        !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && replying == nil
    }

    func send() {
        let text = draft
        draft = ""
        messages.append(Message(sender: .me, text: text))
        replying = Task { [weak self] in
            guard let self else { return }
            var answer = Message(sender: .bot(name: bot.name), text: "", isComplete: false)
            messages.append(answer)
            for await word in bot.reply(to: text) {
                answer.text += answer.text.isEmpty ? word : " \(word)"
                update(answer)
            }
            answer.isComplete = true
            update(answer)
            replying = nil
        }
    }

    func stop() {
        replying?.cancel()
        replying = nil
    }

    private func update(_ message: Message) {
        guard let index = messages.lastIndex(where: { $0.id == message.id }) else { return }
        messages[index] = message
    }
}

struct Bubble: View {
    let message: Message

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 40) }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                if case .bot(let name) = message.sender {
                    Text(name).font(.caption2).foregroundStyle(.secondary)
                }
                Text(message.text.isEmpty ? "…" : message.text)
                    .padding(10)
                    .background(isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
                                in: .rect(cornerRadius: 16))
                    .opacity(message.isComplete ? 1 : 0.6)
            }
            if !isMine { Spacer(minLength: 40) }
        }
    }
}

struct ChatView: View {
    @State private var conversation: Conversation
    @FocusState private var isFocused: Bool
    @Namespace private var bottom

    init(bot: some Bot) {
        _conversation = State(initialValue: Conversation(bot: bot))
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(conversation.messages) { Bubble(message: $0) }
                        Color.clear.frame(height: 1).id(bottom)
                    }
                    .padding()
                }
                .onChange(of: conversation.messages) {
                    withAnimation { proxy.scrollTo(bottom, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $conversation.draft, axis: .vertical)
                    .lineLimit(1...4)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .onSubmit(conversation.send)
                Button(action: conversation.send) {
                    Image(systemName: "arrow.up.circle.fill").imageScale(.large)
                }
                .accessibilityLabel("Send")
                .disabled(!conversation.canSend)
            }
            .padding()
            .background(.bar)
        }
    }
}

ChatView(bot: EchoBot()).frame(width: 320, height: 400)
:enter "hello there friend" into "Message"
:tap "Send"
:wait 0.25s
:wait 1s

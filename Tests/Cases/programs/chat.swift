import SwiftUI
import Observation

struct Message: Identifiable, Hashable {
  enum Sender: Hashable { case me, other(name: String) }
  let id: Int
  var sender: Sender
  var text: String
  var isMine: Bool { sender == .me }
}

@MainActor @Observable
final class ChatModel {
  private(set) var messages: [Message] = []
  var draft = ""
  var isTyping = false
  private let replies = ["Hm.", "Tell me more", "OK 👍"]
  private var nextReply = 0

  init() {
    messages = [
      Message(id: 0, sender: .other(name: "Ann"), text: "Hi! Are you coming tonight?"),
      Message(id: 1, sender: .me, text: "Yes"),
    ]
  }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    append(draft, from: .me)
    draft.removeAll()
    isTyping = true
  }

  func reply() async {
    guard isTyping else { return }
    try? await Task.sleep(for: .seconds(1))
    append(replies[nextReply % replies.count], from: .other(name: "Ann"))
    nextReply += 1
    isTyping = false
  }

  private func append(_ text: String, from sender: Message.Sender) {
    messages.append(Message(id: messages.count, sender: sender, text: text))
  }
}

struct BubbleShape: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    let radius: CGFloat = 16
    var path = Path(roundedRect: rect, cornerRadius: radius)
    let x = isMine ? rect.maxX - radius : rect.minX + radius
    path.move(to: CGPoint(x: x, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: isMine ? rect.maxX + 6 : rect.minX - 6, y: rect.maxY + 4),
      control: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        if case .other(let name) = message.sender {
          Text(name).font(.caption2).foregroundStyle(.secondary)
        }
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(message.isMine ? Color.accentColor : Color(.systemGray5))
          .foregroundColor(message.isMine ? .white : .primary)
          .clipShape(BubbleShape(isMine: message.isMine))
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
  }
}

struct ChatView: View {
  @State private var model = ChatModel()

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(model.messages) { message in
            MessageRow(message: message).id(message.id)
          }
          if model.isTyping {
            HStack { ProgressView(); Text("Ann is typing…") }
          }
        }
        .padding()
      }
      .onChange(of: model.messages.count) {
        guard let last = model.messages.last else { return }
        withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $model.draft, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .lineLimit(1...4)
          Button("Send", systemImage: "paperplane.fill", action: model.send)
            .disabled(!model.canSend)
        }
        .padding()
        .background(.bar)
      }
      .task(id: model.isTyping) { await model.reply() }
    }
  }
}

let model = ChatModel()
model.draft = "  hello "
model.send()
model.messages.count
MessageRow(message: Message(id: 7, sender: .me, text: "Hello"))
MessageRow(message: Message(id: 8, sender: .other(name: "Ann"), text: "Hi"))
ChatView()

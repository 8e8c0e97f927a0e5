import SwiftUI

struct Card: Codable, Identifiable, Equatable {
    var id = UUID()
    var prompt: String
    var answer: String

    #if DEBUG
    static let example = Card(prompt: "Capital of Norway?", answer: "Oslo")
    #else
    static let example = Card(prompt: "Capital of Sweden?", answer: "Stockholm")
    #endif
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(y: offset * 10)
    }
}

struct CardView: View {
    let card: Card
    var removal: ((_ isCorrect: Bool) -> Void)? = nil

    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOver

    private var tint: Color {
        switch offset.width {
        case 0: .white
        case ..<0: .red
        default: .green
        }
    }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(differentiate ? .white : .white.opacity(1 - Double(abs(offset.width / 50))))
                .background(differentiate ? nil : RoundedRectangle(cornerRadius: 25).fill(tint))
                .shadow(radius: 10)
            VStack {
                if voiceOver {
                    Text(isShowingAnswer ? card.answer : card.prompt)
                } else {
                    Text(card.prompt)
                        .font(.largeTitle)
                        .foregroundStyle(.black)
                    if isShowingAnswer {
                        Text(card.answer)
                            .font(.title)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 450, height: 250)
        .rotationEffect(.degrees(offset.width / 5.0))
        .offset(x: offset.width * 5)
        .opacity(2 - Double(abs(offset.width / 50)))
        .accessibilityAddTraits(.isButton)
        .gesture(
            DragGesture()
                .updating($isDragging) { _, state, _ in state = true }
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?(offset.width > 0)
                    } else {
                        offset = .zero
                    }
                }
        )
        .onTapGesture { isShowingAnswer.toggle() }
        .animation(.bouncy, value: offset)
        .sensoryFeedback(.impact, trigger: isShowingAnswer)
    }
}

struct EditCards: View {
    @Environment(\.dismiss) var dismiss
    @Binding var cards: [Card]
    @State private var newPrompt = ""
    @State private var newAnswer = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Add new card") {
                    TextField("Prompt", text: $newPrompt)
                    TextField("Answer", text: $newAnswer)
                    Button("Add Card", action: addCard)
                }
                Section {
                    ForEach(0..<cards.count, id: \.self) { index in
                        VStack(alignment: .leading) {
                            Text(cards[index].prompt).font(.headline)
                            Text(cards[index].answer).foregroundStyle(.secondary)
                        }
                    }
                    .onDelete(perform: removeCards)
                }
            }
            .navigationTitle("Edit Cards")
            .toolbar { Button("Done", action: done) }
        }
    }

    func done() { dismiss() }

    func addCard() {
        let trimmed = [newPrompt, newAnswer].map { $0.trimmingCharacters(in: .whitespaces) }
        guard trimmed.allSatisfy({ $0.isEmpty == false }) else { return }
        cards.insert(Card(prompt: trimmed[0], answer: trimmed[1]), at: 0)
        (newPrompt, newAnswer) = ("", "")
    }

    func removeCards(at offsets: IndexSet) { cards.remove(atOffsets: offsets) }
}

struct ContentView: View {
    @Environment(\.scenePhase) var scenePhase
    @State private var cards = [Card](repeating: .example, count: 3)
    @State private var timeRemaining = 100
    @State private var isActive = true
    @State private var showingEditScreen = false

    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            VStack {
                Text("Time: \(timeRemaining)")
                    .font(.largeTitle)
                    .padding(.horizontal, 20)
                    .background(.black.opacity(0.75))
                    .clipShape(.capsule)
                ZStack {
                    ForEach(0..<cards.count, id: \.self) { index in
                        CardView(card: cards[index]) { isCorrect in
                            withAnimation { removeCard(at: index, isCorrect: isCorrect) }
                        }
                        .stacked(at: index, in: cards.count)
                        .allowsHitTesting(index == cards.count - 1)
                        .accessibilityHidden(index < cards.count - 1)
                    }
                }
                if cards.isEmpty {
                    Button("Start Again", action: resetCards)
                        .padding()
                }
            }
            VStack {
                HStack {
                    Spacer()
                    Button { showingEditScreen = true } label: {
                        Image(systemName: "plus.circle")
                            .padding()
                            .background(.black.opacity(0.7), in: .circle)
                    }
                    .accessibilityLabel("Edit")
                }
                Spacer()
            }
        }
        .onReceive(timer) { _ in
            guard isActive else { return }
            if timeRemaining > 0 { timeRemaining -= 1 }
        }
        .onChange(of: scenePhase) { _, newPhase in
            isActive = newPhase == .active && !cards.isEmpty
        }
        .sheet(isPresented: $showingEditScreen, onDismiss: resetCards) {
            EditCards(cards: $cards)
        }
        .onAppear(perform: resetCards)
    }

    func removeCard(at index: Int, isCorrect: Bool) {
        guard index >= 0 else { return }
        print(isCorrect ? "knew it" : "did not know")
        cards.remove(at: index)
        if cards.isEmpty { isActive = false }
    }

    func resetCards() {
        cards = (1...3).map { Card(prompt: "Question \($0)", answer: "Answer \($0)") }
        timeRemaining = 100
        isActive = true
    }
}

#Preview(traits: .landscapeLeft) { ContentView() }
CardView(card: .example)
ContentView()
:wait 2s
:drag "Question 3" by 150,0
:tap "Edit"

import SwiftUI

protocol Question: Identifiable {
    associatedtype Answer: Equatable & Sendable
    associatedtype Editor: View
    var id: String { get }
    var prompt: String { get }
    var correct: Answer { get }
    @MainActor @ViewBuilder func editor(_ answer: Binding<Answer?>) -> Editor
}

extension Question {
    var id: String { prompt }
    func isCorrect(_ answer: Answer?) -> Bool { answer == correct }
}

struct ChoiceQuestion: Question {
    let prompt: String
    let options: [String]
    let correct: Int

    func editor(_ answer: Binding<Int?>) -> some View {
        ForEach(options.indices, id: \.self) { index in
            Button {
                answer.wrappedValue = index
            } label: {
                HStack {
                    Text(options[index])
                    Spacer()
                    if answer.wrappedValue == index { Image(systemName: "checkmark") }
                }
            }
        }
    }
}

struct TrueFalseQuestion: Question {
    let prompt: String
    let correct: Bool

    func editor(_ answer: Binding<Bool?>) -> some View {
        Picker(prompt, selection: answer) {
            Text("True").tag(true as Bool?)
            Text("False").tag(Optional(false))
        }
        .pickerStyle(.segmented)
    }
}

struct NumberQuestion: Question {
    let prompt: String
    let correct: Int
    var tolerance = 0

    func isCorrect(_ answer: Int?) -> Bool {
        guard let answer else { return false }
        return abs(answer - correct) <= tolerance
    }

    func editor(_ answer: Binding<Int?>) -> some View {
        TextField("Number", value: answer, format: .number)
            .keyboardType(.numberPad)
    }
}

@Observable final class Session {
    let questions: [any Question]
    private(set) var index = 0
    private(set) var results: [Bool] = []

    init(_ questions: any Question...) { self.questions = questions }

    var current: (any Question)? { questions.indices.contains(index) ? questions[index] : nil }
    var score: Int { results.filter { $0 }.count }
    var progress: Double { questions.isEmpty ? 1 : Double(index) / Double(questions.count) }

    func submit(_ isCorrect: Bool) {
        results.append(isCorrect)
        index += 1
    }
}

struct QuestionView<Q: Question>: View {
    let question: Q
    let onSubmit: (Bool) -> Void
    @State private var answer: Q.Answer?

    var body: some View {
        VStack(alignment: .leading) {
            Text(question.prompt).font(.headline)
            question.editor($answer)
            Button("Submit") {
                onSubmit(question.isCorrect(answer))
            }
            .disabled(answer == nil)
        }
        .padding()
    }
}

extension Question {
    func view(onSubmit: @escaping (Bool) -> Void) -> AnyView {
        AnyView(QuestionView(question: self, onSubmit: onSubmit))
    }
}

struct QuizView: View {
    @State private var session: Session

    init(session: Session) { _session = .init(initialValue: session) }

    var body: some View {
        VStack {
            ProgressView(value: session.progress)
            if let question = session.current {
                question.view { session.submit($0) }
                    .id(question.id)
                    .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
            } else {
                ContentUnavailableView {
                    Label("Done", systemImage: "flag.checkered")
                } description: {
                    Text("^[\(session.score) point](inflect: true) of \(session.questions.count)")
                }
            }
        }
        .animation(.default, value: session.index)
    }
}

let session = Session(
    ChoiceQuestion(prompt: "Which is a value type?", options: ["class", "struct", "actor"], correct: 1),
    TrueFalseQuestion(prompt: "A view is a class.", correct: false),
    NumberQuestion(prompt: "Letters in “view”?", correct: 4)
)
session.questions.map { "\(type(of: $0)): \($0.prompt)" }.joined(separator: "; ")
QuizView(session: session)
:tap "struct"
:tap "Submit"
:pick "False"
:tap "Submit"
:enter "5\n" into "Number"
:tap "Submit"
session.results
session.score

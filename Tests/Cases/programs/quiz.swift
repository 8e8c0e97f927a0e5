import SwiftUI

struct Question: Decodable, Identifiable {
  let id: Int
  let prompt: String
  let answers: [String]
  let correct: Int
}

@MainActor
final class QuizModel: ObservableObject {
  enum Phase: Equatable {
    case intro
    case asking(index: Int, chosen: Int?)
    case finished(score: Int)
  }

  let questions: [Question]
  @Published private(set) var phase: Phase = .intro
  private var answers: [Int: Bool] = [:]

  init(questions: [Question]) { self.questions = questions }

  var score: Int { answers.values.lazy.filter { $0 }.count }
  var progress: Double {
    switch phase {
    case .intro: return 0
    case .asking(let index, _): return Double(index) / Double(questions.count)
    case .finished: return 1
    }
  }

  func start() {
    answers = [:]
    phase = .asking(index: 0, chosen: nil)
  }

  func choose(_ answer: Int) {
    guard case .asking(let index, nil) = phase else { return }
    answers[questions[index].id] = answer == questions[index].correct
    phase = .asking(index: index, chosen: answer)
  }

  func next() {
    guard case let .asking(index, .some) = phase else { return }
    phase = index + 1 < questions.count ? .asking(index: index + 1, chosen: nil) : .finished(score: score)
  }
}

struct AnswerButton: View {
  enum Look { case plain, right, wrong, faded }
  let title: String
  let look: Look
  let action: () -> Void

  private var background: some ShapeStyle {
    switch look {
    case .plain: AnyShapeStyle(.quaternary)
    case .right: AnyShapeStyle(Color.green.gradient)
    case .wrong: AnyShapeStyle(Color.red)
    case .faded: AnyShapeStyle(Color.gray.opacity(0.1))
    }
  }

  var body: some View {
    Button(action: action) {
      Text(title)
        .frame(maxWidth: .infinity)
        .padding()
        .background(background, in: .rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .opacity(look == .faded ? 0.5 : 1)
  }
}

struct QuizView: View {
  @StateObject var model: QuizModel

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: model.progress)
      content
    }
    .padding(20)
    .animation(.snappy, value: model.phase)
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .intro:
      Text("\(model.questions.count) questions").font(.title)
      Button("Start", action: model.start).buttonStyle(.borderedProminent)
    case let .asking(index, chosen):
      let question = model.questions[index]
      Text(question.prompt)
        .font(.title3)
        .multilineTextAlignment(.center)
        .id(question.id)
      ForEach(Array(question.answers.enumerated()), id: \.offset) { offset, answer in
        AnswerButton(title: answer, look: look(of: offset, chosen: chosen, correct: question.correct)) {
          model.choose(offset)
        }
      }
      if chosen != nil {
        Button("Next") { model.next() }
      }
    case .finished(let score):
      Text("\(score) of \(model.questions.count)")
        .font(.largeTitle)
      Text(verdict(Double(score) / Double(model.questions.count)))
      Button("Again") { model.start() }
    }
  }

  private func look(of offset: Int, chosen: Int?, correct: Int) -> AnswerButton.Look {
    guard let chosen else { return .plain }
    return switch offset {
    case correct: .right
    case chosen: .wrong
    default: .faded
    }
  }

  private func verdict(_ share: Double) -> LocalizedStringKey {
    switch share {
    case 1...: "**Perfect!**"
    case 0.5..<1: "Well done"
    default: "Try again"
    }
  }
}

let questions: [Question] = [
  Question(id: 1, prompt: "What is 6 × 7?", answers: ["42", "48", "36"], correct: 0),
  Question(id: 2, prompt: "Largest planet?", answers: ["Mars", "Jupiter"], correct: 1),
]
let quiz = QuizModel(questions: questions)
quiz.start()
quiz.choose(0)
quiz.next()
quiz.choose(0)
quiz.phase
quiz.next()
quiz.phase
quiz.progress
QuizView(model: QuizModel(questions: questions))
QuizView(model: quiz)
AnswerButton(title: "42", look: .right) {}

import Playground
import SwiftSource
import Testing
import ViewLayout
import ViewPicture

@Suite struct MotionCaseTests {
  @Test func `there are cases of motion`() { #expect(MotionCase.all.count > 20) }

  @Test(arguments: MotionCase.all)
  func `what a learner does moves as it should`(_ example: MotionCase) {
    let playground = Playground()
    for step in example.steps {
      let answer: Answer
      switch step.action {
      case .code(let text): answer = playground.submit(text)
      case .tap(let name): answer = playground.perform(.tap(name))
      case .wait(let seconds): answer = playground.perform(.wait(seconds))
      case .set(let text): answer = playground.perform(.set(text))
      }
      let found = answer.diagnostics.map(\.id)
      if !step.expected.contains(where: { $0.key == "diagnostics" }) {
        let messages = answer.diagnostics.map { $0.id + ": " + $0.message(in: .english) }
        #expect(messages == [], "\(step.action)")
      }
      for (key, value) in step.expected {
        #expect(text(key, answer, found, playground) == value, "\(key) after \(step.action)")
      }
    }
  }

  private func text(
    _ key: String,
    _ answer: Answer,
    _ diagnostics: [String],
    _ playground: Playground
  ) -> String {
    switch key {
    case "moving": return answer.motion.map { $0.text($0.moving) } ?? "-"
    case "still": return answer.motion.map { $0.text($0.still) } ?? "-"
    case "why":
      return answer.motion.flatMap { ($0.moving + $0.still).first }?.reason.text(in: .english)
        ?? "-"
    case "why still": return answer.motion?.still.first?.reason.text(in: .english) ?? "-"
    case "duration": return answer.motion.map { "\($0.duration)" } ?? "-"
    case "endless": return answer.motion.map { "\($0.isEndless)" } ?? "-"
    case "diagnostics": return diagnostics.joined(separator: ", ")
    case "value": return answer.value ?? "-"
    case "prints": return answer.output.joined(separator: " | ")
    case "reset":
      return answer.diff?.stateReset.map { "\($0.view) \($0.id)" }.joined(separator: ", ") ?? "-"
    default: return row(key, playground)
    }
  }

  /// `at 0.5 Text 0.0.1`: the row of a view, seconds after the last input.
  private func row(_ key: String, _ playground: Playground) -> String {
    let words = key.split(separator: " ")
    guard words.count == 4, words[0] == "at", let time = Double(words[1]) else {
      return "no such key"
    }
    var request = MotionRequest()
    request.times = [time]
    request.view = String(words[3])
    let rows = playground.frames(request) ?? []
    return rows.first { $0.view == words[2] }?.text ?? "not there"
  }

  @Test func `a motion is a film whose last picture is the view at rest`() throws {
    let playground = Playground()
    _ = playground.submit(
      """
      struct Bar: View {
        @State private var on = false
        var body: some View {
          Color.red.frame(width: on ? 300 : 100, height: 20)
            .onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }
        }
      }
      """
    )
    _ = playground.submit("Bar()")
    #expect(playground.film() == nil)
    #expect(playground.perform(.tap("Bar")).kind == .view)
    let film = try #require(playground.film(MotionRequest(framesPerSecond: 10)))
    #expect(film.images.count == 11)
    #expect(film.duration == 1)
    let widths = film.images.map { $0.picture.items.first?.frame.width ?? 0 }
    #expect(widths.first == 100 && widths.last == 300)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    // Looking changes nothing.
    #expect(playground.frames()?.first?.time == 0)
  }
}

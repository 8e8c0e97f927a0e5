import Playground
import SwiftSource
import Testing
import ViewLayout

@Suite struct SessionTests {
  private let counter = """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n \\(count)") { count += 1 } }
    }
    """

  @Test func `undo takes back variables, declarations, views and state`() {
    let playground = Playground()
    #expect(!playground.undo())
    _ = playground.submit("var n = 1")
    _ = playground.submit("n = 2")
    #expect(playground.undo())
    #expect(playground.submit("n").value == "1")
    _ = playground.submit(counter)
    _ = playground.submit("Counter()")
    #expect(playground.perform(.tap("n 0")).kind == .view)
    #expect(playground.perform(.tap("n 1")).kind == .view)
    #expect(playground.undo())
    #expect(playground.perform(.tap("n 0")).kind == .error)
    #expect(playground.perform(.tap("n 1")).kind == .view)
    for _ in 0..<4 { _ = playground.undo() }
    #expect(playground.submit("Counter()").kind == .error)
  }

  @Test func `undo takes back what an owned object published`() {
    let playground = Playground()
    _ = playground.submit("final class Model: ObservableObject { @Published var n = 0 }")
    _ = playground.submit(
      """
      struct Owner: View {
        @StateObject private var m = Model()
        var body: some View { Button("n \\(m.n)") { m.n += 1 } }
      }
      """
    )
    _ = playground.submit("Owner()")
    #expect(playground.perform(.tap("n 0")).kind == .view)
    #expect(playground.undo())
    #expect(playground.perform(.tap("n 0")).kind == .view)
  }

  @Test func `an error changes nothing`() {
    let playground = Playground()
    _ = playground.submit("var n = 1")
    #expect(playground.submit("n = nope").kind == .error)
    #expect(playground.submit("n = 5; let a = [1]; a[n]").kind == .error)
    #expect(playground.submit("n").value == "1")
  }

  @Test func `a file is answered statement by statement, and knows all its types`() {
    let file = """
      let card = Card(title: shout("hi"))
      card
      struct Card: View {
        let title: String
        var body: some View { Text(title).padding() }
      }
      func shout(_ text: String) -> String { text.uppercased() }
      print("done")
      """
    let answers = Playground().run(file, name: "file.swift")
    #expect(answers.map(\.kind.rawValue).filter { $0 == "error" } == [])
    let view = answers.first { $0.kind == .view }
    #expect(view?.type == "Card")
    #expect(view?.size == Size(width: 52, height: 52))
    #expect(answers.last?.output == ["done"])
  }

  @Test func `a mistake in one line of a file leaves the others`() {
    let answers = Playground().run("let a = 1\nb\na + 1\n", name: "file.swift")
    #expect(answers.map(\.kind.rawValue) == ["declaration", "error", "value"])
    #expect(answers[2].value == "2")
    let place = answers[1].diagnostics.first.map { answers[1].source.location(of: $0.span.start) }
    #expect(place?.line == 2)
  }

  @Test(arguments: ["extension S { x: Int }", "extension S { , func f() {} }"])
  func `a mistake that stands directly in an extension ends with it`(_ mistake: String) {
    let answers = Playground().run("struct S {}\n\(mistake)\nlet a = 1\n", name: "file.swift")
    #expect(answers.map(\.kind.rawValue) == ["declaration", "error", "declaration"])
  }

  @Test func `a type may be typed anew in a file, as at the prompt`() {
    let file = """
      struct A: View { var body: some View { Text("a") } }
      A()
      struct A: View { var body: some View { Text("a").padding() } }
      A()
      """
    let answers = Playground().run(file, name: "file.swift")
    #expect(answers.map { $0.size?.width } == [nil, 10, 42, 42])
  }

  @Test func `a program and a preview show their views`() {
    let program = """
      import SwiftUI
      struct Content: View { var body: some View { Text("hi") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Content() } } }
      """
    let answers = Playground().run(program, name: "file.swift")
    #expect(answers.last?.type == "Content")
    #expect(answers.last?.size == Size(width: 20, height: 20))
    let preview = Playground().run("let x = 1\n#Preview { Text(\"abc\") }", name: "file.swift")
    #expect(preview.last?.size == Size(width: 30, height: 20))
  }

  @Test func `the window is what the root is offered`() {
    let playground = Playground()
    playground.options.window = Size(width: 100, height: 50)
    #expect(playground.submit("Color.red").size == Size(width: 100, height: 50))
    #expect(playground.submit("Text(\"Hello world\")").size == Size(width: 50, height: 40))
  }

  @Test func `the same session gives the same answers`() {
    let lines = [counter, "VStack { Counter(); Text(\"a\") }.padding()", "Set([3, 1, 2])"]
    func session() -> [String] {
      let playground = Playground()
      return lines.map { line in
        let answer = playground.submit(line)
        return "\(answer.type ?? "") \(answer.value ?? "") \(String(describing: answer.tree))"
      }
    }
    #expect(session() == session())
  }

  @Test func `reasons come in every language`() {
    let playground = Playground()
    _ = playground.submit("Text(\"a\")")
    let diff = playground.submit("Text(\"a\").padding()").diff
    let reason = diff?.inserted.first?.reason
    #expect(reason?.text(in: .chinese).contains("类型变了") == true)
    #expect(reason?.text(in: .english).contains("type in this place") == true)
  }
}

import Playground
import SwiftSource
import TestSupport
import Testing
import ViewLayout
import ViewPicture

/// What is seen of bars, of what lies in front of a screen, and of warnings.
@Suite struct ScreenInspectionTests {
  private static let screen = """
    struct Names: View {
      @State private var isEditing = false
      @State private var name = "Bob"
      var body: some View {
        NavigationStack {
          Text(name)
            .navigationTitle("People")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing = true } } }
            .sheet(isPresented: $isEditing) {
              VStack { TextField("Name", text: $name); TextField("City", text: .constant("")) }
            }
        }
      }
    }
    Names()
    """

  private static func mounted(_ text: String) -> (Playground, Answer) {
    let playground = Playground()
    let answers = playground.run(text, name: "input")
    return (playground, answers.last ?? playground.submit("", name: "input"))
  }

  private static func texts(_ picture: Picture) -> [String] {
    picture.items.flatMap { item -> [String] in
      guard case .text(let text) = item.mark else { return [] }
      return text.lines.map(\.text)
    }
  }

  @Test func `an item of a bar is drawn, explained and tapped`() throws {
    try withLargeStack {
      let (playground, _) = Self.mounted(Self.screen)
      let inspection = try playground.inspect()
      #expect(Self.texts(inspection.picture) == ["Bob", "Edit", "People"])
      #expect(inspection.picture.omissions.isEmpty)
      #expect(inspection.entries(matching: "\"Edit\"").count == 1)
      #expect(inspection.entries(matching: "\"People\"").first?.name == "Text(\"People\")")
      let answer = playground.perform(.tap(Target("Edit"), count: 1))
      #expect(answer.kind == .view, "\(answer.diagnostics)")
      #expect(answer.diff?.inserted.isEmpty == false)
    }
  }

  @Test func `a sheet is drawn in front with the content and prompts of its fields`() throws {
    try withLargeStack {
      let (playground, _) = Self.mounted(Self.screen)
      _ = playground.perform(.tap(Target("Edit"), count: 1))
      let inspection = try playground.inspect()
      #expect(Self.texts(inspection.picture).suffix(2) == ["Bob", "City"])
      #expect(inspection.entries(matching: "\"City\"").isEmpty == false)
      #expect(inspection.entries(matching: "\"Bob\"").count == 2)
      #expect(inspection.picture.bounds.size == Size(width: 393, height: 852))
    }
  }

  @Test(arguments: [
    ("VStack { Text(\"a\").frame(minWidth: 9, maxWidth: 5); Text(\"b\") }", "5"),
    ("HStack { Text(\"a\").frame(width: -3, height: 4) }", "-3"),
    ("VStack { Text(\"a\"); Text(\"b\").offset(x: .infinity) }", ".offset(x: .infinity)"),
    ("VStack { ForEach(0..<90000) { Text(\"\\($0)\") } }", "VStack"),
  ])
  func `a warning points at what is wrong`(code: String, place: String) throws {
    try withLargeStack {
      let answer = Playground().submit(code)
      let diagnostic = try #require(answer.diagnostics.first { $0.severity != .note })
      #expect(answer.source.text(in: diagnostic.span) == place)
    }
  }

  @Test func `overlapping views are faded as one`() throws {
    try withLargeStack {
      let (playground, _) = Self.mounted("ZStack { Color.red; Color.blue }.opacity(0.5)")
      let picture = try playground.inspect().picture
      #expect(picture.items.map(\.effect.layers.count) == [1, 1])
      #expect(picture.items.allSatisfy { $0.effect.opacity == 1 })
      let (apart, _) = Self.mounted("HStack { Color.red; Color.blue }.opacity(0.5)")
      #expect(try apart.inspect().picture.items.allSatisfy { $0.effect.opacity == 0.5 })
    }
  }

  @Test func `the middle of an animation is drawn where the clock stands`() throws {
    try withLargeStack {
      let (playground, _) = Self.mounted(
        """
        struct Mover: View {
          @State private var isRight = false
          var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: isRight ? 100 : 0)
              .onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
          }
        }
        Mover()
        """
      )
      _ = playground.perform(.tap(Target("Mover"), count: 1))
      #expect(try playground.inspect().underway == nil)
      _ = playground.perform(.wait(0.5))
      let inspection = try playground.inspect()
      #expect(inspection.underway?.elapsed == 0.5)
      #expect(inspection.picture.items.first.map { $0.drawnFrame.minX.rounded() } == 242)
    }
  }

  @Test func `lines stand between rows and nowhere else`() throws {
    try withLargeStack {
      let (playground, _) = Self.mounted(
        "List { Section(\"A\") { Text(\"a\"); Text(\"b\"); Text(\"c\") }; Section { Text(\"d\") } }"
      )
      let lines = try playground.inspect().picture.items.filter { item in
        guard case .fill(_, .color(let color), _) = item.mark else { return false }
        return color.opacity < 1
      }
      #expect(lines.count == 2)
    }
  }
}

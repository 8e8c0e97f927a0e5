import Playground
import SwiftSource
import Testing

@testable import Shell

/// The commands that show layout, on the engine itself.
@Suite struct LayoutCommandTests {
  private func session(_ arguments: [String] = [], after code: String? = nil) throws -> Session {
    let session = Session(try parseArguments(arguments, language: .english))
    session.presentation.color = false
    session.presentation.width = 80
    if let code { _ = session.submit(code) }
    return session
  }

  private func lines(_ session: Session, _ command: String) -> [String] {
    session.submit(command).flatMap { reply -> [String] in
      switch reply {
      case .lines(let lines): lines
      case .refusal(let lines): ["refused"] + lines
      case .answer(let answer): answer.diagnostics.map { "answered " + $0.id }
      case .leave: []
      }
    }
  }

  private let card = "Text(\"Hello\").padding().background(.yellow)"

  // MARK: The conversation and why

  @Test func `layout is a conversation`() throws {
    let session = try session(after: card)
    let told = lines(session, ":layout")
    #expect(told.first == "the window offers .background(.yellow) 393x852")
    #expect(told.contains("    it first takes off 16 on each side"))
    #expect(told.contains("  .padding() takes 82x52: its content and 16 on each side"))
    #expect(told.suffix(2).joined(separator: " ").contains(":layout --unfold"))
    #expect(lines(session, ":layout --frames").last == "    Text (16, 16) 50x20  0.0.0")
    let some = lines(session, ":layout --unfold 0.0")
    #expect(some.first == ".background(.yellow) offers .padding() 393x852")
    #expect(lines(session, ":layout --unfold 0.7").first == "refused")
  }

  @Test func `code can be laid out without being entered`() throws {
    let session = try session(after: card)
    let told = lines(session, ":layout HStack { Text(\"Hi\"); Color.red }.frame(width: 100)")
    #expect(told.joined().contains("it keeps 8 for gaps and divides 92 among 2 views"))
    #expect(
      told.contains { $0.contains("turn 1, 92 left for 2: HStack offers Text(\"Hi\") 46x852") }
    )
    #expect(lines(session, ":size").contains("size     82x52"))
    #expect(lines(session, ":layout nonsense") == ["answered checker.unknown-name"])
    #expect(lines(session, ":layout 3 + 4").first == "refused")
  }

  @Test(arguments: ["0.0.0", "\"Hello\"", "Hello", "Text(\"Hello\")", "Text"])
  func `why takes a path, a text or a name`(words: String) throws {
    let session = try session(after: card)
    #expect(
      lines(session, ":why " + words) == [
        "0.0.0  Text(\"Hello\")",
        "  .padding() offers Text(\"Hello\") 361x820: it first takes off 16 on each side.",
        "  Text(\"Hello\") takes 50x20: a text takes no more than its one line needs.",
        "  It stands at 16, 16 in .padding(), inside the insets, which is 171.5, 416 in",
        "    the window.",
      ]
    )
  }

  @Test func `why without words is about the whole`() throws {
    let session = try session(after: card)
    #expect(lines(session, ":why").first == "0  .background(.yellow)")
    #expect(lines(session, ":why 0.9").joined().contains("nothing here is at, shows or is called"))
    #expect(lines(try self.session(), ":why").joined().contains("there is no view yet"))
  }

  @Test func `several views of one name are all named`() throws {
    let session = try session(after: "VStack { Text(\"a\"); Text(\"b\"); Text(\"c\") }")
    #expect(lines(session, ":why Text").last == "also at 0.1, 0.2")
    #expect(lines(session, ":why \"c\"").first == "0.2  Text(\"c\")")
  }

  @Test func `plain and chinese`() throws {
    let session = try session(["--plain", "--lang", "zh-Hans"], after: card)
    #expect(
      lines(session, ":why 0.0") == [
        "0.0  .padding()",
        ".background(.yellow) 向 .padding() 提议 393x852：它把提议传给内容，再把内容的尺寸提议给背景。",
        ".padding() 取 82x52：内容加上每边 16。",
        "它位于 .background(.yellow) 中的 0, 0（由对齐方式决定），即窗口中的 155.5, 400。",
      ]
    )
    #expect(lines(session, ":layout").allSatisfy { !$0.hasPrefix(" ") })
  }

  @Test func `forty columns hold every command`() throws {
    let session = try session(after: card)
    session.presentation.width = 40
    let swapped = "Text(\"Hello\").background(.yellow).padding()"
    for command in [
      ":layout", ":layout --unfold", ":why 0.0", ":draw", ":draw --shells", ":draw --window",
      ":compare \(card) | \(swapped)", ":device list", ":device iPhone 16", ":metrics sf",
    ] {
      for line in lines(session, command) {
        #expect(displayWidth(line) <= 40, "\(command): \(line)")
      }
    }
  }

  // MARK: Windows and metrics

  @Test func `a device gives its window and safe area`() throws {
    let session = try session(after: "Color.red")
    #expect(
      lines(session, ":device iPhone 16") == [
        "iPhone 16: 393x852 points at 3x; the safe area leaves 393x759",
        "the last view is 393x759 there",
      ]
    )
    #expect(lines(session, ":size").contains("size     393x759"))
    #expect(
      lines(session, ":device \"iphone16\" landscape").last == "the last view is 734x372 there"
    )
    #expect(lines(session, ":device off").last == "the last view is 393x852 there")
    #expect(lines(session, ":window 100x50").last == "the last view is 100x50 there")
    #expect(lines(session, ":device list").contains { $0.hasPrefix("iPhone SE  ") })
  }

  @Test func `an unknown device is answered with near names`() throws {
    let session = try session()
    let refusal = lines(session, ":device iPhone 61").joined(separator: " ")
    #expect(refusal.contains("there is no device `iPhone 61`"))
    #expect(refusal.contains("Did you mean iPhone 1"))
  }

  @Test func `metrics can be changed at the prompt`() throws {
    let session = try session(after: "Text(\"Hello\")")
    #expect(lines(session, ":metrics sf").last == "the last view is 38.667x20.333 there")
    #expect(lines(session, ":metrics grid").last == "the last view is 50x20 there")
    #expect(lines(session, ":metrics points").first == "refused")
    #expect(lines(session, ":metrics").joined().contains("a letter is 10x20"))
  }

  // MARK: Pictures

  @Test func `a drawing has a ruler, a legend and its scale`() throws {
    let session = try session(after: card)
    #expect(
      lines(session, ":draw") == [
        "   0       82", "   ├───────┤", " 0┬░░░░░░░░", "  │░░Hello░", "52┴░░░░░░░░", "░ yellow",
        "one column is 10 points, one row 20",
      ]
    )
  }

  @Test func `shells are outlined and numbered`() throws {
    let drawn = lines(try session(after: card), ":draw --shells")
    #expect(drawn.contains { $0.contains("┌1=2───") })
    #expect(drawn.contains("2  .padding()  82x52"))
    #expect(drawn.contains("3  Text(\"Hello\")  50x20"))
  }

  @Test func `what cannot be drawn is named`() throws {
    let drawn = lines(try session(), ":draw Text(\"a\").blur(radius: 3).shadow(radius: 2)")
    #expect(drawn.last == "not drawn: .shadow, .blur")
  }

  @Test func `a drawing in words`() throws {
    let drawn = lines(try session(["--plain"], after: card), ":draw")
    #expect(
      drawn == [
        "a picture of 82x52 points", "an area in yellow, 82x52 at 0, 0",
        "text “Hello” in black, 50x20 at 16, 16",
      ]
    )
  }

  // MARK: Comparing

  @Test func `the first differing number of two views is named`() throws {
    let swapped = "Text(\"Hello\").background(.yellow).padding()"
    let told = lines(try session(), ":compare \(card) | \(swapped)")
    #expect(told.contains("the first difference is the width of .background(.yellow): 82 and 50"))
    #expect(told.contains("types: _PaddingLayout in A, _BackgroundStyleModifier<Color> in B"))
    #expect(
      told.contains {
        $0.hasPrefix("≠ .background(.yellow)  82x52")
          && $0.contains("  .padding()            82x52")
      }
    )
  }

  @Test(arguments: [
    ("Color.red | Color.blue", "no number differs"),
    ("Color.red --in 100x50 | 200x50", "the first difference is the whole width: 100 and 200"),
    (
      "Text(\"Hello\") --metrics grid | sf",
      "the first difference is the whole width: 50 and 38.667"
    ),
    (
      "Color.red --device iPhone SE | iPhone 16",
      "the first difference is the whole width: 375 and 393"
    ),
    (
      "Text(\"a b\") --offer nilxnil | 10xnil", "the first difference is the whole width: 30 and 10"
    ),
    (
      "Text(\"a|b\") | VStack { Text(\"a|b\"); if true || false { Text(\"c\") } }",
      "the first difference is the whole height: 20 and 48"
    ),
  ])
  func `one view in two windows, metrics or offers`(sides: String, verdict: String) throws {
    #expect(lines(try session(), ":compare " + sides).contains(verdict))
  }

  @Test func `the last view is compared when no code is given`() throws {
    let session = try session(after: "Color.red")
    let told = lines(session, ":compare iPhone SE | iPhone 16")
    #expect(told.contains("the first difference is the whole width: 375 and 393"))
    #expect(lines(session, ":compare Color.red").first == "refused")
    #expect(lines(session, ":compare Color.red | 3").first == "refused")
  }
}

@Suite struct LayoutCommandLineTests {
  private func run(_ arguments: String...) -> (output: String, errors: String, code: ExitCode) {
    let capture = Capture()
    let code = dispatch(arguments, capture.console)
    return (capture.output, capture.errors, code)
  }

  @Test func `layout --log tells the negotiation`() {
    let told = run("layout", "-e", "Text(\"Hello\").padding()", "--log", "--lang", "en")
    #expect(told.code == .success)
    #expect(
      told.output == """
        the window offers .padding() 393x852
          it first takes off 16 on each side
          .padding() offers Text("Hello") 361x820
          Text("Hello") takes 50x20: a text takes no more than its one line needs
        .padding() takes 82x52: its content and 16 on each side

        """
    )
    let chinese = run("layout", "-e", "Text(\"Hi\")", "--log", "--lang", "zh-Hans")
    #expect(chinese.output.hasPrefix("窗口向 Text(\"Hi\") 提议 393x852\n"))
    let unfolded = run(
      "layout",
      "-e",
      "HStack { Text(\"Hi\"); Spacer() }",
      "--unfold",
      "--lang",
      "en"
    )
    #expect(unfolded.output.contains("HStack asks how small Spacer() can be: 8"))
  }

  @Test func `layout --svg writes a document`() {
    let written = run("layout", "-e", "Color.red", "--in", "20x10", "--svg", "-")
    #expect(written.code == .success)
    #expect(written.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(written.output.contains("fill=\"#ff3b30\""))
    let failed = run("layout", "-e", "Color.red", "--svg", "/nowhere/at/all.svg")
    #expect(failed.code == .usage)
    #expect(!failed.errors.isEmpty)
  }

  @Test func `--device and --metrics are options of every command`() {
    #expect(run("size", "-e", "Color.red", "--device", "iPhone 16 Pro").output == "402x778\n")
    #expect(run("size", "-e", "Text(\"Hello\")", "--metrics", "sf").output == "38.667x20.333\n")
    #expect(run("size", "-e", "Color.red", "--device", "iPhone 99").code == .usage)
    #expect(run("size", "-e", "Color.red", "--in", "10x20").output == "10x20\n")
  }

  @Test(arguments: [
    ("CGSize(width: CGFloat.infinity, height: 10)", "Odd is offered 393x852 and answers infx10"),
    ("CGSize(width: CGFloat.nan, height: 10)", "Odd is offered 393x852 and answers with something"),
  ])
  func `a hostile layout ends with its name`(answer: String, message: String) {
    let code = """
      struct Odd: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          \(answer)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Odd { Text("a") }
      """
    let told = run("size", "-e", code, "--lang", "en")
    #expect(told.code == .notGradable)
    #expect(told.output.isEmpty)
    #expect(told.errors.contains(message))
  }
}

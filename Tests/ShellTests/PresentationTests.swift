import Playground
import SwiftSource
import Testing

@testable import Shell

@Suite struct PresentationTests {
  @Test func `a view in English`() {
    let lines = Presentation(width: 60).facts(.sampleView())
    #expect(
      lines.joined(separator: "\n") == """
        type     ModifiedContent<
                   ModifiedContent<
                     VStack<TupleView<(Text, Optional<Text>)>>,
                     _PaddingLayout>,
                   _BackgroundStyleModifier<Color>>
        size     82x52
        shells   .background(.yellow)  82x52
                 .padding()            82x52  adds 16 on each side
                 VStack                50x20
        changes  1 kept: VStack 0
                 inserted Text 0.1: the condition became true
                 state lost Counter 0.2: its type is another one
        bodies   Card ran 1×, Row ran 3×
        printed  hello
        """
    )
  }

  @Test func `a view in Chinese`() {
    let lines = Presentation(language: .chinese, width: 80).facts(.sampleView())
    #expect(
      lines.joined(separator: "\n") == """
        类型  ModifiedContent<
                ModifiedContent<
                  VStack<TupleView<(Text, Optional<Text>)>>,
                  _PaddingLayout>,
                _BackgroundStyleModifier<Color>>
        尺寸  82x52
        外壳  .background(.yellow)  82x52
              .padding()            82x52  每边加 16
              VStack                50x20
        变化  1 个保留：VStack 0
              插入 Text 0.1：条件变为真
              状态丢失 Counter 0.2：类型不同了
        body  Card 运行 1 次，Row 运行 3 次
        输出  hello
        """
    )
  }

  @Test func `views inside a new one are counted and equal reasons told once`() {
    let reason = Phrase("the list grew", "列表变长了")
    var diff = IdentityDiff()
    diff.kept = [.init(id: "0", view: "VStack", reason: reason)]
    diff.inserted = ["0.#1", "0.#1.0", "0.#1.0.0", "0.#2", "0.#2.0", "0.#10"].map {
      .init(id: $0, view: "Row", reason: reason)
    }
    #expect(
      Presentation().changes(diff) == [
        "changes  1 kept: VStack 0",
        "         inserted Row 0.#1, Row 0.#2, Row 0.#10 and 3 inside: the list grew",
      ]
    )
  }

  @Test func `another view in the same place is one line`() {
    let reason = Phrase("the type is another one", "类型不同")
    var diff = IdentityDiff()
    diff.inserted = [.init(id: "0", view: ".padding", reason: reason)]
    diff.removed = [.init(id: "0", view: "Text", reason: reason)]
    #expect(
      Presentation(plain: true).changes(diff) == [
        "changes: .padding stands where Text stood: another type, so another identity; nothing"
          + " inside is kept"
      ]
    )
  }

  @Test func `plain output has one fact a line`() {
    let lines = Presentation(plain: true).facts(.sampleView())
    #expect(
      lines == [
        "type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>,"
          + " _PaddingLayout>, _BackgroundStyleModifier<Color>>",
        "size: 82x52",
        "shell 1 of 3: .background(.yellow), 82x52",
        "shell 2 of 3: .padding(), 82x52, adds 16 on each side",
        "shell 3 of 3: VStack, 50x20",
        "changes: 1 kept: VStack 0",
        "changes: inserted Text 0.1: the condition became true",
        "changes: state lost Counter 0.2: its type is another one",
        "bodies: Card ran 1×",
        "bodies: Row ran 3×",
        "printed: hello",
      ]
    )
  }

  @Test(arguments: Language.allCases, [40, 60, 100])
  func `nothing is wider than the terminal`(_ language: Language, _ width: Int) {
    var answer = Answer.sampleView(input: "let 汉字汉字汉字汉字汉字汉字 = bad")
    answer.diagnostics = [Diagnostic(.sample, at: Span(42, 45), ["bad"])]
    let presentation = Presentation(language: language, width: width)
    for line in presentation.answer(answer, located: false) {
      #expect(displayWidth(line) <= width, "\(line)")
    }
  }

  @Test func `colour never changes the text`() {
    let plain = Presentation(width: 60).facts(.sampleView())
    let colored = Presentation(color: true, width: 60).facts(.sampleView())
    #expect(colored != plain)
    #expect(colored.map(withoutEscapes) == plain)
  }

  @Test func `a diagnostic points at the place, wide characters counted twice`() {
    let source = SourceText("let 好 = bad", name: "a.swift")
    let diagnostic = Diagnostic(.sample, at: Span(10, 13), ["bad"])
    #expect(
      Presentation().diagnostic(diagnostic, in: source, located: true).joined(separator: "\n")
        == """
        a.swift:1:9: error [sample.bad-word]: `bad` is a bad word
        let 好 = bad
                 ^~~
          Good words are better.
          write `good`
        """
    )
    #expect(
      Presentation(language: .chinese, plain: true)
        .diagnostic(diagnostic, in: source, located: false) == [
          "错误，第 1 行第 9 列：`bad` 不是好词 [sample.bad-word]", "  原因：好词更好。", "  试试：写 `good`",
        ]
    )
  }

  @Test func `a diagnostic at the end of a line has its caret after it`() {
    let source = SourceText("Text(\n", name: "input")
    let lines = Presentation().diagnostic(
      Diagnostic(.sample, at: Span(5, 5)),
      in: source,
      located: false
    )
    #expect(lines[1...2] == ["    Text(", "         ^"])
  }

  @Test func `a tree shows frames in root coordinates`() throws {
    let tree = try #require(Answer.sampleView().tree)
    #expect(Presentation().tree(tree) == ["VStack (0, 0) 82x52  0", "  Text (16, 16) 50x20  0.0"])
    #expect(
      Presentation(plain: true).tree(tree) == [
        "level 0: VStack at (0, 0) 82x52, path 0", "level 1: Text at (16, 16) 50x20, path 0.0",
      ]
    )
  }

  @Test func `a type name is taken apart outside in`() {
    let lines = Presentation().explanation(
      of: "ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>"
    )
    #expect(
      lines?.joined(separator: "\n") == """
        a type of 74 letters, 6 layers
        _PaddingLayout: space around, from .padding(…)
        VStack
          TupleView: several views side by side, from a builder
            Text
            Optional: there or not, from an `if` without `else`
              Text
        """
    )
    let pasted = Presentation().explanation(
      of:
        "SwiftUI.ModifiedContent<SwiftUI.TupleContent<Pack{SwiftUI.Text}>, SwiftUI._PaddingLayout>"
    )
    #expect(
      pasted?.dropFirst().map { $0.prefix { $0 != ":" } } == [
        "_PaddingLayout", "TupleContent", "  Text",
      ]
    )
    #expect(Presentation().explanation(of: "VStack<Text") == nil)
    #expect(Presentation().explanation(of: "") == nil)
  }

  @Test(
    arguments: [
      "Text", "Optional<Text>", "(Int, String)", "Array<(offset: Int, element: String)>",
      "ForEach<Array<Int>, Int, Text>", "(Int, String) -> Optional<Bool>", "Text.Type",
      "TupleContent<Pack{Text, Text}>", "Button<Text>", "Binding<Optional<(Int) -> ()>>", "()",
    ]
  )
  func `a type name survives being taken apart`(_ name: String) {
    #expect(TypeOutline(name)?.text == name)
  }

  @Test func `deeply nested names neither overflow nor hang`() {
    let deep = String(repeating: "A<", count: 20_000) + "B" + String(repeating: ">", count: 20_000)
    #expect(TypeOutline(deep) == nil)
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { result.append(character) }
      if character == "m" { isEscape = false }
    }
    return result
  }
}

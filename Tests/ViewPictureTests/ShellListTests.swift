import Testing
import ViewLayout
import ViewPicture

@Suite struct ShellListTests {
  private let list = ShellList([
    ShellList.Row(
      name: ".padding()",
      size: Size(width: 82, height: 52),
      proposal: Proposal(width: 393, height: 852),
      note: "16 on every edge"
    ),
    ShellList.Row(
      name: ".background(Color.yellow)",
      size: Size(width: 50, height: 20),
      proposal: Proposal(width: 361, height: nil)
    ),
    ShellList.Row(name: "Text(\"你好\")", size: Size(width: 40, height: 100 / 3)),
  ])

  @Test func `sizes stand below each other from outside in`() {
    #expect(
      list.text(columns: 80) == """
        ┌ .padding()                     82x52  offered 393x852
        │   16 on every edge
        ├ .background(Color.yellow)      50x20  offered 361xany
        └ Text("你好")               40x33.333
        """
    )
  }

  @Test func `forty columns hold names and sizes`() {
    let text = list.text(columns: 40)
    #expect(
      text == """
        ┌ .padding()                     82x52
        │   16 on every edge
        ├ .background(Color.yellow)      50x20
        └ Text("你好")               40x33.333
        """
    )
    #expect(text.split(separator: "\n").allSatisfy { CharacterCells.count(of: String($0)) <= 40 })
  }

  @Test func `a long name is cut and its size is not`() {
    let row = ShellList.Row(
      name: ".overlay(alignment: .topTrailing) { Badge(count: 12) }",
      size: Size(width: 393, height: 852)
    )
    #expect(ShellList([row]).text(columns: 40) == "─ .overlay(alignment: .topTrai…  393x852")
  }

  @Test func `plain text has one fact a line`() {
    #expect(
      list.text(.plain) == """
        shell 1: .padding()
        size: 82x52
        offered: 393x852
        16 on every edge
        shell 2: .background(Color.yellow)
        size: 50x20
        offered: 361xany
        shell 3: Text("你好")
        size: 40x33.333
        """
    )
  }

  @Test func `chinese words`() {
    let one = ShellList([
      ShellList.Row(name: "Spacer()", size: Size(width: 8, height: 0), proposal: .infinity)
    ])
    #expect(
      one.text(.plain, words: .chinese) == "外壳 1: Spacer()\n尺寸: 8x0\n提议: 宽 无限、高 无限"
    )
  }

  @Test func `nothing has no lines`() {
    #expect(ShellList([]).text() == "")
    #expect(ShellList([]).text(.plain) == "")
  }
}

@Suite struct TreeTextTests {
  private let tree = TreeText([
    TreeText.Row(level: 0, label: "VStack", detail: "108x56"),
    TreeText.Row(level: 1, label: "HStack", detail: "108x28"),
    TreeText.Row(level: 2, label: "Text(\"a\")", detail: "10x20"),
    TreeText.Row(level: 2, label: "Text(\"b\")", detail: "10x20"),
    TreeText.Row(level: 1, label: "Text(\"Hello\")", detail: "50x20"),
  ])

  @Test func `children hang on their parent`() {
    #expect(
      tree.text() == """
        VStack  108x56
        ├ HStack  108x28
        │ ├ Text("a")  10x20
        │ └ Text("b")  10x20
        └ Text("Hello")  50x20
        """
    )
  }

  @Test func `plain text says the level`() {
    #expect(
      tree.text(.plain) == """
        level 1: VStack, 108x56
        level 2: HStack, 108x28
        level 3: Text("a"), 10x20
        level 3: Text("b"), 10x20
        level 2: Text("Hello"), 50x20
        """
    )
  }

  @Test func `a deep tree stays within forty columns`() {
    let rows = (0..<500).map { TreeText.Row(level: $0, label: "VStack", detail: "10x20") }
    let lines = TreeText(rows).text(columns: 40).split(separator: "\n")
    #expect(lines.count == 500)
    #expect(lines.allSatisfy { CharacterCells.count(of: String($0)) <= 40 })
  }
}

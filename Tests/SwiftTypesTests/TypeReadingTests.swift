import SwiftTypes
import Testing

@Suite struct TypeReadingTests {
  @Test(arguments: [
    "Text",
    "ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, "
      + "_BackgroundStyleModifier<Color>>",
    "TupleContent<Pack{Text, Optional<Text>}>",
    "TupleContent<Pack{}>",
    "ForEach<Array<(offset: Int, element: String)>, Int, Text>",
    "_ValueActionModifier2<() -> ()>",
    "SubscriptionView<Published<Int>, (Int, inout Text) async throws(Oops) -> Optional<Text>>",
    "@Sendable () async -> ()",
    "Array<(Int) -> (Int) -> ()>",
    "Box<P & Q>",
    "Button<some View>",
    "Text.Type",
    "<<opaque return type of View.toolbar<A>(content:)>>.0",
    "ModifiedContent<<<opaque return type of View.bold(_:)>>.0, _PaddingLayout>",
    "InlineArray<3, Int>",
    "类型<Überschrift>",
  ])
  func `a run-time name reads back as itself`(_ text: String) throws {
    #expect(try readTypeName(text).name == text)
  }

  @Test(arguments: [
    (
      "SwiftUI.ModifiedContent<SwiftUI.Text, SwiftUI._PaddingLayout>",
      "ModifiedContent<Text, _PaddingLayout>"
    ),
    ("Text?", "Optional<Text>"),
    ("[Int: [Text]]", "Dictionary<Int, Array<Text>>"),
    ("(Text)", "Text"),
    ("(Text?)", "Optional<Text>"),
    ("Void", "()"),
    ("any View & Equatable", "View & Equatable"),
    ("FocusState<Bool>.Binding", "Binding"),
    ("SwiftUI.Text.Case", "Case"),
    ("Coast.(unknown context at $10028f608).RootView", "RootView"),
    ("(extension in App):SwiftUI.View", "View"),
    ("App.(Card in _5D2F)<SwiftUI.Text>", "Card<Text>"),
    ("Card #1 in main", "Card"),
    ("  VStack< TupleView<(Text,Text)> >", "VStack<TupleView<(Text, Text)>>"),
    ("ModifiedContent<..., _PaddingLayout>", "ModifiedContent<…, _PaddingLayout>"),
    ("`Type`", "Type"),
  ])
  func `every other spelling reads as the run-time name`(_ text: String, _ name: String) throws {
    #expect(try readTypeName(text).name == name)
  }

  @Test func `modules and parents are kept beside the name`() throws {
    #expect(try readTypeName("SwiftUI.Text.Case").qualifiers == ["SwiftUI", "Text"])
  }

  @Test(arguments: [
    ("", TypeNameError.Reason.expectedType, 0),
    ("VStack<", .expectedType, 7),
    ("VStack<Text", .unclosed, 11),
    ("VStack<Text>>", .trailingText, 12),
    ("Text Text", .trailingText, 5),
    ("(A, B", .unclosed, 5),
    ("Pack{A", .unclosed, 6),
    ("<<opaque return type of x", .unclosed, 0),
    ("A & ", .expectedType, 4),
    ("[A", .unclosed, 2),
    ("\u{1B}[31m", .expectedType, 0),
  ])
  func `what is no type says where`(
    _ text: String,
    _ reason: TypeNameError.Reason,
    _ offset: Int
  ) {
    #expect(throws: TypeNameError(reason, at: offset)) { try readTypeName(text) }
  }

  @Test(arguments: ["A<", "(", "[", "any ", "Pack{", "A.", "() -> ", "@a ", "~", "A?&", "<<", "`"])
  func `nothing repeated a hundred thousand times overflows the stack`(_ part: String) {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    #expect(throws: TypeNameError.self) { try readTypeName(text) }
  }

  @Test func `the deepest type allowed is read, one deeper is not`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "A<", count: depth - 1) + "B" + String(repeating: ">", count: depth - 1)
    }
    let deep = try readTypeName(nested(TypeNameLimit.depth))
    #expect(deep == deep && deep.size == TypeNameLimit.depth)
    #expect(throws: TypeNameError.self) { try readTypeName(nested(TypeNameLimit.depth + 1)) }
  }

  @Test func `random bytes never trap`() {
    let alphabet = Array("A<>()[]{}.,:?!&@-> #~`…pack anyPack{<<opaque return type of _1é")
    var state: UInt64 = 42
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      if let type = try? readTypeName(text) { #expect(type.size >= 1) }
    }
  }
}

@Suite struct TypeNameDifferenceTests {
  private func difference(_ found: String, _ expected: String) throws -> TypeNameDifference? {
    try readTypeName(found).firstDifference(from: readTypeName(expected))
  }

  @Test(arguments: [
    ("Text?", "Optional<Text>"), ("SwiftUI.Text", "Text"), ("(Text, Int)", "(Text,Int)"),
    ("[Int]", "Swift.Array<Swift.Int>"),
  ])
  func `spelling is no difference`(_ found: String, _ expected: String) throws {
    #expect(try difference(found, expected) == nil)
    #expect(try readTypeName(found) == readTypeName(expected))
  }

  @Test func `the first differing argument is named and marked`() throws {
    let found = try #require(
      try difference(
        "ModifiedContent<ModifiedContent<Text, _FrameLayout>, _PaddingLayout>",
        "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>"
      )
    )
    #expect(found.found.name == "_FrameLayout")
    #expect(found.expected.name == "_PaddingLayout")
    #expect(found.steps.map(\.owner) == ["ModifiedContent", "ModifiedContent"])
    #expect(found.steps.map(\.position) == [1, 2])
    let marked = String(decoding: Array(found.text.utf8)[found.mark], as: UTF8.self)
    #expect(marked == "_FrameLayout")
  }

  @Test(arguments: [
    ("Text", "Image", "Text"),
    ("VStack<Text>", "VStack<Text, Text>", "VStack<Text>"),
    ("(a: Int, Int)", "(b: Int, Int)", "(a: Int, Int)"),
    ("A<(Int) -> Int>", "A<(Int) async -> Int>", "(Int) -> Int"),
    ("A<Pack{B, C}>", "A<Pack{B}>", "Pack{B, C}"),
    ("A<B.Type>", "A<C.Type>", "B"),
  ])
  func `every form can differ`(_ found: String, _ expected: String, _ marked: String) throws {
    let result = try #require(try difference(found, expected))
    #expect(String(decoding: Array(result.text.utf8)[result.mark], as: UTF8.self) == marked)
    #expect(try readTypeName(found) != readTypeName(expected))
  }

  @Test func `agreement counts the types that stand at their place`() throws {
    let expected = try readTypeName("ModifiedContent<ModifiedContent<Text, A>, B<C>>")
    #expect(expected.size == 6)
    #expect(expected.agreement(with: expected) == 6)
    let near = try readTypeName("ModifiedContent<ModifiedContent<Text, X>, B<C>>")
    #expect(near.agreement(with: expected) == 5)
    #expect(try readTypeName("Text").agreement(with: expected) == 0)
  }
}

import SwiftChecker
import SwiftEvaluator
import SwiftSource
import Testing
import ViewLibrary

/// The outline of a library file must find what the parser finds: what it misses cannot be looked up.
@Suite struct OutlineTests {
  static let files =
    StandardSources.files.map { SourceText($0.text, name: $0.name) }
    + ViewLibrary.files.map { SourceText($0.text, name: $0.name) }

  @Test(arguments: files.map(\.name))
  func `the outline names what the parser finds`(name: String) throws {
    for file in Self.files where file.name == name {
      let outlined = SourceOutline(file).items.map(Self.describe)
      let parsed = parse(file).statements.compactMap { statement -> [String]? in
        guard case .declaration(let declaration) = statement.kind else { return nil }
        return Self.describe(declaration)
      }
      #expect(outlined.flatMap(\.self) == parsed.flatMap(\.self))
    }
  }

  @Test func `a piece reads like the whole`() {
    let file = SourceText(
      """
      @available(*, deprecated)
      public struct Box<Item>
      where Item: View {
        let item: Item
      }

      extension Box: View {
        /// Says something.
        @ViewBuilder
        public static func + (left: Box, right: Box) -> some View { left }
        class func make(
          _ item: Item
        ) -> Box { Box(item: item) }
      }
      extension Never: View {}
      """
    )
    let outline = SourceOutline(file)
    #expect(outline.items.map(\.name) == ["Box", "Box", "Never"])
    #expect(outline.items[1].members.map(\.name) == ["+", "make"])
    #expect(outline.items[1].members[0].isOperator)
    for item in outline.items {
      let piece = parseDeclarations(of: file, in: item.span, members: false)
      #expect(piece.count == 1)
    }
    let member = parseDeclarations(of: file, in: outline.items[1].members[1].span, members: true)
    #expect(
      member.map { file.text(in: $0.span) } == [
        "class func make(\n    _ item: Item\n  ) -> Box { Box(item: item) }"
      ]
    )
  }

  private static func describe(_ item: SourceOutline.Item) -> [String] {
    [item.name] + item.members.flatMap { $0.keyword == "case" ? [] : ["  " + $0.name] }
  }

  private static func describe(_ declaration: DeclarationSyntax) -> [String] {
    switch declaration.kind {
    case .nominal(let nominal):
      [nominal.name.text] + nominal.members.flatMap(member)
    case .extensionDeclaration(let item):
      [String(item.type.firstName)] + item.members.flatMap(member)
    default: names(declaration)
    }
  }

  private static func member(_ declaration: DeclarationSyntax) -> [String] {
    names(declaration).map { "  " + $0 }
  }

  private static func names(_ declaration: DeclarationSyntax) -> [String] {
    switch declaration.kind {
    case .nominal(let nominal): [nominal.name.text]
    case .function(let function): [function.name.text]
    case .initializer: ["init"]
    case .subscriptDeclaration: ["subscript"]
    case .variable(let variable):
      variable.bindings.prefix(1).compactMap { binding in
        var pattern = binding.pattern
        if case .typed(let inner, _) = pattern.kind { pattern = inner }
        guard case .identifier(let name) = pattern.kind else { return nil }
        return name.text
      }
    case .typeAlias(let name, _, _): [name.text]
    case .associatedType(let name, _, _, _): [name.text]
    case .operatorDeclaration(let name, _, _): [name.text]
    case .precedenceGroup(let group): [group.name]
    default: []
    }
  }
}

extension TypeSyntax {
  /// The first component of a type's name.
  fileprivate var firstName: String {
    switch kind {
    case .identifier(let name, _): name.text
    case .member(let base, _, _): base.firstName
    default: ""
    }
  }
}

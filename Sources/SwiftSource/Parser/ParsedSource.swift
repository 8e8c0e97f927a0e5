/// A text with its tokens, its tree and what was wrong with it.
public struct ParsedSource: Sendable {
  /// The text.
  public let source: SourceText
  /// The tokens with their trivia: one after the other they are the text, byte for byte.
  public let tokens: [Token]
  /// The statements and declarations of the file.
  public let statements: [StatementSyntax]
  /// What is wrong, in source order; empty for correct Swift.
  public let diagnostics: [Diagnostic]
  /// True when nothing is wrong but the end came too early: more lines could complete the text.
  public let isIncomplete: Bool

  /// True when no diagnostic is an error.
  public var isCorrect: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Reads Swift source.
///
/// Never fails: what cannot be read becomes a diagnostic and an error node.
///
///     parse(SourceText("VStack { Text(\"a\")")).isIncomplete   true: a `}` may still come
///
/// - Parameters:
///   - source: The text.
///   - keepsDocumentation: False leaves out the documentation lines of declarations, which nearly
///     halves the work for the library's files, half of which are comments.
/// - Returns: The tree with its tokens and messages.
/// - Complexity: linear in the length of the text.
public func parse(_ source: SourceText, keepsDocumentation: Bool = true) -> ParsedSource {
  source.utf8.withUnsafeBufferPointer { utf8 in
    let bytes = ByteBuffer(base: utf8)
    var lexer = Lexer(bytes)
    lexer.run()
    let tokens = lexer.tokens
    return tokens.withUnsafeBufferPointer { buffer in
      var parser = Parser(bytes, TokenBuffer(base: buffer))
      parser.keepsDocumentation = keepsDocumentation
      let statements = parser.parseFile()
      let hasLexicalMistake = lexer.diagnostics.contains {
        !DiagnosticKind.openEnds.contains($0.kind)
      }
      let isIncomplete =
        (lexer.endsInside || parser.failedAtEnd || parser.lacksBody) && !parser.failedBeforeEnd
        && !hasLexicalMistake
      return ParsedSource(
        source: source,
        tokens: tokens,
        statements: statements,
        diagnostics: merge(lexer.diagnostics, parser.diagnostics),
        isIncomplete: isIncomplete
      )
    }
  }
}

/// Reads the declarations of one part of a text, as ``SourceOutline`` cuts it.
///
/// Meant for the files of the library, which are correct: what is wrong is not told, and
/// documentation is left out.
///
/// - Parameters:
///   - source: The text.
///   - span: Whole declarations, or the head of an extension up to its opening brace.
///   - members: True for members of an extension, false for declarations of the file.
/// - Returns: The declarations; their spans are those of the whole text.
public func parseDeclarations(
  of source: SourceText,
  in span: Span,
  members: Bool
) -> [DeclarationSyntax] {
  source.utf8.withUnsafeBufferPointer { utf8 in
    let bytes = ByteBuffer(base: UnsafeBufferPointer(rebasing: utf8[..<span.end]))
    var lexer = Lexer(bytes)
    lexer.begin(at: span.start)
    lexer.run()
    let tokens = lexer.tokens
    return tokens.withUnsafeBufferPointer { buffer in
      var parser = Parser(bytes, TokenBuffer(base: buffer))
      parser.keepsDocumentation = false
      if members { parser.context = .extensionMembers }
      let statements = members ? parser.parseMemberStatements() : parser.parseFile()
      return statements.compactMap { statement in
        guard case .declaration(let declaration) = statement.kind else { return nil }
        return declaration
      }
    }
  }
}

/// Both lists in source order; of two messages about one place the lexer's says more.
private func merge(_ lexical: [Diagnostic], _ grammatical: [Diagnostic]) -> [Diagnostic] {
  let places = Set(lexical.map(\.span.start))
  let rest = grammatical.filter { !places.contains($0.span.start) }
  return (lexical + rest).enumerated()
    .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
    .map(\.element)
}

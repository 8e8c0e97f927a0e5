/// The languages viewshell speaks; type names and code are never translated.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh-Hans"
}

/// One sentence in every language, with `{0}` and `{1}` standing for arguments.
public struct Phrase: Hashable, Sendable {
  /// The English template.
  public let english: String
  /// The Simplified Chinese template.
  public let chinese: String

  /// Pairs the two templates.
  public init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// The sentence in one language with its placeholders filled.
  public func text(in language: Language, _ arguments: [String] = []) -> String {
    let template = language == .english ? english : chinese
    guard !arguments.isEmpty, template.contains("{") else { return template }
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let after = rest[rest.index(after: open)...]
      if let close = after.firstIndex(of: "}"), let index = Int(after[..<close]),
        arguments.indices.contains(index)
      {
        let argument = Self.part(of: arguments[index], in: language)
        result += language == .chinese ? enumerated(argument) : argument
        rest = after[after.index(after: close)...]
      } else {
        result += "{"
        rest = after
      }
    }
    return result + rest
  }

  /// The phrase as an argument of another phrase.
  public var argument: String { english + Self.separator + chinese }

  private static let separator = "\u{1F}"

  /// An argument in one language, when it is a phrase itself.
  private static func part(of argument: String, in language: Language) -> String {
    guard let place = argument.firstRange(of: separator) else { return argument }
    let part =
      language == .chinese ? argument[place.upperBound...] : argument[..<place.lowerBound]
    return String(part)
  }

  /// A list of quoted names as Chinese writes it.
  private func enumerated(_ list: String) -> String {
    var result = ""
    var rest = list[...]
    while let next = rest.first {
      if rest.hasPrefix("`, `") {
        result += "`、`"
        rest = rest.dropFirst(4)
      } else {
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// How grave a diagnostic is.
public enum Severity: String, Sendable {
  /// The program cannot run.
  case error
  /// The program runs, but hardly as meant.
  case warning
  /// An explanation attached to another message.
  case note
}

/// One kind of message to a learner: its stable id and its words in every language.
///
/// Kinds are values listed in the table of their family (`DiagnosticKind.parser`,
/// `DiagnosticKind.checker`, ...); the wording may improve, the id never changes.
public struct DiagnosticKind: Hashable, Sendable {
  /// `domain.kebab-name`, for example `checker.unknown-member`.
  public let id: String
  /// Error, warning or note.
  public let severity: Severity
  /// What happened, in one line.
  public let headline: Phrase
  /// Why Swift or SwiftUI works so, in one sentence; nil when the headline says it all.
  public let reason: Phrase?
  /// What to try next; nil when nothing general can be said.
  public let remedy: Phrase?

  /// Describes a kind of message.
  public init(
    _ id: String,
    _ severity: Severity = .error,
    _ headline: Phrase,
    reason: Phrase? = nil,
    remedy: Phrase? = nil
  ) {
    self.id = id
    self.severity = severity
    self.headline = headline
    self.reason = reason
    self.remedy = remedy
  }
}

/// A message to a learner about one place of their code: a value, never thrown.
public struct Diagnostic: Hashable, Sendable {
  /// Which kind of message it is.
  public let kind: DiagnosticKind
  /// What fills the placeholders of the kind's phrases.
  public let arguments: [String]
  /// The bytes of the source text it speaks about.
  public let span: Span
  /// Further phrases with their arguments already filled in, such as near spellings.
  public var hints: [Phrase]

  /// Places a kind of message at a span.
  public init(
    _ kind: DiagnosticKind,
    at span: Span,
    _ arguments: [String] = [],
    hints: [Phrase] = []
  ) {
    self.kind = kind
    self.arguments = arguments
    self.span = span
    self.hints = hints
  }

  /// The stable id of the kind.
  public var id: String { kind.id }
  /// The severity of the kind.
  public var severity: Severity { kind.severity }

  /// The headline in one language.
  public func message(in language: Language) -> String {
    kind.headline.text(in: language, arguments)
  }
}

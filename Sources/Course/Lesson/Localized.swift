public import SwiftSource

/// A part of a lesson in every language it was written in; English is always there.
public struct Localized<Value: Sendable>: Sendable {
  /// The English original.
  public let english: Value
  /// The Simplified Chinese translation, when the lesson has one.
  public let chinese: Value?

  /// Pairs original and translation.
  public init(_ english: Value, chinese: Value? = nil) {
    self.english = english
    self.chinese = chinese
  }

  /// The part in one language, in English when it is not translated.
  public func value(in language: Language) -> Value {
    language == .chinese ? chinese ?? english : english
  }
}

/// One sentence with what fills its placeholders; code in the arguments is never translated.
public struct Message: Hashable, Sendable {
  /// The sentence in every language.
  public let phrase: Phrase
  /// What fills `{0}`, `{1}`, ...
  public let arguments: [String]

  /// Pairs a sentence with its arguments.
  public init(_ phrase: Phrase, _ arguments: String...) {
    self.phrase = phrase
    self.arguments = arguments
  }

  /// The sentence in one language.
  public func text(in language: Language) -> String { phrase.text(in: language, arguments) }
}

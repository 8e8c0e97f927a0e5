import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes

/// Finds the name under which a learner writes a modifier: the function that makes its type.
///
/// The functions in extensions of `View` are read once, and the type names in them noted; a type
/// that several functions use goes to the one whose name it resembles, else to the first.
final class ModifierNames {
  private let checker: Checker
  private var functions: [String: [String]]?
  private var sessionFunctions: [String: [String]]?
  private var keyPaths: [String: String] = [:]

  init(_ checker: Checker) { self.checker = checker }

  /// Forgets the functions of the session, which may have been declared again.
  func forgetSession() { sessionFunctions = nil }

  func name(of modifier: TypedValue, effect: String?, _ evaluator: Evaluator) -> String {
    if let name = writtenName(of: modifier, evaluator) { return name }
    let known = libraryFunctions()
    if let name = best(sessionNames()[modifier.name] ?? [], for: modifier, evaluator) {
      return name
    }
    if let path = keyPath(of: modifier, evaluator) {
      return keyPaths[path] ?? "environment"
    }
    // A learner's own modifier may bear the name of somebody's generic parameter.
    if modifier.type.reference?.module == "SwiftUI",
      let name = best(known[modifier.name] ?? [], for: modifier, evaluator)
    {
      return name
    }
    return effect ?? "modifier(\(modifier.name))"
  }

  /// The function a learner calls to write a value of the environment.
  func modifier(writing key: String) -> String {
    _ = libraryFunctions()
    guard key.hasPrefix("_") else { return key }
    return keyPaths[key] ?? String(key.dropFirst())
  }

  /// The name that a modifier without a type of its own brings along.
  private func writtenName(of modifier: TypedValue, _ evaluator: Evaluator) -> String? {
    guard case .structure(let object) = modifier.value else { return nil }
    return evaluator.fields(of: object).first { $0.name == "writtenName" }?.value.asString
  }

  /// The key path among the stored properties, for modifiers that write a value under one.
  private func keyPath(of modifier: TypedValue, _ evaluator: Evaluator) -> String? {
    guard case .structure(let object) = modifier.value else { return nil }
    for field in evaluator.fields(of: object) {
      if case .keyPath = field.value.opened,
        let text = try? evaluator.describe(field.value.opened, field.type)
      {
        return text.split(separator: ".").last.map { String($0.prefix { $0.isLetter }) }
      }
    }
    return nil
  }

  private func best(_ candidates: [String], for modifier: TypedValue, _ evaluator: Evaluator)
    -> String?
  {
    guard !candidates.isEmpty else { return nil }
    let plain = modifier.name.lowercased()
    if let like = candidates.filter({ plain.contains($0.lowercased()) }).max(by: {
      $0.count < $1.count
    }) {
      return like
    }
    // A modifier for any key is made by the function that names the key.
    for argument in modifier.type.arguments {
      guard let reference = argument.reference, reference.module == "SwiftUI",
        let named = functions?[reference.name], named.count == 1
      else { continue }
      return named.first
    }
    // Functions that fill different properties of one modifier are told apart by what is filled.
    let filled = filledProperties(of: modifier, evaluator)
    let fitting = candidates.filter { name in filled.contains { name.lowercased().hasSuffix($0) } }
    return fitting.min { $0.count < $1.count } ?? candidates.first
  }

  private func filledProperties(of modifier: TypedValue, _ evaluator: Evaluator) -> [String] {
    guard case .structure(let object) = modifier.value else { return [] }
    return evaluator.fields(of: object).filter { $0.value.unwrapped != nil }
      .map { $0.name.lowercased() }
  }

  private func libraryFunctions() -> [String: [String]] {
    if let functions { return functions }
    var made: [String: [String]] = [:]
    let members =
      checker.libraryExtensionMembers(of: "View")
      + checker.libraryExtensionMembers(of: "DynamicViewContent")
    let written = Set(members.map(\.name))
    for member in members {
      // What a function has in a helper of its own name is found in that.
      let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
      guard name == member.name || written.contains(name) else { continue }
      note(name, member.file, member.span, &made)
    }
    functions = made
    return made
  }

  private func sessionNames() -> [String: [String]] {
    if let sessionFunctions { return sessionFunctions }
    var found: [String: [String]] = [:]
    for case let view as NominalDeclaration in checker.libraryDeclarations(named: "View") {
      for context in view.extensions {
        for case let function as FunctionDeclaration in context.members
        where !function.isLibrary && !function.name.hasPrefix("_") {
          let span = Span(function.span.start, end(of: function))
          note(function.name, function.file, span, &found)
        }
      }
    }
    sessionFunctions = found
    return found
  }

  private func note(
    _ function: String,
    _ file: SourceText,
    _ span: Span,
    _ found: inout [String: [String]]
  ) {
    let bytes = file.utf8
    var index = span.start
    let end = min(span.end, bytes.count)
    while index < end {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < end, isWord(bytes[index]) { index += 1 }
      let first =
        bytes[start] == UInt8(ascii: "_") && start + 1 < end ? bytes[start + 1] : bytes[start]
      let isPath =
        start > 1 && bytes[start - 1] == UInt8(ascii: ".")
        && bytes[start - 2] == UInt8(ascii: "\\")
      guard isPath || isCapital(first) else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isPath {
        if keyPaths[word] == nil || word == function { keyPaths[word] = function }
      } else if found[word]?.contains(function) != true {
        found[word, default: []].append(function)
      }
    }
  }

  /// Where the body ends that follows the name of a function.
  private func end(of function: FunctionDeclaration) -> Int {
    let bytes = function.file.utf8
    var index = function.span.end
    var parentheses = 0
    var braces = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        braces -= 1
        // A closure among the default values is not the body.
        if braces <= 0, parentheses <= 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  private func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}

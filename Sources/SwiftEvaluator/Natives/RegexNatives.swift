import SwiftChecker
import SwiftSource
import SwiftTypes

extension StandardNatives {
  /// Regular expressions.
  static var regexes: [String: NativeFunction] {
    [
      "Regex._mistake()": { call throws(EvaluationError) in
        let (pattern, options) = try call.regex()
        let type = call.selfType.arguments.first ?? .error
        do throws(RegexMistake) {
          let program = try call.evaluator.regexes.program(pattern, options)
          if call.evaluator.standardName(type) == "AnyRegexOutput" { return .string("") }
          let wanted = call.evaluator.checker.regexOutput(program.captures)
          if wanted.name(.runtime) == type.name(.runtime) { return .string("") }
          return .string(
            "Cast to incorrect type 'Regex<\(type.name(.runtime))>', "
              + "expected 'Regex<\(wanted.name(.runtime))>'"
          )
        } catch {
          return .string(error.kind.headline.text(in: .english, error.arguments))
        }
      },
      "Regex._names()": { call throws(EvaluationError) in
        guard let program = try call.program() else { return .array([.string("")]) }
        return try call.made(
          [.string("")] + program.captures.map { .string($0.name ?? "") }
        )
      },
      "Regex._search(_:_:_:)": search,
      "Regex._output(_:_:_:)": output,
    ]
  }

  private static func search(_ call: NativeCall) throws(EvaluationError) -> Value {
    guard let program = try call.program() else { return .array([]) }
    let text = try call.text(0)
    let base = try call.int(1)
    let mode = try call.int(2)
    var matcher = RegexMatcher(program, RegexText(text, scalars: program.matchesScalars))
    try call.countSteps(matcher.text.characters.count / 8)
    var found: [[Int]] = []
    switch mode {
    case 0: if let match = try matcher.search(from: 0) { found.append(match) }
    case 1: if let match = try matcher.match(at: 0, isWhole: true) { found.append(match) }
    case 2: if let match = try matcher.match(at: 0) { found.append(match) }
    default: found = try matcher.all()
    }
    try call.countSteps(matcher.steps / 4)
    let offsets = matcher.text.offsets
    return try call.made(
      found.map { places in
        .array(places.map { .int($0 < 0 ? -1 : offsets[$0] + base) })
      }
    )
  }

  /// The whole match, or a tuple of it and its groups.
  private static func output(_ call: NativeCall) throws(EvaluationError) -> Value {
    let text = try call.text(0)
    let base = try call.int(1)
    guard let type = call.evaluator.standardType("Substring") else { return .unit }
    var parts: [Value] = []
    let places = (call[2].asArray ?? []).compactMap(\.asInt)
    for index in stride(from: 0, to: places.count - 1, by: 2) {
      let (low, high) = (places[index] - base, places[index + 1] - base)
      guard places[index] >= 0, low <= high, high <= text.utf8.count else {
        parts.append(.absent)
        continue
      }
      let start = text.utf8.index(text.startIndex, offsetBy: low)
      let part = text[start..<text.utf8.index(start, offsetBy: high - low)]
      let fields = [try call.made(String(part)), .int(low + base)]
      parts.append(.structure(StructObject(type: type, fields: fields)))
    }
    return .tuple(parts)
  }
}

extension RegexMatcher {
  /// All matches, one behind the other; an empty one moves on by one character.
  fileprivate mutating func all() throws(EvaluationError) -> [[Int]] {
    var found: [[Int]] = []
    var start = 0
    while start <= text.characters.count, let match = try search(from: start) {
      found.append(match)
      start = match[1] > match[0] ? match[1] : match[1] + 1
    }
    return found
  }
}

extension NativeCall {
  /// The pattern and options of a Regex `self`.
  fileprivate func regex() throws(EvaluationError) -> (String, RegexOptions) {
    guard case .structure(let object) = receiver, object.fields.count == 2,
      let pattern = object.fields[0].asString, let bits = object.fields[1].asInt
    else { throw EvaluationError(.overlappingAccess) }
    return (pattern, RegexOptions(rawValue: bits))
  }

  /// What a Regex `self` runs; nil for a pattern with mistakes.
  fileprivate func program() throws(EvaluationError) -> RegexProgram? {
    let (pattern, options) = try regex()
    return try? evaluator.regexes.program(pattern, options)
  }
}

/// The regular expressions a session has used, made ready once.
final class RegexPrograms {
  private var known: [Key: RegexProgram] = [:]

  private struct Key: Hashable {
    let pattern: String
    let options: RegexOptions
  }

  func program(_ pattern: String, _ options: RegexOptions) throws(RegexMistake) -> RegexProgram {
    let key = Key(pattern: pattern, options: options)
    if let program = known[key] { return program }
    let program = try RegexProgram(pattern, options: options)
    if known.count > 200 { known = [:] }
    known[key] = program
    return program
  }
}

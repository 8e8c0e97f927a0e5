import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

extension Playground {
  /// Writes a state by its path: `count = 3`, `Card.isOn = true`, `0.1.items.append(4)`.
  func setState(_ code: String) throws(ActionRefusal) -> ActionWork {
    let all = graph.storages()
    let matching = all.filter { !$0.spellings.allSatisfy { rest(of: code, after: $0) == nil } }
    guard let storage = matching.first else {
      let known = all.map { "`\($0.name)` (\($0.view) \($0.path))" }.joined(separator: ", ")
      let name = String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      throw ActionRefusal(.noSuchState, [name, known.isEmpty ? "-" : known])
    }
    guard matching.count == 1 else {
      let choices = matching.map { "`\($0.path).\($0.name)`" }.joined(separator: ", ")
      throw ActionRefusal(
        .ambiguousControl,
        [storage.name, String(matching.count), choices]
      )
    }
    let suffix = storage.spellings.compactMap { rest(of: code, after: $0) }.first ?? ""
    let type = storage.place.type
    let source: String
    if storage.isPlace {
      source = """
        { (_place: \(type.name(.source))) -> Void in var _value = _place._peek(); _value\(suffix)
        _place.set(_value) }
        """
    } else {
      source = "{ (_object: \(type.name(.source))) -> Void in _object\(suffix) }"
    }
    let function = try closure(source, code)
    return calling(function, [.instance(storage.place)])
  }

  /// Writes a value of the environment at the top: `colorScheme = .dark`.
  func setEnvironment(_ code: String) throws(ActionRefusal) -> ActionWork {
    let source = """
      { (_values: EnvironmentValues) -> EnvironmentValues in var _copy = _values
      _copy.\(code)
      return _copy }
      """
    let function = try closure(source, code)
    return { [graph, evaluator] () throws(EvaluationError) in
      try graph.changeEnvironment { (values) throws(EvaluationError) in
        TypedValue(try evaluator.call(function, [values.value]), values.type)
      }
    }
  }

  /// What follows a name at the start of some code.
  private func rest(of code: String, after name: String) -> String? {
    guard code.hasPrefix(name) else { return nil }
    let rest = code.dropFirst(name.count)
    guard let next = rest.first, !next.isLetter, !next.isNumber, next != "_" else { return nil }
    return String(rest)
  }

  /// Checks a closure that stands for what was written; its mistakes are told in those words.
  private func closure(_ text: String, _ code: String) throws(ActionRefusal) -> Value {
    let source = SourceText("(" + text + ")", name: "action")
    let input = checker.check(parse(source))
    guard input.isRunnable, let expression = input.statements.last?.value else {
      let mistake = input.diagnostics.first { $0.severity == .error }
      let kind = DiagnosticKind.badValue
      func headline(_ language: Language) -> String {
        kind.headline.text(in: language, [code, mistake?.message(in: language) ?? ""])
      }
      throw ActionRefusal(
        DiagnosticKind(kind.id, .error, Phrase(headline(.english), headline(.chinese)))
      )
    }
    do throws(EvaluationError) { return try evaluator.evaluate(expression, file: source) } catch {
      throw ActionRefusal(.badValue, [code, error.name])
    }
  }
}

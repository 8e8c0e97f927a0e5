import SwiftSource
import SwiftTypes

/// One argument of a call before its parameter is known.
struct Argument {
  enum Value {
    /// Still to be inferred.
    case syntax(ExpressionSyntax)
    /// Inferred already: it means the same whatever the parameter.
    case checked(CheckedExpression)
  }

  var label: String?
  var value: Value
  var isTrailing = false

  init(label: String?, value: Value, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }

  var span: Span {
    switch value {
    case .syntax(let syntax): syntax.span
    case .checked(let node): node.span
    }
  }

  var isClosure: Bool {
    guard case .syntax(let syntax) = value else { return false }
    if case .closure = syntax.kind { return true }
    return false
  }
}

/// Which arguments go to which parameter; an empty list means the default.
typealias ArgumentMatch = [[Int]]

/// What kept arguments from fitting parameters.
enum ArgumentMismatch: Hashable {
  case missing(parameter: Int)
  case extra(argument: Int)
  case label(argument: Int, expected: String?)
}

/// The shape of a parameter list: all that labels alone decide.
struct ParameterShape {
  let label: String?
  let hasDefault: Bool
  let isVariadic: Bool
  let isPack: Bool
  let takesClosure: Bool
}

struct ArgumentMatcher {
  let parameters: [ParameterShape]
  let arguments: [Argument]

  /// Matches in order, as Swift does: labels must agree, parameters with defaults may be skipped,
  /// trailing closures go to the closure parameters that are left.
  func match() -> Result<ArgumentMatch, MismatchError> {
    var match = ArgumentMatch(repeating: [], count: parameters.count)
    let plain = arguments.indices.filter { !arguments[$0].isTrailing }
    let trailing = arguments.indices.filter { arguments[$0].isTrailing }
    var position = 0
    var lastBound = -1
    for (index, parameter) in parameters.enumerated() {
      guard position < plain.count else { break }
      let argument = arguments[plain[position]]
      guard argument.label == parameter.label else { continue }
      match[index] = [plain[position]]
      position += 1
      lastBound = index
      if parameter.isVariadic || parameter.isPack {
        let next = index + 1 < parameters.count ? parameters[index + 1] : nil
        while position < plain.count, arguments[plain[position]].label == nil,
          parameter.isPack || next?.label != nil || next == nil || next?.takesClosure == true
        {
          match[index].append(plain[position])
          position += 1
        }
      }
    }
    if position < plain.count { return .failure(explain(plain[position], after: lastBound)) }
    if let problem = bind(trailing, &match, after: lastBound) { return .failure(problem) }
    for (index, parameter) in parameters.enumerated()
    where match[index].isEmpty && !parameter.hasDefault && !parameter.isVariadic
      && !parameter.isPack
    {
      return .failure(MismatchError(.missing(parameter: index)))
    }
    return .success(match)
  }

  private func bind(
    _ trailing: [Int],
    _ match: inout ArgumentMatch,
    after last: Int
  ) -> MismatchError? {
    var next = last + 1
    for (order, argument) in trailing.enumerated() {
      let label = arguments[argument].label
      var target: Int?
      if order == 0, label == nil {
        target = firstClosureParameter(from: next, match, laterLabels: trailing.dropFirst())
      } else {
        target = (next..<max(next, parameters.count)).first {
          match[$0].isEmpty && parameters[$0].label == label
        }
      }
      guard let target else { return MismatchError(.extra(argument: argument)) }
      match[target] = [argument]
      next = target + 1
    }
    return nil
  }

  /// The forward scan of SE-0286: a parameter with a default is passed over when a later one needs the
  /// closure.
  private func firstClosureParameter(
    from start: Int,
    _ match: ArgumentMatch,
    laterLabels: ArraySlice<Int>
  ) -> Int? {
    let labels = Set(laterLabels.compactMap { arguments[$0].label })
    let free = (start..<max(start, parameters.count)).filter {
      match[$0].isEmpty && parameters[$0].takesClosure
        && !(parameters[$0].label.map { labels.contains($0) } ?? false)
    }
    if let required = free.first(where: { !parameters[$0].hasDefault }) { return required }
    return free.first
  }

  private func explain(_ argument: Int, after last: Int) -> MismatchError {
    let rest = parameters.indices.filter { $0 > last }
    guard let next = rest.first(where: { !parameters[$0].hasDefault }) ?? rest.first else {
      return MismatchError(.extra(argument: argument))
    }
    if arguments[argument].label == parameters[next].label {
      return MismatchError(.extra(argument: argument))
    }
    return MismatchError(.label(argument: argument, expected: parameters[next].label))
  }
}

/// A mismatch as an error value.
struct MismatchError: Error {
  let mismatch: ArgumentMismatch
  init(_ mismatch: ArgumentMismatch) { self.mismatch = mismatch }
}

extension BodyChecker {
  func shapes(of parameters: [ParameterDeclaration]) -> [ParameterShape] {
    parameters.map { parameter in
      var isPack = false
      if case .packExpansion = parameter.type.kind { isPack = true }
      return ParameterShape(
        label: parameter.label,
        hasDefault: parameter.hasDefault,
        isVariadic: parameter.isVariadic,
        isPack: isPack,
        takesClosure: takesClosure(parameter.type)
      )
    }
  }

  private func takesClosure(_ type: Type) -> Bool {
    switch type.kind {
    case .function: true
    case .parameter: solver.environment.required(of: type).isEmpty
    case .nominal: checker.wrapped(type).map(takesClosure) ?? false
    default: false
    }
  }

  func arguments(of call: CallSyntax) -> [Argument] {
    call.arguments.map { Argument(label: $0.label?.text, value: .syntax($0.value)) }
      + call.trailingClosures.map {
        Argument(
          label: $0.label.flatMap { $0.text == "_" ? nil : $0.text },
          value: .syntax($0.value),
          isTrailing: true
        )
      }
  }
}

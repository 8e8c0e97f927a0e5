import SwiftSource
import SwiftTypes

/// The raw value of an enum case as its literal gives it.
public enum RawCaseValue {
  /// Of an integer enum.
  case integer(Int)
  /// Of a floating-point enum.
  case float(Double)
  /// Of a String or Character enum.
  case string(String)
}

extension Checker {
  /// The raw value of an enum case, written or implied by the cases before it.
  ///
  /// - Returns: nil when the enum has no raw type, or one that is not built in.
  public func rawValue(of item: EnumCaseDeclaration) -> RawCaseValue? {
    guard let nominal = item.context?.nominal, let type = nominal.rawType else { return nil }
    var next = 0
    for candidate in nominal.cases {
      var value: RawCaseValue
      if let written = candidate.syntax.rawValue.flatMap(literal) {
        value = written
      } else {
        value = isText(type) ? .string(candidate.name) : .integer(next)
      }
      if case .integer(let number) = value {
        next = number &+ 1
        if isStandard(type, "Double") || isStandard(type, "Float") || isStandard(type, "CGFloat") {
          value = .float(Double(number))
        }
      }
      if candidate === item { return value }
    }
    return nil
  }

  private func literal(_ syntax: ExpressionSyntax) -> RawCaseValue? {
    switch syntax.kind {
    case .integerLiteral(let text): return Int(literal: text).map { .integer($0) }
    case .floatLiteral(let text): return .float(Double(literal: text))
    case .stringLiteral(let segments):
      var text = ""
      for case .text(let part, _) in segments { text += part }
      return .string(text)
    case .prefixOperator(let name, let operand) where name.text == "-":
      switch literal(operand) {
      case .integer(let number): return .integer(-number)
      case .float(let number): return .float(-number)
      default: return nil
      }
    case .paren(let inner): return literal(inner)
    default: return nil
    }
  }

  /// A property declared in a type or an extension of it, resolved.
  public func property(_ name: String, of nominal: NominalDeclaration) -> VariableDeclaration? {
    guard let found = nominal.members(named: name).first as? VariableDeclaration else { return nil }
    resolve(found)
    return found
  }
}

extension Checker {
  /// Every function, initializer and accessor that the library declares.
  public func libraryFunctions() -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    func add(_ declaration: Declaration) {
      switch declaration {
      case let function as FunctionDeclaration: result.append(function)
      case let variable as VariableDeclaration:
        result += [variable.getter, variable.setter].compactMap { $0 }
      case let item as SubscriptDeclaration: result += [item.getter, item.setter].compactMap { $0 }
      default: break
      }
    }
    readWholeLibrary()
    for nominal in nominals.values where nominal.isLibrary {
      for context in [nominal.body] + nominal.extensions {
        for member in context.members { add(member) }
      }
    }
    for declaration in library.names.values.joined() { add(declaration) }
    for function in libraryOperators.values.joined() { add(function) }
    return result
  }
}

import SwiftChecker
import SwiftTypes

/// When variables let go of what they hold: at the end of their block, the last declared first.
///
/// Only registers that may hold an instance are cleared, so that counting loops cost nothing more.
extension Lowerer {
  /// Whether values of a type may keep an instance of a class alive.
  func mayKeep(_ type: Type) -> Bool {
    let type = resolve(type)
    if let known = keeping[type] { return known }
    // A type inside itself is no further answer.
    keeping[type] = false
    let answer = looksKeeping(type)
    keeping[type] = answer
    return answer
  }

  private func looksKeeping(_ type: Type) -> Bool {
    switch type.kind {
    case .tuple(let elements): return elements.contains { mayKeep($0.type) }
    case .metatype: return false
    case .nominal(let nominal):
      guard let declaration = checker.declaration(of: nominal.reference) else { return true }
      if declaration.isClass { return true }
      if let name = evaluator.standardName(type) {
        if nominal.arguments.isEmpty { return name.hasPrefix("Any") }
        return nominal.arguments.contains { mayKeep($0) }
      }
      guard !declaration.isLibrary else { return true }
      let map = Substitutions(parameters: declaration.parameters, arguments: nominal.arguments)
      let parts =
        declaration.storedProperties.filter { !$0.isStatic }.map(\.type)
        + declaration.cases.flatMap { ($0.payload ?? []).map(\.type) }
      return parts.contains { mayKeep($0.substituting(map)) }
    default: return true
    }
  }

  /// Lets registers go, the last first.
  func letGo(_ registers: [Int]) {
    for register in registers.reversed() { emit(.clear, register) }
    if !registers.isEmpty { emit(.drain) }
  }

  /// Lets a variable of the innermost scope outlive it: it is the value of the block.
  func keep(_ variable: LocalVariable) {
    switch locals[variable] {
    case .register(let register), .box(let register):
      scopes.last?.holders.removeAll { $0 == register }
    case nil: break
    }
  }

  /// After a statement that may have dropped an instance: what its `deinit` does is seen by the next.
  func drain(after expression: CheckedExpression) {
    switch expression.kind {
    case .assignment(let place, _): if mayKeep(place.type) { emit(.drain) }
    case .block: emit(.drain)
    default: break
    }
  }

  /// Lowers a statement that binds variables of its own: they end with it.
  func ending(_ work: () throws(EvaluationError) -> Void) throws(EvaluationError) {
    scopes.append(Scope())
    try work()
    try endScope()
  }

  /// The registers of the innermost scope that are let go when it ends.
  var holders: [Int] { scopes.last?.holders ?? [] }
}

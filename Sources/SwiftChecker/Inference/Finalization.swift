import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Puts the inferred types into the nodes made since `start`.
  func finalize(from start: Int) {
    var index = start
    var hasReported = false
    while index < nodes.count {
      let node = nodes[index]
      node.type = solver.deep(node.type)
      node.kind = finalized(node.kind)
      checkRange(of: node)
      finalizeLiteral(node)
      if !openOperators.isEmpty { settleOpenOperator(node) }
      if node.type.flags.contains(.variable), !hasReported, isOutermost {
        hasReported = true
        reportOpen(node)
      }
      index += 1
    }
  }

  /// Inside an unfinished closure types may stay open until the call around it is settled.
  private var isOutermost: Bool { depth == 0 }

  private func reportOpen(_ node: CheckedExpression) {
    guard diagnostics.isEmpty else { return }
    var name: String?
    node.type.forEachNode { type in
      if case .variable(let index) = type.kind, name == nil { name = solver.variables[index].name }
    }
    if case .none = node.kind {
      report(.nilNeedsContext, node.span)
    } else if let (given, wanted) = unmetLiteral(in: node.type) {
      report(.literalNeedsConformance, node.span, [given, wanted])
    } else if let name {
      report(.cannotInferGeneric, node.span, [name])
    } else {
      report(.cannotInferType, node.span)
    }
  }

  /// A literal whose default type lacks a protocol that is asked of it.
  private func unmetLiteral(in type: Type) -> (String, String)? {
    var found: (String, String)?
    type.forEachNode { part in
      guard case .variable(let index) = part.kind, found == nil,
        let name = solver.variables[index].literal?.defaultName
      else { return }
      let standard = checker.standard(name)
      let missing = solver.variables[index].protocols.first {
        !checker.conforms(standard, to: $0, in: solver.environment)
      }
      if let missing { found = (name, missing.name) }
    }
    return found
  }

  private func deep(_ map: Substitutions) -> Substitutions {
    map.isEmpty ? map : map.mapTypes { solver.deep($0) }
  }

  private func finalized(_ kind: CheckedExpression.Kind) -> CheckedExpression.Kind {
    switch kind {
    case .global(let variable, let map): return .global(variable, deep(map))
    case .property(let base, let variable, let map, let dispatch):
      return .property(base, variable, deep(map), dispatch)
    case .subscriptAccess(let base, let item, let map, let arguments, let dispatch):
      return .subscriptAccess(base, item, deep(map), arguments, dispatch)
    case .metatype(let type): return .metatype(solver.deep(type))
    case .function(let function, let map, let base, let dispatch):
      return .function(function, deep(map), selfArgument: base, dispatch)
    case .enumCase(let item, let map): return .enumCase(item, deep(map))
    case .cast(let value, let cast, let type): return .cast(value, cast, solver.deep(type))
    case .keyPath(let root, let components):
      return .keyPath(root: solver.deep(root), components.map(finalized))
    case .call(let call):
      switch call.callee {
      case .function(let function, let map, let base, let dispatch):
        call.callee = .function(function, deep(map), selfArgument: base, dispatch)
      case .enumCase(let item, let map): call.callee = .enumCase(item, deep(map))
      case .value: break
      }
      return kind
    default: return kind
    }
  }

  private func finalized(_ component: CheckedKeyPathComponent) -> CheckedKeyPathComponent {
    switch component {
    case .property(let variable, let map, let dispatch, let type):
      .property(variable, deep(map), dispatch, solver.deep(type))
    case .subscriptAccess(let item, let map, let arguments, let dispatch, let type):
      .subscriptAccess(item, deep(map), arguments, dispatch, solver.deep(type))
    case .tupleElement(let index, let type): .tupleElement(index, solver.deep(type))
    case .optionalWrap(let type): .optionalWrap(solver.deep(type))
    case .opened(let variable, let type): .opened(variable, solver.deep(type))
    case .optionalChain, .forceUnwrap: component
    }
  }

  /// A literal of a type that is not built in becomes a call of the type's literal initializer.
  private func finalizeLiteral(_ node: CheckedExpression) {
    let label: String
    let literal: LiteralKind
    switch node.kind {
    case .integer where !checker.isNumber(node.type):
      (label, literal) = ("integerLiteral", .integer)
    case .float where !checker.isNumber(node.type): (label, literal) = ("floatLiteral", .float)
    case .boolean where !checker.isStandard(node.type, "Bool"):
      (label, literal) = ("booleanLiteral", .boolean)
    case .string where !checker.isText(node.type):
      (label, literal) =
        isCharacterLiteral(node.type)
        ? ("extendedGraphemeClusterLiteral", .character) : ("stringLiteral", .string)
    case .none where checker.wrapped(node.type) == nil: (label, literal) = ("nilLiteral", .null)
    case .interpolation(let parts)
    where !checker.isStandard(node.type, "String") || appendsItsOwnWay(parts):
      finalizeInterpolation(node, parts)
      return
    default: return
    }
    if node.type.flags.contains(.variable) || node.type.isError { return }
    let inner = CheckedExpression(node.kind, literalType(label, literal, node.type), node.span)
    if case .null = literal { inner.kind = .tuple([]) }
    guard
      let call = callInitializer(
        of: node.type,
        [Argument(label: label, value: .checked(inner))],
        node.span
      )
    else { return }
    node.kind = call.kind
  }

  /// True for a type that takes literals of one character and none of several.
  private func isCharacterLiteral(_ type: Type) -> Bool {
    func takes(_ kind: LiteralKind) -> Bool {
      guard let proto = checker.standardProtocol(kind.protocolName) else { return false }
      return checker.conforms(type, to: ProtocolType(proto))
    }
    return !takes(.string) && takes(.character)
  }

  /// The built-in type that a literal initializer takes: `IntegerLiteralType` and its like.
  private func literalType(_ label: String, _ literal: LiteralKind, _ type: Type) -> Type {
    if case .null = literal { return .void }
    guard let proto = checker.standardProtocol(literal.protocolName) else { return .error }
    let name: String
    switch literal {
    case .integer: name = "IntegerLiteralType"
    case .float: name = "FloatLiteralType"
    case .boolean: name = "BooleanLiteralType"
    case .character: name = "ExtendedGraphemeClusterLiteralType"
    default: name = "StringLiteralType"
    }
    if let member = checker.associatedType(name, of: proto) {
      return solver.deep(Type(.member(type, member)))
    }
    return checker.standard(literal.defaultName ?? "String")
  }
}

extension Checker {
  /// True for the number types whose literals need no initializer.
  func isNumber(_ type: Type) -> Bool {
    guard case .nominal(let nominal) = type.kind, nominal.reference.module == "Swift" else {
      return false
    }
    switch nominal.reference.name {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat":
      return true
    default: return false
    }
  }

  /// True for the types whose string literals need no initializer.
  func isText(_ type: Type) -> Bool {
    isStandard(type, "String") || isStandard(type, "Character") || isStandard(type, "Substring")
  }
}

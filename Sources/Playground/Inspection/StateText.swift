import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph

/// Writes values that are kept the way a learner would: types of the library show what they hold and
/// not how, objects show their properties.
struct StateText {
  let graph: ViewGraph
  private var evaluator: Evaluator { graph.evaluator }

  init(_ graph: ViewGraph) { self.graph = graph }

  /// A value in one line.
  func text(_ value: Value, _ type: Type, depth: Int = 0) -> String {
    let shown = TypedValue(value, type)
    guard depth < 6, case .nominal(let nominal) = shown.type.kind else { return plain(shown) }
    if nominal.reference.name == "Optional", nominal.reference.module == "Swift" {
      guard let inner = shown.value.unwrapped, let wrapped = nominal.arguments.first else {
        return "nil"
      }
      return text(inner, wrapped, depth: depth)
    }
    switch shown.value {
    case .structure(let object) where nominal.reference.name == "AnyHashable":
      guard let base = evaluator.fields(of: object).first else { return plain(shown) }
      return text(base.value, base.type, depth: depth + 1)
    case .structure(let object) where nominal.reference.module != "Swift" && !describes(shown.type):
      return properties(shown.name, evaluator.fields(of: object), depth)
    case .instance(let object):
      return properties(shown.name, evaluator.fields(of: object), depth)
    default:
      if let list = shown.value.asArray, let element = nominal.arguments.first {
        return "[" + list.map { text($0, element, depth: depth + 1) }.joined(separator: ", ") + "]"
      }
      return plain(shown)
    }
  }

  /// A property of an object with what it holds: a published one keeps it in a place of its own.
  func content(of field: FieldValue) -> (name: String, value: Value, type: Type) {
    let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
    guard case .structure(let wrapper) = field.value,
      case .instance(let place)? = wrapper.fields.first, let inner = place.fields.first,
      case .nominal(let nominal) = field.type.kind, let argument = nominal.arguments.first
    else { return (name, field.value, field.type) }
    return (name, inner, argument)
  }

  private func properties(_ name: String, _ fields: [FieldValue], _ depth: Int) -> String {
    let told = fields.compactMap { field -> String? in
      if case .function = field.type.kind { return nil }
      let (name, value, type) = content(of: field)
      return name + ": " + text(value, type, depth: depth + 1)
    }
    return name + "(" + told.joined(separator: ", ") + ")"
  }

  /// True for types that say themselves how they are printed.
  private func describes(_ type: Type) -> Bool {
    ["CustomStringConvertible", "CustomDebugStringConvertible"].contains {
      evaluator.checker.conforms(type, toStandard: $0)
    }
  }

  private func plain(_ shown: TypedValue) -> String {
    graph.withoutModules((try? evaluator.reflect(shown.value, shown.type)) ?? "?")
  }
}

extension Checker {
  /// True when a type conforms to a protocol by its name, wherever that is declared.
  fileprivate func conforms(_ type: Type, toStandard name: String) -> Bool {
    for case let found as NominalDeclaration in libraryDeclarations(named: name) {
      return conforms(type, to: ProtocolType(found.reference))
    }
    return false
  }
}

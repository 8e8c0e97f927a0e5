import SwiftChecker
import SwiftTypes

/// Writes a value as the tree that `dump` prints.
struct Dumper {
  private let evaluator: Evaluator
  private(set) var lines: [String] = []
  private var known: [ObjectIdentifier: Int] = [:]

  private struct Part {
    let label: String?
    let value: Value
    let type: Type
  }

  /// How many lines are written at most.
  private static let limit = 10_000

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func dump(_ value: Value, _ type: Type, label: String? = nil, indent: Int = 0)
    throws(EvaluationError)
  {
    guard lines.count < Self.limit, indent < 200 else { return }
    try evaluator.machine.countStep()
    if case .existential(let object) = value {
      return try dump(object.value, object.type, label: label, indent: indent)
    }
    var isKnown = false
    var head = try headline(value, type)
    if case .instance(let object) = value {
      let identity = ObjectIdentifier(object)
      isKnown = known[identity] != nil
      let number = known[identity] ?? known.count
      known[identity] = number
      head = evaluator.dynamicType(of: value, static: type).name(.qualified) + " #\(number)"
    }
    let parts = isKnown ? [] : parts(of: value, type)
    let mark = parts.isEmpty && !isKnown ? "-" : "▿"
    let spaces = String(repeating: " ", count: indent)
    lines.append(spaces + mark + " " + (label.map { $0 + ": " } ?? "") + head)
    for part in parts {
      try dump(part.value, part.type, label: part.label, indent: indent + 2)
    }
  }

  private func headline(_ value: Value, _ type: Type) throws(EvaluationError) -> String {
    let count = value.asTuple?.count ?? 0
    if case .tuple = type.kind { return "(\(count) elements)" }
    switch evaluator.standardName(type) {
    case "Array", "ArraySlice": return counted(value.asArray?.count ?? 0, "element", "elements")
    case "Set": return counted(tableCount(value), "member", "members")
    case "Dictionary": return counted(tableCount(value), "key/value pair", "key/value pairs")
    case nil:
      switch value {
      case .structure(let object): return object.type.name(.qualified)
      case .enumeration(let object): return object.type.name(.qualified) + "." + object.name
      default: return try evaluator.reflect(value, type)
      }
    default: return try evaluator.reflect(value, type)
    }
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) " + (count == 1 ? one : many)
  }

  private func tableCount(_ value: Value) -> Int {
    guard case .table(let table) = value else { return 0 }
    return table.count
  }

  private func parts(of value: Value, _ type: Type) -> [Part] {
    if case .tuple(let elements) = type.kind, let values = value.asTuple {
      return zip(elements, values).enumerated().map { index, pair in
        Part(label: pair.0.label ?? ".\(index)", value: pair.1, type: pair.0.type)
      }
    }
    let arguments = type.arguments
    switch (evaluator.standardName(type), value) {
    case ("Optional", _):
      guard let present = value.unwrapped, let wrapped = arguments.first else { return [] }
      return [Part(label: "some", value: present, type: wrapped)]
    case ("Array", _), ("ArraySlice", _):
      return (value.asArray ?? []).map { Part(label: nil, value: $0, type: arguments[0]) }
    case ("Set", .table(let table)):
      return table.keys.map { Part(label: nil, value: $0, type: arguments[0]) }
    case ("Dictionary", .table(let table)):
      let pair = Type(
        .tuple([
          TupleElement(label: "key", arguments[0]), TupleElement(label: "value", arguments[1]),
        ])
      )
      return table.pairs.map {
        Part(label: nil, value: .tuple([$0.key, $0.value]), type: pair)
      }
    case ("String", _), ("Character", _), ("Substring", _), ("Date", _), ("UUID", _): return []
    case (_, .structure(let object)): return evaluator.fields(of: object).map(part)
    case (_, .instance(let object)): return evaluator.fields(of: object).map(part)
    case (_, .enumeration(let object)): return payload(of: object)
    default: return []
    }
  }

  private func part(_ field: FieldValue) -> Part {
    Part(label: field.name, value: field.value, type: field.type)
  }

  private func payload(of object: EnumObject) -> [Part] {
    let payload = evaluator.payload(of: object)
    if payload.count == 1, payload[0].label == nil {
      return [Part(label: object.name, value: payload[0].value, type: payload[0].type)]
    }
    if payload.isEmpty { return [] }
    let type = Type(.tuple(payload.map { TupleElement(label: $0.label, $0.type) }))
    return [Part(label: object.name, value: .tuple(payload.map(\.value)), type: type)]
  }
}

import SwiftChecker
public import SwiftTypes

extension Evaluator {
  /// The text that `String(describing:)` gives.
  public func describe(_ value: Value, _ type: Type) throws(EvaluationError) -> String {
    var text = ""
    try describe(value, type, into: &text)
    return text
  }

  /// The text that `String(reflecting:)` gives.
  public func reflect(_ value: Value, _ type: Type) throws(EvaluationError) -> String {
    var text = ""
    try reflect(value, type, into: &text)
    return text
  }

  func describe(_ value: Value, _ type: Type, into text: inout String) throws(EvaluationError) {
    try describe(value, type, isDebug: false, into: &text, depth: 0)
  }

  func reflect(_ value: Value, _ type: Type, into text: inout String) throws(EvaluationError) {
    try describe(value, type, isDebug: true, into: &text, depth: 0)
  }

  private func describe(
    _ value: Value,
    _ type: Type,
    isDebug: Bool,
    into text: inout String,
    depth: Int
  ) throws(EvaluationError) {
    guard depth < 100 else {
      text += "..."
      return
    }
    guard text.utf8.count <= limits.string else {
      throw EvaluationError(.stringLimit(limits.string))
    }
    func inner(_ value: Value, _ type: Type) throws(EvaluationError) {
      try describe(value, type, isDebug: true, into: &text, depth: depth + 1)
    }
    switch type.kind {
    case .existential:
      guard case .existential(let object) = value else {
        text += "\(value.plainText)"
        return
      }
      try describe(
        object.value,
        dynamicType(of: object),
        isDebug: isDebug,
        into: &text,
        depth: depth + 1
      )
    case .tuple(let elements):
      text += "("
      let values = value.asTuple ?? [value]
      for (index, element) in elements.enumerated() where index < values.count {
        if index > 0 { text += ", " }
        if let label = element.label { text += label + ": " }
        try inner(values[index], element.type)
      }
      text += ")"
    case .metatype:
      if case .metatype(let instance) = value {
        text += instance.name(isDebug ? .qualified : .runtime)
      }
    case .function: text += "(Function)"
    case .nominal(let nominal):
      try describeNominal(value, type, nominal, isDebug, &text, depth)
    default: text += value.plainText
    }
  }

  private func describeNominal(
    _ value: Value,
    _ type: Type,
    _ nominal: NominalType,
    _ isDebug: Bool,
    _ text: inout String,
    _ depth: Int
  ) throws(EvaluationError) {
    if let name = standardName(nominal.reference),
      try describeStandard(value, name, nominal, isDebug, &text, depth)
    {
      return
    }
    if let debug = isDebug ? plan("CustomDebugStringConvertible", type) : nil {
      text += try run(debug, value, type)
    } else if let custom = plan("CustomStringConvertible", type) {
      text += try run(custom, value, type)
    } else if let debug = isDebug ? nil : plan("CustomDebugStringConvertible", type) {
      text += try run(debug, value, type)
    } else {
      try describeStructure(value, type, isDebug, &text, depth)
    }
  }

  private func describeStandard(
    _ value: Value,
    _ name: String,
    _ nominal: NominalType,
    _ isDebug: Bool,
    _ text: inout String,
    _ depth: Int
  ) throws(EvaluationError) -> Bool {
    if let number = NumberKind(rawValue: name) {
      text += number.text(value)
      return true
    }
    func list(_ values: [Value], _ type: Type) throws(EvaluationError) {
      text += "["
      for (index, item) in values.enumerated() {
        if index > 0 { text += ", " }
        try describe(item, type, isDebug: true, into: &text, depth: depth + 1)
      }
      text += "]"
    }
    let arguments = nominal.arguments
    switch name {
    case "Bool": text += value.asBool == true ? "true" : "false"
    case "String", "Character", "Substring":
      let plain = value.asString ?? ""
      text += isDebug ? plain.debugDescription : plain
    case "Optional":
      guard let present = value.unwrapped else {
        text += "nil"
        return true
      }
      text += "Optional("
      try describe(present, arguments[0], isDebug: true, into: &text, depth: depth + 1)
      text += ")"
    case "Array", "ArraySlice": try list(value.asArray ?? [], arguments[0])
    case "Set":
      guard case .table(let table) = value else { return false }
      if isDebug { text += "Set(" }
      try list(table.keys, arguments[0])
      if isDebug { text += ")" }
    case "Dictionary":
      guard case .table(let table) = value else { return false }
      try describe(table, arguments, &text, depth)
    case "AnyHashable":
      guard case .structure(let object) = value, let base = object.fields.first else {
        return false
      }
      if isDebug { text += "AnyHashable(" }
      try describe(base, .any, isDebug: isDebug, into: &text, depth: depth + 1)
      if isDebug { text += ")" }
    case "Range", "ClosedRange":
      guard case .structure(let object) = value, object.fields.count == 2 else { return false }
      if isDebug { text += name + "(" }
      try describe(object.fields[0], arguments[0], isDebug: isDebug, into: &text, depth: depth + 1)
      text += name == "Range" ? "..<" : "..."
      try describe(object.fields[1], arguments[0], isDebug: isDebug, into: &text, depth: depth + 1)
      if isDebug { text += ")" }
    default:
      guard case .keyPath(let path) = value else { return false }
      text += "\\" + path.root.name() + path.text
    }
    return true
  }

  private func describe(
    _ table: TableObject,
    _ arguments: [Type],
    _ text: inout String,
    _ depth: Int
  )
    throws(EvaluationError)
  {
    if table.count == 0 {
      text += "[:]"
      return
    }
    text += "["
    for (index, pair) in table.pairs.enumerated() {
      if index > 0 { text += ", " }
      try describe(pair.key, arguments[0], isDebug: true, into: &text, depth: depth + 1)
      text += ": "
      try describe(pair.value, arguments[1], isDebug: true, into: &text, depth: depth + 1)
    }
    text += "]"
  }

  private func describeStructure(
    _ value: Value,
    _ type: Type,
    _ isDebug: Bool,
    _ text: inout String,
    _ depth: Int
  ) throws(EvaluationError) {
    switch value {
    case .structure(let object):
      text += type.name(isDebug ? .qualified : .runtime) + "("
      for (index, field) in fields(of: object).enumerated() {
        if index > 0 { text += ", " }
        text += field.name + ": "
        try describe(field.value, field.type, isDebug: true, into: &text, depth: depth + 1)
      }
      text += ")"
    case .enumeration(let object):
      if isDebug { text += type.name(.qualified) + "." }
      text += object.name
      let payload = payload(of: object)
      guard !payload.isEmpty else { return }
      text += "("
      for (index, part) in payload.enumerated() {
        if index > 0 { text += ", " }
        if let label = part.label { text += label + ": " }
        try describe(part.value, part.type, isDebug: true, into: &text, depth: depth + 1)
      }
      text += ")"
    case .instance(let object): text += object.type.name(.qualified)
    default: text += value.plainText
    }
  }

  // MARK: Conformances

  private func plan(_ name: String, _ type: Type) -> ResolvedVariable? {
    guard let proto = standardProtocol(name),
      let requirement = proto.body.members.first as? VariableDeclaration,
      let own = proto.selfParameter,
      checker.conforms(type, to: ProtocolType(proto.reference))
    else { return nil }
    checker.resolve(requirement)
    let found = witness(for: requirement, Substitutions([own: type]))
    return found.variable.isRequirement ? nil : found
  }

  private func run(_ variable: ResolvedVariable, _ value: Value, _ type: Type)
    throws(EvaluationError) -> String
  {
    try read(variable, of: value).asString ?? ""
  }

  /// A protocol of the standard library.
  func standardProtocol(_ name: String) -> NominalDeclaration? {
    for case let nominal as NominalDeclaration in checker.libraryDeclarations(named: name)
    where nominal.isProtocol {
      return nominal
    }
    return nil
  }
}

extension Value {
  /// A text for values whose type says nothing, in messages about our own faults.
  var plainText: String {
    switch self {
    case .int(let value): String(value)
    case .double(let value): value.description
    case .bool(let value): String(value)
    case .string(let object): object.text
    case .none: "nil"
    case .unit: "()"
    case .structure(let object): object.type.name()
    case .enumeration(let object): object.name
    case .instance(let object): object.type.name(.qualified)
    default: "value"
    }
  }
}

public import SwiftChecker
import SwiftEvaluator
public import SwiftTypes

extension ViewGraph {
  /// True when a view's body need not run again for a new value of the view.
  ///
  /// Plain data is compared as bytes; what holds references by its `==` when it has one, else
  /// property by property. A closure equals another only with the same code and captures.
  func isEqualForSkipping(_ old: TypedValue, _ new: TypedValue) throws(EvaluationError) -> Bool {
    guard old.type == new.type else { return false }
    return try isUnchanged(old.value, new.value, new.type)
  }

  /// True when two values look the same to a person: closures do not count.
  func isAlike(_ old: TypedValue, _ new: TypedValue) throws(EvaluationError) -> Bool {
    guard old.type == new.type else { return false }
    return try isUnchanged(old.value, new.value, new.type, ignoresClosures: true)
  }

  /// The properties of a view that hold other closures than before, where those alone keep it from
  /// being equal; none when anything else differs.
  func newClosures(_ old: TypedValue, _ new: TypedValue) throws(EvaluationError) -> [String] {
    guard old.type == new.type, case .structure(let a) = old.value,
      case .structure(let b) = new.value
    else { return [] }
    var names: [String] = []
    for (left, right) in zip(evaluator.fields(of: a), evaluator.fields(of: b)) {
      if try isUnchanged(left.value, right.value, right.type) { continue }
      guard try isUnchanged(left.value, right.value, right.type, ignoresClosures: true) else {
        return []
      }
      names.append(plainName(right.name))
    }
    return names
  }

  /// The property in which two values differ although their own `==` calls them equal.
  func difference(hiddenByEqualityOf old: Value, _ new: Value, _ type: Type)
    throws(EvaluationError) -> String?
  {
    guard isLearners(type), case .structure(let a) = old.opened,
      case .structure(let b) = new.opened,
      a !== b
    else { return nil }
    for (left, right) in zip(evaluator.fields(of: a), evaluator.fields(of: b)) {
      if library.isDynamicProperty(right.type) { continue }
      if try !isUnchanged(left.value, right.value, right.type, ignoresClosures: true) {
        return right.name
      }
    }
    return nil
  }

  /// Notes that two values count as equal though a part of them differs.
  func noteEquality(of old: Value, _ new: Value, _ type: Type) throws(EvaluationError) {
    guard let name = try difference(hiddenByEqualityOf: old, new, type) else { return }
    record.find(.equalityHides(type: type.name(), property: plainName(name)))
  }

  func isUnchanged(_ old: Value, _ new: Value, _ type: Type, ignoresClosures: Bool = false)
    throws(EvaluationError) -> Bool
  {
    switch type.kind {
    case .function: return ignoresClosures || old.isSameFunction(as: new)
    case .tuple(let elements):
      guard let a = old.asTuple, let b = new.asTuple, a.count == b.count else { return false }
      return try zipAll(a, b, elements.map(\.type), ignoresClosures)
    case .existential:
      let a = TypedValue(old, type)
      let b = TypedValue(new, type)
      if case .existential = a.type.kind { return try evaluator.equals(old, new, type) }
      guard a.type == b.type else { return false }
      return try isUnchanged(a.value, b.value, b.type, ignoresClosures: ignoresClosures)
    case .nominal(let nominal):
      if nominal.reference.module == "Swift" {
        return try isStandardUnchanged(old, new, type, ignoresClosures)
      }
      if !isPlainData(type), evaluator.checker.conforms(type, toLibrary: "Equatable") {
        return try evaluator.equals(old, new, type)
      }
      return try areFieldsUnchanged(old, new, ignoresClosures)
    default: return try evaluator.equals(old, new, type)
    }
  }

  /// Types of the standard library compare by value; what they hold need not be equatable.
  private func isStandardUnchanged(
    _ old: Value,
    _ new: Value,
    _ type: Type,
    _ ignoresClosures: Bool
  ) throws(EvaluationError) -> Bool {
    if type.reference?.name == "Optional", let wrapped = type.arguments.first {
      guard let a = old.unwrapped, let b = new.unwrapped else {
        return old.unwrapped == nil && new.unwrapped == nil
      }
      return try isUnchanged(a, b, wrapped, ignoresClosures: ignoresClosures)
    }
    if let element = type.arguments.first, let a = old.asArray, let b = new.asArray {
      if evaluator.checker.conforms(element, toLibrary: "Equatable") {
        return try evaluator.equals(old, new, type)
      }
      let types = Array(repeating: element, count: b.count)
      return try zipAll(a, b, types, ignoresClosures)
    }
    return try evaluator.equals(old, new, type)
  }

  private func areFieldsUnchanged(_ old: Value, _ new: Value, _ ignoresClosures: Bool)
    throws(EvaluationError) -> Bool
  {
    switch (old, new) {
    case (.structure(let a), .structure(let b)):
      if a === b { return true }
      return try zipAll(a.fields, b.fields, evaluator.fields(of: b).map(\.type), ignoresClosures)
    case (.enumeration(let a), .enumeration(let b)):
      guard a.index == b.index else { return false }
      let types = evaluator.payload(of: b).map(\.type)
      return try zipAll(a.payload, b.payload, types, ignoresClosures)
    case (.instance(let a), .instance(let b)): return a === b
    case (.existential, _), (_, .existential):
      let (a, b) = (TypedValue(old, .any), TypedValue(new, .any))
      guard a.type == b.type else { return false }
      return try isUnchanged(a.value, b.value, b.type, ignoresClosures: ignoresClosures)
    case (.function, .function) where ignoresClosures: return true
    default: return old.isSameFunction(as: new)
    }
  }

  private func zipAll(_ old: [Value], _ new: [Value], _ types: [Type], _ ignoresClosures: Bool)
    throws(EvaluationError) -> Bool
  {
    guard old.count == new.count else { return false }
    for index in old.indices where index < types.count {
      if try !isUnchanged(
        old[index],
        new[index],
        types[index],
        ignoresClosures: ignoresClosures
      ) {
        return false
      }
    }
    return true
  }

  /// True for types without references inside.
  private func isPlainData(_ type: Type) -> Bool {
    switch type.kind {
    case .tuple(let elements): return elements.allSatisfy { isPlainData($0.type) }
    case .metatype: return true
    case .nominal(let nominal):
      if nominal.reference.module == "Swift" {
        if let inner = type.arguments.first {
          return nominal.reference.name == "Optional" && isPlainData(inner)
        }
        return nominal.reference.name != "String"
      }
      guard let declaration = evaluator.checker.declaration(of: nominal.reference) else {
        return false
      }
      if declaration.isClass { return false }
      let map = Substitutions(parameters: declaration.parameters, arguments: type.arguments)
      return declaration.storedProperties.allSatisfy {
        evaluator.checker.resolve($0)
        return isPlainData(evaluator.checker.concrete($0.type.substituting(map)))
      }
    default: return false
    }
  }

  // MARK: What changed, for reasons

  /// Notes how the node's own value differs from the one before.
  func noteChange(_ node: GraphNode, from former: TypedValue) throws(EvaluationError) {
    let new = node.subject
    // An answer may be of several transactions: it speaks of what was there before the first.
    let old = record.formerSubject(of: node, former)
    guard old.type == new.type, case .structure(let a) = old.value,
      case .structure(let b) = new.value
    else { return }
    var differing: [(FieldValue, FieldValue)] = []
    for (left, right) in zip(evaluator.fields(of: a), evaluator.fields(of: b))
    where isOwn(right, of: node) {
      if try !isUnchanged(left.value, right.value, right.type, ignoresClosures: true) {
        differing.append((left, right))
      }
    }
    guard let first = differing.first else { return record.isBack(node) }
    let named = differing.map(\.1.name).filter { !$0.hasPrefix("_") }
    if differing.count == 1, !named.isEmpty,
      let before = try shortText(first.0), let after = try shortText(first.1), before != after
    {
      record.changes(node, Reason.changed(first.1.name, before, after))
    } else {
      record.changes(node, Reason.changed(named))
    }
  }

  /// False for closures, which cannot be compared, kept state, and views that have their own nodes.
  private func isOwn(_ field: FieldValue, of node: GraphNode) -> Bool {
    if case .function = field.type.kind { return false }
    if case .function = field.value { return false }
    if library.isDynamicProperty(field.type) { return false }
    if node.isModifier || node.children.isEmpty { return true }
    if case .composite = node.form { return true }
    return !library.isView(field.type)
  }

  private func shortText(_ field: FieldValue) throws(EvaluationError) -> String? {
    try shortText(field.value, field.type)
  }

  /// A value in few words; nil when it takes many.
  func shortText(_ value: Value, _ type: Type) throws(EvaluationError) -> String? {
    // What is there counts, not that it might be missing.
    var (value, type) = (value, type)
    while type.reference?.name == "Optional", let inner = value.unwrapped,
      let wrapped = type.arguments.first
    {
      (value, type) = (inner, wrapped)
    }
    let text = withoutModules(try evaluator.reflect(value, type))
    return text.count <= 40 ? text : nil
  }

  /// A printed value without the modules of its types, which no learner writes.
  public func withoutModules(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    var isQuoted = false
    var before: Character = " "
    while let next = rest.first {
      let isStart = !before.isLetter && !before.isNumber && before != "_" && before != "."
      if !isQuoted, isStart,
        let module = ["SwiftUI.", "main.", "Swift."].first(where: { rest.hasPrefix($0) })
      {
        rest = rest.dropFirst(module.count)
        before = " "
        continue
      }
      if next == "\"", before != "\\" { isQuoted.toggle() }
      result.append(next)
      before = next
      rest = rest.dropFirst()
    }
    return result
  }
}

extension Checker {
  /// A type of the library without generic arguments.
  func libraryType(_ name: String) -> Type? {
    for case let found as NominalDeclaration in libraryDeclarations(named: name) {
      return Type(.nominal(NominalType(found.reference)))
    }
    return nil
  }

  /// True when a type conforms to a protocol of the library.
  public func conforms(_ type: Type, toLibrary name: String) -> Bool {
    for case let found as NominalDeclaration in libraryDeclarations(named: name) {
      return conforms(type, to: ProtocolType(found.reference))
    }
    return false
  }
}

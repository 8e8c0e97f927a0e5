import SwiftChecker
import SwiftEvaluator
import SwiftTypes

/// What the objects that views hold looked like before an event, so that changes nobody is told of
/// are noticed.
struct SilentChanges {
  private var before: [(object: InstanceObject, fields: [Value])] = []
  /// Published values of objects inside held objects, which nobody observes.
  private var nested: [(place: InstanceObject, value: Value, finding: IdentityFinding)] = []

  /// Looks at the objects that are held now.
  init(_ graph: ViewGraph) {
    var seen: Set<ObjectIdentifier> = []
    let holders = graph.nodes.values.filter { !$0.storage.isEmpty || !$0.heldObjects.isEmpty }
    for node in holders.sorted(by: { $0.number < $1.number }) {
      for value in Array(node.storage.values) + Array(node.heldObjects.values) {
        guard let object = Self.held(by: value, graph), before.count < 200,
          seen.insert(ObjectIdentifier(object)).inserted
        else { continue }
        before.append((object, object.fields))
        for field in graph.evaluator.fields(of: object) { note(field, in: object, graph) }
      }
    }
  }

  /// Looks into the objects inside a held one.
  private mutating func note(_ field: FieldValue, in outer: InstanceObject, _ graph: ViewGraph) {
    var held = field.value
    if case .structure(let wrapper) = held, case .instance(let place)? = wrapper.fields.first {
      held = place.fields.first ?? held
    }
    let inner = (held.asArray ?? [held.unwrapped ?? held]).compactMap(\.object)
    for object in inner.prefix(20)
    where graph.evaluator.checker.conforms(object.type, toLibrary: "ObservableObject") {
      for case .structure(let wrapper) in object.fields {
        guard case .instance(let place)? = wrapper.fields.first, let value = place.fields.first
        else { continue }
        let finding = IdentityFinding.nestedObject(
          inner: object.type.name(),
          outer: outer.type.name(),
          property: graph.plainName(field.name)
        )
        nested.append((place, value, finding))
      }
    }
  }

  /// The learner's object in a storage place, or the object itself.
  private static func held(by value: Value, _ graph: ViewGraph) -> InstanceObject? {
    guard let object = value.object else { return nil }
    if graph.isLearners(object.type) { return object }
    guard let inner = object.fields.first?.unwrapped?.object, graph.isLearners(inner.type) else {
      return nil
    }
    return inner
  }

  /// The first property of them that differs now and tells nobody.
  func finding(_ graph: ViewGraph) -> IdentityFinding? {
    for (place, value, finding) in nested {
      guard let now = place.fields.first, case .nominal(let type) = place.type.kind,
        let held = type.arguments.first,
        (try? graph.isUnchanged(value, now, held)) == false
      else { continue }
      return finding
    }
    for (object, fields) in before {
      for (field, old) in zip(graph.evaluator.fields(of: object), fields) {
        guard
          (try? graph.isUnchanged(old, field.value, field.type, ignoresClosures: true)) == false,
          let why = silence(field, in: object, graph)
        else { continue }
        return .silentChange(property: field.name, type: object.type.name(), why: why)
      }
    }
    return nil
  }

  private func silence(_ field: FieldValue, in object: InstanceObject, _ graph: ViewGraph)
    -> IdentityFinding.Silence?
  {
    // What is made when it is first asked for is no change.
    if (field.variable.wrapped ?? field.variable).isLazy { return nil }
    if field.variable.hasAttribute("ObservationIgnored") { return .ignored }
    let declaration = object.type.reference.flatMap(graph.evaluator.checker.declaration)
    if declaration?.hasAttribute("Observable") == true { return nil }
    if graph.evaluator.checker.conforms(object.type, toLibrary: "ObservableObject") {
      // What no body can read needs to tell nobody.
      if graph.evaluator.checker.isReadByActionsAlone(field.variable) { return nil }
      return field.variable.wrapped == nil ? .notPublished : nil
    }
    return .plainClass
  }
}

import SwiftChecker
import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  /// Fills in the dynamic properties of a view or modifier before its body runs.
  ///
  /// What a property needs is said by its `_slot`; what is kept for it lives in the node, so a new
  /// value of the view finds the state of the one before.
  func install(_ view: TypedValue, in node: GraphNode) throws(EvaluationError) -> Value {
    let isNew = node.storage.isEmpty && node.made == nil
    let known = node.causes.count
    let value = try install(view, in: node, path: "", isNew: isNew)
    // Only a view with dynamic properties can tell that its identity is new.
    if isNew, node.causes.count > known { node.causes.insert("@identity", at: known) }
    return value
  }

  private func install(_ owner: TypedValue, in node: GraphNode, path: String, isNew: Bool)
    throws(EvaluationError) -> Value
  {
    guard case .structure(let object) = owner.value else { return owner.value }
    var copy: StructObject?
    for field in evaluator.fields(of: object) {
      guard library.isDynamicProperty(field.type), let index = field.variable.index else {
        continue
      }
      let key = path + field.name
      var value = field.value
      if isNew, path.isEmpty { node.causes.append(key) }
      if library.isEngineProperty(field.type) {
        let slot = try library.slot(of: value, field.type)
        let payload = evaluator.payload(of: slot)
        if let kept = try SlotRule.table[slot.name]?(self, node, key, payload) {
          try noteInitialValue(field, key, kept, node)
          try library.install(kept, in: &value, field.type)
        }
        noteObject(field, key, slot.name, payload.first?.value, node)
      } else {
        value = try install(
          TypedValue(value, field.type),
          in: node,
          path: key + ".",
          isNew: isNew
        )
        try library.update(&value, field.type)
      }
      let target = copy ?? StructObject(type: object.type, fields: object.fields)
      target.fields[index] = value
      copy = target
    }
    return copy.map { .structure($0) } ?? owner.value
  }

  /// A state has its value already: another initial value does not count.
  private func noteInitialValue(
    _ property: FieldValue,
    _ key: String,
    _ kept: TypedValue,
    _ node: GraphNode
  ) throws(EvaluationError) {
    if case .structure(let wrapper) = property.value {
      noteMaker(wrapper, key, node)
    }
    guard case .structure(let wrapper) = property.value,
      let initial = evaluator.fields(of: wrapper).first(where: { $0.name == "_value" })
    else { return }
    let former = node.initialValues.updateValue(initial.value, forKey: key)
    guard let former, node.twin == nil,
      try !isUnchanged(former, initial.value, initial.type, ignoresClosures: true)
    else { return }
    let name = plainName(key)
    if let object = initial.value.unwrapped?.object, isLearners(object.type) {
      // Who types a view again at the prompt makes it anew on purpose.
      guard node.parent != nil else { return }
      return record.find(
        .objectThrownAway(property: name, view: node.subject.name, type: object.type.name())
      )
    }
    guard let place = kept.value.object?.fields.first,
      let given = try shortText(initial.value, initial.type),
      let held = try shortText(place, initial.type), given != held
    else { return }
    let finding = IdentityFinding.initialValueIgnored(
      property: name,
      view: node.subject.name,
      initial: given,
      kept: held
    )
    record.find(finding)
    // What runs after the bodies, such as `onChange`, may write it after all.
    record.doubts.append((finding, kept.value.object, initial.value, initial.type))
  }

  /// An object is made once: that it would be made from other values now changes nothing.
  private func noteMaker(_ wrapper: StructObject, _ key: String, _ node: GraphNode) {
    guard let maker = evaluator.fields(of: wrapper).first(where: { $0.name == "_make" })?.value
    else { return }
    let former = node.initialValues.updateValue(maker, forKey: key + ".make")
    guard let former, node.twin == nil, node.parent != nil, former.capturesDiffer(from: maker)
    else { return }
    record.find(.objectMakerIgnored(property: plainName(key), view: node.subject.name))
  }

  /// An object that the view makes for itself, and yet only observes, is another one each time.
  private func noteObject(
    _ property: FieldValue,
    _ key: String,
    _ slot: String,
    _ given: Value?,
    _ node: GraphNode
  ) {
    guard slot == "object" || slot == "environment" else { return }
    let given = slot == "object" ? given : node.environmentReads[key]?.value
    guard let given, let object = given.unwrapped?.object, isLearners(object.type) else { return }
    let former = node.heldObjects.updateValue(.instance(object), forKey: key)?.object
    guard slot == "object", let former, former !== object else { return }
    if !node.causes.contains(key) { node.causes.append(key) }
    record.updated[node.number] = Reason.anotherObject(plainName(key))
    guard
      evaluator.checker.declaresValue(ofWrapped: property.variable)
    else { return }
    record.find(.objectMadeAnew(property: plainName(key), view: node.subject.name))
  }

  /// An object in a plain property with a value of its own is another one each time.
  func notePlainObjects(_ old: TypedValue, _ new: TypedValue) {
    guard case .structure(let a) = old.value, case .structure(let b) = new.value,
      old.type == new.type
    else { return }
    for (left, right) in zip(evaluator.fields(of: a), evaluator.fields(of: b)) {
      guard evaluator.checker.declaresValue(of: right.variable),
        !library.isDynamicProperty(right.type),
        let former = left.value.object, let object = right.value.object, former !== object,
        isLearners(object.type)
      else { continue }
      record.find(.plainObjectMadeAnew(property: right.name, view: new.name))
    }
  }

  /// A property's name as it was declared.
  func plainName(_ key: String) -> String { key.hasPrefix("_") ? String(key.dropFirst()) : key }

  /// The properties of the node that the environment gives another value than it did before.
  func environmentChanges(_ node: GraphNode) throws(EvaluationError) -> [String] {
    var changed: [String] = []
    for (key, item) in node.environmentReads {
      let now = try evaluator.call(item.read, [node.environment.value])
      if try !isUnchanged(item.value, now, .any) { changed.append(key) }
    }
    return changed.sorted()
  }
}

/// What the engine keeps or looks up for each case of the library's `_Slot`.
enum SlotRule {
  typealias Rule =
    @Sendable (ViewGraph, GraphNode, String, [PayloadValue]) throws(EvaluationError) ->
    TypedValue?

  static let table: [String: Rule] = [
    "storage": { (graph, node, key, payload) throws(EvaluationError) in
      try kept(graph, node, key, payload)
    },
    "ownedObject": { (graph, node, key, payload) throws(EvaluationError) in
      let object = try kept(graph, node, key, payload)
      observe(graph, node, key, object?.value)
      return object
    },
    "object": { (graph, node, key, payload) throws(EvaluationError) in
      observe(graph, node, key, payload.first?.value)
      return nil
    },
    "environment": { (graph, node, key, payload) throws(EvaluationError) in
      guard let read = payload.first?.value else { return nil }
      let value = try graph.evaluator.call(read, [node.environment.value])
      node.environmentReads[key] = (read, value)
      observe(graph, node, key, value)
      return TypedValue(value, .any)
    },
    "derived": { (graph, _, key, _) throws(EvaluationError) in
      graph.libraryType("String").map { TypedValue(.string(key), $0) }
    },
    "namespace": { (graph, node, key, _) throws(EvaluationError) in
      if node.storage[key] == nil {
        graph.namespaceCount += 1
        node.storage[key] = .int(graph.namespaceCount)
      }
      guard let value = node.storage[key], let type = graph.integerType else { return nil }
      return TypedValue(value, type)
    },
    "persistent": { (graph, node, key, payload) throws(EvaluationError) in
      guard payload.count == 2, let name = payload[0].value.asString else { return nil }
      if graph.persistent[name] == nil {
        graph.persistent[name] = try graph.evaluator.call(payload[1].value, [])
      }
      guard let value = graph.persistent[name] else { return nil }
      // Several views may keep the same value under properties of their own.
      if let place = value.object { graph.changeRecord(of: place).labels[node.number] = key }
      return typed(value)
    },
  ]

  /// A storage place or object: made once, and kept while the identity lasts.
  private static func kept(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ key: String,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) -> TypedValue? {
    if let known = node.storage[key] { return typed(known) }
    if let shared = node.twin?.storage[key] {
      node.storage[key] = shared
      return typed(shared)
    }
    guard let make = payload.first?.value else { return nil }
    let made = try graph.evaluator.call(make, [])
    node.storage[key] = made
    if let object = made.object {
      let record = graph.changeRecord(of: object)
      record.name = String(key.prefix { $0 != "." })
      record.owner = node.number
    }
    return typed(made)
  }

  private static func typed(_ value: Value) -> TypedValue? {
    value.object.map { TypedValue(.instance($0), $0.type) }
  }

  /// Any change of the object runs the body, read or not.
  private static func observe(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ key: String,
    _ value: Value?
  ) {
    guard let object = value?.unwrapped?.object else { return }
    node.observed.insert(key)
    let record = graph.changeRecord(of: object)
    if record.readers.isEmpty {
      graph.linkPublishedProperties(of: object)
      graph.linkOwnPublisher(of: object)
    }
    record.readers["", default: []].insert(node.number)
    if record.name == nil { record.name = key }
  }
}

extension ViewGraph {
  /// Lets the storage places inside an object's wrapped properties tell of its changes.
  func linkPublishedProperties(of object: InstanceObject) {
    for field in evaluator.fields(of: object) {
      guard case .structure(let wrapper) = field.value else { continue }
      linkStoredProperty(wrapper, of: object)
      for case .instance(let place) in wrapper.fields where !isLearners(place.type) {
        changeRecord(of: place).publisher = object
      }
    }
  }

  /// An object that declares `objectWillChange` itself tells of changes through that alone.
  func linkOwnPublisher(of object: InstanceObject) {
    let own = evaluator.fields(of: object).first { $0.name == "objectWillChange" }
    guard let own else { return }
    _ = try? library.call(
      "_engineForward",
      [TypedValue(own.value, own.type).erased, .instance(object)]
    )
  }

  /// A value under a key in an observed object tells of its changes as a published one does.
  ///
  /// **Source** — observed by many, from iOS 14 on.
  private func linkStoredProperty(_ wrapper: StructObject, of object: InstanceObject) {
    let type = wrapper.type
    guard library.isEngineProperty(type),
      let slot = try? library.slot(of: .structure(wrapper), type), slot.name == "persistent",
      let key = slot.payload.first?.asString
    else { return }
    if persistent[key] == nil { persistent[key] = try? evaluator.call(slot.payload[1], []) }
    if let place = persistent[key]?.object { changeRecord(of: place).publisher = object }
  }

  /// The type Int.
  var integerType: Type? { evaluator.checker.libraryType("Int") }
}

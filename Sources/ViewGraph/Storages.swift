public import SwiftEvaluator

/// One thing that is kept while a view's identity lasts, or for the whole session.
public struct KeptStorage {
  /// The property as it was declared: `count`.
  public let name: String
  /// The view that owns it; the key's wrapper for what belongs to no view.
  public let view: String
  /// The identity of the owner.
  public let path: String
  /// The object that holds it.
  public let place: InstanceObject
  /// True for a place with a value inside, false for an object of the learner's.
  public let isPlace: Bool
  /// The value it holds.
  public let value: Value

  /// How a person may write it, the fullest first.
  public var spellings: [String] { [path + "." + name, view + "." + name, name] }
}

extension ViewGraph {
  /// Everything that is kept, in the order of the views.
  public func storages() -> [KeptStorage] {
    let paths = Dictionary(entries().map { ($0.number, $0) }) { first, _ in first }
    var found: [KeptStorage] = []
    // An object that somebody keeps is told there, whoever else holds it.
    var seen = keptObjects
    var given: [(key: String, value: Value, view: String, path: String)] = []
    func add(_ key: String, _ value: Value, _ view: String, _ path: String) {
      guard let object = value.object else { return }
      let isPlace = !isLearners(object.type)
      let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
      found.append(
        KeptStorage(
          name: name,
          view: view,
          path: path,
          place: object,
          isPlace: isPlace,
          value: isPlace ? object.fields.first ?? .unit : .instance(object)
        )
      )
    }
    func collect(_ node: GraphNode, _ path: String) {
      let path = paths[node.number]?.path ?? path
      for key in node.storageOrder where node.storage[key] != nil {
        add(key, node.storage[key] ?? .unit, node.subject.name, path)
      }
      for key in node.heldObjects.keys.sorted() {
        guard let value = node.heldObjects[key], let object = value.object,
          seen.insert(ObjectIdentifier(object)).inserted
        else { continue }
        given.append((key, value, node.subject.name, path))
      }
      for child in node.children { collect(child, path) }
    }
    if let root { collect(root, "0") }
    for item in given { add(item.key, item.value, item.view, item.path) }
    for key in persistent.keys.sorted() {
      add(key, persistent[key] ?? .unit, "AppStorage", "@")
    }
    return found
  }

  /// The objects that states and state objects hold.
  private var keptObjects: Set<ObjectIdentifier> {
    var kept: Set<ObjectIdentifier> = []
    for value in nodes.values.flatMap(\.storage.values) {
      guard let object = value.object else { continue }
      kept.insert(ObjectIdentifier(object))
      if let held = object.fields.first?.unwrapped?.object { kept.insert(ObjectIdentifier(held)) }
    }
    return kept
  }
}

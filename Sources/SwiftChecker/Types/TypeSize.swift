import SwiftTypes

extension Type {
  /// Whether a type consists of no more than so many parts; a larger one is not read to its end.
  func hasAtMost(_ limit: Int) -> Bool {
    var waiting = [self]
    var count = 0
    while let type = waiting.popLast() {
      count += 1
      guard count <= limit else { return false }
      switch type.kind {
      case .nominal(let nominal):
        waiting += nominal.arguments
        if let parent = nominal.parent { waiting.append(parent) }
      case .tuple(let elements): waiting += elements.map(\.type)
      case .function(let function): waiting += function.parameters.map(\.type) + [function.result]
      case .pack(let elements): waiting += elements
      case .metatype(let instance): waiting.append(instance)
      default: break
      }
    }
    return true
  }
}

import SwiftEvaluator
import SwiftTypes

/// Filled and stroked shapes, whose own type nobody writes: `Circle().fill(.red)` is a `_ShapeView`.
extension GraphNode {
  private var isShape: Bool { description?.name == "shape" && !isModifier }

  /// True for a shape that stands where a learner put it, not where a library view or modifier draws
  /// with one.
  var isWrittenShape: Bool {
    guard isShape else { return false }
    // The body of a shape whose own name nobody writes, such as `_TrimmedShape`, stands for it.
    if let parent, case .composite = parent.form, parent.view.name.hasPrefix("_") {
      return parent.isPlaced(showing: view)
    }
    return isPlaced(showing: view)
  }

  private func isPlaced(showing view: TypedValue) -> Bool {
    guard let parent else { return true }
    switch parent.form {
    // The body of `Circle`, which has the name already.
    case .composite:
      return parent.view.type.reference?.module != "SwiftUI"
        && view.type.arguments.first?.reference !== parent.view.type.reference
    case .modifierBody(let modifier): return modifier.type.reference?.module != "SwiftUI"
    case .primitive: return true
    case .effect(_, let modifier):
      guard step != .content else { return true }
      // `.background(.red)` makes a rectangle of its own, and `.border` the outline of one.
      return modifier.type.arguments.contains(view.type)
        && view.type.arguments.first?.reference?.name.hasPrefix("_Stroked") != true
        || modifier.name == "_DeviceModifier"
    }
  }

  /// The name of the shape as it was written: `Circle` for one that is filled, stroked or inset.
  var shapeName: String? {
    guard isShape, view.name.hasPrefix("_"), var shape = view.type.arguments.first else {
      return nil
    }
    for _ in 0..<16 {
      let names = shape.name(.qualified).prefix { $0 != "<" }.split(separator: ".")
      let written = names.filter { !$0.hasPrefix("_") && $0 != "SwiftUI" }
      // A shape around another one, such as `OffsetShape<Circle>`, is called by that one.
      if let name = written.last, !(name.hasSuffix("Shape") && shape.arguments.count == 1) {
        return String(name)
      }
      guard let inner = shape.arguments.first else { return written.last.map(String.init) }
      shape = inner
    }
    return nil
  }
}

extension GraphNode {
  /// The name of the layout that arranges views by being called with them: `HStackLayout` for what is
  /// printed as `Tree<_LayoutRoot<HStackLayout>, …>`.
  var layoutName: String? {
    guard let root = view.type.arguments.first, root.reference?.name == "_LayoutRoot" else {
      return nil
    }
    return root.arguments.first?.reference?.name
  }
}

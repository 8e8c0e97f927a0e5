import SwiftEvaluator
import ViewLayout

/// How the values that views hand to the container around them take part in layout, by the name of
/// the trait's key.
///
/// A trait without an entry, such as a tag or a transition, says nothing about sizes.
enum TraitLayout {
  static let table: [String: EffectLayout.Rule] = [
    "LayoutPriorityTraitKey": { (view, content) throws(BridgeError) in
      view.bridge.make(PriorityLayout(view.reader.number(view.value(1)) ?? 0), [content])
    },
    "ZIndexTraitKey": { (view, content) throws(BridgeError) in
      let traits = LayoutTraits(zIndex: view.reader.number(view.value(1)) ?? 0)
      return view.bridge.make(PassThroughLayout("zIndex"), [content], traits: traits)
    },
    "ListRowInsetsTraitKey": { (view, content) throws(BridgeError) in
      let made = pass(view, content, "listRowInsets")
      view.bridge.rowInsets[made.id] = view.reader.insets(view.value(1)?.unwrapped)
      return made
    },
    "ListRowSeparator": { (view, content) throws(BridgeError) in
      let made = pass(view, content, "listRowSeparator")
      let edges = (view.value(1)?.opened.asString ?? "").split(separator: " ")
      view.bridge.hiddenSeparators[made.id] = EdgeSet(
        (edges.contains("top") ? [.top] : []) + (edges.contains("bottom") ? [.bottom] : [])
      )
      return made
    },
    "gridCellColumns": { (view, content) throws(BridgeError) in
      view.bridge.make(GridCellLayout(columns: view.value(1)?.opened.asInt), [content])
    },
    "gridCellAnchor": { (view, content) throws(BridgeError) in
      view.bridge.make(GridCellLayout(anchor: view.reader.unitPoint(view.value(1))), [content])
    },
    "gridColumnAlignment": { (view, content) throws(BridgeError) in
      view.bridge.make(
        GridCellLayout(columnAlignment: view.reader.guide(view.value(1))),
        [content]
      )
    },
    "gridCellUnsizedAxes": { (view, content) throws(BridgeError) in
      view.bridge.make(GridCellLayout(unsizedAxes: view.reader.axes(view.value(1))), [content])
    },
  ]

  /// A modifier that leaves the layout alone; a layout of the learner's may read any trait.
  static func pass(_ view: Bridging, _ content: LayoutNode, _ name: String) -> LayoutNode {
    var traits = LayoutTraits()
    if name.hasPrefix("_LayoutTrait<"), let value = view.value(1) {
      traits.layoutValues[view.bridge.calls.number(ofTrait: name)] = value
    }
    return view.bridge.make(PassThroughLayout(name), [content], traits: traits)
  }
}

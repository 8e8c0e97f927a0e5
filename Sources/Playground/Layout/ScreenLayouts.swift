import SwiftEvaluator
import ViewGraph
import ViewLayout

extension PrimitiveLayout {
  /// Screens with bars: they take all the space and leave the rest to what they show.
  static let screens: [String: Rule] = [
    "navigation": { (view) throws(BridgeError) in
      view.bridge.markApproximate(view.node)
      let kind = view.value(0)
      switch view.reader.caseName(kind) {
      case "split": return [try split(view, view.reader.payload(kind).first?.asInt ?? 0)]
      case "tabs": return [try tabs(view, view.reader.payload(kind).first)]
      default: return [try stack(view)]
      }
    }
  ]

  private static func stack(_ view: Bridging) throws(BridgeError) -> LayoutNode {
    let shown = view.node.children.filter(\.isOnScreen)
    let bar = try NavigationBar(below: shown.first, view.bridge)
    let content = view.bridge.layer(try view.bridge.nodes(of: shown))
    return view.bridge.make(ScreenLayout("NavigationStack", top: bar.height), content)
  }

  private static func split(_ view: Bridging, _ hidden: Int) throws(BridgeError) -> LayoutNode {
    var columns: [LayoutNode] = []
    for child in view.node.children {
      columns += view.bridge.layer(try view.bridge.nodes(for: child))
    }
    // A view without a middle column has one child less.
    let missing = max(0, view.node.children.count - columns.count)
    return view.bridge.make(SplitLayout(hidden: hidden - missing), columns)
  }

  private static func tabs(_ view: Bridging, _ selection: Value?) throws(BridgeError) -> LayoutNode
  {
    let elements = view.node.children.flatMap { view.bridge.elements(of: $0) }
    var shown = elements.first
    if let get = view.reader.field("get", of: selection?.unwrapped) {
      let wanted = try view.bridge.call(get, []).asArray ?? []
      shown = try view.bridge.selected(among: elements, wanted) ?? shown
    } else {
      shown = elements.first(where: \.isOnScreen) ?? shown
    }
    var tabs: [LayoutNode] = []
    if let shown { tabs = view.bridge.layer(try view.bridge.nodes(for: shown)) }
    let isPaged = view.style(of: "tabs") == "PageTabViewStyle"
    let rule = ScreenLayout("TabView", bottom: isPaged ? 0 : ScreenLayout.tabBar)
    return view.bridge.make(rule, tabs)
  }
}

extension LayoutBridge {
  /// Several views as one, under each other.
  func layer(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.count > 1 ? [make(StackLayout(.vertical), nodes)] : nodes
  }
}

/// The bar of a navigation, as the views below ask for it.
private struct NavigationBar {
  private var hasTitle = false
  private var isHidden = false
  private var isInline = false
  private let reader: ValueReader
  private let keys: [Int]

  init(below root: GraphNode?, _ bridge: LayoutBridge) throws(BridgeError) {
    reader = bridge.reader
    let keys = try bridge.callLibrary("_engineBarKeys", []).asArray ?? []
    self.keys = keys.compactMap { [reader] in reader.identifier($0) }
    var waiting = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      // A navigation inside has a bar of its own.
      if case .primitive(let object) = node.form, object.name == "navigation" { continue }
      if case .effect(let effect, let modifier) = node.form { read(effect, modifier) }
      waiting += node.children
    }
  }

  /// The height of the bar: more with a large title.
  var height: Double {
    if isHidden { return 0 }
    return ScreenLayout.navigationBar + (hasTitle && !isInline ? ScreenLayout.largeTitle : 0)
  }

  private mutating func read(_ effect: EnumObject, _ modifier: TypedValue) {
    if effect.payload.first?.asString == "NavigationTitleDisplayMode" {
      isInline = effect.payload.last?.opened.asString == "inline"
      return
    }
    switch reader.identifier(effect.payload.first).flatMap(keys.firstIndex(of:)) {
    case 0: hasTitle = true
    case 1: isHidden = reader.field("value", of: modifier.value)?.unwrapped?.asBool == true
    default: break
    }
  }
}

extension ValueReader {
  /// The number of an `ObjectIdentifier`.
  func identifier(_ value: Value?) -> Int? { field("_number", of: value)?.asInt }
}

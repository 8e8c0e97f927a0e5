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
    let screens = view.node.children
    let shown = screens.lastIndex(where: \.isOnScreen) ?? 0
    guard screens.indices.contains(shown) else {
      return view.bridge.make(ScreenLayout("NavigationStack"))
    }
    // A screen that does not say how it shows its title does as the one before it.
    var isLarge = true
    for screen in screens[..<shown] {
      let mode = try BarReading(below: screen, view.bridge).titleMode
      isLarge = mode.map { $0 == "large" } ?? isLarge
    }
    return try screen(screens[shown], "NavigationStack", isLarge, canGoBack: shown > 0, view.bridge)
  }

  /// One screen with the bars it asks for.
  private static func screen(
    _ root: GraphNode,
    _ name: String,
    _ isLarge: Bool,
    canGoBack: Bool,
    _ bridge: LayoutBridge
  ) throws(BridgeError) -> LayoutNode {
    let bars = try BarReading(below: root, bridge)
    if let destination = bars.destination {
      let isLarge = bars.titleMode.map { $0 == "large" } ?? isLarge
      return try screen(destination, name, isLarge, canGoBack: true, bridge)
    }
    let layouts = BarLayouts(bars: bars, bridge: bridge, isLarge: isLarge, canGoBack: canGoBack)
    let isInList = bridge.isInList
    bridge.isInList = false
    bridge.bars += 1
    defer {
      bridge.isInList = isInList
      bridge.bars -= 1
    }
    var nodes = bridge.layer(try bridge.nodes(for: root))
    if nodes.isEmpty { nodes = [bridge.make(ZStackLayout())] }
    var rule = ScreenLayout(name, top: layouts.top, bottom: layouts.bottom)
    if let bar = try layouts.topBar() {
      rule.topBar = nodes.count
      nodes.append(bar)
    }
    if let bar = try layouts.bottomBar() {
      rule.bottomBar = nodes.count
      nodes.append(bar)
    }
    return bridge.make(rule, nodes)
  }

  private static func split(_ view: Bridging, _ hidden: Int) throws(BridgeError) -> LayoutNode {
    let own = view.node.ownScreens
    var shown = own
    // What was pushed stands in place of the last column.
    let isCovered = view.node.children.count > own.count
    if isCovered, let last = view.node.children.last { shown[own.count - 1] = last }
    let isNarrow = view.bridge.graph.isNarrow
    let inFront = isCovered ? own.count - 1 : view.node.frontColumn
    var columns: [LayoutNode] = []
    var front = 0
    for (index, child) in shown.enumerated() {
      let canGoBack = isNarrow && index == inFront && index > 0
      if index == inFront { front = columns.count }
      let bars = try BarReading(below: child, view.bridge)
      if bars.title == nil, bars.items.isEmpty, bars.search == nil, !canGoBack {
        columns += view.bridge.layer(try view.bridge.nodes(for: child))
      } else {
        columns.append(try screen(child, "column", true, canGoBack: canGoBack, view.bridge))
      }
    }
    // A view without a middle column has one child less.
    let missing = max(0, own.count - columns.count)
    return view.bridge.make(SplitLayout(hidden: hidden - missing, front: front), columns)
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
    guard let shown else { return view.bridge.make(ScreenLayout("TabView")) }
    var nodes = view.bridge.layer(try view.bridge.nodes(for: shown))
    if nodes.isEmpty { nodes = [view.bridge.make(ZStackLayout())] }
    let isPaged = view.style(of: "tabs") == "PageTabViewStyle"
    let isHidden = isPaged ? true : try hidesTabs(shown, view.bridge)
    var rule = ScreenLayout("TabView", bottom: isHidden ? 0 : ScreenLayout.tabBar)
    if !isHidden, let bar = try TabBar(view.bridge).bar(elements) {
      rule.bottomBar = nodes.count
      nodes.append(bar)
    }
    return view.bridge.make(rule, nodes)
  }

  /// Whether the screen that is shown in a tab hides the bar of tabs.
  private static func hidesTabs(_ tab: GraphNode, _ bridge: LayoutBridge) throws(BridgeError)
    -> Bool
  {
    if try BarReading(below: tab, bridge).hides("tabBar") { return true }
    var waiting = [tab]
    while let node = waiting.popLast() {
      if node.description?.name == "navigation" {
        guard let screen = node.children.last(where: \.isOnScreen) else { return false }
        return try BarReading(below: screen, bridge).hides("tabBar")
      }
      waiting += node.children
    }
    return false
  }
}

/// The bar of a set of tabs.
private struct TabBar {
  private let bridge: LayoutBridge

  init(_ bridge: LayoutBridge) { self.bridge = bridge }

  /// One item for each tab with a label; nil without any.
  func bar(_ tabs: [GraphNode]) throws(BridgeError) -> LayoutNode? {
    var items: [LayoutNode] = []
    for tab in tabs {
      guard let item = try item(of: tab) else { continue }
      items.append(item)
    }
    guard !items.isEmpty else { return nil }
    return bridge.make(BottomBarLayout(isEven: true, height: ScreenLayout.tabBar), items)
  }

  private func item(of tab: GraphNode) throws(BridgeError) -> LayoutNode? {
    guard let label = tab.chrome("tabItem") else { return nil }
    let views = try bridge.nodes(for: label)
    guard !views.isEmpty else { return nil }
    let column = bridge.make(StackLayout(.vertical, spacing: 0), views)
    guard let badge = tab.chrome("badge") else { return column }
    let alignment = Alignment(.trailing, .top)
    return bridge.make(OverlayLayout(.overlay, alignment: alignment), [column, disc(badge)])
  }

  private func disc(_ badge: GraphNode) -> LayoutNode {
    let view = Bridging(bridge: bridge, node: badge, payload: badge.description?.payload ?? [])
    let text = bridge.make(TextReading(view).layout(view.value(0), font: .style(.caption2)))
    bridge.claim(text, for: badge)
    let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let padded = bridge.make(PaddingLayout(insets), [text])
    return bridge.make(
      OffsetLayout(x: 16, y: -4),
      [bridge.make(PassThroughLayout("tab badge"), [padded])]
    )
  }
}

extension GraphNode {
  /// What a view hands to the bar around it, among the modifiers around the view.
  func chrome(_ name: String) -> GraphNode? {
    var current: GraphNode? = self
    while let node = current, node.isModifier || node.children.count == 1 {
      if case .effect(let effect, _) = node.form, effect.payload.first?.asString == name {
        return node.children.dropFirst().first
      }
      current = node.children.first
    }
    return nil
  }
}

extension LayoutBridge {
  /// Several views as one, under each other.
  func layer(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.count > 1 ? [make(StackLayout(.vertical), nodes)] : nodes
  }
}

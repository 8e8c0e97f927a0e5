import SwiftEvaluator
import ViewGraph
import ViewLayout

/// Builds the bars of one screen out of what its views say of them.
struct BarLayouts {
  let bars: BarReading
  let bridge: LayoutBridge
  /// Whether a title that says nothing about it is large.
  let isLarge: Bool
  /// Whether there is a screen to go back to.
  let canGoBack: Bool

  private static let leading: Set<String> = [
    "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation",
  ]
  private static let middle: Set<String> = ["principal", "title", "largeTitle"]
  private static let bottom: Set<String> = ["bottomBar", "status"]
  private static let keyboard: Set<String> = ["keyboard"]

  private var showsLargeTitle: Bool {
    guard bars.title != nil else { return false }
    return bars.titleMode.map { $0 == "large" } ?? isLarge
  }

  /// The height of the bar above.
  var top: Double {
    if bars.hides("navigationBar") { return 0 }
    return ScreenLayout.navigationBar + (showsLargeTitle ? ScreenLayout.largeTitle : 0)
      + (bars.search == nil ? 0 : ScreenLayout.searchField)
  }

  /// The height of the bar below.
  var bottom: Double {
    bars.items(at: Self.bottom).isEmpty || bars.hides("bottomBar") ? 0 : ScreenLayout.toolbar
  }

  /// The bar above.
  func topBar() throws(BridgeError) -> LayoutNode? {
    for item in bars.items(at: Self.keyboard) {
      bridge.undrawn.append(bridge.graph.name(of: item.node) + " keyboard")
    }
    guard top > 0 else { return nil }
    var parts: [NavigationBarLayout.Part] = []
    var children: [LayoutNode] = []
    func add(_ part: NavigationBarLayout.Part, _ views: [LayoutNode]) {
      guard !views.isEmpty else { return }
      parts.append(part)
      children.append(row(views))
    }
    add(.background, try ground("navigationBar"))
    let back =
      canGoBack && !bars.hidesBackButton
      ? [bridge.make(FixedLayout("back", SystemSizes.back))] : []
    let leading = try items(Self.leading)
    add(.leading, back + leading)
    let inMiddle = try items(Self.middle)
    add(.title, inMiddle.isEmpty && !showsLargeTitle ? titleText(.headline) : inMiddle)
    let elsewhere = Self.leading.union(Self.middle).union(Self.bottom).union(Self.keyboard)
    let trailing = bars.items.filter { !elsewhere.contains($0.placement) }
    add(.trailing, try nodes(for: trailing))
    if showsLargeTitle { add(.largeTitle, titleText(.largeTitle)) }
    if let search = bars.search { add(.search, [try searchField(search)]) }
    return bridge.make(NavigationBarLayout(parts, height: top), children)
  }

  /// The bar below.
  func bottomBar() throws(BridgeError) -> LayoutNode? {
    guard bottom > 0 else { return nil }
    var views = try items(Self.bottom)
    if views.contains(where: { $0.rule is SpacerLayout }) { views = [row(views)] }
    let bar = bridge.make(BottomBarLayout(isEven: false, height: bottom), views)
    return backed(bar, try ground("bottomBar"))
  }

  /// A bar before what lies behind it.
  func backed(_ bar: LayoutNode, _ background: [LayoutNode]) -> LayoutNode {
    background.isEmpty ? bar : bridge.make(OverlayLayout(.background), [bar] + background)
  }

  /// What lies behind a bar.
  func ground(_ bar: String) throws(BridgeError) -> [LayoutNode] {
    guard let node = bars.backgrounds[bar] ?? bars.backgrounds["automatic"] else { return [] }
    return try bridge.nodes(for: node)
  }

  private func items(_ places: Set<String>) throws(BridgeError) -> [LayoutNode] {
    try nodes(for: bars.items(at: places))
  }

  private func nodes(for items: [BarReading.Item]) throws(BridgeError) -> [LayoutNode] {
    var made: [LayoutNode] = []
    for item in items { made += try bridge.nodes(for: item.node) }
    return made
  }

  private func row(_ views: [LayoutNode]) -> LayoutNode {
    if views.count == 1, let only = views.first { return only }
    return bridge.make(StackLayout(.horizontal), views)
  }

  private func titleText(_ style: TextFont.Style) -> [LayoutNode] {
    guard let title = bars.title else { return [] }
    let view = Bridging(bridge: bridge, node: title.node, payload: [])
    let content = bridge.reader.field("_content", of: title.text)
    var text = TextReading(view).layout(
      content,
      font: .style(style, weight: style == .largeTitle ? .bold : .semibold)
    )
    text.lineLimit = 1
    let node = bridge.make(text)
    bridge.claim(node, for: title.node)
    return [node]
  }

  private func searchField(_ field: GraphNode) throws(BridgeError) -> LayoutNode {
    let glass = bridge.make(FixedLayout("magnifier", SystemSizes.magnifier))
    let line = bridge.make(
      StackLayout(.horizontal, spacing: 6),
      [glass] + (try bridge.nodes(for: field))
    )
    let inside = bridge.make(
      PaddingLayout(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)),
      [line]
    )
    return bridge.make(PassThroughLayout("search field"), [inside])
  }
}

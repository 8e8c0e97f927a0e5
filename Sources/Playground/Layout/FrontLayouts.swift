import SwiftEvaluator
import ViewGraph
import ViewLayout

/// What lies in front of a mounted view: sheets, messages, and other presentations.
struct FrontLayouts {
  /// One of them.
  private struct Front {
    /// The modifier that shows it.
    let holder: GraphNode
    /// What is shown.
    let view: GraphNode
    let name: String
  }

  private let bridge: LayoutBridge
  private let request: LayoutRequest
  private let fronts: [Front]

  /// Finds what is shown in front of a view now, the last one foremost.
  init(_ bridge: LayoutBridge, below root: GraphNode, _ request: LayoutRequest) {
    self.bridge = bridge
    self.request = request
    fronts =
      bridge.graph.nodes(withEffect: "presentation", below: root).compactMap { node in
        let name = node.description?.payload.first?.asString ?? ""
        // A destination stands in its stack.
        guard node.children.count > 1, node.isOnScreen, name != "navigationDestination" else {
          return nil
        }
        return Front(holder: node, view: node.children[1], name: name)
      } + Self.menus(bridge.graph, below: root)
  }

  /// The menus that are open, a menu in a menu last.
  private static func menus(_ graph: ViewGraph, below root: GraphNode) -> [Front] {
    graph.openParts.compactMap { part in
      guard part.isInFront, let holder = graph.node(part.holder), holder.isInside(root),
        let view = graph.view(of: part)
      else { return nil }
      return Front(holder: holder, view: view, name: "menu")
    }
  }

  /// Whether nothing lies in front.
  var isEmpty: Bool { fronts.isEmpty }

  /// The views that are shown in front, by their numbers.
  var numbers: [Int] { fronts.map(\.view.number) }

  /// The view with all that lies in front of it, given the frames in the window of the modifiers
  /// that show something, once they are known.
  func tree(around root: LayoutNode, frames: [Int: Rect]) throws(BridgeError) -> LayoutNode {
    var places: [FrontPlace] = []
    var nodes = [root]
    for front in fronts {
      places.append(place(of: front, frames[front.holder.number]))
      nodes.append(try node(for: front))
    }
    let rule = FrontLayout(places, window: request.window, safeArea: request.safeArea)
    return bridge.make(rule, nodes)
  }

  /// Whether something stands beside a view, whose frame has to be known first.
  var needsFrames: Bool { fronts.contains { isPopover($0) || $0.name == "menu" } }

  // MARK: Places

  private func place(of front: Front, _ anchor: Rect?) -> FrontPlace {
    switch front.name {
    case "fullScreenCover": .cover
    case "alert": .alert
    case "confirmationDialog": .dialog
    case "inspector": .inspector
    case "popover" where isPopover(front): .popover(anchor)
    case "menu": .popover(anchor)
    default: .sheet(heights(of: front))
    }
  }

  /// In a narrow window a popover comes as a sheet, unless it says otherwise.
  private func isPopover(_ front: Front) -> Bool {
    guard front.name == "popover" else { return false }
    let adaptation = trait("PresentationCompactAdaptation", of: front)?.asString
    return request.window.width >= 640 || adaptation == "popover" || adaptation == "none"
  }

  private func heights(of front: Front) -> [SheetHeight] {
    let reader = bridge.reader
    let detents = trait("PresentationDetents", of: front)?.asArray ?? []
    let heights = detents.compactMap { detent -> SheetHeight? in
      let value = reader.number("_value", of: detent) ?? 0
      switch reader.field("_name", of: detent)?.asString {
      case "medium": return .fraction(0.5)
      case "large": return .large
      case "fraction": return .fraction(value)
      case "height": return .height(value)
      default: return nil
      }
    }
    return heights.isEmpty ? [.large] : heights
  }

  /// What the modifiers in a presented view say of the way it is shown.
  private func trait(_ name: String, of front: Front) -> Value? {
    find(in: front) { effect in
      effect.name == "trait" && effect.payload.first?.asString == name
    }?.description?.payload.last?.opened
  }

  private func find(in front: Front, _ isWanted: (EnumObject) -> Bool) -> GraphNode? {
    var waiting = [front.view]
    while let node = waiting.popLast() {
      if case .effect(let effect, _) = node.form {
        if isWanted(effect) { return node }
        waiting += node.children.prefix(1)
      } else {
        waiting += node.children.reversed()
      }
    }
    return nil
  }

  // MARK: Views

  private func node(for front: Front) throws(BridgeError) -> LayoutNode {
    bridge.markApproximate(front.holder)
    let outer = bridge.isInList
    bridge.isInList = false
    defer { bridge.isInList = outer }
    let views = try bridge.nodes(for: front.view)
    let made: LayoutNode
    switch front.name {
    case "alert": made = DialogLayouts(bridge).alert(views)
    case "confirmationDialog": made = DialogLayouts(bridge).answers(views)
    case "menu": made = DialogLayouts(bridge).menu(views)
    default: made = try screen(front, views)
    }
    bridge.claim(made, for: front.view)
    return made
  }

  private func screen(_ front: Front, _ views: [LayoutNode]) throws(BridgeError) -> LayoutNode {
    var insets = EdgeInsets.zero
    switch front.name {
    case "fullScreenCover": insets = request.safeArea
    case "popover" where isPopover(front): break
    default: insets.bottom = request.safeArea.bottom
    }
    let name = front.name == "popover" && !isPopover(front) ? "sheet" : front.name
    var made = bridge.make(FrontScreenLayout(name, insets: insets), bridge.layer(views))
    let background = find(in: front) { effect in
      effect.name == "chrome" && effect.payload.first?.asString == "presentationBackground"
    }
    if let background, background.children.count > 1 {
      let views = try bridge.nodes(of: Array(background.children.dropFirst()))
      made = bridge.make(OverlayLayout(.background), [made] + views)
    }
    guard showsGrabber(front) else { return made }
    let grabber = bridge.make(
      PaddingLayout(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)),
      [bridge.make(FixedLayout("grabber", SystemSizes.grabber))]
    )
    let alignment = Alignment(.centerX, .top)
    return bridge.make(OverlayLayout(.overlay, alignment: alignment), [made, grabber])
  }

  /// A sheet has a handle when it asks for one, or rests at several heights.
  private func showsGrabber(_ front: Front) -> Bool {
    guard front.name == "sheet" else { return false }
    if let isShown = trait("PresentationDragIndicator", of: front)?.asBool { return isShown }
    return (trait("PresentationDetents", of: front)?.asArray ?? []).count > 1
  }
}

import SwiftEvaluator
import ViewGraph
import ViewLayout

extension PrimitiveLayout {
  /// Lists, and the sections they arrange.
  static let lists: [String: Rule] = [
    "list": { (view) throws(BridgeError) in
      let bridge = view.bridge
      bridge.markApproximate(view.node)
      let outer = bridge.isInList
      bridge.isInList = true
      defer { bridge.isInList = outer }
      let style = style(of: view)
      let metrics = RowReading(view, style)
      var rows: [LayoutNode] = []
      var former: SectionPart?
      for node in try view.content() {
        rows.append(metrics.row(node, after: former, isFirst: rows.isEmpty))
        former = node.sectionPart
      }
      let spacing = view.reader.number(view.environment("_listRowSpacing")?.unwrapped)
      return [
        bridge.make(
          ListLayout(style, rowSpacing: spacing ?? 0, offset: view.node.scrollOffset.y),
          rows
        )
      ]
    },
    "section": { (view) throws(BridgeError) in
      let parts = view.node.children
      guard parts.count == 3 else { return try view.content() }
      let section = view.node.number
      var nodes: [LayoutNode] = []
      for (part, place) in zip(parts, [SectionPart.Place.header, .row, .footer]) {
        for node in try view.bridge.nodes(for: part) {
          nodes.append(
            view.bridge.make(
              PassThroughLayout("section"),
              [node],
              traits: LayoutTraits(section: SectionPart(section: section, place: place))
            )
          )
        }
      }
      return nodes
    },
  ]

  private static func style(of view: Bridging) -> ListLayout.Style {
    switch view.style(of: "list") {
    case "PlainListStyle", "InsetListStyle": .plain
    case "GroupedListStyle": .grouped
    default: .insetGrouped
    }
  }
}

/// Makes the rows of one list out of the views inside.
private struct RowReading {
  let view: Bridging
  let style: ListLayout.Style
  private let minimumHeight: Double?

  /// The least height that the environment has before anyone sets one.
  private static let unsetHeight = 44.0

  init(_ view: Bridging, _ style: ListLayout.Style) {
    self.view = view
    self.style = style
    let height = view.reader.number(view.environment("defaultMinListRowHeight"))
    minimumHeight = height == Self.unsetHeight ? nil : height
  }

  func row(_ node: LayoutNode, after former: SectionPart?, isFirst: Bool) -> LayoutNode {
    let part = node.sectionPart
    var rule: ListRowLayout
    switch part?.place {
    case .header: rule = .header(style)
    case .footer: rule = .footer(style)
    case .row, nil: rule = .row(style)
    }
    let bridge = view.bridge
    if part?.place != .header, part?.place != .footer {
      if let insets = node.first(in: bridge.rowInsets) { rule.insets = insets }
      if let minimumHeight { rule.minimumHeight = minimumHeight }
    }
    if let hidden = node.first(in: bridge.hiddenSeparators) { rule.hiddenSeparators = hidden }
    var content = node
    if let badge = node.first(in: bridge.badges), !badge.isEmpty {
      let space = bridge.make(SpacerLayout())
      content = bridge.make(StackLayout(.horizontal), [node, space] + badge)
    }
    let background = node.first(in: bridge.rowBackgrounds) ?? []
    // A group begins at a section, and again after one.
    rule.startsGroup = isFirst || part?.section != former?.section
    return bridge.make(rule, [content] + background)
  }
}

extension LayoutNode {
  /// What a view asks for as a row, whatever modifiers stand around it; the outermost word counts.
  fileprivate func first<Wish>(in wishes: [Int: Wish]) -> Wish? {
    guard !wishes.isEmpty else { return nil }
    var node = self
    while true {
      if let wish = wishes[node.id] { return wish }
      guard node.rule is any UnaryRule, let inner = node.children.first else { return nil }
      node = inner
    }
  }

  /// The part of a section this is, whatever modifiers stand around it.
  fileprivate var sectionPart: SectionPart? {
    var node = self
    while true {
      if let part = node.traits.section { return part }
      guard node.rule is any UnaryRule, let inner = node.children.first else { return nil }
      node = inner
    }
  }
}

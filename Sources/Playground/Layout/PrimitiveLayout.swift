import SwiftEvaluator
import ViewGraph
import ViewLayout

/// How each case of the library's `_Primitive` is laid out.
///
/// A case that is missing here is refused by the view's name, never guessed.
enum PrimitiveLayout {
  typealias Rule = @Sendable (Bridging) throws(BridgeError) -> [LayoutNode]

  static let table: [String: Rule] =
    structure
    .merging(containers) { first, _ in first }
    .merging(lists) { first, _ in first }
    .merging(screens) { first, _ in first }
    .merging(leaves) { first, _ in first }
    .merging(late) { first, _ in first }

  private static let transparent: Rule = { (view) throws(BridgeError) in try view.content() }

  /// Rows that are not made yet keep their room, as long as those that are.
  private static let rows: Rule = { (view) throws(BridgeError) in
    guard let rows = view.bridge.graph.rows(of: view.node) else { return try view.content() }
    let room = view.bridge.lazyRoom[view.node.number] ?? LazyRoom()
    var nodes: [LayoutNode] = []
    for item in rows {
      if let row = item.row {
        nodes += try view.bridge.nodes(for: row)
      } else if room.pitch > 0 {
        let length = max(0, Double(item.missing) * room.pitch - room.around)
        let size =
          room.axis == .vertical
          ? Size(width: 0, height: length) : Size(width: length, height: 0)
        nodes.append(view.bridge.make(FixedLayout("rows", size)))
      }
    }
    return nodes
  }

  /// Views without a place of their own: what they hold stands in the view around.
  private static let structure: [String: Rule] = [
    "empty": transparent, "tuple": transparent, "either": transparent, "optional": transparent,
    "group": transparent, "placeholder": transparent, "rows": rows,
    "identified": transparent, "erased": transparent, "compared": transparent,
    "reader": transparent,
  ]

  private static let containers: [String: Rule] = [
    "layout": { (view) throws(BridgeError) in
      let kind = view.value(0)
      guard let name = view.reader.caseName(kind), let rule = stacks[name] else {
        throw .notModelled(view.bridge.graph.name(of: view.node))
      }
      let isStatic = view.node.hasStaticChild
      return [
        view.bridge.make(rule(view.reader, view.reader.payload(kind), isStatic), try view.content())
      ]
    },
    "lazyLayout": { (view) throws(BridgeError) in
      let kind = view.value(0)
      guard let name = view.reader.caseName(kind), let rule = lazyStacks[name] else {
        throw .notModelled(view.bridge.graph.name(of: view.node))
      }
      return [view.bridge.make(rule(view.reader, view.reader.payload(kind)), try view.content())]
    },
    "scroll": { (view) throws(BridgeError) in
      let axes = view.reader.axes(view.value(0))
      var content = try view.content()
      if content.count > 1 { content = [view.bridge.make(StackLayout(.vertical), content)] }
      if let margins = view.reader.insets(view.environment("_contentMargins")), margins != .zero {
        content = [view.bridge.make(PaddingLayout(margins), content)]
      }
      let offset = view.node.scrollOffset
      var scroll = ScrollViewLayout(axes, offset: Point(x: offset.x, y: offset.y))
      scroll.spaces = try view.bridge.scrollSpaces(view.value(0))
      return [view.bridge.make(scroll, content)]
    },
    "firstThatFits": { (view) throws(BridgeError) in
      let axes = view.reader.axes(view.value(0))
      return [view.bridge.make(ViewThatFitsLayout(in: axes), try view.content())]
    },
  ]

  private typealias Stack = @Sendable (ValueReader, [Value], Bool) -> any LayoutRule
  private typealias LazyStack = @Sendable (ValueReader, [Value]) -> any LayoutRule

  private static let stacks: [String: Stack] = [
    "horizontal": { reader, payload, isStatic in
      StackLayout(
        .horizontal,
        alignment: reader.guide(payload.first),
        spacing: reader.number(payload.last),
        isTransparentAroundOneChild: isStatic
      )
    },
    "vertical": { reader, payload, isStatic in
      StackLayout(
        .vertical,
        alignment: reader.guide(payload.first),
        spacing: reader.number(payload.last),
        isTransparentAroundOneChild: isStatic
      )
    },
    "depth": { reader, payload, _ in ZStackLayout(alignment: reader.alignment(payload.first)) },
    "grid": { reader, payload, _ in
      GridLayout(
        alignment: reader.alignment(payload.first),
        horizontalSpacing: payload.count > 1 ? reader.number(payload[1]) : nil,
        verticalSpacing: payload.count > 2 ? reader.number(payload[2]) : nil
      )
    },
    "gridRow": { reader, payload, _ in
      GridRowLayout(alignment: reader.guide(payload.first?.unwrapped))
    },
  ]

  private static let lazyStacks: [String: LazyStack] = [
    "horizontal": { reader, payload in
      LazyStackLayout(
        .horizontal,
        alignment: reader.guide(payload.first),
        spacing: reader.number(payload.last)
      )
    },
    "vertical": { reader, payload in
      LazyStackLayout(
        .vertical,
        alignment: reader.guide(payload.first),
        spacing: reader.number(payload.last)
      )
    },
    "columns": { reader, payload in grid(.vertical, reader, payload) },
    "rows": { reader, payload in grid(.horizontal, reader, payload) },
  ]

  private static func grid(_ axis: Axis, _ reader: ValueReader, _ payload: [Value])
    -> any LayoutRule
  {
    let tracks = (payload.first?.asArray ?? []).map { item -> GridTrack in
      let size = reader.field("size", of: item)
      let lengths = reader.payload(size).map { reader.number($0) ?? 0 }
      let spacing = reader.number("spacing", of: item)
      let alignment = reader.field("alignment", of: item)?.unwrapped.map { reader.alignment($0) }
      let length: GridTrack.Length
      switch (reader.caseName(size), lengths.first, lengths.last) {
      case ("fixed", let value?, _): length = .fixed(value)
      case ("adaptive", let least?, let most?): length = .adaptive(minimum: least, maximum: most)
      case (_, let least, let most):
        length = .flexible(minimum: least ?? 10, maximum: most ?? .infinity)
      }
      return GridTrack(length, spacing: spacing, alignment: alignment)
    }
    return LazyGridLayout(
      axis,
      tracks: tracks,
      alignment: payload.count > 1 ? reader.guide(payload[1]) : nil,
      spacing: reader.number(payload.last)
    )
  }
}

extension GraphNode {
  /// True when one view stands below that no `if` or `ForEach` could take away.
  fileprivate var hasStaticChild: Bool {
    guard children.count == 1, let only = children.first else { return false }
    switch only.step {
    case .row, .present, .branch: return false
    default: break
    }
    guard !only.isVisible else { return true }
    if case .primitive(let object) = only.form, object.name == "rows" || object.name == "optional" {
      return false
    }
    return only.hasStaticChild
  }
}

import SwiftEvaluator
import ViewGraph
import ViewLayout

/// How each case of the library's `_Effect` is laid out around one view.
///
/// A case that is missing here is refused by the modifier's name, never guessed.
enum EffectLayout {
  typealias Rule = @Sendable (Bridging, LayoutNode) throws(BridgeError) -> LayoutNode

  static let table: [String: Rule] =
    sizes
    .merging(places) { first, _ in first }
    .merging(layers) { first, _ in first }
    .merging(preferenceLayers) { first, _ in first }
    .merging(chrome) { first, _ in first }
    .merging(unaffected) { first, _ in first }

  /// Modifiers that take part in the conversation about sizes.
  private static let sizes: [String: Rule] = [
    "padding": { (view, content) throws(BridgeError) in
      let edges = view.reader.edges(view.value(0))
      let insets = view.reader.insets(view.value(1)?.unwrapped)
      let all = insets ?? EdgeInsets(PaddingLayout.defaultLength, at: edges)
      return view.bridge.make(PaddingLayout(all), [content])
    },
    "frame": { (view, content) throws(BridgeError) in
      let width = view.reader.number(view.value(0))
      let height = view.reader.number(view.value(1))
      view.bridge.warn(
        of: FrameLayout.problems(width: width, height: height),
        [("width", width), ("height", height)],
        view.node
      )
      return view.bridge.make(
        FrameLayout(
          width: width,
          height: height,
          alignment: view.reader.alignment(view.value(2))
        ),
        [content]
      )
    },
    "flexFrame": { (view, content) throws(BridgeError) in
      let bounds = view.value(0)
      func limits(_ names: [String]) -> FlexibleFrameLayout.Limits {
        let numbers = names.map { view.reader.number($0, of: bounds) }
        view.bridge.warn(
          of: FlexibleFrameLayout.Limits.problems(
            min: numbers[0],
            ideal: numbers[1],
            max: numbers[2]
          ),
          zip(names, numbers).map { ($0, $1) },
          view.node
        )
        return FlexibleFrameLayout.Limits(min: numbers[0], ideal: numbers[1], max: numbers[2])
      }
      return view.bridge.make(
        FlexibleFrameLayout(
          width: limits(["minWidth", "idealWidth", "maxWidth"]),
          height: limits(["minHeight", "idealHeight", "maxHeight"]),
          alignment: view.reader.alignment(view.value(1))
        ),
        [content]
      )
    },
    "containerFrame": { (view, content) throws(BridgeError) in
      view.bridge.make(view.containerFrame(), [content])
    },
    "fixedSize": { (view, content) throws(BridgeError) in
      view.bridge.make(
        FixedSizeLayout(
          horizontal: view.value(0)?.asBool == true,
          vertical: view.value(1)?.asBool == true
        ),
        [content]
      )
    },
    "aspectRatio": { (view, content) throws(BridgeError) in
      let fills = view.reader.caseName(view.value(1)) == "fill"
      return view.bridge.make(
        AspectRatioLayout(
          view.reader.number(view.value(0)),
          contentMode: fills ? .fill : .fit
        ),
        [content]
      )
    },
  ]

  /// Modifiers that put the content elsewhere.
  private static let places: [String: Rule] = [
    "offset": { (view, content) throws(BridgeError) in
      let size = view.reader.size(view.value(0)) ?? .zero
      return view.bridge.make(OffsetLayout(x: size.width, y: size.height), [content])
    },
    "position": { (view, content) throws(BridgeError) in
      view.bridge.make(
        PositionLayout(
          x: view.reader.number("x", of: view.value(0)) ?? 0,
          y: view.reader.number("y", of: view.value(0)) ?? 0
        ),
        [content]
      )
    },
    "inset": { (view, content) throws(BridgeError) in
      let place = view.value(1)
      let details = view.reader.payload(place)
      let edge = view.reader.caseName(details.first).flatMap { Self.edges[$0] } ?? .bottom
      let rule = SafeAreaInsetLayout(
        edge,
        alignment: view.reader.guide(details.last),
        spacing: view.reader.number(view.value(2))
      )
      return view.bridge.make(rule, [content] + (try view.beside()))
    },
    "coordinateSpace": { (view, content) throws(BridgeError) in
      guard let name = view.value(0) else { return content }
      let space = try view.bridge.space(named: name)
      return view.bridge.make(CoordinateSpaceLayout(space), [content])
    },
    "ignoresSafeArea": { (view, content) throws(BridgeError) in
      view.bridge.make(IgnoresSafeAreaLayout(view.reader.edges(view.value(0))), [content])
    },
    "trait": { (view, content) throws(BridgeError) in
      let name = view.value(0)?.asString ?? ""
      if let rule = TraitLayout.table[name] { return try rule(view, content) }
      return TraitLayout.pass(view, content, name)
    },
    "alignmentGuide": { (view, content) throws(BridgeError) in
      guard let key = view.reader.guideKey(view.value(0)), let compute = view.value(1) else {
        return view.bridge.make(PassThroughLayout("alignmentGuide"), [content])
      }
      let bridge = view.bridge
      let rule = AlignmentGuideLayout(key) { bridge.guide(compute, $0) }
      return bridge.make(rule, [content])
    },
  ]

  private static let edges: [String: Edge] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  /// Modifiers with a view beside the content.
  private static let layers: [String: Rule] = [
    "background": { (view, content) throws(BridgeError) in
      let rule = OverlayLayout(.background, alignment: view.reader.alignment(view.value(1)))
      return view.bridge.make(rule, [content] + (try view.beside()))
    },
    "overlay": { (view, content) throws(BridgeError) in
      let rule = OverlayLayout(.overlay, alignment: view.reader.alignment(view.value(1)))
      return view.bridge.make(rule, [content] + (try view.beside()))
    },
  ]

  /// Modifiers with a view made of a preference.
  private static let preferenceLayers: [String: Rule] = [
    "preferenceLayer": { (view, content) throws(BridgeError) in
      let isBehind = view.value(1)?.asBool == true
      let alignment = view.reader.alignment(view.value(2))
      let rule = OverlayLayout(isBehind ? .background : .overlay, alignment: alignment)
      return view.bridge.make(rule, [content] + (try view.beside()))
    }
  ]

  /// What views hand to the bars and rows around them.
  private static let chrome: [String: Rule] = [
    "chrome": { (view, content) throws(BridgeError) in
      let name = view.value(0)?.asString ?? ""
      let made = view.bridge.make(PassThroughLayout(name), [content])
      switch name {
      case "badge" where view.bridge.isInList:
        view.bridge.badges[made.id] = try view.beside()
      case "listRowBackground" where view.bridge.isInList:
        view.bridge.rowBackgrounds[made.id] = try view.beside()
      case "toolbar" where view.bridge.bars == 0, "search" where view.bridge.bars == 0:
        view.bridge.undrawn.append(view.bridge.graph.name(of: view.node))
      default: break
      }
      return made
    }
  ]

  /// Modifiers that leave the layout alone.
  private static let unaffected: [String: Rule] = Dictionary(
    uniqueKeysWithValues: [
      "none", "clip", "mask", "opacity", "transform", "visual", "hidden", "environment",
      "lifecycle", "change", "task", "subscription", "gesture", "hitTesting", "contentShape",
      "animation", "transaction", "matchedGeometry", "geometryGroup",
      "preference", "preferenceTransform", "preferenceChange", "geometryChange", "accessibility",
      "focus", "presentation", "onDemand",
    ].map { ($0, passing($0)) }
  )

  private static func passing(_ name: String) -> Rule {
    { (view, content) throws(BridgeError) in
      view.bridge.make(PassThroughLayout(name), [content])
    }
  }
}

extension Bridging {
  /// The share of its container that a view takes.
  fileprivate func containerFrame() -> ContainerRelativeFrameLayout {
    let share = value(0)
    var rule = ContainerRelativeFrameLayout(
      reader.axes(reader.field("axes", of: share)),
      count: reader.field("count", of: share)?.asInt ?? 1,
      span: reader.field("span", of: share)?.asInt ?? 1,
      spacing: reader.number("spacing", of: share) ?? 0,
      alignment: reader.alignment(value(1))
    )
    guard let length = reader.field("length", of: share)?.unwrapped else { return rule }
    let bridge = bridge
    rule.length = { container, axis in
      bridge.attempt(0) { () throws(BridgeError) in
        let name = axis == .horizontal
        let axis = try bridge.callLibrary("_engineMadeAxis", [.bool(name)])
        return bridge.reader.number(try bridge.call(length, [.double(container), axis])) ?? 0
      }
    }
    return rule
  }
}

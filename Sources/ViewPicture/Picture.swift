public import ViewLayout

/// A laid-out view as things to draw, from bottom to top, in points.
public struct Picture: Sendable {
  /// One thing to draw; all its points are points of the picture.
  public enum Mark: Sendable, Hashable {
    /// The inside of a path.
    case fill(PicturePath, PicturePaint, isEvenOdd: Bool)
    /// A line along a path, its middle on the path.
    case stroke(PicturePath, PicturePaint, width: Double)
    /// Lines of text.
    case text(PictureText)
    /// A sign for a picture that is not drawn, such as a symbol.
    case sign(String, PicturePaint)
    /// A thin outline with a name, which only explains.
    case outline(String)

    /// A filled rectangle.
    public static func fill(_ color: PictureColor, in frame: Rect, cornerRadius: Double = 0)
      -> Mark
    {
      .fill(PicturePath(frame, cornerRadius: cornerRadius), .color(color), isEvenOdd: false)
    }

    /// A line along the inside of the edges of a rectangle.
    public static func border(
      _ color: PictureColor,
      in frame: Rect,
      width: Double,
      cornerRadius: Double = 0
    ) -> Mark {
      let inside = Rect(
        x: frame.minX + width / 2,
        y: frame.minY + width / 2,
        width: max(0, frame.width - width),
        height: max(0, frame.height - width)
      )
      let path = PicturePath(inside, cornerRadius: max(0, cornerRadius - width / 2))
      return .stroke(path, .color(color), width: width)
    }
  }

  /// Things that are drawn as one before they are faded, as `opacity` around several views does.
  public struct Layer: Sendable, Hashable {
    /// A number that only the things of one layer share.
    public var id: Int
    /// How much of the whole shows.
    public var opacity: Double
  }

  /// What the modifiers around a thing do to how it is drawn.
  public struct Effect: Sendable, Hashable {
    /// How much of it shows, from 0 to 1.
    public var opacity = 1.0
    /// The layers it is part of, from outside in.
    public var layers: [Layer] = []
    /// Where its points go.
    public var transform = PictureTransform.identity
    /// What it is cut to, in the points of the picture.
    public var clips: [PicturePath] = []

    /// No effect.
    public static let none = Effect()

    /// Makes an effect.
    public init(
      opacity: Double = 1,
      transform: PictureTransform = .identity,
      clips: [PicturePath] = []
    ) {
      self.opacity = opacity
      self.transform = transform
      self.clips = clips
    }

    /// This effect inside another one; what it fades becomes a layer of its own.
    func inside(_ outer: Effect, layer: Int) -> Effect {
      var whole = Effect(
        opacity: outer.opacity,
        transform: outer.transform.after(transform),
        clips: outer.clips + clips.map { $0.transformed(by: outer.transform) }
      )
      whole.layers = outer.layers
      if opacity < 1 { whole.layers.append(Layer(id: layer, opacity: opacity)) }
      return whole
    }

    /// How much shows in the end, where nothing of the same layer lies below.
    var visibleShare: Double { layers.reduce(opacity) { $0 * $1.opacity } }
  }

  /// A thing in its place.
  public struct Item: Sendable, Hashable {
    /// The frame of the view that draws it, before any effect.
    public var frame: Rect
    /// The thing.
    public var mark: Mark
    /// What is done to it.
    public var effect: Effect

    /// Makes an item.
    public init(_ frame: Rect, _ mark: Mark, _ effect: Effect = .none) {
      self.frame = frame
      self.mark = mark
      self.effect = effect
    }

    /// The frame as it is drawn.
    public var drawnFrame: Rect { effect.transform.frame(of: frame) }
  }

  /// The part of the plane that is shown.
  public var bounds: Rect
  /// The frame of the root, which rulers measure.
  public var root: Rect
  /// The things, the lowest first.
  public var items: [Item]
  /// What could not be drawn, by the names of the modifiers.
  public var omissions: [String] = []

  /// Makes a picture.
  public init(bounds: Rect, root: Rect? = nil, items: [Item]) {
    self.bounds = bounds
    self.root = root ?? bounds
    self.items = items
  }

  /// Makes the picture of a layout.
  ///
  /// Decorations below a view are drawn before it, siblings in order of their z-index.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - showsWindow: Whether the whole window is shown, or only the root and what overflows it.
  ///   - effect: What a node does to all that is inside it; `nil` hides it.
  ///   - marks: What each node draws by itself, below its children.
  public init(
    _ result: LayoutResult,
    showsWindow: Bool = false,
    effect: (PlacedNode) -> Effect? = { _ in Effect.none },
    marks: (PlacedNode) -> [Mark]
  ) {
    let order = DrawingOrder(result, effect)
    var items: [Item] = []
    for (index, effect) in order.steps {
      let node = result.nodes[index]
      items += marks(node).map { Item(node.frame, $0, effect) }
    }
    items = Self.withoutNeedlessLayers(items)
    let window = Rect(origin: .zero, size: result.window)
    let root = result.nodes.first?.frame ?? window
    self.init(
      bounds: showsWindow ? window : items.reduce(root) { $0.union(Self.shown($1)) },
      root: showsWindow ? window : root,
      items: items
    )
  }

  /// A layer whose things do not lie upon each other is the same as fading each of them.
  private static func withoutNeedlessLayers(_ items: [Item]) -> [Item] {
    var members: [Int: [Rect]] = [:]
    var overlapping: Set<Int> = []
    for item in items {
      let frame = shown(item)
      for layer in item.effect.layers where !overlapping.contains(layer.id) {
        let others = members[layer.id, default: []]
        // Many things in one layer are taken for some that overlap.
        if others.count > 200 || others.contains(where: { $0.overlaps(frame) }) {
          overlapping.insert(layer.id)
        }
        members[layer.id] = others + [frame]
      }
    }
    return items.map { item in
      var item = item
      for layer in item.effect.layers where !overlapping.contains(layer.id) {
        item.effect.opacity *= layer.opacity
      }
      item.effect.layers.removeAll { !overlapping.contains($0.id) }
      return item
    }
  }

  /// The part of an item that its clips leave.
  private static func shown(_ item: Item) -> Rect {
    item.effect.clips.reduce(item.drawnFrame) { frame, clip in
      clip.bounds.map { frame.intersection($0) } ?? frame
    }
  }
}

/// The order in which the nodes of a layout are drawn, each with the effects around it.
private struct DrawingOrder {
  var steps: [(index: Int, effect: Picture.Effect)] = []

  private static let drawsFirstLast: Set<String> = ["background", "list row"]

  init(_ result: LayoutResult, _ effect: (PlacedNode) -> Picture.Effect?) {
    var children = Array(repeating: [Int](), count: result.nodes.count)
    for (index, node) in result.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    var waiting: [(index: Int, outer: Picture.Effect)] = result.nodes.isEmpty ? [] : [(0, .none)]
    while let (index, outer) = waiting.popLast() {
      guard let own = effect(result.nodes[index]) else { continue }
      let whole = own == .none ? outer : own.inside(outer, layer: index)
      steps.append((index, whole))
      var below = children[index]
      // What has something behind it comes first in the tree but is drawn last.
      if Self.drawsFirstLast.contains(result.nodes[index].rule), let primary = below.first {
        below = Array(below.dropFirst()) + [primary]
      }
      let sorted = below.enumerated().sorted { left, right in
        let first = result.nodes[left.element].zIndex
        let second = result.nodes[right.element].zIndex
        return first == second ? left.offset < right.offset : first < second
      }
      waiting += sorted.reversed().map { ($0.element, whole) }
    }
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle around this one and another.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: max(maxX, other.maxX) - x,
      height: max(maxY, other.maxY) - y
    )
  }

  /// The part of this rectangle inside another; without a common part an empty one at its edge.
  func intersection(_ other: Rect) -> Rect {
    let x = min(max(minX, other.minX), other.maxX)
    let y = min(max(minY, other.minY), other.maxY)
    return Rect(
      x: x,
      y: y,
      width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y)
    )
  }
}

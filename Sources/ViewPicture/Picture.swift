public import ViewLayout

/// A laid-out view as things to draw, from bottom to top, in points.
public struct Picture: Sendable {
  /// One thing to draw.
  public enum Mark: Sendable, Hashable {
    /// A filled rectangle with rounded corners; half the shorter side makes a capsule.
    case fill(PictureColor, cornerRadius: Double)
    /// A line along the inside of the edges.
    case stroke(PictureColor, width: Double, cornerRadius: Double)
    /// Lines of text.
    case text([String], PictureColor, TextPlacement)
    /// A thin outline with a name, which only explains.
    case outline(String)
  }

  /// How lines of text stand in their frame.
  public struct TextPlacement: Sendable, Hashable {
    /// Where shorter lines stand: 0 leading, 0.5 middle, 1 trailing.
    public var alignment: Double
    /// The height of a line in points.
    public var lineHeight: Double
    /// The size of the font in points.
    public var fontSize: Double
    /// Whether the strokes are thick.
    public var isBold: Bool

    /// Makes a placement.
    public init(
      alignment: Double = 0,
      lineHeight: Double = 20,
      fontSize: Double = 17,
      isBold: Bool = false
    ) {
      self.alignment = alignment
      self.lineHeight = lineHeight
      self.fontSize = fontSize
      self.isBold = isBold
    }
  }

  /// A thing in its place.
  public struct Item: Sendable, Hashable {
    /// The place.
    public var frame: Rect
    /// The thing.
    public var mark: Mark

    /// Makes an item.
    public init(_ frame: Rect, _ mark: Mark) {
      self.frame = frame
      self.mark = mark
    }
  }

  /// The part of the window that is shown.
  public var bounds: Rect
  /// The things, the lowest first.
  public var items: [Item]

  /// Makes a picture.
  public init(bounds: Rect, items: [Item]) {
    self.bounds = bounds
    self.items = items
  }

  /// Makes the picture of a layout.
  ///
  /// Decorations below a view are drawn before it, siblings in order of their z-index.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - showsWindow: Whether the whole window is shown, or only the root and what overflows it.
  ///   - marks: What each node draws by itself, by its number, below its children.
  public init(
    _ result: LayoutResult,
    showsWindow: Bool = false,
    marks: (PlacedNode) -> [Mark]
  ) {
    let order = DrawingOrder(result)
    var items: [Item] = []
    for index in order.indices {
      let node = result.nodes[index]
      items += marks(node).map { Item(node.frame, $0) }
    }
    let window = Rect(origin: .zero, size: result.window)
    let root = result.nodes.first?.frame ?? window
    self.init(
      bounds: showsWindow ? window : items.reduce(root) { $0.union($1.frame) },
      items: items
    )
  }
}

/// The order in which the nodes of a layout are drawn.
private struct DrawingOrder {
  var indices: [Int] = []

  init(_ result: LayoutResult) {
    var children = Array(repeating: [Int](), count: result.nodes.count)
    for (index, node) in result.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    var waiting = result.nodes.isEmpty ? [] : [0]
    while let next = waiting.popLast() {
      indices.append(next)
      var below = children[next]
      // The primary of a background comes first in the tree but is drawn last.
      if result.nodes[next].rule == "background", let primary = below.first {
        below = Array(below.dropFirst()) + [primary]
      }
      let sorted = below.enumerated().sorted { left, right in
        let first = result.nodes[left.element].zIndex
        let second = result.nodes[right.element].zIndex
        return first == second ? left.offset < right.offset : first < second
      }
      waiting += sorted.reversed().map(\.element)
    }
  }
}

extension Rect {
  /// The smallest rectangle around this one and another.
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: max(maxX, other.maxX) - x,
      height: max(maxY, other.maxY) - y
    )
  }
}

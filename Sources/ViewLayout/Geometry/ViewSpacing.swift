/// The kinds of wishes a view can have about the distance to its neighbour.
///
/// Two neighbours compare wishes of the same kind: a view wishes a distance as something above
/// text, and the text below answers as something with a view above it.
public enum SpacingCategory: Int, Sendable, Hashable, Comparable {
  /// A plain wish that holds against every neighbour.
  case unspecified
  /// The distance between a text and what stands above it.
  case edgeAboveText
  /// The distance between a text and what stands below it.
  case edgeBelowText
  /// The distance between two texts.
  case textToText

  /// Orders categories, so that tables have one spelling.
  public static func < (left: SpacingCategory, right: SpacingCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The distances a view wishes between itself and its neighbours, for stacks without `spacing:`.
///
/// A plain view wishes nothing, which gives the default of 8 between two of them. A `Spacer`
/// wishes 0 along its axis, so no gap is added beside it.
public struct ViewSpacing: Sendable, Equatable {
  /// One wish: a distance, and against what kind of neighbour it holds.
  struct Wish: Sendable, Hashable {
    var category: SpacingCategory
    var distance: Double
  }

  private final class Storage: Sendable {
    let wishes: [[Wish]]

    init(_ wishes: [[Wish]]) { self.wishes = wishes }
  }

  // Missing for a plain view: almost all views are plain, and nothing is cheaper to keep.
  private var storage: Storage?

  /// The table of an ordinary view.
  public static let plain = ViewSpacing(storage: nil)
  /// The table of a view that wants its neighbours to touch it.
  public static let zero = ViewSpacing(
    wishes: Edge.allCases.map { ($0, .unspecified, 0) }
  )
  /// The table of a view without any wish, from which unions start.
  static let none = ViewSpacing(wishes: [])
  /// The distance between two views that wish nothing in common.
  public static let defaultDistance = 8.0

  /// Makes a table from single wishes.
  public init(wishes: [(edge: Edge, category: SpacingCategory, distance: Double)]) {
    storage = Storage(Edge.allCases.map { _ in [] })
    for wish in wishes { set(wish.distance, at: wish.edge, for: wish.category) }
  }

  private init(storage: Storage?) { self.storage = storage }

  /// Compares the wishes.
  public static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    left.storage?.wishes == right.storage?.wishes
  }

  /// The wishes of a plain view: it leaves distances to the text beside it.
  private static let plainWishes = ViewSpacing(wishes: [
    (.bottom, .edgeAboveText, 0), (.top, .edgeBelowText, 0),
    (.leading, .edgeBelowText, 0), (.trailing, .edgeAboveText, 0),
  ])

  /// Sets one wish.
  public mutating func set(_ distance: Double, at edge: Edge, for category: SpacingCategory) {
    var wishes = self[edge].filter { $0.category != category }
    wishes.append(Wish(category: category, distance: distance))
    wishes.sort { $0.category < $1.category }
    replace(edge, by: wishes)
  }

  /// Takes over the wishes of another table at some edges; where both wish, the larger one holds.
  public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
    if storage === other.storage { return }
    for edge in Edge.allCases where edges.contains(edge) && self[edge] != other[edge] {
      for wish in other[edge] {
        let own = self[edge].first { $0.category == wish.category }?.distance
        set(max(own ?? wish.distance, wish.distance), at: edge, for: wish.category)
      }
    }
  }

  /// Replaces the wishes at some edges by those of a plain view.
  public mutating func reset(_ edges: EdgeSet) {
    guard !isPlain else { return }
    for edge in Edge.allCases where edges.contains(edge) { replace(edge, by: Self.plain[edge]) }
  }

  /// Whether this is the shared table of plain views.
  var isPlain: Bool { storage == nil }

  /// The distance a stack leaves between this view and the next one along an axis.
  ///
  /// - Parameters:
  ///   - next: The table of the view to the right or below.
  ///   - axis: The axis of the stack.
  /// - Returns: The distance in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    if isPlain && next.isPlain { return Self.defaultDistance }
    let mine = self[axis == .horizontal ? .trailing : .bottom]
    let theirs = next[axis == .horizontal ? .leading : .top]
    var common: Double?
    var plain: Double?
    for wish in mine {
      if wish.category == .unspecified {
        plain = max(plain ?? wish.distance, wish.distance)
      } else if let answer = theirs.first(where: { $0.category == wish.category }) {
        let sum = wish.distance + answer.distance
        common = max(common ?? sum, sum)
      }
    }
    for wish in theirs where wish.category == .unspecified {
      plain = max(plain ?? wish.distance, wish.distance)
    }
    return common ?? plain ?? Self.defaultDistance
  }

  subscript(edge: Edge) -> [Wish] {
    let storage = storage ?? Self.plainWishes.storage
    return storage?.wishes[edge.rawValue] ?? []
  }

  private mutating func replace(_ edge: Edge, by wishes: [Wish]) {
    var all = Edge.allCases.map { self[$0] }
    all[edge.rawValue] = wishes
    storage = Storage(all)
  }
}

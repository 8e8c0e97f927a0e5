/// One node of the tree that is laid out: a rule, and the children the rule arranges.
///
/// Nodes hold no source, type or value: `id` is a number of the caller's choice by which the
/// result is read back. Views without a place of their own (`Group`, `ForEach`, `EmptyView`, a
/// false `if`) have no node; their children stand directly in the enclosing node.
///
///     // VStack { Text("Hello"); Color.red }.padding()
///     LayoutNode(id: 0, PaddingLayout(16), [
///       LayoutNode(id: 1, StackLayout(.vertical), [
///         LayoutNode(id: 2, TextLayout("Hello")),
///         LayoutNode(id: 3, ColorLayout()),
///       ]),
///     ])
public final class LayoutNode {
  /// The caller's number for this node; results are looked up by it.
  public let id: Int
  /// How the node answers proposals and places its children.
  public let rule: any LayoutRule
  /// What the node's parent may ask about it beside its size.
  public let traits: LayoutTraits
  /// Whether the children stand from right to left, each mirrored in this node's width.
  public let isMirrored: Bool
  /// The children in declaration order.
  public private(set) var children: [LayoutNode]

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - id: The caller's number, best unique in the tree.
  ///   - rule: The layout of the view or modifier.
  ///   - children: Modifiers take one child, overlays and backgrounds the primary and then the
  ///     secondary ones, containers any number.
  ///   - traits: Values read by an enclosing container.
  ///   - isMirrored: Whether the reading direction is from right to left.
  public init(
    id: Int,
    _ rule: any LayoutRule,
    _ children: [LayoutNode] = [],
    traits: LayoutTraits = .none,
    isMirrored: Bool = false
  ) {
    self.id = id
    self.rule = rule
    self.children = children
    self.traits = traits
    self.isMirrored = isMirrored
  }

  deinit {
    // A chain of a million nodes must not be released by a million nested calls.
    guard !children.isEmpty else { return }
    var waiting = children
    children = []
    while var node = waiting.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      waiting.append(contentsOf: node.children)
      node.children = []
    }
  }
}

/// Values an element carries to the container that holds it, through any modifiers between.
public struct LayoutTraits {
  /// What `zIndex(_:)` set; higher ones are drawn above lower ones.
  public var zIndex: Double
  /// What `layoutValue(key:value:)` set, by the caller's number of the key.
  public var layoutValues: [Int: Any]
  /// The part of a section the view is.
  public var section: SectionPart?

  /// No values set.
  public static var none: LayoutTraits { LayoutTraits() }

  /// Makes traits.
  public init(zIndex: Double = 0, layoutValues: [Int: Any] = [:], section: SectionPart? = nil) {
    self.zIndex = zIndex
    self.layoutValues = layoutValues
    self.section = section
  }
}

/// What a view is to the section it stands in.
public struct SectionPart: Sendable, Hashable {
  /// The places in a section.
  public enum Place: Sendable, Hashable {
    /// Above the rows.
    case header
    /// One of the rows.
    case row
    /// Below the rows.
    case footer
  }

  /// A number of the section.
  public var section: Int
  /// The place in it.
  public var place: Place

  /// Makes a part.
  public init(section: Int, place: Place) {
    self.section = section
    self.place = place
  }
}

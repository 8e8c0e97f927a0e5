import ViewGraph

/// Something on the screen that a person can name, or operate.
struct ScreenElement {
  /// What a person does with it.
  enum Kind: Hashable {
    /// A control, by the library's name of its kind: `button`, `toggle`.
    case control(String)
    /// A view with a gesture.
    case gesture
    /// A row of a list that has a selection.
    case row
    /// Anything else.
    case plain
  }

  let node: GraphNode
  let kind: Kind
  /// What is written there as a whole, then in parts, then other names.
  var names: [String]
  /// The visible path of the node.
  var path: String

  /// What it is called when it is spoken of.
  var title: String { names.first ?? "" }

  /// True for what answers to touches.
  var listens: Bool { kind != .plain }
}

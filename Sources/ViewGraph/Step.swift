/// Where a view stands in its parent: together with its static type this is its identity.
public enum Step: Hashable, Sendable {
  /// The view at the top.
  case root
  /// The only child: a body, what a modifier wraps, what a container holds.
  case content
  /// An element of a tuple, counted from 0.
  case slot(Int)
  /// A named view beside others: a background, a label, a header.
  case part(String)
  /// One leaf of an `if` or `switch`, counted from 0 in source order, and how many there are.
  case branch(Int, of: Int)
  /// The view of an `if` without `else`.
  case present
  /// A row by the id of its element; equal ids are counted.
  case row(String, occurrence: Int)
  /// A screen that was pushed on a stack, by its value; equal ones are counted.
  case screen(String, occurrence: Int)
  /// A view under an explicit identity.
  case identified(String)
  /// The view in an `AnyView`.
  case erased

  /// What the step adds to a printed path; nil for steps that tell nothing apart.
  var component: String? {
    switch self {
    case .root: "0"
    case .content, .present, .erased: nil
    case .slot(let index): String(index)
    case .part(let name): name
    case .branch(0, of: 2): "if"
    case .branch(1, of: 2): "else"
    case .branch(let index, _): "case\(index + 1)"
    case .row(let id, 0), .screen(let id, 0), .identified(let id): "#\(id)"
    case .row(let id, let occurrence), .screen(let id, let occurrence): "#\(id)~\(occurrence + 1)"
    }
  }
}

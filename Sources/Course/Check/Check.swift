public import Playground
public import SwiftSource
public import SwiftTypes

/// One line of a `check` block: a condition on the values an answer produces.
public struct Check: Sendable {
  /// What must hold.
  public enum Rule: Sendable {
    /// `type == Text`
    case type(TypeName)
    /// `size at 200x100 == 116x52`
    case size(Size, window: Size?)
    /// `frame of VStack at 200x100 == 16,16 40x20`
    case frame(view: String, Frame, window: Size?)
    /// `value == "hi"`
    case value(String)
    /// `prints "a", "b"`: exactly these lines; none for `prints nothing`.
    case prints([String])
    /// `same type as solution`
    case sameType
    /// `same layout as solution at 200x100, 320x200`
    case sameLayout([Size])
    /// `same value as solution`
    case sameValue
    /// `same output as solution`
    case sameOutput
    /// `keeps Counter from on to off`
    case keeps(view: String, from: String, to: String)
    /// `resets Counter from on to off`
    case resets(view: String, from: String, to: String)
    /// `uses .padding`
    case uses(Term)
    /// `uses .padding before .background`
    case usesBefore(Term, Term)
    /// `not AnyView`
    case avoids(Term)
  }

  /// A name looked for in the code.
  public struct Term: Hashable, Sendable {
    /// The name without its dot.
    public let name: String
    /// True for `.padding`, false for `VStack`.
    public let isMember: Bool

    /// The name as written.
    public var spelling: String { (isMember ? "." : "") + name }
  }

  /// What must hold.
  public let rule: Rule
  /// The expression looked at, from the `given` line before; nil for the answer itself.
  public let subject: String?
  /// Whether a learner may see what it expects.
  public let isHidden: Bool
  /// Where it stands in the lesson file.
  public let span: Span
}

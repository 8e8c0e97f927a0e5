/// A change that can be laid around any view.
///
/// **Source** — documented: Apple, `ViewModifier`.
public protocol ViewModifier {
  /// The type of the view the modifier makes.
  associatedtype Body: View
  /// The view to be changed, seen from inside the modifier.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier the engine knows without asking for a body.
///
/// **Source** — inferred: a device of this library; SwiftUI keeps the same knowledge private.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// What this modifier does, in the engine's words.
  var _effect: _Effect { get }
}

extension _PrimitiveModifier {
  /// Never asked for: a primitive modifier has no body.
  public func body(content: _ViewModifier_Content<Self>) -> Never { native() }
}

extension ViewModifier {
  /// Lays another modifier around this one.
  ///
  /// **Source** — documented: Apple, `ViewModifier/concat(_:)`.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The place of the changed view inside a modifier's body.
///
/// It has no identity of its own: the wrapped view keeps its place below it.
///
/// **Source** — documented: Apple, `ViewModifier/Content`.
public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {
  var _wrapped: any View
  /// What the engine calls the place whose content this is; 0 where it has none.
  var _owner: Int = 0

  /// Puts a view in the place of `content`.
  public init(_wrapping view: any View) { _wrapped = view }

  /// The wrapped view itself.
  public var _primitive: _Primitive { .placeholder(_wrapped) }
}

/// A value with a modifier laid around it: one shell.
///
///     Text("a").padding()     ModifiedContent<Text, _PaddingLayout>
///
/// **Source** — documented: Apple, `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is wrapped.
  public var content: Content
  /// What wraps it.
  public var modifier: Modifier

  /// Wraps a value in a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never asked for.
  public typealias Body = Never
}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The content inside the modifier's effect.
  public var _primitive: _Primitive { .modified(content, modifier) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: _PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The inner modifier first, the outer one around it.
  public var _effect: _Effect { .sequence(content, modifier) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  /// Compares content and modifier.
  public static func == (
    lhs: ModifiedContent<Content, Modifier>,
    rhs: ModifiedContent<Content, Modifier>
  ) -> Bool {
    lhs.content == rhs.content && lhs.modifier == rhs.modifier
  }
}

/// A modifier that changes nothing.
///
/// **Source** — documented: Apple, `EmptyModifier`.
public struct EmptyModifier: _PrimitiveModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Makes it.
  public init() {}
  /// No effect.
  public var _effect: _Effect { .none }
}

extension View {
  /// Lays a modifier around this view.
  ///
  /// **Source** — documented: Apple, `View/modifier(_:)`.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

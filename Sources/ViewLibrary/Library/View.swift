/// A piece of the user interface, described by a value.
///
/// A view does nothing by itself: it says what should be shown, and is thrown away after it was
/// compared with the one before. Its type is fixed when the program is compiled.
///
/// **Source** — documented: Apple, `View`.
public protocol View {
  /// The type of the view this view is made of.
  associatedtype Body: View
  /// What this view is made of.
  @ViewBuilder var body: Body { get }
}

/// A view the engine knows without asking for a body.
///
/// **Source** — inferred: a device of this library; SwiftUI keeps the same knowledge private.
public protocol _PrimitiveView: View where Body == Never {
  /// What this view is, in the engine's words.
  var _primitive: _Primitive { get }
}

extension _PrimitiveView {
  /// Never asked for: a primitive view has no body.
  public var body: Never { native() }
}

/// `Never` ends the chain of bodies.
///
/// **Source** — documented: Apple, `Never` conforms to `View`.
extension Never: View {
  // swift-format-ignore: OmitExplicitReturns
  /// Never asked for; `return` keeps the builder out.
  public var body: Never { return native() }
}

extension View {
  /// Says to the console which properties made this body run.
  ///
  /// Prints `Counter: _count changed.` and the like; the line goes out once for each run.
  ///
  /// **Source** — observed: printed lines published by several authors.
  public static func _printChanges() { _engineLogChanges(String(reflecting: Self.self)) }

  /// Says to the log which properties made this body run.
  ///
  /// **Source** — documented: Apple, `_logChanges()`.
  public static func _logChanges() { _engineLogChanges(String(reflecting: Self.self)) }
}

/// Tells the engine to print what changed before the running body.
public func _engineLogChanges(_ name: String) { native() as Void }

/// Makes one view of the statements of a closure.
///
/// Nothing becomes ``EmptyView``, one view stays itself, several become ``TupleView``; `if` without
/// `else` becomes `Optional`, `if`-`else` and `switch` become ``_ConditionalContent``, balanced.
///
/// **Source** — documented: Apple, `ViewBuilder`; the shapes are the compiler's.
@resultBuilder
public struct ViewBuilder {
  /// A statement that is an expression is a view.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Says why an expression that is no view is refused.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// No statement makes an ``EmptyView``.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays what it is.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several views make a ``TupleView``, up to the SDK of iOS 26.
  @available(iOS, obsoleted: 27.0)
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// Several views make a ``TupleContent`` from the SDK of iOS 27 on.
  @available(iOS 27.0, macOS 27.0, *)
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> where repeat each Content: View {
    TupleContent(_value: (repeat each content))
  }

  /// `if` without `else` makes an `Optional`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first of two branches.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(_storage: .trueContent(first))
  }

  /// The second of two branches.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(_storage: .falseContent(second))
  }

  /// A branch behind `#available` loses its type.
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> AnyView where Content: View {
    AnyView(content)
  }
}

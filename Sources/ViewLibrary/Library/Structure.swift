/// Nothing at all: no child, no size, no place.
///
/// **Source** — documented: Apple, `EmptyView`.
public struct EmptyView: _PrimitiveView {
  /// Makes it.
  public init() {}
  /// No child.
  public var _primitive: _Primitive { .empty }
}

/// Several views in a row, as a builder makes them.
///
///     Text("a"); Text("b")     TupleView<(Text, Text)>
///
/// Each element keeps its place, so an `if` before it never changes who it is.
///
/// **Source** — documented: Apple, `TupleView`.
public struct TupleView<T>: _PrimitiveView {
  /// The views, as one tuple.
  public var value: T
  /// Makes it of a tuple.
  public init(_ value: T) { self.value = value }
  /// The elements of the tuple.
  public var _primitive: _Primitive { .tuple(value) }
}

/// Several views in a row, as a builder makes them from the SDK of iOS 27 on.
///
///     Text("a"); Text("b")     TupleContent<Pack{Text, Text}>
///
/// **Source** — documented: Apple, technical note 3211; the spelling observed.
@available(iOS 26.0, macOS 26.0, *)
public struct TupleContent<each Content> {
  var _value: (repeat each Content)
}

@available(iOS 26.0, macOS 26.0, *)
extension TupleContent: View where repeat each Content: View {
  /// Never asked for.
  public typealias Body = Never
}

@available(iOS 26.0, macOS 26.0, *)
extension TupleContent: _PrimitiveView where repeat each Content: View {
  /// The views in order.
  public var _primitive: _Primitive { .tuple(_value) }
}

/// One of two views, chosen while the program runs.
///
///     if on { Text("a") } else { Image("b") }     _ConditionalContent<Text, Image>
///
/// Three branches make ((A, B), C), four ((A, B), (C, D)): the left half takes the largest power of
/// two below the count. Another branch is another identity: state is lost.
///
/// **Source** — documented: Apple, `_ConditionalContent`; the balance is the compiler's.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which branch is there, and its view.
  public enum Storage {
    /// The first branch.
    case trueContent(TrueContent)
    /// The second branch.
    case falseContent(FalseContent)
  }

  /// The branch that is there.
  public let _storage: Storage

  /// Makes it with one branch.
  public init(_storage: Storage) { self._storage = _storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never asked for.
  public typealias Body = Never
}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {
  /// The view of the chosen branch, and which branch it is.
  public var _primitive: _Primitive {
    switch _storage {
    case .trueContent(let content): return .either(isFirst: true, content)
    case .falseContent(let content): return .either(isFirst: false, content)
    }
  }
}

/// A view that may be absent, as `if` without `else` makes it.
///
/// **Source** — documented: Apple, `Optional` conforms to `View`.
extension Optional: View where Wrapped: View {
  /// Never asked for.
  public typealias Body = Never
}

extension Optional: _PrimitiveView where Wrapped: View {
  /// The view, or nothing.
  public var _primitive: _Primitive {
    switch self {
    case .some(let content): return .optional(content)
    case .none: return .optional(nil)
    }
  }
}

/// Several views taken as one, without a layout of its own.
///
/// Modifiers on a group go to each of its views; nested groups stay nested in the type.
///
/// **Source** — documented: Apple, `Group`.
public struct Group<Content> {
  var _content: Content
}

extension Group: View where Content: View {
  /// Never asked for.
  public typealias Body = Never

  /// Groups the views of a builder.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

extension Group: _PrimitiveView where Content: View {
  /// The content, transparent.
  public var _primitive: _Primitive { .group(_content) }
}

/// A view whose type is hidden.
///
/// The hidden type is part of the identity: another type means a new view with new state.
///
/// **Source** — documented: Apple, `AnyView`.
public struct AnyView: _PrimitiveView {
  var _view: any View

  /// Hides the type of a view; an `AnyView` in an `AnyView` stays one.
  public init<V>(_ view: V) where V: View { _view = view }

  /// Hides the type of a view.
  public init<V>(erasing view: V) where V: View { _view = view }

  /// The hidden view.
  public var _primitive: _Primitive { .erased(_view) }
}

/// A view with an explicit identity.
///
/// **Source** — documented: Apple, `IDView`, the result of `id(_:)`.
public struct IDView<Content, ID>: _PrimitiveView where Content: View, ID: Hashable {
  var _content: Content
  var _id: ID

  /// Gives a view an identity.
  public init(_ content: Content, id: ID) {
    _content = content
    _id = id
  }

  /// The content under its identity.
  public var _primitive: _Primitive { .identified(AnyHashable(_id), _content) }
}

/// A view whose body runs again only when `==` says it differs.
///
/// **Source** — documented: Apple, `EquatableView`.
public struct EquatableView<Content>: _PrimitiveView where Content: Equatable, Content: View {
  /// The compared view.
  public var content: Content
  /// Makes it.
  public init(content: Content) { self.content = content }
  /// The content with its comparison.
  public var _primitive: _Primitive {
    .compared(content, isEqual: { other in (other as? Content) == content })
  }
}

extension View {
  /// Gives the view an explicit identity; another value is another view, with new state.
  ///
  /// Modifiers outside `id` keep their identity.
  ///
  /// **Source** — documented: Apple, `View/id(_:)`.
  public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(self, id: id) }
}

extension View where Self: Equatable {
  /// Runs the body again only when `==` says the view differs.
  ///
  /// **Source** — documented: Apple, `View/equatable()`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

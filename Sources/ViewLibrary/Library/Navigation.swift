/// Screens in front of each other.
///
/// Without a path of one's own its first argument is `NavigationPath`.
///
/// **Source** — documented: Apple, `NavigationStack`.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root>: _PrimitiveView where Root: View {
  var _root: Root
  var _path: _PathAccess?
  /// The screens.
  public var _primitive: _Primitive { .navigation(.stack(path: _path), content: [_root]) }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its own path.
  ///
  /// **Source** — documented: Apple, `NavigationStack/init(root:)`.
  public init(@ViewBuilder root: () -> Root) { _root = root() }

  /// Makes a stack that follows a path.
  ///
  /// **Source** — documented: Apple, `NavigationStack/init(path:root:)`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    _root = root()
    _path = _PathAccess(
      get: { path.wrappedValue._values },
      append: { path.wrappedValue._values.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) }
    )
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack {
  /// Makes a stack that follows a collection.
  ///
  /// **Source** — documented: Apple, `NavigationStack/init(path:root:)`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    _root = root()
    _path = _PathAccess(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      removeLast: { path.wrappedValue.removeLast($0) }
    )
  }
}

/// Values of any type, each of which stands for a screen.
///
/// **Source** — documented: Apple, `NavigationPath`.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  var _values: [AnyHashable] = []
  /// An empty path.
  public init() {}
  /// The number of screens.
  public var count: Int { _values.count }
  /// True without a screen.
  public var isEmpty: Bool { _values.isEmpty }
  /// Shows a screen.
  public mutating func append<V>(_ value: V) where V: Hashable { _values.append(value) }
  /// Goes back.
  public mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
}

/// Screens in front of each other, as iOS 13 wrote it.
///
/// **Source** — documented: Apple, `NavigationView`.
public struct NavigationView<Content>: _PrimitiveView where Content: View {
  var _content: Content
  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// The screens.
  public var _primitive: _Primitive { .navigation(.stack(path: nil), content: [_content]) }
}

/// One of several screens, chosen by tabs.
///
/// Without a selection its first argument is `Int`.
///
/// **Source** — documented: Apple, `TabView`.
public struct TabView<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
  var _selection: _Choice?
  var _content: Content

  /// Makes tabs that follow a binding.
  ///
  /// **Source** — documented: Apple, `TabView/init(selection:content:)`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    _selection = selection.map { _Choice(_value: $0) }
    _content = content()
  }

  /// The tabs.
  public var _primitive: _Primitive {
    .navigation(.tabs(selection: _selection), content: [_content])
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that keep their own selection.
  ///
  /// **Source** — documented: Apple, `TabView/init(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

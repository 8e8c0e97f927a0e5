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

/// Columns of screens.
///
/// **Source** — documented: Apple, `NavigationSplitView`.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>: _PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  var _sidebar: Sidebar
  var _content: Content
  var _detail: Detail

  /// Makes three columns.
  ///
  /// **Source** — documented: Apple, `NavigationSplitView/init(sidebar:content:detail:)`.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    _sidebar = sidebar()
    _content = content()
    _detail = detail()
  }

  /// The columns.
  public var _primitive: _Primitive {
    .navigation(.split, content: [_sidebar, _content, _detail])
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  ///
  /// **Source** — documented: Apple, `NavigationSplitView/init(sidebar:detail:)`.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
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

/// Leads to another screen.
///
/// **Source** — documented: Apple, `NavigationLink`.
public struct NavigationLink<Label, Destination>: _PrimitiveView
where Label: View, Destination: View {
  var _label: Label
  var _destination: (() -> Destination)?
  var _value: AnyHashable?

  init(_label: Label, destination: (() -> Destination)?, value: AnyHashable?) {
    self._label = _label
    _destination = destination
    _value = value
  }

  /// The engine's link.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .navigationLink,
        label: _label,
        value: .link(destination: _destination.map { make in { make() } }, value: _value)
      )
    )
  }
}

extension NavigationLink {
  /// Leads to a screen, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:label:)`.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), destination: destination, value: nil)
  }

  /// Leads to a screen, with a label of one's own, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), destination: { destination }, value: nil)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a screen, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_label: Text(titleKey), destination: destination, value: nil)
  }

  /// Leads to a screen, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) where S: StringProtocol {
    self.init(_label: Text(title), destination: destination, value: nil)
  }

  /// Leads to a screen, with a title, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_label: Text(titleKey), destination: { destination }, value: nil)
  }

  /// Leads to a screen, with a title, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(_label: Text(title), destination: { destination }, value: nil)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationLink where Destination == Never {
  /// Puts a value on the path, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(value:label:)`.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(_label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }

  /// Puts a value on the path, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:value:)`.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(
      _label: Text(titleKey),
      destination: nil,
      value: value.map { AnyHashable($0) }
    )
  }

  /// Puts a value on the path, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:value:)`.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(_label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
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

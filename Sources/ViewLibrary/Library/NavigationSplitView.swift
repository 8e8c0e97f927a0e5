/// Columns of screens.
///
/// In a window less than 640 wide only the first column shows, and which columns are wanted has no
/// effect, as on a telephone.
///
/// **Source** — documented: Apple, `NavigationSplitView`.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>: _PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  var _sidebar: Sidebar
  var _content: Content
  var _detail: Detail
  var _visibility: Binding<NavigationSplitViewVisibility>?

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

  /// Makes three columns and says which of them are shown.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(columnVisibility:sidebar:content:detail:)`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    _visibility = columnVisibility
  }

  /// Makes three columns and says which of them a narrow window prefers; here it is the first.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(preferredCompactColumn:sidebar:content:detail:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes three columns, says which of them are shown and which a narrow window prefers; here it
  /// is the first.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(columnVisibility:preferredCompactColumn:sidebar:content:detail:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    _visibility = columnVisibility
  }

  /// The columns.
  public var _primitive: _Primitive {
    .navigation(
      .split(hidden: _visibility?.wrappedValue._hidden ?? 0),
      content: [_sidebar, _content, _detail]
    )
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

  /// Makes two columns and says which of them are shown.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(columnVisibility:sidebar:detail:)`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    _visibility = columnVisibility
  }

  /// Makes two columns and says which of them a narrow window prefers; here it is the first.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(preferredCompactColumn:sidebar:detail:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns, says which of them are shown and which a narrow window prefers; here it is
  /// the first.
  ///
  /// **Source** — documented: Apple,
  /// `NavigationSplitView/init(columnVisibility:preferredCompactColumn:sidebar:detail:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    _visibility = columnVisibility
  }
}

/// Which columns of a split view are shown.
///
/// **Source** — documented: Apple, `NavigationSplitViewVisibility`.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitViewVisibility: Equatable {
  var _name: String
  /// How many leading columns of three are put away.
  var _hidden: Int
  /// As the system finds right: all of them here.
  public static var automatic: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(_name: "automatic", _hidden: 0)
  }
  /// All of them.
  public static var all: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(_name: "all", _hidden: 0)
  }
  /// The last two of three; both of two.
  public static var doubleColumn: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(_name: "doubleColumn", _hidden: 1)
  }
  /// Only the last.
  public static var detailOnly: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(_name: "detailOnly", _hidden: 2)
  }
}

/// A column of a split view.
///
/// **Source** — documented: Apple, `NavigationSplitViewColumn`.
@available(iOS 17.0, macOS 14.0, *)
public struct NavigationSplitViewColumn: Hashable {
  var _name: String
  /// The first.
  public static var sidebar: NavigationSplitViewColumn {
    NavigationSplitViewColumn(_name: "sidebar")
  }
  /// The middle one of three.
  public static var content: NavigationSplitViewColumn {
    NavigationSplitViewColumn(_name: "content")
  }
  /// The last.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(_name: "detail") }
}

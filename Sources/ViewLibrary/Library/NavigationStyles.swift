/// How tabs look.
///
/// **Source** — documented: Apple, `TabViewStyle`.
public protocol TabViewStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// As pages.
///
/// **Source** — documented: Apple, `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below pages are seen.
  public struct IndexDisplayMode {
    /// With more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
  /// Makes it.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// As pages, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
    -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// At the side in wide windows.
///
/// **Source** — documented: Apple, `SidebarAdaptableTabViewStyle`.
@available(iOS 18.0, macOS 15.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 18.0, macOS 15.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// At the side in wide windows.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Gives tabs inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct _TabViewStyleWriter<Style>: _PrimitiveModifier where Style: TabViewStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.tabs, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives tabs inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(_TabViewStyleWriter(style: style))
  }
}

/// How navigation views look.
///
/// **Source** — documented: Apple, `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One screen.
///
/// **Source** — documented: Apple, `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// In columns.
///
/// **Source** — documented: Apple, `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// In columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Gives navigation views inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct NavigationViewStyleModifier<Style>: _PrimitiveModifier
where Style: NavigationViewStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.navigation, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives navigation views inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    modifier(NavigationViewStyleModifier(style: style))
  }
}

/// How the dots below pages look.
///
/// **Source** — documented: Apple, `IndexViewStyle`.
public protocol IndexViewStyle {}

/// As pages.
///
/// **Source** — documented: Apple, `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a background behind the dots is seen.
  public struct BackgroundDisplayMode {
    /// As usual.
    public static let automatic = BackgroundDisplayMode()
    /// While one touches them.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// Makes it.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// As pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// As pages, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// Gives the dots below pages inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct IndexViewStyleModifier<Style>: _PrimitiveModifier where Style: IndexViewStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.index, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives the dots below pages inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    modifier(IndexViewStyleModifier(style: style))
  }
}

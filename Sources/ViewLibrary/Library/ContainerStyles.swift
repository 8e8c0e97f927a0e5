/// How forms look.
///
/// **Source** — documented: Apple, `FormStyle`.
@available(iOS 16.0, macOS 13.0, *)
public protocol FormStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticFormStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AutomaticFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Labels and controls in two columns.
///
/// **Source** — documented: Apple, `ColumnsFormStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct ColumnsFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// In rounded groups.
///
/// **Source** — documented: Apple, `GroupedFormStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct GroupedFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension FormStyle where Self == GroupedFormStyle {
  /// In rounded groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Gives forms inside a look.
  ///
  /// **Source** — documented: Apple, `formStyle(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    _private("formStyle", .style(.list, name: "\(S.self)", nil))
  }
}

/// How split views look.
///
/// **Source** — documented: Apple, `NavigationSplitViewStyle`.
@available(iOS 16.0, macOS 13.0, *)
public protocol NavigationSplitViewStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticNavigationSplitViewStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The columns share the room.
///
/// **Source** — documented: Apple, `BalancedNavigationSplitViewStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The last column keeps its size.
///
/// **Source** — documented: Apple, `ProminentDetailNavigationSplitViewStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Gives split views inside a look.
  ///
  /// **Source** — documented: Apple, `navigationSplitViewStyle(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    _private("navigationSplitViewStyle", .style(.navigation, name: "\(S.self)", nil))
  }
}

/// How text editors look.
///
/// **Source** — documented: Apple, `TextEditorStyle`.
@available(iOS 17.0, macOS 14.0, *)
public protocol TextEditorStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticTextEditorStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Without decoration.
///
/// **Source** — documented: Apple, `PlainTextEditorStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Gives text editors inside a look.
  ///
  /// **Source** — documented: Apple, `textEditorStyle(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
    _private("textEditorStyle", .style(.textEditor, name: "\(S.self)", nil))
  }
}

/// The colors of an image stay as they are when the screen's are turned.
///
/// **Source** — documented: Apple, `accessibilityIgnoresInvertColors(_:)`.
public struct _AccessibilityIgnoresInvertColorsViewModifier: _PrimitiveModifier {
  var active: Bool
  /// The choice.
  public var _effect: _Effect { .accessibility(["ignoresInvertColors": active]) }
}

/// The kind of a text, by which the system completes it.
///
/// **Source** — documented: Apple, `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable {
  /// The kind.
  public var rawValue: String
  /// Makes a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// Where a bar is.
///
/// **Source** — documented: Apple, `ToolbarPlacement`.
@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarPlacement {
  var _name: String
  /// As usual.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(_name: "automatic") }
  /// Below.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(_name: "bottomBar") }
  /// Above.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(_name: "navigationBar") }
  /// The tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(_name: "tabBar") }
}

/// How bars look.
///
/// **Source** — observed: a table of type names of ViewInspector.
@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarAppearanceModifier: _PrimitiveModifier {
  var bars: [ToolbarPlacement]
  var visibility: Visibility?
  var background: (any View)?
  /// The look.
  public var _effect: _Effect {
    guard let background else { return ._barsShown(visibility ?? .automatic, bars) }
    return .chrome("toolbarBackground " + bars._names, background)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension Array where Element == ToolbarPlacement {
  /// The names of the bars; without one, that of all.
  var _names: String {
    isEmpty ? "automatic" : map { $0._name }.joined(separator: " ")
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension _Effect {
  /// Shows or hides bars.
  static func _barsShown(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> _Effect {
    guard visibility != .automatic else { return .none }
    return .trait(
      visibility == .hidden ? "ToolbarHidden" : "ToolbarVisible",
      bars._names
    )
  }
}

extension View {
  /// Keeps the colors of this view when the screen's are turned.
  ///
  /// **Source** — documented: Apple, `accessibilityIgnoresInvertColors(_:)`.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(_AccessibilityIgnoresInvertColorsViewModifier(active: active))
  }

  /// Sets the kind of text of the fields inside.
  ///
  /// **Source** — documented: Apple, `textContentType(_:)`.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\._textContentType, textContentType?.rawValue)
  }

  /// Shows or hides bars.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
  }

  /// Sets what stands behind bars.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    modifier(
      ToolbarAppearanceModifier(
        bars: bars,
        visibility: nil,
        background: _ShapeView(shape: Rectangle(), style: style)
      )
    )
  }
}

extension Text {
  /// The text set by the rules of a language: still a text.
  ///
  /// **Source** — documented: Apple, `Text/typesettingLanguage(_:isEnabled:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

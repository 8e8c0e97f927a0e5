/// A color of UIKit, by the names that programs take from it.
///
/// **Source** — documented: Apple, `UIColor`; only its colors, since there is no UIKit here.
public struct UIColor: Hashable {
  var _color: Color

  init(_named name: String) { _color = Color(_kind: .named(name)) }

  /// A color of its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _color = Color(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// A grey, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    _color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// A color of hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    _color = Color(
      hue: Double(hue),
      saturation: Double(saturation),
      brightness: Double(brightness),
      opacity: Double(alpha)
    )
  }

  /// A color of SwiftUI.
  public init(_ color: Color) { _color = color }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(_color.opacity(Double(alpha)))
  }

  /// The system's color of that name, light and dark.
  public static let systemRed = UIColor(_named: "systemRed")
  /// The system's color of that name, light and dark.
  public static let systemOrange = UIColor(_named: "systemOrange")
  /// The system's color of that name, light and dark.
  public static let systemYellow = UIColor(_named: "systemYellow")
  /// The system's color of that name, light and dark.
  public static let systemGreen = UIColor(_named: "systemGreen")
  /// The system's color of that name, light and dark.
  public static let systemMint = UIColor(_named: "systemMint")
  /// The system's color of that name, light and dark.
  public static let systemTeal = UIColor(_named: "systemTeal")
  /// The system's color of that name, light and dark.
  public static let systemCyan = UIColor(_named: "systemCyan")
  /// The system's color of that name, light and dark.
  public static let systemBlue = UIColor(_named: "systemBlue")
  /// The system's color of that name, light and dark.
  public static let systemIndigo = UIColor(_named: "systemIndigo")
  /// The system's color of that name, light and dark.
  public static let systemPurple = UIColor(_named: "systemPurple")
  /// The system's color of that name, light and dark.
  public static let systemPink = UIColor(_named: "systemPink")
  /// The system's color of that name, light and dark.
  public static let systemBrown = UIColor(_named: "systemBrown")
  /// The system's color of that name, light and dark.
  public static let systemGray = UIColor(_named: "systemGray")
  /// The system's color of that name, light and dark.
  public static let systemGray2 = UIColor(_named: "systemGray2")
  /// The system's color of that name, light and dark.
  public static let systemGray3 = UIColor(_named: "systemGray3")
  /// The system's color of that name, light and dark.
  public static let systemGray4 = UIColor(_named: "systemGray4")
  /// The system's color of that name, light and dark.
  public static let systemGray5 = UIColor(_named: "systemGray5")
  /// The system's color of that name, light and dark.
  public static let systemGray6 = UIColor(_named: "systemGray6")
  /// Main text.
  public static let label = UIColor(_named: "label")
  /// Lesser text.
  public static let secondaryLabel = UIColor(_named: "secondaryLabel")
  /// Still lesser text.
  public static let tertiaryLabel = UIColor(_named: "tertiaryLabel")
  /// The least text.
  public static let quaternaryLabel = UIColor(_named: "quaternaryLabel")
  /// What stands in an empty field.
  public static let placeholderText = UIColor(_named: "placeholderText")
  /// Lines.
  public static let separator = UIColor(_named: "separator")
  /// Lines that nothing shines through.
  public static let opaqueSeparator = UIColor(_named: "opaqueSeparator")
  /// Links.
  public static let link = UIColor(_named: "link")
  /// The system's color of that name, light and dark.
  public static let systemBackground = UIColor(_named: "systemBackground")
  /// The system's color of that name, light and dark.
  public static let secondarySystemBackground = UIColor(_named: "secondarySystemBackground")
  /// The system's color of that name, light and dark.
  public static let tertiarySystemBackground = UIColor(_named: "tertiarySystemBackground")
  /// The system's color of that name, light and dark.
  public static let systemGroupedBackground = UIColor(_named: "systemGroupedBackground")
  /// The system's color of that name, light and dark.
  public static let secondarySystemGroupedBackground = UIColor(
    _named: "secondarySystemGroupedBackground"
  )
  /// The system's color of that name, light and dark.
  public static let tertiarySystemGroupedBackground = UIColor(
    _named: "tertiarySystemGroupedBackground"
  )
  /// The system's color of that name, light and dark.
  public static let systemFill = UIColor(_named: "systemFill")
  /// The system's color of that name, light and dark.
  public static let secondarySystemFill = UIColor(_named: "secondarySystemFill")
  /// The system's color of that name, light and dark.
  public static let tertiarySystemFill = UIColor(_named: "tertiarySystemFill")
  /// The system's color of that name, light and dark.
  public static let quaternarySystemFill = UIColor(_named: "quaternarySystemFill")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent of the surroundings.
  public static let tintColor = UIColor(_named: "tintColor")
  /// The color of that name.
  public static let red = UIColor(Color.red)
  /// The color of that name.
  public static let orange = UIColor(Color.orange)
  /// The color of that name.
  public static let yellow = UIColor(Color.yellow)
  /// The color of that name.
  public static let green = UIColor(Color.green)
  /// The color of that name.
  public static let cyan = UIColor(Color.cyan)
  /// The color of that name.
  public static let blue = UIColor(Color.blue)
  /// The color of that name.
  public static let purple = UIColor(Color.purple)
  /// The color of that name.
  public static let brown = UIColor(Color.brown)
  /// The color of that name.
  public static let white = UIColor(Color.white)
  /// The color of that name.
  public static let gray = UIColor(Color.gray)
  /// The color of that name.
  public static let black = UIColor(Color.black)
  /// The color of that name.
  public static let clear = UIColor(Color.clear)
  /// The color of that name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The color of that name.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The color of that name.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
}

extension Color {
  /// A color of UIKit.
  ///
  /// **Source** — documented: Apple, `Color/init(uiColor:)`.
  @available(iOS 15.0, *)
  public init(uiColor: UIColor) { self = uiColor._color }

  /// A color of UIKit, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Color/init(_:)`.
  public init(_ color: UIColor) { self = color._color }
}

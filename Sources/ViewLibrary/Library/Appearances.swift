/// The settings that UIKit's views share by class, which change nothing here; that is said when
/// they are asked for.
///
/// **Source** — documented: Apple, `UIAppearance`.
public class UIView {
  /// The color behind.
  public var backgroundColor: UIColor?
  /// The color of what can be touched.
  public var tintColor: UIColor?
  /// Whether it is hidden.
  public var isHidden = false
  /// Whether touches reach it.
  public var isUserInteractionEnabled = true
  /// Makes a view that is never seen.
  public required init() {}
  /// The settings all views of the class share.
  public static func appearance() -> Self {
    _engineRemark("noEffect", "\(Self.self).appearance()")
    return Self()
  }
}

/// The bar above a screen, as UIKit has it.
///
/// **Source** — documented: Apple, `UINavigationBar`.
public final class UINavigationBar: UIView {
  /// The color of the bar.
  public var barTintColor: UIColor?
  /// Whether what is below shines through.
  public var isTranslucent = true
  /// How the title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles can be large.
  public var prefersLargeTitles = false
  /// The usual look.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look at low height.
  public var compactAppearance: UINavigationBarAppearance?
  /// The look over content that reaches the edge.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The bar of tabs, as UIKit has it.
///
/// **Source** — documented: Apple, `UITabBar`.
public final class UITabBar: UIView {
  /// The color of the bar.
  public var barTintColor: UIColor?
  /// The color of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether what is below shines through.
  public var isTranslucent = true
  /// The usual look.
  public var standardAppearance = UITabBarAppearance()
  /// The look over content that reaches the edge.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The look of a bar of UIKit.
///
/// **Source** — documented: Apple, `UIBarAppearance`.
public class UIBarAppearance {
  /// The color behind the bar.
  public var backgroundColor: UIColor?
  /// The color of the line below the bar.
  public var shadowColor: UIColor?
  /// Makes the usual look.
  public required init() {}
  /// Makes the bar opaque.
  public func configureWithOpaqueBackground() {}
  /// Makes the bar transparent.
  public func configureWithTransparentBackground() {}
  /// Makes the bar as usual.
  public func configureWithDefaultBackground() {}
}

/// The look of the bar above a screen.
///
/// **Source** — documented: Apple, `UINavigationBarAppearance`.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the bar of tabs.
///
/// **Source** — documented: Apple, `UITabBarAppearance`.
public final class UITabBarAppearance: UIBarAppearance {}

/// A view that scrolls, as UIKit has it.
///
/// **Source** — documented: Apple, `UIScrollView`.
public class UIScrollView: UIView {
  /// Whether it bounces at the ends.
  public var bounces = true
  /// Whether it stops at pages.
  public var isPagingEnabled = false
  /// Whether it shows how far it is.
  public var showsVerticalScrollIndicator = true
}

/// A list, as UIKit has it.
///
/// **Source** — documented: Apple, `UITableView`.
public final class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle {
    /// No lines.
    case none
    /// One line.
    case singleLine
  }
  /// The lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the lines between rows.
  public var separatorColor: UIColor?
  /// How far lines are from the ends.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list, as UIKit has it.
///
/// **Source** — documented: Apple, `UITableViewCell`.
public final class UITableViewCell: UIView {}

/// A text that can be edited, as UIKit has it.
///
/// **Source** — documented: Apple, `UITextView`.
public final class UITextView: UIScrollView {}

/// A choice side by side, as UIKit has it.
///
/// **Source** — documented: Apple, `UISegmentedControl`.
public final class UISegmentedControl: UIView {
  /// The color of what is chosen.
  public var selectedSegmentTintColor: UIColor?
  /// Sets how titles look.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// The dots of pages, as UIKit has them.
///
/// **Source** — documented: Apple, `UIPageControl`.
public final class UIPageControl: UIView {
  /// The color of the dot of the page.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// A switch, as UIKit has it.
///
/// **Source** — documented: Apple, `UISwitch`.
public final class UISwitch: UIView {
  /// The color of a switch that is on.
  public var onTintColor: UIColor?
}

/// What controls of UIKit share.
///
/// **Source** — documented: Apple, `UIControl`.
public class UIControl: UIView {
  /// What a control is like.
  public struct State: OptionSet {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be touched.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// A text with attributes as Objective-C has it; only the names of attributes are here.
///
/// **Source** — documented: Apple, `NSAttributedString`.
public class NSAttributedString {
  /// The name of an attribute.
  public struct Key: Hashable {
    var _name: String
    /// The color of the letters.
    public static let foregroundColor = Key(_name: "foregroundColor")
    /// The color behind the letters.
    public static let backgroundColor = Key(_name: "backgroundColor")
    /// The font.
    public static let font = Key(_name: "font")
    /// The distance of letters.
    public static let kern = Key(_name: "kern")
  }
}

/// A program with its windows.
///
/// **Source** — documented: Apple, `App`.
public protocol App {
  /// The type of the windows.
  associatedtype Body: Scene
  /// The windows.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

/// A window, or several.
///
/// **Source** — documented: Apple, `Scene`.
public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes the windows of a program of the statements of a closure; one in this library.
///
/// **Source** — documented: Apple, `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  /// A statement that is an expression is a scene.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  /// One scene stays what it is.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// Windows with the same views.
///
/// **Source** — documented: Apple, `WindowGroup`.
public struct WindowGroup<Content>: Scene where Content: View {
  /// The views of a window.
  public var _content: Content
  /// Makes windows.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(content:)`.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

func _engineNever() -> Never { native() }

/// Views that Xcode shows beside the code; nothing of it is shown here.
///
/// **Source** — documented: Apple, `PreviewProvider`.
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names a view that Xcode shows beside the code.
  ///
  /// **Source** — documented: Apple, `previewDisplayName(_:)`; its type is private.
  public func previewDisplayName(_ value: String?) -> some View { _private("previewDisplayName") }

  /// Names the device on which Xcode shows a view beside the code.
  ///
  /// **Source** — documented: Apple, `previewDevice(_:)`; its type is private.
  public func previewDevice(_ value: PreviewDevice?) -> some View { _private("previewDevice") }

  /// Sets how Xcode turns the device on which it shows a view beside the code.
  ///
  /// **Source** — documented: Apple, `previewInterfaceOrientation(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    _private("previewInterfaceOrientation")
  }

  /// Sets where Xcode shows a view beside the code.
  ///
  /// **Source** — documented: Apple, `previewLayout(_:)`; its type is private.
  public func previewLayout(_ value: PreviewLayout) -> some View { _private("previewLayout") }
}

/// Where Xcode shows a view beside the code.
///
/// **Source** — documented: Apple, `PreviewLayout`.
public enum PreviewLayout {
  /// On a device.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// On an area of a size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which Xcode shows a view beside the code.
///
/// **Source** — documented: Apple, `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is turned.
///
/// **Source** — documented: Apple, `InterfaceOrientation`.
@available(iOS 15.0, macOS 12.0, *)
public struct InterfaceOrientation: Hashable, CaseIterable {
  var _name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(_name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(_name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(_name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(_name: "landscapeRight")
  /// All of them.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

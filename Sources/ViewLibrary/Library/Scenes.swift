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
  /// Of several scenes the first is shown.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene
  where C0: Scene, C1: Scene { _SceneGroup(first: c0, others: [c1]) }
  /// Of several scenes the first is shown.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene { _SceneGroup(first: c0, others: [c1, c2]) }
  /// Of several scenes the first is shown.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene {
    _SceneGroup(first: c0, others: [c1, c2, c3])
  }
}

/// Several scenes, of which the first is shown.
///
/// **Source** — inferred: a device of this library; Apple's type is private.
public struct _SceneGroup<First>: Scene where First: Scene {
  var first: First
  var others: [any Scene]
  /// The first scene.
  public var body: First { first }
}

/// A scene with settings of its windows or menus, which are not drawn.
///
/// **Source** — inferred: a device of this library; Apple's types are private.
public struct _SceneWithSettings<Content>: Scene where Content: Scene {
  var content: Content
  /// The name of the function a learner writes.
  var writtenName: String
  /// The scene without the settings.
  public var body: Content { content }
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
  /// Makes windows that can be opened by a name.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(id:content:)`.
  public init(id: String, @ViewBuilder content: () -> Content) { _content = content() }
  /// Makes windows with a title.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(_:content:)`.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { _content = content() }
  /// Makes windows with a title.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// Makes windows with a title.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    _content = content()
  }
  /// Makes windows with a title that can be opened by a name.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(_:id:content:)`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// Makes windows with a title that can be opened by a name.
  ///
  /// **Source** — documented: Apple, `WindowGroup/init(_:id:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol { _content = content() }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// One window.
///
/// **Source** — documented: Apple, `Window`.
@available(iOS 26.0, macOS 13.0, *)
public struct Window<Content>: Scene where Content: View {
  /// The views of the window.
  public var _content: Content
  /// Makes a window.
  ///
  /// **Source** — documented: Apple, `Window/init(_:id:content:)`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// The settings of a program on a Mac, shown only when no window stands before it.
///
/// **Source** — documented: Apple, `Settings`.
public struct Settings<Content>: Scene where Content: View {
  /// The views of the window.
  public var _content: Content
  /// Makes the window of the settings.
  ///
  /// **Source** — documented: Apple, `Settings/init(content:)`.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// A menu at the right of a Mac's menu bar, shown only when no window stands before it.
///
/// **Source** — documented: Apple, `MenuBarExtra`.
@available(macOS 13.0, *)
public struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {
  /// The views of the menu.
  public var _content: Content
  /// Never asked for.
  public var body: Never { _engineNever() }
}

@available(macOS 13.0, *)
extension MenuBarExtra where Label == Text {
  /// Makes a menu with a title.
  ///
  /// **Source** — documented: Apple, `MenuBarExtra/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _content = content()
  }
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

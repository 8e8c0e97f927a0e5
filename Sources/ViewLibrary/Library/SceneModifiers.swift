extension Scene {
  /// Runs an action when a value changes; a program's scenes are made once here, so that it does
  /// not.
  ///
  /// **Source** — documented: Apple, `Scene/onChange(of:initial:_:)`; the phase of a scene stays
  /// active here.
  @available(iOS 17.0, macOS 14.0, *)
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    if initial { action(value, value) }
    return _SceneWithSettings(content: self, writtenName: "onChange")
  }

  /// Runs an action when a value changes; a program's scenes are made once here, so that it does
  /// not.
  ///
  /// **Source** — documented: Apple, `Scene/onChange(of:initial:_:)`; the phase of a scene stays
  /// active here.
  @available(iOS 17.0, macOS 14.0, *)
  public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene where V: Equatable
  {
    if initial { action() }
    return _SceneWithSettings(content: self, writtenName: "onChange")
  }

  /// Runs an action when a value changes; a program's scenes are made once here, so that it does
  /// not.
  ///
  /// **Source** — documented: Apple, `Scene/onChange(of:perform:)`; the phase of a scene stays
  /// active here.
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(macOS, introduced: 11.0, deprecated: 14.0)
  public func onChange<Value>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  )
    -> some Scene where Value: Equatable
  { _SceneWithSettings(content: self, writtenName: "onChange") }

  /// Adds menus to the menu bar, which is not drawn.
  ///
  /// **Source** — documented: Apple, `Scene/commands(content:)`.
  public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    _ = content()
    return _SceneWithSettings(content: self, writtenName: "commands")
  }

  /// Sets the size of new windows on a Mac; here `--in` does.
  ///
  /// **Source** — documented: Apple, `Scene/defaultSize(width:height:)`.
  @available(macOS 13.0, *)
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _SceneWithSettings(content: self, writtenName: "defaultSize")
  }

  /// Sets the size of new windows on a Mac; here `--in` does.
  ///
  /// **Source** — documented: Apple, `Scene/defaultSize(_:)`.
  @available(macOS 13.0, *)
  public func defaultSize(_ size: CGSize) -> some Scene {
    _SceneWithSettings(content: self, writtenName: "defaultSize")
  }

  /// Sets how windows can be resized on a Mac; there are no windows here.
  ///
  /// **Source** — documented: Apple, `Scene/windowResizability(_:)`.
  @available(iOS 17.0, macOS 13.0, *)
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _SceneWithSettings(content: self, writtenName: "windowResizability")
  }

  /// Sets the look of windows on a Mac; there are no windows here.
  ///
  /// **Source** — documented: Apple, `Scene/windowStyle(_:)`.
  public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle {
    _SceneWithSettings(content: self, writtenName: "windowStyle")
  }

  /// Does work when the system wakes the program in the background, which it never does here.
  ///
  /// **Source** — documented: Apple, `Scene/backgroundTask(_:action:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>,
    action: @escaping (D) async -> R
  ) -> some Scene { _SceneWithSettings(content: self, writtenName: "backgroundTask") }
}

extension WindowGroup {
  /// Puts an object into the surroundings of a window's views.
  ///
  /// **Source** — documented: Apple, `Scene/environment(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    _window(_content.environment(object))
  }

  /// Sets a value of the surroundings of a window's views.
  ///
  /// **Source** — documented: Apple, `Scene/environment(_:_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    _window(_content.environment(keyPath, value))
  }

  /// Puts an object into the surroundings of a window's views.
  ///
  /// **Source** — documented: Apple, `Scene/environmentObject(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    _window(_content.environmentObject(object))
  }
}

func _window<V>(_ content: V) -> WindowGroup<V> where V: View { WindowGroup(content: { content }) }

/// What wakes a program in the background.
///
/// **Source** — documented: Apple, `BackgroundTask`.
@available(iOS 16.0, macOS 13.0, *)
public struct BackgroundTask<Request, Response> {
  var _name: String
}

@available(iOS 16.0, macOS 13.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh under a name.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(_name: matching)
  }
}

/// How a window can be resized on a Mac.
///
/// **Source** — documented: Apple, `WindowResizability`.
@available(iOS 17.0, macOS 13.0, *)
public struct WindowResizability {
  var _name: String
  /// As the system likes.
  public static let automatic = WindowResizability(_name: "automatic")
  /// As its content is.
  public static let contentSize = WindowResizability(_name: "contentSize")
  /// At least as large as its content.
  public static let contentMinSize = WindowResizability(_name: "contentMinSize")
}

/// The look of windows on a Mac.
///
/// **Source** — documented: Apple, `WindowStyle`.
public protocol WindowStyle {}

/// The usual look of windows.
///
/// **Source** — documented: Apple, `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes it.
  public init() {}
}

/// Windows without a title bar.
///
/// **Source** — documented: Apple, `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes it.
  public init() {}
}

/// Windows with a title bar.
///
/// **Source** — documented: Apple, `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes it.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual look of windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Windows without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// Windows with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

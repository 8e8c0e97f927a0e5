/// The screen as UIKit has it: the window of this session.
///
/// **Source** — documented: Apple, `UIScreen`; GeometryReader tells the size of a view.
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// The area of the window.
  public var bounds: CGRect {
    let size = _engineWindowSize()
    return CGRect(x: 0, y: 0, width: size[0], height: size[1])
  }
  /// The pixels of a point.
  public var scale: CGFloat { 3 }
  /// How bright the screen is.
  public var brightness: CGFloat { 0.5 }
}

/// The width and height of the window.
func _engineWindowSize() -> [CGFloat] { native() }

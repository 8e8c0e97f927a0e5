import Playground
import SwiftTypes

/// A length as people write it: at most three decimals, none when it is whole.
func points(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
  return String(rounded)
}

extension Size {
  /// The size as `82x52`.
  var text: String { "\(points(width))x\(points(height))" }

  /// Equal up to what three decimals show.
  func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 0.0015 && abs(height - other.height) < 0.0015
  }
}

extension Frame {
  /// The frame as `16,16 50x20`.
  var text: String { "\(points(x)),\(points(y)) \(points(width))x\(points(height))" }

  /// Equal up to what three decimals show.
  func isClose(to other: Frame) -> Bool {
    abs(x - other.x) < 0.0015 && abs(y - other.y) < 0.0015
      && Size(width: width, height: height)
        .isClose(to: Size(width: other.width, height: other.height))
  }
}

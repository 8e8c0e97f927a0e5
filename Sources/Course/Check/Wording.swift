import Playground
import SwiftTypes
import ViewLayout

extension Size {
  /// Equal up to what three decimals show.
  func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 0.0015 && abs(height - other.height) < 0.0015
  }
}

extension Frame {
  /// The frame as `16,16 50x20`.
  var text: String { "\(x.lengthText),\(y.lengthText) \(width.lengthText)x\(height.lengthText)" }

  /// Equal up to what three decimals show.
  func isClose(to other: Frame) -> Bool {
    abs(x - other.x) < 0.0015 && abs(y - other.y) < 0.0015
      && Size(width: width, height: height)
        .isClose(to: Size(width: other.width, height: other.height))
  }
}

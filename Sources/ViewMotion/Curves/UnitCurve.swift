/// How far a change has come at a share of its time: a cubic curve from 0, 0 to 1, 1.
///
///     UnitCurve.easeIn.value(at: 0.5)     // 0.315
///
/// **Source** — documented: Apple, `UnitCurve`; the control points are those of Core Animation.
public struct UnitCurve: Hashable, Sendable {
  /// The time of the first control point.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Makes a curve of two control points; their times are kept within 0 and 1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func valid(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(1, max(0, valid(x1)))
    self.y1 = valid(y1)
    self.x2 = min(1, max(0, valid(x2)))
    self.y2 = valid(y2)
  }

  /// At equal speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at first and last.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// The curve Core Animation uses when none is named.
  public static let coreAnimation = UnitCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a share of the time; before and after the curve it is 0 and 1.
  ///
  /// The result is rounded to 2⁻²⁰, as SwiftUI's own solver does.
  public func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let steps = 1_048_576.0
    return (Self.cubic(y1, y2, parameter(at: share)) * steps).rounded() / steps
  }

  /// How fast the progress is at a share of the time; 0 where the curve has no direction.
  public func velocity(at share: Double) -> Double {
    guard share >= 0, share <= 1 else { return 0 }
    let parameter = share <= 0 ? 0 : share >= 1 ? 1 : parameter(at: share)
    let along = Self.slope(x1, x2, parameter)
    return along == 0 ? 0 : Self.slope(y1, y2, parameter) / along
  }

  /// Where along the curve a time stands: Newton's steps, then halving where they do not help.
  private func parameter(at time: Double) -> Double {
    var guess = time
    for _ in 0..<8 {
      let error = Self.cubic(x1, x2, guess) - time
      if abs(error) < 1e-12 { return guess }
      let slope = Self.slope(x1, x2, guess)
      guard abs(slope) > 1e-6 else { break }
      guess -= error / slope
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.cubic(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A map of points to points: `(a·x + c·y + tx, b·x + d·y + ty)`.
struct PointMap: Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  /// The six numbers in the order of their names.
  var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// Larger or smaller around a point.
  static func scale(_ x: Double, _ y: Double, around px: Double, _ py: Double) -> PointMap {
    PointMap(a: x, d: y, tx: px - px * x, ty: py - py * y)
  }

  /// Turned by degrees, clockwise on a screen, around a point.
  static func rotation(_ degrees: Double, around px: Double, _ py: Double) -> PointMap {
    let angle = degrees * Double.pi / 180
    let (wave, shift) = (cos(angle), sin(angle))
    return PointMap(
      a: wave,
      b: shift,
      c: -shift,
      d: wave,
      tx: px - wave * px + shift * py,
      ty: py - shift * px - wave * py
    )
  }

  /// This map after another one.
  func after(_ first: PointMap) -> PointMap {
    PointMap(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx,
      ty: b * first.tx + d * first.ty + ty
    )
  }
}

/// A device, by the size of its screen and by what covers the screen at its edges.
///
/// **Source** — observed: published measurements for the 12 mini to 14, the 16 Pro and the 17 Pro;
/// the others are documented or generally known.
public struct Device: Sendable, Hashable {
  /// The name as one would say it, such as `iPhone 16`.
  public let name: String
  /// The screen in points, held upright.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// What covers the screen at its edges, held upright.
  public let safeArea: EdgeInsets

  private init(
    _ name: String,
    _ width: Double,
    _ height: Double,
    at scale: Double,
    _ top: Double,
    _ bottom: Double
  ) {
    self.init(
      name,
      Size(width: width, height: height),
      scale,
      EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    )
  }

  private init(_ name: String, _ size: Size, _ scale: Double, _ safeArea: EdgeInsets) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// Every device, the smallest first.
  public static let all: [Device] = [
    Device("iPhone SE (1st generation)", 320, 568, at: 2, 20, 0),
    Device("iPhone SE", 375, 667, at: 2, 20, 0),
    Device("iPhone 8", 375, 667, at: 2, 20, 0),
    Device("iPhone X", 375, 812, at: 3, 44, 34),
    Device("iPhone 11 Pro", 375, 812, at: 3, 44, 34),
    Device("iPhone 12 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 13 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 12", 390, 844, at: 3, 47, 34),
    Device("iPhone 13", 390, 844, at: 3, 47, 34),
    Device("iPhone 14", 390, 844, at: 3, 47, 34),
    Device("iPhone 14 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 15", 393, 852, at: 3, 59, 34),
    Device("iPhone 15 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 16", 393, 852, at: 3, 59, 34),
    Device("iPhone 16 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone 17", 402, 874, at: 3, 62, 34),
    Device("iPhone 17 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone XR", 414, 896, at: 2, 48, 34),
    Device("iPhone 11", 414, 896, at: 2, 48, 34),
    Device("iPhone 11 Pro Max", 414, 896, at: 3, 44, 34),
    Device("iPhone 14 Pro Max", 430, 932, at: 3, 59, 34),
    Device("iPhone 15 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 16 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 16 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPhone 17 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPad 11-inch", 834, 1194, at: 2, 24, 20),
  ]

  /// The device of a name; capitals, blanks and quotation marks do not count.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    return all.first { key($0.name) == wanted }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The device on its side: what covered the top covers both sides, and a bar the bottom.
  ///
  /// Without a bar at the bottom the screen is free on its side; a tablet stays covered at the top.
  public var landscape: Device {
    let turned = Size(width: size.height, height: size.width)
    let sides: EdgeInsets
    switch (safeArea.bottom, name.hasPrefix("iPad")) {
    case (_, true): sides = safeArea
    case (0, _): sides = .zero
    default:
      sides = EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    }
    return Device(name, turned, scale, sides)
  }
}

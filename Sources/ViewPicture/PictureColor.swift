/// A colour of a picture, its parts from 0 to 1.
public struct PictureColor: Sendable, Hashable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// How much of what lies below is covered.
  public var opacity: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// True for colours that are far from any gray.
  var isVivid: Bool { max(red, green, blue) - min(red, green, blue) > 0.4 }

  /// Black.
  public static let black = PictureColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = PictureColor(red: 1, green: 1, blue: 1)

  /// The system colours by the names of `Color`, as light mode shows them.
  ///
  /// **Source** — Apple, Human Interface Guidelines, "Color", specifications.
  public static let named: [String: PictureColor] = [
    "black": black, "white": white, "primary": black,
    "red": bytes(255, 59, 48), "orange": bytes(255, 149, 0), "yellow": bytes(255, 204, 0),
    "green": bytes(52, 199, 89), "mint": bytes(0, 199, 190), "teal": bytes(48, 176, 199),
    "cyan": bytes(50, 173, 230), "blue": bytes(0, 122, 255), "indigo": bytes(88, 86, 214),
    "purple": bytes(175, 82, 222), "pink": bytes(255, 45, 85), "brown": bytes(162, 132, 94),
    "gray": bytes(142, 142, 147), "secondary": bytes(138, 138, 142),
    "accentColor": bytes(0, 122, 255),
    "clear": PictureColor(red: 0, green: 0, blue: 0, opacity: 0),
  ]

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> PictureColor {
    PictureColor(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255
    )
  }

  /// This colour laid over another one.
  func over(_ below: PictureColor) -> PictureColor {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * opacity + bottom * (1 - opacity) }
    return PictureColor(
      red: mix(red, below.red),
      green: mix(green, below.green),
      blue: mix(blue, below.blue),
      opacity: opacity + below.opacity * (1 - opacity)
    )
  }

  /// How bright the colour looks, from 0 to 1.
  var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  var bytes: (red: Int, green: Int, blue: Int) {
    func byte(_ part: Double) -> Int { Int((min(1, max(0, part)) * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }

  /// The nearest entry of the 6x6x6 cube or the gray ramp of 256 colours.
  var paletteIndex: Int {
    let (red, green, blue) = bytes
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let cube = (nearest(red), nearest(green), nearest(blue))
    let gray = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    func error(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
    }
    let cubeError = error(levels[cube.0], levels[cube.1], levels[cube.2])
    let grayLevel = 8 + 10 * gray
    return error(grayLevel, grayLevel, grayLevel) < cubeError
      ? 232 + gray : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }

  /// The colour as `#rrggbb`.
  var hexText: String {
    let (red, green, blue) = bytes
    return "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout
import ViewPicture

/// Reads shapes and styles of the library into paths and paints.
struct PaintReader {
  private let bridge: LayoutBridge
  private var reader: ValueReader { bridge.reader }

  init(_ bridge: LayoutBridge) { self.bridge = bridge }

  // MARK: Shapes

  /// The path of a shape in a rectangle; nil when it cannot be asked.
  func path(of shape: Value, in frame: Rect) -> PicturePath? {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Value.double($0) }
    let made: Value
    do throws(BridgeError) {
      made = try bridge.callLibrary("_enginePath", [shape.erased] + numbers)
    } catch { return nil }
    guard let elements = made.asArray, elements.count < 20_000 else { return nil }
    return PicturePath(elements.compactMap(element))
  }

  private func element(_ value: Value) -> PicturePath.Element? {
    let points = reader.payload(value).compactMap(point)
    switch (reader.caseName(value), points.count) {
    case ("move", 1): return .move(points[0])
    case ("line", 1): return .line(points[0])
    case ("quadCurve", 2): return .quadCurve(points[0], control: points[1])
    case ("curve", 3): return .curve(points[0], points[1], points[2])
    case ("closeSubpath", _): return .close
    default: return nil
    }
  }

  private func point(_ value: Value) -> Point? {
    guard let x = reader.number("x", of: value), let y = reader.number("y", of: value),
      x.isFinite, y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The width of the line a shape is, when it is the line along another one.
  func lineWidth(of shape: Value) -> Double? {
    var shape = shape
    for _ in 0..<16 {
      if let width = reader.number("lineWidth", of: reader.field("style", of: shape)) {
        return width
      }
      guard let inner = reader.field("shape", of: shape) else { return nil }
      shape = inner
    }
    return nil
  }

  /// The name of the shape inside the library's own wrappers.
  func shapeName(_ shape: Value) -> String {
    var shape = shape
    for _ in 0..<16 {
      // What a shape makes for itself, such as one with insets, is called by the shape.
      let names = Self.typeName(shape).split(separator: ".").filter { !$0.hasPrefix("_") }
      if names.count > 1, let name = names.last { return String(name) }
      guard let inner = reader.field("shape", of: shape) else { break }
      shape = inner
    }
    return "Shape"
  }

  /// The name of the type of a value with the names around it, without generic arguments.
  private static func typeName(_ value: Value) -> String {
    guard case .structure(let object) = value.opened else { return "" }
    return String(object.type.name(.qualified).prefix { $0 != "<" })
  }

  // MARK: Styles

  /// The name of a style that is a colour: `Color.yellow`.
  func colorName(_ style: Value) -> String? {
    guard let paint = paintCase(style), reader.caseName(paint) == "named",
      let name = reader.payload(paint).first?.asString
    else { return nil }
    return PictureColor.named[name] == nil ? "Color(\"\(name)\")" : "Color.\(name)"
  }

  private func paintCase(_ style: Value) -> Value? {
    do throws(BridgeError) {
      return try bridge.callLibrary("_enginePaint", [style.erased]).unwrapped
    } catch { return nil }
  }

  /// What a style paints with in the environment of a node.
  ///
  /// - Parameters:
  ///   - style: A style of the library.
  ///   - node: The node that is painted.
  ///   - omissions: Gets the names of what is left out.
  /// - Returns: The paint; gray for what is left out.
  func paint(_ style: Value, _ node: GraphNode, _ omissions: inout [String]) -> PicturePaint {
    paint(style, node, &omissions, depth: 0)
  }

  private func paint(
    _ style: Value,
    _ node: GraphNode,
    _ omissions: inout [String],
    depth: Int,
    isForeground: Bool = false
  ) -> PicturePaint {
    guard depth < 32, let paint = paintCase(style), let name = reader.caseName(paint) else {
      omissions.append(TypedValue(style, .error).name)
      return .color(Self.gray)
    }
    let payload = reader.payload(paint)
    func inner(_ index: Int = 0) -> PicturePaint {
      guard payload.indices.contains(index) else { return .color(.black) }
      return self.paint(
        payload[index],
        node,
        &omissions,
        depth: depth + 1,
        isForeground: isForeground
      )
    }
    switch name {
    case "named":
      let name = payload.first?.asString ?? ""
      if let color = PictureColor.named[name] { return .color(color) }
      omissions.append("Color(\"\(name)\")")
      return .color(Self.gray)
    case "components": return .color(components(payload))
    case "foreground": return foreground(of: node, &omissions, depth: depth + 1)
    case "background":
      guard let style = environment("_background", node) else { return .color(.white) }
      return self.paint(style, node, &omissions, depth: depth + 1)
    case "tint": return tint(of: node, &omissions, depth: depth + 1)
    case "hierarchical":
      let level = payload.first?.asInt ?? 0
      // A level that is the foreground itself is one of the foreground outside.
      let base = isForeground ? nodeOutsideForeground(of: node) : node
      let all = base.map { foreground(of: $0, &omissions, depth: depth + 1) } ?? .color(.black)
      return all.faded(to: Self.levels.indices.contains(level) ? Self.levels[level] : 1)
    case "system": return .color(Self.system[payload.first?.asString ?? ""] ?? Self.gray)
    case "material":
      return .color(PictureColor(red: 0.92, green: 0.92, blue: 0.93, opacity: 0.8))
    case "gradient": return gradient(payload, node, &omissions)
    case "opacity": return inner().faded(to: reader.number(payload.last) ?? 1)
    case "erased": return inner()
    case "blend", "shadow":
      omissions.append("." + (name == "blend" ? "blendMode" : name))
      return inner()
    default:
      omissions.append(TypedValue(style, .error).name)
      return .color(Self.gray)
    }
  }

  private static let gray = PictureColor(red: 0.7, green: 0.7, blue: 0.72)
  private static let blue = PictureColor.named["blue"] ?? .black

  /// How much of the foreground the levels from primary to quinary show.
  ///
  /// **Source** — observed: label colours of iOS in light mode; the fifth is inferred.
  private static let levels = [1, 0.6, 0.3, 0.18, 0.1]

  /// **Source** — Apple, UIKit semantic colours in light mode.
  private static let system: [String: PictureColor] = [
    "selection": blue, "link": blue, "windowBackground": .white,
    "separator": PictureColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
    "fill": PictureColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2),
    "placeholder": PictureColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3),
  ]

  /// The colour of thin lines between things.
  static let separator = system["separator"] ?? gray

  private func components(_ payload: [Value]) -> PictureColor {
    let parts = payload.compactMap { reader.number($0) }
    guard parts.count == 4 else { return Self.gray }
    return PictureColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  // MARK: Environment

  private func environment(_ name: String, _ node: GraphNode) -> Value? {
    reader.field(name, of: node.environment.value)?.unwrapped
  }

  /// Whether the surroundings of a node say what its foreground is.
  func setsForeground(around node: GraphNode) -> Bool {
    environment("_foreground", node)?.asArray?.isEmpty == false
      || environment("_foregroundColor", node) != nil
  }

  /// The foreground around a node.
  func foreground(of node: GraphNode, _ omissions: inout [String], depth: Int = 0)
    -> PicturePaint
  {
    if let style = environment("_foreground", node)?.asArray?.first {
      return paint(style, node, &omissions, depth: depth, isForeground: true)
    }
    if let color = environment("_foregroundColor", node) {
      return paint(color, node, &omissions, depth: depth)
    }
    return .color(.black)
  }

  /// The nearest node around another one that has another foreground; nil where none has one.
  private func nodeOutsideForeground(of node: GraphNode) -> GraphNode? {
    guard let own = foregroundObject(of: node) else { return nil }
    var current = node.parent
    while let outer = current {
      if let other = foregroundObject(of: outer) {
        if other !== own { return outer }
      } else {
        return environment("_foregroundColor", outer) == nil ? nil : outer
      }
      current = outer.parent
    }
    return nil
  }

  private func foregroundObject(of node: GraphNode) -> StructObject? {
    guard case .structure(let object)? = environment("_foreground", node)?.asArray?.first else {
      return nil
    }
    return object
  }

  /// The tint around a node.
  func tint(of node: GraphNode, _ omissions: inout [String], depth: Int = 0) -> PicturePaint {
    for name in ["_tint", "_tintColor", "_accentColor"] {
      if let style = environment(name, node) {
        return paint(style, node, &omissions, depth: depth)
      }
    }
    return .color(Self.blue)
  }

  private func gradient(
    _ payload: [Value],
    _ node: GraphNode,
    _ omissions: inout [String]
  ) -> PicturePaint {
    let stops = (reader.field("stops", of: payload.first)?.asArray ?? []).map { stop in
      let color = reader.field("color", of: stop).map { paint($0, node, &omissions).middle }
      return PicturePaint.Stop(color ?? .white, at: reader.number("location", of: stop) ?? 0)
    }
    let shape = reader.payload(payload.last)
    let first = reader.unitPoint(shape.first)
    switch reader.caseName(payload.last) {
    case "linear":
      return .linear(stops, from: first ?? .top, to: reader.unitPoint(shape.last) ?? .bottom)
    case "radial":
      return .radial(
        stops,
        center: first ?? .center,
        from: shape.count > 1 ? reader.number(shape[1]) ?? 0 : 0,
        to: reader.number(shape.last) ?? 0
      )
    case "automatic": return .linear(stops, from: .top, to: .bottom)
    case let name:
      omissions.append("\(name ?? "")Gradient")
      return .color(PicturePaint.linear(stops, from: .top, to: .bottom).middle)
    }
  }
}

extension Value {
  /// The value as a parameter of type `any P` takes it.
  fileprivate var erased: Value {
    guard case .structure(let object) = self else { return self }
    return .existential(ExistentialObject(type: object.type, value: self))
  }
}

extension UnitPoint {
  fileprivate static let top = UnitPoint(x: 0.5, y: 0)
  fileprivate static let bottom = UnitPoint(x: 0.5, y: 1)
}

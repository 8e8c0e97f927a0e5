import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout
import ViewPicture

/// Turns a laid-out view into a picture: what each node draws, and what its modifiers do to it.
///
/// It knows the cases of `_Primitive` and `_Effect` and no view by name. What it cannot draw is
/// named in the picture's omissions.
final class PictureReading {
  private let view: LaidOutView
  private let metrics: any TextMetrics
  private let paints: PaintReader
  private let controls: ControlMarks
  private var omissions: [String] = []

  private var bridge: LayoutBridge { view.bridge }
  private var reader: ValueReader { view.bridge.reader }

  init(_ view: LaidOutView, _ metrics: any TextMetrics) {
    self.view = view
    self.metrics = metrics
    paints = PaintReader(view.bridge)
    controls = ControlMarks(view.bridge, view.result)
  }

  /// The picture, its root at 0, 0 unless the whole window is shown.
  func picture(showsWindow: Bool) -> Picture {
    // What lies in front covers the window, not only the view.
    let showsWindow = showsWindow || view.hasFront
    let origin = view.result.nodes.first?.frame.origin ?? .zero
    let moved = showsWindow ? view.result : view.result.moved(by: origin)
    var picture = Picture(
      moved,
      showsWindow: showsWindow,
      effect: { [self] in effect(of: $0) },
      marks: { [self] in marks(of: $0) }
    )
    var known: Set<String> = []
    picture.omissions = (omissions + bridge.undrawn).filter { known.insert($0).inserted }
    return picture
  }

  // MARK: Effects

  func effect(of node: PlacedNode) -> Picture.Effect? {
    guard let owner = bridge.owners[node.id] else { return Picture.Effect.none }
    switch owner.form {
    case .effect(let effect, _):
      guard let rule = Self.effects[effect.name] else { return Picture.Effect.none }
      return rule(self, effect.payload, node, owner)
    case .primitive(let object) where object.name == "scroll" || object.name == "list":
      return Picture.Effect(clips: [PicturePath(node.frame)])
    default: return Picture.Effect.none
    }
  }

  private typealias EffectRule =
    @Sendable (PictureReading, [Value], PlacedNode, GraphNode) -> Picture.Effect?

  private static let effects: [String: EffectRule] = [
    "opacity": { reading, payload, _, _ in
      Picture.Effect(opacity: max(0, min(1, reading.reader.number(payload.first) ?? 1)))
    },
    "hidden": { _, _, _, _ in nil },
    "clip": { reading, payload, node, owner in
      guard let shape = payload.first,
        let path = reading.paints.path(of: shape, in: node.frame)
      else { return reading.omit(owner) }
      return Picture.Effect(clips: [path])
    },
    "transform": { reading, payload, node, owner in
      reading.transform(payload, node.frame).map { Picture.Effect(transform: $0) }
        ?? reading.omit(owner)
    },
    "visual": { reading, payload, _, owner in
      // It is read where the list is drawn.
      payload.first?.asString == "scrollContentBackground" ? .none : reading.omit(owner)
    },
    "mask": { reading, _, _, owner in reading.omit(owner) },
  ]

  private func omit(_ owner: GraphNode) -> Picture.Effect {
    omissions.append(bridge.graph.name(of: owner))
    return .none
  }

  private func transform(_ payload: [Value], _ frame: Rect) -> PictureTransform? {
    guard var value = payload.first else { return nil }
    if reader.caseName(value) == "geometry" {
      let size = [Value.double(frame.width), .double(frame.height)]
      guard let sized = try? bridge.callLibrary("_engineSized", [value] + size) else { return nil }
      value = sized
    }
    let made: Value
    do throws(BridgeError) { made = try bridge.callLibrary("_engineMatrix", [value]) } catch {
      return nil
    }
    let numbers = (made.asArray ?? []).compactMap { reader.number($0) }
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    if reader.caseName(value) == "affine" {
      // A map is given in the coordinates of the view.
      let local = PictureTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
      let move = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY)
      let back = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: -frame.minX, ty: -frame.minY)
      return move.after(local.after(back))
    }
    return PictureTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      around: Point(
        x: frame.minX + frame.width * numbers[4],
        y: frame.minY + frame.height * numbers[5]
      )
    )
  }

  // MARK: Marks

  func marks(of node: PlacedNode) -> [Picture.Mark] {
    let owner = bridge.owners[node.id]
    if let text = bridge.rules[node.id] as? TextLayout { return [.text(lines(text, node, owner))] }
    let part = controls.part(node)
    guard part.isEmpty, let owner, case .primitive(let object) = owner.form else { return part }
    if object.name == "control" {
      return controls.backdrop(node, owner, tint: paints.tint(of: owner, &omissions))
    }
    return Self.primitives[object.name]?(self, object.payload, node, owner) ?? []
  }

  private typealias MarkRule =
    @Sendable (PictureReading, [Value], PlacedNode, GraphNode) -> [Picture.Mark]

  private static let primitives: [String: MarkRule] = [
    "style": { reading, payload, node, owner in
      guard let style = payload.first else { return [] }
      let paint = reading.paints.paint(style, owner, &reading.omissions)
      return [.fill(PicturePath(node.frame), paint, isEvenOdd: false)]
    },
    "shape": { reading, payload, node, owner in reading.shape(payload, node, owner) },
    "image": { reading, payload, node, owner in
      let name = reading.reader.field("name", of: payload.first)?.asString ?? ""
      let paint = reading.paints.foreground(of: owner, &reading.omissions)
      return [.sign(SymbolSigns.sign(for: name), paint)]
    },
    "divider": { _, _, node, _ in
      [.fill(PaintReader.separator, in: node.frame)]
    },
  ]

  private func shape(_ payload: [Value], _ node: PlacedNode, _ owner: GraphNode)
    -> [Picture.Mark]
  {
    guard let shape = payload.first, let path = paints.path(of: shape, in: node.frame) else {
      _ = omit(owner)
      return []
    }
    var paint = PicturePaint.color(.black)
    if payload.count > 1, let style = payload[1].unwrapped {
      paint = paints.paint(style, owner, &omissions)
    } else {
      paint = paints.foreground(of: owner, &omissions)
    }
    if let width = paints.lineWidth(of: shape) { return [.stroke(path, paint, width: width)] }
    let isEvenOdd = reader.field("isEOFilled", of: payload.last)?.asBool == true
    return [.fill(path, paint, isEvenOdd: isEvenOdd)]
  }

  // MARK: Text

  private func lines(_ text: TextLayout, _ node: PlacedNode, _ owner: GraphNode?) -> PictureText {
    let block = text.block(for: node.proposal, metrics: metrics)
    let alignment: Double
    switch owner.flatMap({ reader.caseName(environment("multilineTextAlignment", $0)) }) {
    case "center": alignment = 0.5
    case "trailing": alignment = 1
    default: alignment = 0
    }
    let font = text.runs.first?.font ?? .body
    return PictureText(
      lines: PictureText.lines(
        of: block,
        in: node.frame,
        alignment: alignment,
        lineSpacing: text.lineSpacing
      ),
      paint: owner.map { ink(of: $0) } ?? .color(.black),
      fontSize: SystemMetrics().pointSize(of: font) * block.scale,
      isBold: Self.isBold(font),
      isMonospaced: metrics.name == "grid"
    )
  }

  private func environment(_ name: String, _ node: GraphNode) -> Value? {
    reader.field(name, of: node.environment.value)
  }

  private static func isBold(_ font: TextFont) -> Bool {
    switch font.weight {
    case .semibold, .bold, .heavy, .black: true
    case nil: font.scale == .style(.headline)
    default: false
    }
  }

  /// What letters are painted with: the text's own colour, else the foreground around.
  private func ink(of node: GraphNode) -> PicturePaint {
    if case .primitive(let object) = node.form, object.name == "text",
      let color = color(of: object.payload.first, depth: 0)
    {
      return paints.paint(color, node, &omissions)
    }
    if !paints.setsForeground(around: node),
      let ink = controls.ink(in: node, tint: paints.tint(of: node, &omissions))
    {
      return ink
    }
    return paints.foreground(of: node, &omissions)
  }

  /// The colour a text sets for itself or for its first piece.
  private func color(of content: Value?, depth: Int) -> Value? {
    guard depth < 8 else { return nil }
    for style in (reader.field("styles", of: content)?.asArray ?? []).reversed()
    where reader.caseName(style) == "color" {
      if let color = reader.payload(style).first?.unwrapped { return color }
    }
    let first = reader.field("runs", of: content)?.asArray?.first
    guard reader.caseName(first) == "styled" else { return nil }
    return color(of: reader.field("_content", of: reader.payload(first).first), depth: depth + 1)
  }
}

import SwiftEvaluator
import ViewGraph
import ViewLayout
import ViewPicture

/// How the parts of controls and lists are drawn, whose look is the system's own.
///
/// Layout makes these parts without a view of their own; a sketch of each says what it is.
struct ControlMarks {
  private let bridge: LayoutBridge
  private let parents: [Int: Int]
  private let lists: ListMarks

  /// Reads who stands in whom from a layout.
  init(_ bridge: LayoutBridge, _ result: LayoutResult) {
    self.bridge = bridge
    lists = ListMarks(bridge, result)
    parents = Dictionary(
      result.nodes.compactMap { node in node.parent.map { (node.id, result.nodes[$0].id) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What a part draws, by the name of its rule.
  func part(_ node: PlacedNode) -> [Picture.Mark] {
    lists.part(node) ?? Self.parts[node.rule]?(node.frame, control(around: node.id)) ?? []
  }

  /// What lies behind the content of a control: the shape of a bordered button, the box of a group.
  func backdrop(_ node: PlacedNode, _ owner: GraphNode, tint: PicturePaint) -> [Picture.Mark] {
    guard let control = control(owner) else { return [] }
    let shape = PicturePath(node.frame, cornerRadius: 8)
    switch Self.look(of: control) {
    case .plain: return []
    case .box: return [.fill(shape, .color(Self.fill), isEvenOdd: false)]
    case .prominent: return [.fill(shape, tint, isEvenOdd: false)]
    case .field: return [.border(Self.line, in: node.frame, width: 1, cornerRadius: 5)]
    }
  }

  /// The colour the system gives to letters in a control; nil where it leaves them alone.
  func ink(in node: GraphNode, tint: PicturePaint) -> PicturePaint? {
    var outer = node.parent
    for _ in 0..<8 {
      guard let current = outer else { return nil }
      if case .effect(let effect, _) = current.form, effect.name == "chrome",
        node.isInside(current, beside: true)
      {
        if let ink = ink(inBar: effect.payload.first?.asString, current, tint: tint) { return ink }
      }
      if let control = control(current) {
        if Self.look(of: control) == .prominent { return .color(.white) }
        let isPlain =
          control.style == "PlainButtonStyle" || control.isStyled
          || (control.kind == "navigationLink" && isInList(current))
        return Self.tinted.contains(control.kind) && !isPlain ? tint : nil
      }
      outer = current.parent
    }
    return nil
  }

  /// The colour of what stands in a bar: the tint on the tab that is shown, gray on others.
  private func ink(inBar name: String?, _ holder: GraphNode, tint: PicturePaint) -> PicturePaint? {
    switch name {
    case "tabItem": holder.isOnScreen ? tint : .color(Self.gray)
    case "badge": .color(bridge.isBadgeOfRow(holder) ? Self.gray : .white)
    default: nil
    }
  }

  /// A link that is a row of a list has the colour of the row.
  private func isInList(_ node: GraphNode) -> Bool {
    var outer = node.parent
    while let current = outer {
      if case .primitive(let object) = current.form, object.name == "list" { return true }
      outer = current.parent
    }
    return false
  }

  // MARK: Reading

  private enum Look { case plain, box, prominent, field }

  private static func look(of control: ControlReading) -> Look {
    if control.isStyled { return .plain }
    if control.kind == "box" { return .box }
    switch control.style {
    case "BorderedButtonStyle", "GlassButtonStyle", "ButtonToggleStyle": return .box
    case "BorderedProminentButtonStyle", "GlassProminentButtonStyle": return .prominent
    case "RoundedBorderTextFieldStyle": return .field
    default: return .plain
    }
  }

  /// Kinds whose label has the tint of the surroundings.
  private static let tinted: Set<String> = ["button", "link", "navigationLink", "menu"]

  private func control(around id: Int) -> ControlReading? {
    var current: Int? = id
    for _ in 0..<8 {
      guard let here = current else { return nil }
      if let owner = bridge.owners[here], let control = control(owner) { return control }
      current = parents[here]
    }
    return nil
  }

  private func control(_ owner: GraphNode) -> ControlReading? {
    guard case .primitive(let object) = owner.form, object.name == "control" else { return nil }
    return ControlReading(Bridging(bridge: bridge, node: owner, payload: object.payload))
  }

  // MARK: Parts

  private static let fill = PictureColor(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.2)
  private static let line = PictureColor(red: 0.78, green: 0.78, blue: 0.8)
  private static let blue = PictureColor.named["blue"] ?? .black
  private static let gray = PictureColor.named["gray"] ?? .black
  private static let red = PictureColor.named["red"] ?? .black
  private static let green = PictureColor.named["green"] ?? .black

  private typealias Part = @Sendable (Rect, ControlReading?) -> [Picture.Mark]

  private static let parts: [String: Part] = [
    "switch": { frame, control in
      let isOn = control?.isOn == true
      let knob = Rect(
        x: isOn ? frame.maxX - frame.height + 2 : frame.minX + 2,
        y: frame.minY + 2,
        width: frame.height - 4,
        height: frame.height - 4
      )
      return [
        .fill(isOn ? green : line, in: frame, cornerRadius: frame.height / 2),
        .fill(.white, in: knob, cornerRadius: knob.height / 2),
      ]
    },
    "Slider": { frame, control in
      let share = control?.numberShare ?? 0.5
      let knob = Rect(
        x: frame.minX + share * max(0, frame.width - 27),
        y: (frame.minY + frame.maxY - 27) / 2,
        width: 27,
        height: 27
      )
      return [track(frame, thickness: 4, line), filled(frame, share)]
        + [
          .fill(.white, in: knob, cornerRadius: 13.5),
          .border(blue, in: knob, width: 1, cornerRadius: 13.5),
        ]
    },
    "bar": { frame, control in
      [track(frame, thickness: 4, line)] + (control?.fraction.map { [filled(frame, $0)] } ?? [])
    },
    "stepper": { frame, _ in
      [.fill(fill, in: frame, cornerRadius: 8), .sign("−│+", .color(.black))]
    },
    "chevron": { _, _ in [.sign("›", .color(line))] },
    "well": { frame, _ in
      [.fill(blue, in: frame, cornerRadius: frame.height / 2)]
    },
    "wheel": { _, _ in [.sign("◌", .color(line))] },
    "wheels": { frame, _ in [.border(line, in: frame, width: 1, cornerRadius: 8)] },
    "segments": { frame, control in
      let options = control?.options() ?? []
      let chosen = try? control?.selectedOption()
      guard let index = options.firstIndex(where: { $0 === chosen }) else {
        return [.fill(fill, in: frame, cornerRadius: 8)]
      }
      let width = frame.width / Double(options.count)
      let part = Rect(
        x: frame.minX + Double(index) * width + 2,
        y: frame.minY + 2,
        width: width - 4,
        height: frame.height - 4
      )
      return [
        .fill(fill, in: frame, cornerRadius: 8), .fill(.white, in: part, cornerRadius: 7),
      ]
    },
    "Divider": { frame, _ in [.fill(PaintReader.separator, in: frame)] },
    "back": { _, _ in [.sign("‹", .color(blue))] },
    "magnifier": { _, _ in [.sign("⌕", .color(line))] },
    "search field": { frame, _ in [.fill(fill, in: frame, cornerRadius: 10)] },
    "grabber": { frame, _ in [.fill(line, in: frame, cornerRadius: 2.5)] },
    "tab badge": { frame, _ in [.fill(red, in: frame, cornerRadius: frame.height / 2)] },
    "tab bar": { frame, _ in bar(frame, lineAt: frame.minY) },
    "bottom bar": { frame, _ in bar(frame, lineAt: frame.minY) },
    "sheet": { frame, _ in front(frame, 10) },
    "inspector": { frame, _ in front(frame, 0) },
    "popover": { frame, _ in front(frame, 12) },
    "fullScreenCover": { frame, _ in [.fill(.white, in: frame)] },
    "alert": { frame, _ in front(frame, 14) },
    "answers": { frame, _ in front(frame, 14) },
  ]

  /// The part of a track that shows how far something is.
  private static func filled(_ frame: Rect, _ share: Double) -> Picture.Mark {
    let part = Rect(x: frame.minX, y: frame.minY, width: frame.width * share, height: frame.height)
    return track(part, thickness: 4, blue)
  }

  /// Something in front of the screen: white, with an edge.
  private static func front(_ frame: Rect, _ radius: Double) -> [Picture.Mark] {
    [
      .fill(.white, in: frame, cornerRadius: radius),
      .border(line, in: frame, width: 0.5, cornerRadius: radius),
    ]
  }

  private static func bar(_ frame: Rect, lineAt y: Double) -> [Picture.Mark] {
    [.fill(line, in: Rect(x: frame.minX, y: y, width: frame.width, height: 0.5))]
  }

  private static func track(_ frame: Rect, thickness: Double, _ color: PictureColor)
    -> Picture.Mark
  {
    let bar = Rect(
      x: frame.minX,
      y: (frame.minY + frame.maxY - thickness) / 2,
      width: frame.width,
      height: thickness
    )
    return .fill(color, in: bar, cornerRadius: thickness / 2)
  }
}

extension GraphNode {
  /// Whether the node stands beside the content of a modifier, not in the content.
  fileprivate func isInside(_ modifier: GraphNode, beside: Bool) -> Bool {
    modifier.children.dropFirst().contains { isInside($0) } == beside
  }
}

extension LayoutBridge {
  /// Whether a badge stands in a row of a list rather than on a tab.
  fileprivate func isBadgeOfRow(_ holder: GraphNode) -> Bool {
    (layoutIDs[holder.number] ?? []).contains { badges[$0] != nil }
  }
}

import SwiftEvaluator
import ViewGraph
import ViewLayout
import ViewPicture

/// How the rows of lists are drawn: the white of a group, and a line between each two of its rows.
struct ListMarks {
  private let bridge: LayoutBridge
  private let result: LayoutResult
  private var marks: [Int: [Picture.Mark]] = [:]
  private var leading: [Int: Double] = [:]

  private static let ground = PictureColor(red: 0.95, green: 0.95, blue: 0.97)
  private static let radius = 10.0

  init(_ bridge: LayoutBridge, _ result: LayoutResult) {
    self.bridge = bridge
    self.result = result
    var rows: [Int: [PlacedNode]] = [:]
    for node in result.nodes where node.rule == "list row" {
      if let parent = node.parent { rows[parent, default: []].append(node) }
    }
    for (index, rows) in rows { draw(rows, in: result.nodes[index]) }
  }

  /// What a list or a row draws.
  func part(_ node: PlacedNode) -> [Picture.Mark]? {
    switch node.rule {
    case "list row": marks[node.id] ?? []
    case "List": marks[node.id] ?? [.fill(Self.ground, in: node.frame)]
    default: nil
    }
  }

  private func rule(_ row: PlacedNode) -> ListRowLayout? { bridge.rules[row.id] as? ListRowLayout }

  private mutating func draw(_ rows: [PlacedNode], in list: PlacedNode) {
    let style = (bridge.rules[list.id] as? ListLayout)?.style ?? .insetGrouped
    if hidesGround(list) {
      marks[list.id] = []
    } else if style == .plain {
      marks[list.id] = [.fill(.white, in: list.frame)]
    }
    var group: [PlacedNode] = []
    for row in rows {
      let rule = rule(row)
      if rule?.startsGroup == true || rule?.place != .row { finish(&group, style) }
      if rule?.place == .row { group.append(row) }
    }
    finish(&group, style)
  }

  private mutating func finish(_ group: inout [PlacedNode], _ style: ListLayout.Style) {
    defer { group = [] }
    guard let first = group.first else { return }
    let whole = group.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    marks[first.id] = [
      .fill(.white, in: whole, cornerRadius: style == .insetGrouped ? Self.radius : 0)
    ]
    for (row, next) in zip(group, group.dropFirst()) {
      guard let rule = rule(row), !rule.hiddenSeparators.contains(.bottom),
        self.rule(next)?.hiddenSeparators.contains(.top) != true
      else { continue }
      let start = row.frame.minX + rule.insets.leading
      let line = Rect(x: start, y: row.frame.maxY, width: row.frame.maxX - start, height: 0.5)
      // The line belongs to the row below, whose background would cover it otherwise.
      marks[next.id, default: []].append(.fill(PaintReader.separator, in: line))
    }
  }

  /// Whether a modifier around the list takes the ground away.
  private func hidesGround(_ list: PlacedNode) -> Bool {
    var current = bridge.owners[list.id]
    while let node = current, node.isModifier || bridge.owners[list.id] === node || !node.isVisible
    {
      if case .effect(let effect, _) = node.form,
        effect.payload.first?.asString == "scrollContentBackground",
        case .table(let table)? = effect.payload.last?.opened
      {
        return table.pairs.contains { bridge.reader.number($0.1) == 1 }
      }
      current = node.parent
    }
    return false
  }
}

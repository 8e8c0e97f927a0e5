import ViewLayout

/// Tells at which scales letters hide nothing and are hidden by nothing.
struct Legibility {
  private struct Text {
    var frame: Rect
    var itemIndex: Int
    var cells: Int
  }

  private let picture: Picture
  private let hasColors: Bool
  private let texts: [Text]

  init(_ picture: Picture, hasColors: Bool) {
    self.picture = picture
    self.hasColors = hasColors
    texts = picture.items.enumerated().flatMap { index, item -> [Text] in
      guard case .text(let text) = item.mark else { return [] }
      return text.lines.filter { $0.frame.width > 0 }.map {
        Text(
          frame: item.effect.transform.frame(of: $0.frame),
          itemIndex: index,
          cells: Columns.width(of: $0.text)
        )
      }
    }
  }

  /// Whether a picture can be read when a column is some points wide.
  func isLegible(_ scale: Double) -> Bool {
    guard !texts.isEmpty else { return true }
    return !linesCollide(scale) && !hidesBorders(scale) && (hasColors || !hidesShades(scale))
  }

  /// Whether every line of text has room for all of its letters.
  func showsWholeTexts(_ scale: Double) -> Bool {
    texts.allSatisfy { text in
      let left = ((text.frame.minX - picture.bounds.minX) / scale + 0.5).rounded(.down)
      let right = ((text.frame.maxX - picture.bounds.minX) / scale + 0.5).rounded(.down)
      return Double(text.cells) <= max(1, right - left)
    }
  }

  private func row(of frame: Rect, _ scale: Double) -> Int {
    let middle = (frame.minY + frame.maxY) / 2 - picture.bounds.minY
    return Int(max(-600, min(600, (middle / (scale * 2)).rounded(.down))))
  }

  /// Whether two lines of text would stand in the same row and columns; lines that lie upon each
  /// other do so at every scale.
  private func linesCollide(_ scale: Double) -> Bool {
    var taken: [Int: [Rect]] = [:]
    for text in texts {
      let row = row(of: text.frame, scale)
      let others = taken[row, default: []]
      let isHidden = others.contains { other in
        other.minX < text.frame.maxX - 0.001 && text.frame.minX < other.maxX - 0.001
          && (other.maxY <= text.frame.minY + 0.001 || text.frame.maxY <= other.minY + 0.001)
      }
      if isHidden { return true }
      taken[row] = others + [text.frame]
    }
    return false
  }

  /// Whether a thin border around letters is so flat that it has no row of its own.
  private func hidesBorders(_ scale: Double) -> Bool {
    for item in picture.items {
      guard case .stroke(let path, _, let width) = item.mark, width < scale,
        let (frame, _) = path.transformed(by: item.effect.transform).roundedRectangle,
        ((frame.height + width) / (scale * 2)).rounded() < 3
      else { continue }
      let holds = texts.contains { text in
        text.frame.minX < frame.maxX && frame.minX < text.frame.maxX
          && text.frame.minY < frame.maxY && frame.minY < text.frame.maxY
      }
      if holds { return true }
    }
    return false
  }

  /// Whether letters would cover a filled area so that nothing is seen of its shade.
  private func hidesShades(_ scale: Double) -> Bool {
    for (index, item) in picture.items.enumerated() {
      guard case .fill(let path, let paint, _) = item.mark, paint.middle.brightness < 0.93,
        paint.middle.opacity > 0,
        let area = path.transformed(by: item.effect.transform).bounds, area.height >= scale * 2
      else { continue }
      let isHidden = texts.contains { text in
        text.itemIndex > index && (text.frame.minX - area.minX).magnitude < scale / 2
          && (text.frame.maxX - area.maxX).magnitude < scale / 2
          && area.minY <= text.frame.minY + 1 && area.height < scale * 3
      }
      if isHidden { return true }
    }
    return false
  }
}

import ViewLayout

/// A picture as an SVG document, one unit a point.
public struct VectorPicture: Sendable {
  private let picture: Picture

  /// Makes the document of a picture.
  public init(_ picture: Picture) { self.picture = picture }

  /// The document, with a final line feed.
  public var text: String {
    let bounds = picture.bounds
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(\.lengthText)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\" "
        + "viewBox=\"\(box.joined(separator: " "))\">"
    ]
    for item in picture.items { lines += elements(item).map { "  " + $0 } }
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  private func elements(_ item: Picture.Item) -> [String] {
    switch item.mark {
    case .fill(let color, let radius):
      guard color.opacity > 0 else { return [] }
      return [rectangle(item.frame, radius, "fill=\"\(color.hexText)\"\(opacity(color))")]
    case .stroke(let color, let width, let radius):
      let half = width / 2
      let inside = Rect(
        x: item.frame.minX + half,
        y: item.frame.minY + half,
        width: max(0, item.frame.width - width),
        height: max(0, item.frame.height - width)
      )
      let paint =
        "fill=\"none\" stroke=\"\(color.hexText)\" stroke-width=\"\(width.lengthText)\""
      return [rectangle(inside, max(0, radius - half), paint + opacity(color))]
    case .outline(let name):
      let paint = "fill=\"none\" stroke=\"#888888\" stroke-width=\"0.5\""
      return [
        rectangle(item.frame, 0, paint),
        "<text x=\"\((item.frame.minX + 2).lengthText)\" y=\"\((item.frame.minY + 7).lengthText)\" "
          + "font-family=\"sans-serif\" font-size=\"6\" fill=\"#888888\">\(Self.escaped(name))</text>",
      ]
    case .text(let lines, let color, let placement):
      return texts(lines, color, placement, item.frame)
    }
  }

  private func rectangle(_ frame: Rect, _ radius: Double, _ paint: String) -> String {
    let corner = min(radius, frame.width / 2, frame.height / 2)
    let round = corner > 0 ? " rx=\"\(corner.lengthText)\"" : ""
    return "<rect x=\"\(frame.minX.lengthText)\" y=\"\(frame.minY.lengthText)\" "
      + "width=\"\(frame.width.lengthText)\" height=\"\(frame.height.lengthText)\"\(round) \(paint)/>"
  }

  private func texts(
    _ lines: [String],
    _ color: PictureColor,
    _ placement: Picture.TextPlacement,
    _ frame: Rect
  ) -> [String] {
    let anchor =
      placement.alignment < 0.25 ? "start" : placement.alignment > 0.75 ? "end" : "middle"
    let x = frame.minX + frame.width * placement.alignment
    let weight = placement.isBold ? " font-weight=\"bold\"" : ""
    // The browser's font is not the one that was measured, so widths are forced upon it.
    let widest = max(1, lines.map(Columns.width).max() ?? 1)
    return lines.enumerated().map { index, line in
      let length = frame.width * Double(Columns.width(of: line)) / Double(widest)
      let baseline = frame.minY + placement.lineHeight * (Double(index) + 0.8)
      return "<text x=\"\(x.lengthText)\" y=\"\(baseline.lengthText)\" text-anchor=\"\(anchor)\" "
        + "font-family=\"monospace\" font-size=\"\(placement.fontSize.lengthText)\"\(weight) "
        + "textLength=\"\(length.lengthText)\" lengthAdjust=\"spacingAndGlyphs\" "
        + "fill=\"\(color.hexText)\"\(opacity(color)) xml:space=\"preserve\">"
        + "\(Self.escaped(line))</text>"
    }
  }

  private func opacity(_ color: PictureColor) -> String {
    color.opacity < 1 ? " opacity=\"\(color.opacity.lengthText)\"" : ""
  }

  /// The text as XML content; characters XML cannot hold are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

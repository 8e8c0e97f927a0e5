import ViewLayout

/// A picture as an SVG document, one unit a point.
///
/// The document follows SVG 1.1, the form every browser and editor reads.
public struct VectorPicture: Sendable {
  private let picture: Picture

  /// Makes the document of a picture.
  public init(_ picture: Picture) { self.picture = picture }

  /// The document, with a final line feed.
  public var text: String {
    var definitions = VectorDefinitions()
    let body = elements(&definitions)
    return document(body, definitions)
  }

  /// What the picture draws; what it refers to goes into the definitions.
  func elements(_ definitions: inout VectorDefinitions) -> [String] {
    var body: [String] = []
    var open: [Picture.Layer] = []
    func leave(to count: Int) {
      while open.count > count {
        open.removeLast()
        body.append(String(repeating: "  ", count: open.count) + "</g>")
      }
    }
    for item in picture.items {
      let wanted = item.effect.layers
      let shared = zip(open, wanted).prefix { $0.0.id == $0.1.id }.count
      leave(to: shared)
      for layer in wanted.dropFirst(shared) {
        let indent = String(repeating: "  ", count: open.count)
        body.append(indent + "<g opacity=\"\(layer.opacity.lengthText)\">")
        open.append(layer)
      }
      let indent = String(repeating: "  ", count: open.count)
      body += elements(item, &definitions).map { indent + $0 }
    }
    leave(to: 0)
    return body
  }

  /// A document of the picture's size around some elements.
  func document(_ body: [String], _ definitions: VectorDefinitions) -> String {
    let bounds = picture.bounds
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(\.lengthText)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"\(box[2])\" "
        + "height=\"\(box[3])\" viewBox=\"\(box.joined(separator: " "))\">"
    ]
    if !definitions.lines.isEmpty {
      lines.append("  <defs>")
      lines += definitions.lines.map { "    " + $0 }
      lines.append("  </defs>")
    }
    // Pages may be dark; a screen in light mode is white.
    lines.append("  " + rectangle(bounds, 0, "fill=\"#ffffff\""))
    lines += body.map { "  " + $0 }
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  private func elements(_ item: Picture.Item, _ definitions: inout VectorDefinitions) -> [String] {
    let effect = item.effect
    var attributes = ""
    if effect.opacity < 1 { attributes += " opacity=\"\(effect.opacity.lengthText)\"" }
    if effect.transform != .identity { attributes += " transform=\"\(effect.transform.svg)\"" }
    var elements = marks(item, attributes, &definitions)
    // Clips stand in the points of the picture, so outside of any transform.
    if let clip = definitions.clip(effect.clips), !elements.isEmpty {
      elements = ["<g clip-path=\"url(#\(clip))\">"] + elements.map { "  " + $0 } + ["</g>"]
    }
    return elements
  }

  private func marks(
    _ item: Picture.Item,
    _ attributes: String,
    _ definitions: inout VectorDefinitions
  ) -> [String] {
    switch item.mark {
    case .fill(let path, let paint, let isEvenOdd):
      if case .color(let color) = paint, color.opacity == 0 { return [] }
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      let fill = definitions.attributes("fill", paint, item.frame)
      return [shape(path, fill + rule + attributes)]
    case .stroke(let path, let paint, let width):
      let stroke = definitions.attributes("stroke", paint, item.frame)
      return [
        shape(
          path,
          "fill=\"none\" \(stroke) stroke-width=\"\(width.lengthText)\"" + attributes
        )
      ]
    case .text(let text):
      let fill = definitions.attributes("fill", text.paint, item.frame)
      return text.lines.filter { !$0.text.isEmpty }.map { line in
        self.line(line, text, fill + attributes)
      }
    case .sign(let sign, let paint):
      let frame = item.frame
      let fill = definitions.attributes("fill", paint, frame)
      let x = (frame.minX + frame.maxX) / 2
      return [
        "<text x=\"\(x.lengthText)\" y=\"\((frame.minY + frame.height * 0.85).lengthText)\" "
          + "text-anchor=\"middle\" font-family=\"sans-serif\" "
          + "font-size=\"\(frame.height.lengthText)\" \(fill)\(attributes)>"
          + "\(Self.escaped(sign))</text>"
      ]
    case .outline(let name): return outline(name, item.frame)
    }
  }

  private func outline(_ name: String, _ frame: Rect) -> [String] {
    let paint = "fill=\"none\" stroke=\"#888888\" stroke-width=\"0.5\""
    return [
      rectangle(frame, 0, paint),
      "<text x=\"\((frame.minX + 2).lengthText)\" y=\"\((frame.minY + 7).lengthText)\" "
        + "font-family=\"sans-serif\" font-size=\"6\" fill=\"#888888\">\(Self.escaped(name))</text>",
    ]
  }

  private func shape(_ path: PicturePath, _ paint: String) -> String {
    if let (frame, radius) = path.roundedRectangle { return rectangle(frame, radius, paint) }
    return "<path d=\"\(Self.data(of: path))\" \(paint)/>"
  }

  private func rectangle(_ frame: Rect, _ radius: Double, _ paint: String) -> String {
    let round = radius > 0 ? " rx=\"\(radius.lengthText)\"" : ""
    return "<rect x=\"\(frame.minX.lengthText)\" y=\"\(frame.minY.lengthText)\" "
      + "width=\"\(frame.width.lengthText)\" height=\"\(frame.height.lengthText)\"\(round) \(paint)/>"
  }

  private func line(_ line: PictureText.Line, _ text: PictureText, _ paint: String) -> String {
    let weight = text.isBold ? " font-weight=\"bold\"" : ""
    let family =
      text.isMonospaced
      ? "monospace" : "-apple-system, SF Pro Text, Inter, Helvetica, Arial, sans-serif"
    // The browser's font is not the one that was measured, so widths are forced upon it.
    return "<text x=\"\(line.frame.minX.lengthText)\" y=\"\(line.baseline.lengthText)\" "
      + "font-family=\"\(family)\" font-size=\"\(text.fontSize.lengthText)\"\(weight) "
      + "textLength=\"\(line.frame.width.lengthText)\" lengthAdjust=\"spacingAndGlyphs\" "
      + "\(paint) xml:space=\"preserve\">\(Self.escaped(line.text))</text>"
  }

  /// The commands of a path, as the attribute `d` has them.
  static func data(of path: PicturePath) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x.lengthText) \($0.y.lengthText)" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quadCurve(let point, let control): "Q" + text(control, point)
      case .curve(let point, let first, let second): "C" + text(first, second, point)
      case .close: "Z"
      }
    }.joined()
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
      // Marks that turn the direction of writing would hide what stands in the file.
      case "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

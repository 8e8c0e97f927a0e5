import ViewLayout

/// Pictures one after the other as an SVG document that plays by itself.
///
/// Every picture is a group that is shown for its time, by the animation elements of SVG 1.1; where
/// those are not understood the last picture stands. After the last one the film waits a little and
/// begins anew.
public struct VectorFilm: Sendable {
  private let images: [(time: Double, picture: Picture)]
  private let pause: Double

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - images: The pictures, all with the same bounds, and the seconds at which they appear.
  ///   - pause: Seconds for which the last one stands.
  public init(_ images: [(time: Double, picture: Picture)], pause: Double = 1) {
    self.images = images
    self.pause = pause
  }

  /// The document, with a final line feed.
  public var text: String {
    guard let first = images.first?.picture else { return VectorPicture(Picture.empty).text }
    var definitions = VectorDefinitions()
    let total = (images.last?.time ?? 0) + max(0.1, pause)
    var body: [String] = []
    for (index, image) in images.enumerated() {
      let end = index + 1 < images.count ? images[index + 1].time : total
      let isLast = index == images.count - 1
      body.append("<g display=\"\(isLast ? "inline" : "none")\">")
      body += VectorPicture(image.picture).elements(&definitions).map { "  " + $0 }
      if images.count > 1 {
        body.append("  " + animation(from: image.time / total, to: end / total, total))
      }
      body.append("</g>")
    }
    return VectorPicture(first).document(body, definitions)
  }

  private func animation(from start: Double, to end: Double, _ total: Double) -> String {
    var values = start > 0 ? "none;inline" : "inline"
    var times = start > 0 ? "0;\(share(start))" : "0"
    if end < 1 {
      values += ";none"
      times += ";\(share(end))"
    }
    return "<animate attributeName=\"display\" calcMode=\"discrete\" values=\"\(values)\" "
      + "keyTimes=\"\(times)\" dur=\"\(total.lengthText)s\" repeatCount=\"indefinite\"/>"
  }

  private func share(_ value: Double) -> String {
    // Equal neighbours are not allowed, so the shares are finer than lengths.
    let parts = Int((min(1, max(0, value)) * 1_000_000).rounded())
    var digits = String(parts % 1_000_000 + 1_000_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(parts / 1_000_000).\(digits)"
  }
}

extension Picture {
  /// Nothing.
  static var empty: Picture { Picture(bounds: Rect(x: 0, y: 0, width: 1, height: 1), items: []) }
}

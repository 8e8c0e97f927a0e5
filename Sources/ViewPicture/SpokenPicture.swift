public import SwiftSource
import ViewLayout

/// A picture in words, for those who listen: one thing a line, the lowest first.
public struct SpokenPicture: Sendable {
  private let picture: Picture

  /// Makes the description of a picture.
  public init(_ picture: Picture) { self.picture = picture }

  /// The sentences in one language.
  public func lines(in language: Language) -> [String] {
    let root = picture.root
    let whole = Words.whole.text(in: language, [root.size.lengthText])
    return [whole]
      + picture.items.flatMap { item in
        sentences(item, language)
      }
  }

  private func sentences(_ item: Picture.Item, _ language: Language) -> [String] {
    func placed(_ frame: Rect) -> [String] {
      let frame = item.effect.transform.frame(of: frame)
      let x = (frame.minX - picture.root.minX).lengthText
      let y = (frame.minY - picture.root.minY).lengthText
      return [frame.size.lengthText, "\(x), \(y)"]
    }
    switch item.mark {
    case .fill(let path, let paint, _):
      let color = paint.middle.faded(to: item.effect.visibleShare)
      guard color.opacity > 0 else { return [] }
      let words = [color.spokenName] + placed(path.bounds ?? item.frame)
      return [Words.area.text(in: language, words)]
    case .stroke(let path, let paint, let width):
      let words =
        [paint.middle.spokenName] + placed(path.bounds ?? item.frame) + [width.lengthText]
      return [Words.line.text(in: language, words)]
    case .text(let text):
      return text.lines.map { line in
        Words.text.text(
          in: language,
          [line.text, text.paint.middle.spokenName] + placed(line.frame)
        )
      }
    case .sign(let sign, _):
      return [Words.sign.text(in: language, [sign] + placed(item.frame))]
    case .outline(let name):
      return [Words.outline.text(in: language, [name] + placed(item.frame))]
    }
  }

  private enum Words {
    static let whole = Phrase("a picture of {0} points", "图画，{0} 点")
    static let area = Phrase("an area in {0}, {1} at {2}", "{0} 色块，{1}，位于 {2}")
    static let line = Phrase(
      "a line in {0}, {3} wide, around {1} at {2}",
      "{0} 线条，宽 {3}，围绕 {1}，位于 {2}"
    )
    static let text = Phrase("text “{0}” in {1}, {2} at {3}", "文字“{0}”，{1}，{2}，位于 {3}")
    static let sign = Phrase("a symbol {0}, {1} at {2}", "符号 {0}，{1}，位于 {2}")
    static let outline = Phrase("{0}, {1} at {2}", "{0}，{1}，位于 {2}")
  }
}

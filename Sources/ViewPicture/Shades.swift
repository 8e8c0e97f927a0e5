import ViewLayout

/// Characters that stand for colours where colours are not written.
///
/// A colour gets the shade that is as dark as it is, unless another colour has it; then one of the
/// patterns. So neighbours of different colours differ.
struct Shades {
  private var characters: [PictureColor: Character] = [:]
  /// The colours in the order in which they are first painted.
  private(set) var legend: [(shade: Character, color: String)] = []

  private static let patterns: [Character] = ["▒", "░", "▓", "╱", "╲", "╳", "▪", "·", ":", "+"]

  init(_ picture: Picture) {
    var taken: Set<Character> = []
    for item in picture.items {
      // Thin lines are drawn as lines.
      guard case .fill(let path, let filling, _) = item.mark, let frame = path.bounds,
        frame.width >= 5, frame.height >= 5
      else { continue }
      guard case .color(let paint) = filling else {
        tell(filling.faded(to: item.effect.visibleShare))
        continue
      }
      let color = paint.faded(to: item.effect.visibleShare)
      guard color.opacity > 0, Self.shade(color) != " ", characters[color] == nil else { continue }
      let own = Self.shade(color.over(.white))
      guard let free = ([own] + Self.patterns).first(where: { !taken.contains($0) }) else { break }
      taken.insert(free)
      characters[color] = free
      if color.opacity < 1 { characters[color.over(.white)] = free }
      legend.append((free, color.spokenName))
    }
  }

  /// A gradient has the shades between those of its ends, which are both told.
  private mutating func tell(_ gradient: PicturePaint) {
    guard let (first, last) = gradient.ends else { return }
    let name = "\(first.spokenName) … \(last.spokenName)"
    guard first.opacity > 0 || last.opacity > 0, !legend.contains(where: { $0.color == name })
    else { return }
    let shade = Self.shade(gradient.middle.over(.white))
    legend.append((shade == " " ? "░" : shade, name))
  }

  /// The character for a colour; for one that nobody painted alone the one as dark as it.
  func character(for color: PictureColor) -> Character {
    characters[color] ?? Self.shade(color)
  }

  /// A character as dark as a colour; black stays below a full block, which hides letters.
  private static func shade(_ color: PictureColor) -> Character {
    switch color.brightness {
    case ..<0.3: "▓"
    case ..<0.6: "▒"
    case ..<0.93: "░"
    default: " "
    }
  }
}

import ViewLayout

/// How text output looks: with lines drawn between things, or one plain fact a line.
public enum TextStyle: Sendable, Hashable {
  /// Lines of box drawing characters.
  case drawn
  /// Words only, for screen readers and pipes.
  case plain
}

/// The few words that lists and trees use, in one language.
public struct PictureWords: Sendable, Hashable {
  /// The word before the number of a shell.
  public var shell: String
  /// The word before a size.
  public var size: String
  /// The word before a proposal.
  public var offered: String
  /// The word for a dimension nobody decides.
  public var unspecified: String
  /// The word for a dimension without end.
  public var infinite: String
  /// The word before the level of a node.
  public var level: String
  /// What stands before the width and before the height of a proposal with an open side.
  public var openSides = ["", "x"]

  /// The words in English.
  public static let english = PictureWords(
    shell: "shell",
    size: "size",
    offered: "offered",
    unspecified: "any",
    infinite: "infinite",
    level: "level"
  )
  /// The words in Simplified Chinese.
  public static let chinese = PictureWords(
    shell: "外壳",
    size: "尺寸",
    offered: "提议",
    unspecified: "不限",
    infinite: "无限",
    level: "层",
    openSides: ["宽 ", "、高 "]
  )

  /// A proposal in words, such as `361xany`.
  func text(_ proposal: Proposal) -> String {
    func side(_ length: Double?) -> String {
      guard let length else { return unspecified }
      return length == .infinity ? infinite : length.lengthText
    }
    let (width, height) = (side(proposal.width), side(proposal.height))
    let isOpen = [proposal.width, proposal.height].contains { $0 == nil || $0 == .infinity }
    guard isOpen else { return width + "x" + height }
    return zip(openSides, [width, height]).map { $0 + $1 }.joined()
  }
}

/// Text fitted into columns of a terminal; wide characters count two.
enum Columns {
  static func width(of text: String) -> Int { CharacterCells.count(of: text) }

  /// The text cut to some columns, with an ellipsis in place of what is missing.
  static func cut(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    var used = 0
    var kept = ""
    for character in text {
      let cells = CharacterCells.count(of: character)
      guard used + cells < columns else { break }
      kept.append(character)
      used += cells
    }
    return columns > 0 ? kept + "…" : ""
  }

  /// The text followed by spaces up to a column.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }

  /// The text after spaces up to a column.
  static func flushRight(_ text: String, in columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - width(of: text))) + text
  }
}

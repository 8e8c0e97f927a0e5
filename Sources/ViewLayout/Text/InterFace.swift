/// The widths of one weight and size of Inter, tracked as SF Pro.
struct InterFace {
  private let size: Double
  private let tracking: Double
  private let text: [UInt16]
  private let display: [UInt16]
  /// How much of the display cut there is, from 0 below 20 points to 1 at 28.
  private let displayShare: Double

  init(size: Double, weight: TextFont.Weight) {
    self.size = size
    tracking = Self.tracking(at: size)
    displayShare = min(1, max(0, (size - 20) / 8))
    switch weight {
    case .ultraLight, .thin, .light, .regular:
      text = InterAdvances.textRegular
      display = InterAdvances.displayRegular
    case .medium:
      text = InterAdvances.textMedium
      display = InterAdvances.displayRegular
    case .semibold:
      text = InterAdvances.textSemibold
      display = InterAdvances.displaySemibold
    case .bold, .heavy, .black:
      text = InterAdvances.textBold
      display = InterAdvances.displayBold
    }
  }

  func advances(of characters: [Character]) -> [Double] {
    var advances = characters.map { $0.isNewline ? 0 : advance(of: $0) + tracking }
    for index in characters.indices.dropLast() {
      advances[index] += kerning(characters[index], characters[index + 1])
    }
    return advances
  }

  private func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.count == 1, let index = Self.index(of: scalar.value) {
      return mixed(Double(text[index]), Double(display[index])) * size / InterAdvances.partsPerEm
    }
    switch CharacterCells.count(of: character) {
    case 0: return -tracking
    case 2: return scalar.properties.isEmojiPresentation ? size * 1.25 : size
    default:
      // A letter with a combining accent is as wide as the letter.
      if let index = Self.index(of: scalar.value) {
        return mixed(Double(text[index]), Double(display[index])) * size / InterAdvances.partsPerEm
      }
      return size * 0.55
    }
  }

  private func mixed(_ text: Double, _ display: Double) -> Double {
    text + (display - text) * displayShare
  }

  private static func index(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar - 0x20)
    case 0xA0...0x17F: Int(scalar - 0xA0) + 95
    default: InterAdvances.extraScalars.firstIndex(of: scalar).map { $0 + 95 + 224 }
    }
  }

  private func kerning(_ left: Character, _ right: Character) -> Double {
    guard let first = left.asciiValue, let second = right.asciiValue, first >= 32, second >= 32,
      first < 127, second < 127
    else { return 0 }
    let key = Int32(first - 32) * 96 + Int32(second - 32)
    let parts = mixed(
      Self.kerning(key, in: InterAdvances.textKerning),
      Self.kerning(key, in: InterAdvances.displayKerning)
    )
    return parts * size / InterAdvances.partsPerEm
  }

  private static func kerning(_ key: Int32, in table: [Int32]) -> Double {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle] >> 12 < key { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low] >> 12 == key else { return 0 }
    return Double((table[low] & 0xFFF) - 2048)
  }

  /// The tracking of SF Pro in points for each character, at whole sizes from 6 to 29 and at 34.
  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (34, 0.40), (80, 0),
  ]

  /// The tracking at a size, on a line between the sizes of the table.
  private static func tracking(at size: Double) -> Double {
    guard let upper = trackingTable.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard upper > 0 else { return trackingTable[0].tracking }
    let (low, high) = (trackingTable[upper - 1], trackingTable[upper])
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }
}

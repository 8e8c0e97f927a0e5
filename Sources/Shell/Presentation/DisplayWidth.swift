/// How many terminal columns a text takes: wide characters two, combining marks none.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// How many columns one character takes; a cluster is as wide as its widest part.
func displayWidth(_ character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
  var width = 0
  for scalar in character.unicodeScalars {
    // The emoji selector turns a narrow symbol into a wide picture.
    width = max(width, scalar.value == 0xFE0F ? 2 : displayWidth(scalar))
  }
  return width
}

/// How many columns one scalar takes by itself.
func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
  if value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(value) } ? 2 : 1
}

/// The blocks whose characters East Asian Width calls wide or fullwidth (Unicode Annex 11).
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF,
  0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

/// The text with blanks after it up to a number of columns.
func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - displayWidth(text)))
}

/// The number of terminal columns one scalar takes.
///
/// 0 for combining marks, joiners and other invisible signs; 2 for scalars whose East Asian width
/// is Wide or Fullwidth (Unicode Standard Annex 11) and for emoji; else 1. A control character
/// takes 0 here; ``rendered(_:in:language:)`` shows it escaped.
public func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x7F { return value < 0x20 ? 0 : 1 }
  if value < 0x300 { return value < 0xA0 || value == 0xAD ? 0 : 1 }
  if 0x1160...0x11FF ~= value { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    return 0
  default: break
  }
  if isWide(value) || (value >= 0x231A && scalar.properties.isEmojiPresentation) { return 2 }
  return 1
}

/// The number of terminal columns a text takes.
public func displayWidth(_ text: String) -> Int {
  // Plain ASCII is by far the commonest, and its bytes are its columns.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
}

private func isWide(_ value: UInt32) -> Bool {
  guard value >= 0x1100 else { return false }
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

/// The ranges of Unicode's EastAsianWidth.txt marked W or F, without those that are emoji anyway.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5,
  0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF, 0x3105...0x312F, 0x3131...0x318E,
  0x3190...0x31E3, 0x31EF...0x321E, 0x3220...0x3247, 0x3250...0x4DBF, 0x4E00...0xA48C,
  0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5,
  0x18D00...0x18D08, 0x1AFF0...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132,
  0x1B150...0x1B152, 0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB,
  0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
  0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

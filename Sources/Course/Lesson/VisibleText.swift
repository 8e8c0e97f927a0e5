/// A text whose control and direction characters are spelled out, safe to show on a terminal.
///
/// Line breaks are kept when asked for; everything else that could move the cursor, change a title
/// or reorder what is read becomes `\u{1B}`.
func visible(_ text: String, keepingLines: Bool = false) -> String {
  guard text.unicodeScalars.contains(where: isInvisible) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isInvisible(scalar), !(keepingLines && scalar == "\n") {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
    true
  default: false
  }
}

/// A text cut to a number of characters; the cut is said, so nobody takes the rest for missing.
func shortened(_ text: String, to limit: Int) -> String {
  guard text.count > limit else { return text }
  return text.prefix(limit) + " … (+\(text.count - limit))"
}

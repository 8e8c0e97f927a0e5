import SwiftSource

/// How many terminal columns a character takes.
func displayWidth(_ character: Character) -> Int { displayWidth(String(character)) }

/// The text with blanks after it up to a number of columns.
func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - displayWidth(text)))
}

/// Text from a program made safe to show: control characters, and marks that turn the writing
/// direction, are spelt out.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result += "    "
    } else if isUnsafe(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// What a person typed, as a message quotes it: safe to show and not longer than a line.
func quotable(_ text: String) -> String {
  let shown = text.prefix(60).map { $0.isNewline ? " " : $0 }
  return visible(String(shown)) + (text.dropFirst(60).isEmpty ? "" : "…")
}

private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A: false
  case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029:
    true
  default: false
  }
}

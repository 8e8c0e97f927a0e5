/// Turns the bytes of a terminal into keys: UTF-8, escape sequences, bracketed paste.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var position = 0

  /// Whether bytes wait to be decoded.
  var isEmpty: Bool { position == bytes.count }

  /// The bytes that wait.
  var waiting: ArraySlice<UInt8> { bytes[position...] }

  /// Whether what waits is a paste whose end has not come yet.
  var isInsidePaste: Bool { waiting.starts(with: pasteStart) }

  /// Adds bytes as they were read.
  mutating func append(_ more: some Sequence<UInt8>) {
    if position > 1 << 12 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += more
  }

  /// Drops everything that waits.
  mutating func clear() { position = bytes.count }

  /// The next event; nil when more bytes are needed first.
  ///
  /// - Parameter isFinal: Whether no more bytes are to be expected, so that a lone ESC is the key
  ///   and half a character is garbage.
  /// - Returns: The event, or nil.
  mutating func next(isFinal: Bool) -> KeyEvent? {
    guard let first = waiting.first else { return nil }
    if first == 0x1B { return escape(isFinal) }
    if first < 0x80 {
      position += first == 0x0D && waiting.dropFirst().first == 0x0A ? 2 : 1
      return first == 0 ? .nothing : .scalar(Unicode.Scalar(first))
    }
    return character(first, isFinal)
  }

  private mutating func character(_ first: UInt8, _ isFinal: Bool) -> KeyEvent? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let tail = waiting.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    if tail.count < length - 1, waiting.count < length, tail.count == waiting.count - 1, !isFinal {
      return nil
    }
    let text = String(decoding: waiting.prefix(1 + tail.count), as: UTF8.self)
    position += 1 + tail.count
    guard let scalar = text.unicodeScalars.first else { return .nothing }
    // C1 codes are our own keys; a terminal that sends them means nothing by it.
    return (0x80..<0xA0).contains(scalar.value) ? .nothing : .scalar(scalar)
  }

  private mutating func escape(_ isFinal: Bool) -> KeyEvent? {
    if isInsidePaste { return paste(isFinal) }
    guard waiting.count > 1 else { return isFinal ? plainEscape() : nil }
    let second = waiting[position + 1]
    if second == 0x0D || second == 0x0A {
      position += 2
      return .key(.newLine)
    }
    if second == 0x65 {  // Alt-E
      position += 2
      return .key(.edit)
    }
    guard second == 0x5B || second == 0x4F else { return plainEscape() }
    let body = waiting.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      guard isFinal || body.count > 32 else { return nil }
      position = bytes.count
      return .nothing
    }
    let sequence = String(decoding: bytes[position + 2...end], as: UTF8.self)
    if sequence == "200~" { return isFinal ? paste(isFinal) : nil }
    position = end + 1
    return keys[sequence].map(KeyEvent.key) ?? .nothing
  }

  private mutating func plainEscape() -> KeyEvent {
    position += 1
    return .scalar("\u{1B}")
  }

  private mutating func paste(_ isFinal: Bool) -> KeyEvent? {
    let start = position + pasteStart.count
    var index = start
    while index + pasteEnd.count <= bytes.count {
      if bytes[index] == 0x1B, bytes[index...].starts(with: pasteEnd) {
        position = index + pasteEnd.count
        return .paste(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      index += 1
    }
    guard isFinal else { return nil }
    position = bytes.count
    return .paste(String(decoding: bytes[start...], as: UTF8.self))
  }
}

private let pasteStart: [UInt8] = Array("\u{1B}[200~".utf8)
private let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

/// What follows `ESC [` or `ESC O`, by the key that sends it.
private let keys: [String: Key] = [
  "A": .up, "B": .down, "C": .right, "D": .left,
  "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
  "1;5C": .wordRight, "1;3C": .wordRight, "1;5D": .wordLeft, "1;3D": .wordLeft,
  "5C": .wordRight, "5D": .wordLeft,
  "13;2u": .newLine, "13;3u": .newLine, "27;2;13~": .newLine, "27;3;13~": .newLine,
]

/// Makes pasted text fit for the buffer: one kind of line break, blanks for tabs, no control
/// characters, and no prompts that were copied along.
func cleanedPaste(_ text: String) -> String {
  var clean = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n" where previous == "\r": break
    case "\n", "\r", "\u{2028}", "\u{2029}": clean.append("\n")
    case "\t": clean.append(contentsOf: "    ".unicodeScalars)
    case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): break
    default: clean.append(scalar)
    }
    previous = scalar
  }
  var lines = String(clean).split(separator: "\n", omittingEmptySubsequences: false)
  if lines.first?.hasPrefix("vs> ") == true {
    lines = lines.map { $0.hasPrefix("vs> ") || $0.hasPrefix("... ") ? $0.dropFirst(4) : $0 }
  }
  while lines.count > 1, lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
  return lines.joined(separator: "\n")
}

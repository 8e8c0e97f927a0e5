/// One history entry as one line of a file: backslashes and line breaks are escaped.
enum HistoryCodec {
  /// The longest entry that is kept.
  static let maximumBytes = 1 << 16

  /// The line for an entry, without its line break.
  static func encode(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The entry of a line; an unknown escape stays as it is.
  static func decode(_ line: some StringProtocol) -> String {
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { entry.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n": entry.append("\n")
      case "r": entry.append("\r")
      case "\\": entry.append("\\")
      default: entry.append(contentsOf: ["\\", scalar])
      }
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }

  /// The last `limit` different entries, oldest first; of equal ones the newest stays.
  static func deduplicated(_ entries: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    var kept: [String] = []
    for entry in entries.reversed() where kept.count < limit {
      if !entry.isEmpty, seen.insert(entry).inserted { kept.append(entry) }
    }
    return kept.reversed()
  }
}

import ViewLayout

/// One row for each answer.
func csvReport(_ entries: [ReportEntry]) -> String {
  var rows = [["learner", "exercise", "status", "score", "points", "misconception", "file"]]
  for entry in entries {
    rows.append([
      entry.learner, entry.exercise, entry.status.rawValue, entry.score.lengthText,
      entry.points.lengthText, entry.misconception ?? "", entry.file,
    ])
  }
  return writeCSV(rows)
}

/// Rows as CSV; what a spreadsheet would take for a formula is quoted away.
func writeCSV(_ rows: [[String]]) -> String {
  rows.map { $0.map(csvField).joined(separator: ",") }.joined(separator: "\n") + "\n"
}

/// A CSV field that is neither code nor a formula.
func csvField(_ text: String) -> String {
  var text = visible(text)
  if let first = text.first, "=+-@\t".contains(first), Double(text) == nil { text = "'" + text }
  return quoted(text)
}

/// A CSV field in quotes when it needs them.
func quoted(_ text: String) -> String {
  guard text.contains(where: { ",;\"\n\r".contains($0) }) else { return text }
  return "\""
    + text.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}

/// Reads CSV: commas or semicolons, quoted fields with line breaks, a byte order mark.
///
/// - Returns: The rows; empty lines are left out, and no row is longer than it was written.
func readCSV(_ text: String) -> [[String]] {
  var text = text[...]
  if text.first == "\u{FEFF}" { text = text.dropFirst() }
  let first = text.prefix { !$0.isNewline }
  let separator: Character =
    first.count { $0 == ";" } > first.count { $0 == "," } ? ";" : ","
  var rows: [[String]] = []
  var row: [String] = []
  var field = ""
  var isQuoted = false
  var index = text.startIndex
  while index < text.endIndex {
    let character = text[index]
    index = text.index(after: index)
    if isQuoted {
      if character != "\"" {
        field.append(character)
      } else if index < text.endIndex, text[index] == "\"" {
        field.append("\"")
        index = text.index(after: index)
      } else {
        isQuoted = false
      }
    } else if character == "\"", field.isEmpty {
      isQuoted = true
    } else if character == separator || character.isNewline {
      row.append(field)
      field = ""
      if character.isNewline {
        if row != [""] { rows.append(row) }
        row = []
      }
    } else {
      field.append(character)
    }
  }
  if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
  return rows
}

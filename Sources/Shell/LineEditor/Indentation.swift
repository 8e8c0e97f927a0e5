import SwiftSource

/// The blanks a new line begins with when Enter is pressed after `before`.
///
/// It keeps the indentation of the line, and adds four after an opening bracket.
func indentation(after before: String) -> String {
  let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
  let indent = line.prefix { $0 == " " }
  let code = line.last { $0 != " " }
  let opens = code.map { "{([".contains($0) } ?? false
  let afterClosureHead = trimmed(line).hasSuffix(" in") && line.contains("{")
  return indent + (opens || afterClosureHead ? "    " : "")
}

/// How many blanks before the cursor go away when a closing bracket is typed there.
func outdent(before: String) -> Int {
  let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
  guard before.contains("\n"), line.allSatisfy({ $0 == " " }) else { return 0 }
  return min(4, line.count)
}

/// How many screen rows a buffer takes after a prompt, as libedit lays it out.
func screenRows(of text: some StringProtocol, prompt: Int, columns: Int) -> Int {
  screenPosition(after: text, prompt: prompt, columns: columns).row + 1
}

/// Where the cursor stands after a text, counted from the prompt's row.
func screenPosition(
  after text: some StringProtocol,
  prompt: Int,
  columns: Int
) -> (row: Int, column: Int) {
  var row = 0
  var column = prompt
  for scalar in text.unicodeScalars {
    if scalar == "\n" {
      row += 1
      column = 0
      continue
    }
    let width = scalar.value < 0x20 ? 2 : displayWidth(scalar)
    if column + width > columns {
      row += 1
      column = 0
    }
    column += width
    if column >= columns {
      row += 1
      column = 0
    }
  }
  return (row, column)
}

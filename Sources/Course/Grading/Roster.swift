import ViewLayout

/// A class list as a CSV file with a header.
struct Roster: Sendable {
  /// The header.
  let header: [String]
  /// The learners' rows.
  let rows: [[String]]
  /// Which column names the learner.
  let column: Int

  /// Headers under which learning platforms name a learner, the most telling first.
  private static let identifiers = [
    "identifier", "learner", "sis login id", "login", "username", "user name", "github_username",
    "student_id", "student id", "id", "email", "student",
  ]

  /// Reads a class list; nil without a header.
  init?(_ text: String) {
    let table = readCSV(text)
    guard let header = table.first else { return nil }
    self.header = header
    let names = header.map { trimmed($0).lowercased() }
    let found = Self.identifiers.lazy.compactMap { names.firstIndex(of: $0) }.first
    column = found ?? 0
    let index = column
    rows = table.dropFirst().filter { index < $0.count && !trimmed($0[index]).isEmpty }
  }

  /// The learners in order.
  var learners: [String] { rows.map { trimmed($0[column]) } }

  /// A Canvas gradebook with one more column: the points of every learner who is in both.
  ///
  /// The identifying columns are written back as they came, as Canvas asks.
  ///
  /// - Parameters:
  ///   - entries: The graded answers.
  ///   - title: The assignment's title; a new one is created when none has it.
  /// - Returns: The table as CSV.
  func canvas(_ entries: [ReportEntry], title: String) -> String {
    let kept = header.indices.filter { index in
      let name = trimmed(header[index]).lowercased()
      return [
        "student", "id", "sis user id", "sis login id", "integration id", "root account",
        "section",
      ].contains(name)
    }
    var scores: [String: Double] = [:]
    for entry in entries where entry.status != .missing {
      scores[entry.learner, default: 0] += entry.score
    }
    var lines = [kept.map { quoted(header[$0]) } + [quoted(title)]]
    for row in rows {
      let names = kept.compactMap { $0 < row.count ? trimmed(row[$0]) : nil } + [row[column]]
      let score = names.lazy.compactMap { scores[$0] }.first
      // An empty cell leaves the grade as it is; it is not a zero.
      let cells = kept.map { $0 < row.count ? csvField(row[$0]) : "" }
      lines.append(cells + [score?.lengthText ?? ""])
    }
    return lines.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n"
  }
}

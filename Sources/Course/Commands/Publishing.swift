import SwiftSource

/// Refuses a form of report that does not exist, or lacks what it needs.
func checkFormat(
  _ format: String,
  hasRoster: Bool,
  _ language: Language
) throws(LookupFailure) {
  if format == "canvas" {
    guard hasRoster else { throw LookupFailure(Phrase.gradeNeedsRoster.text(in: language)) }
  } else if ReportFormat(rawValue: format) == nil {
    let known = (ReportFormat.allCases.map(\.rawValue) + ["canvas"]).joined(separator: ", ")
    throw LookupFailure(Phrase.unknownFormat.text(in: language, [visible(format), known]))
  }
}

/// Reads a class list.
func readRoster(_ path: String, _ language: Language) throws(LookupFailure) -> Roster {
  let text: String
  do throws(FileProblem) {
    text = try readText(path, as: .named, limit: 64 << 20)
  } catch {
    throw LookupFailure(cannot(.cannotRead, path, error, language))
  }
  guard let roster = Roster(text) else {
    throw LookupFailure(cannot(.cannotRead, path, .notText, language))
  }
  return roster
}

/// `K/N` with 1 <= K <= N; nil for anything else.
func readShard(_ text: String) -> (index: Int, count: Int)? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count,
    count <= 10_000
  else { return nil }
  return (index, count)
}

/// `cannot read 'x': no such file`.
func cannot(
  _ phrase: Phrase,
  _ path: String,
  _ problem: FileProblem,
  _ language: Language
) -> String {
  phrase.text(in: language, [visible(path), problem.text])
}

/// Prints entries in one form or writes them into a folder, always with our own document beside.
func publish(
  _ entries: [ReportEntry],
  format: String,
  roster: Roster?,
  out: String?,
  name: String,
  language: Language,
  errors: [String]
) throws(LookupFailure) -> CommandResult {
  var text = ""
  var exitCode: Int32 = 0
  if let known = ReportFormat(rawValue: format) {
    text = report(entries, as: known, in: language)
    exitCode = known.isAdapter ? 0 : entries.exitCode
  } else if let roster {
    let title = entries.first.map { $0.exercise.prefix { $0 != "#" } } ?? ""
    text = roster.canvas(entries, title: "viewshell \(title)")
    exitCode = entries.exitCode
  }
  guard let out else { return CommandResult(output: text, errors: errors, exitCode: exitCode) }
  do throws(FileProblem) {
    try makeDirectory(out)
    try writeText(jsonReport(entries), to: "\(out)/\(name).json")
    if format != "json" {
      let ending = ReportFormat(rawValue: format)?.fileEnding ?? "csv"
      let middle = format == ending ? "" : ".\(format)"
      try writeText(text, to: "\(out)/\(name)\(middle).\(ending)")
    }
  } catch {
    throw LookupFailure(cannot(.cannotWrite, out, error, language))
  }
  return CommandResult(errors: errors, exitCode: exitCode)
}

extension ReportFormat {
  /// How a file of this form ends.
  var fileEnding: String {
    switch self {
    case .text, .tap, .classroom: "txt"
    case .json, .gradescope, .prairielearn, .check50, .exercism: "json"
    case .junit: "xml"
    case .csv: "csv"
    }
  }
}

extension [ReportEntry] {
  /// 0 all passed, 1 something failed or is missing, 4 only refusals besides passes.
  var exitCode: Int32 {
    if contains(where: { $0.status == .failed || $0.status == .missing }) { return 1 }
    return contains { $0.status == .notGradable } ? 4 : 0
  }
}

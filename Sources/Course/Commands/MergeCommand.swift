public import SwiftSource

extension Phrase {
  static let mergeNotOurs = Phrase(
    "'{0}' holds no results of viewshell",
    "'{0}' 里没有 viewshell 的结果"
  )
}

/// Puts the results of several shards or machines together: `viewshell merge OUT...`.
///
/// An answer that occurs twice counts as it was graded last, in the order of the paths.
///
/// - Parameters:
///   - paths: Result files, or folders with `results*.json`.
///   - format: One of ``ReportFormat``, or `canvas`.
///   - roster: The class list that `canvas` needs.
///   - out: The folder for the results; nil prints them.
///   - language: The language of the report's frame.
/// - Returns: The report, with the exit codes of `grade`.
public func mergeResults(
  _ paths: [String],
  format: String = "text",
  roster: String? = nil,
  out: String? = nil,
  language: Language = .english
) -> CommandResult {
  do throws(LookupFailure) {
    try checkFormat(format, hasRoster: roster != nil, language)
    let classList = try roster.map { path throws(LookupFailure) in try readRoster(path, language) }
    return try publish(
      try readResults(paths, language),
      format: format,
      roster: classList,
      out: out,
      name: "results",
      language: language,
      errors: []
    )
  } catch {
    return error.result
  }
}

/// The entries of result files and folders, each answer once.
func readResults(_ paths: [String], _ language: Language) throws(LookupFailure) -> [ReportEntry] {
  struct Key: Hashable {
    let learner: String
    let exercise: String
    let file: String
  }
  var entries: [Key: ReportEntry] = [:]
  for path in paths {
    for file in try resultFiles(path, language) {
      let text: String
      do throws(FileProblem) {
        text = try readText(file, as: .named, limit: 256 << 20)
      } catch {
        throw LookupFailure(cannot(.cannotRead, file, error, language))
      }
      guard let read = readJSONReport(text) else {
        throw LookupFailure(Phrase.mergeNotOurs.text(in: language, [visible(file)]), exitCode: 3)
      }
      for entry in read {
        let key = Key(learner: entry.learner, exercise: entry.exercise, file: entry.file)
        entries[key] = entry
      }
    }
  }
  return entries.values.sorted {
    ($0.learner, $0.exercise, $0.file) < ($1.learner, $1.exercise, $1.file)
  }
}

private func resultFiles(_ path: String, _ language: Language) throws(LookupFailure) -> [String] {
  guard let names = try? directoryNames(path) else { return [path] }
  let files = names.filter { $0.hasPrefix("results") && $0.hasSuffix(".json") }
    .filter { !$0.contains(".gradescope.") && !$0.contains(".prairielearn.") }
    .filter { !$0.contains(".check50.") && !$0.contains(".exercism.") }
  guard !files.isEmpty else {
    throw LookupFailure(Phrase.mergeNotOurs.text(in: language, [visible(path)]), exitCode: 3)
  }
  return files.map { path + "/" + $0 }
}

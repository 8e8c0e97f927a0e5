public import SwiftSource
import ViewLayout

extension Phrase {
  static let itemHead = Phrase(
    "{0} {1}: answers {2}, passed {3}, not yet {4}, not gradable {5}, missing {6}",
    "{0} {1}：{2} 份答案，{3} 份通过，{4} 份还没有，{5} 份无法评判，{6} 份未交"
  )
  static let itemMean = Phrase("mean score {0} of {1}", "平均 {0} 分，满分 {1} 分")
  static let itemMisconception = Phrase("misconception {0}: {1}", "误解 {0}：{1} 份")
  static let itemCheck = Phrase("check {0} ({1}) failed: {2}", "检查 {0}（{1}）没通过：{2} 份")
  static let itemReason = Phrase("not gradable, {0}: {1}", "无法评判，{0}：{1} 份")
  static let itemStuck = Phrase("no exercise solved yet: {0}", "还没有做出任何一道：{0}")
}

/// What the answers of a class say about one exercise.
struct ItemAnalysis {
  let exercise: String
  let title: String
  let entries: [ReportEntry]

  /// Analyses every exercise that occurs, in the order of their ids.
  static func all(_ entries: [ReportEntry]) -> [ItemAnalysis] {
    Dictionary(grouping: entries, by: \.exercise).sorted { $0.key < $1.key }.map { id, entries in
      ItemAnalysis(exercise: id, title: entries.first?.title ?? "", entries: entries)
    }
  }

  func count(_ status: ReportEntry.Status) -> Int { entries.count { $0.status == status } }

  /// The mean score of those who handed in something.
  var mean: Double {
    let present = entries.filter { $0.status != .missing }
    guard !present.isEmpty else { return 0 }
    return (present.reduce(0) { $0 + $1.score } / Double(present.count) * 100).rounded() / 100
  }

  /// What occurred how often, most frequent first.
  private func tally(_ values: [String]) -> [(value: String, count: Int)] {
    Dictionary(grouping: values, by: { $0 })
      .map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  var misconceptions: [(value: String, count: Int)] {
    tally(entries.compactMap(\.misconception))
  }

  var reasons: [(value: String, count: Int)] { tally(entries.compactMap(\.reason)) }

  /// Each check that somebody failed: its number, what it looks at, how many failed it.
  var failedChecks: [(number: Int, name: String, count: Int)] {
    let longest = entries.map(\.checks.count).max() ?? 0
    return (0..<longest).compactMap { index in
      let checks = entries.compactMap { $0.checks.indices.contains(index) ? $0.checks[index] : nil }
      let failed = checks.filter { !$0.passed }
      return failed.first.map { (index + 1, $0.name, failed.count) }
    }
  }
}

/// What a class found hard, and who may need help: `viewshell report [DIR]`.
///
/// - Parameters:
///   - path: A folder of results, or a result file.
///   - format: `text`, `json` or `csv`.
///   - language: The language of the report.
/// - Returns: The report; 2 when the format or the path is wrong, 3 when the results are none.
public func reportOnClass(
  _ path: String,
  format: String = "text",
  language: Language = .english
) -> CommandResult {
  do throws(LookupFailure) {
    let entries = try readResults([path], language)
    let items = ItemAnalysis.all(entries)
    switch format {
    case "text": return CommandResult(output: textAnalysis(items, entries, language))
    case "json": return CommandResult(output: jsonAnalysis(items, entries))
    case "csv": return CommandResult(output: csvAnalysis(items))
    default:
      let arguments = [visible(format), "text, json, csv"]
      throw LookupFailure(Phrase.unknownFormat.text(in: language, arguments))
    }
  } catch {
    return error.result
  }
}

/// Learners who handed in answers and solved none.
private func stuckLearners(_ entries: [ReportEntry]) -> [String] {
  Dictionary(grouping: entries.filter { $0.status != .missing }, by: \.learner)
    .filter { !$0.key.isEmpty && !$0.value.contains(where: \.hasPassed) }
    .keys.sorted()
}

private func textAnalysis(
  _ items: [ItemAnalysis],
  _ entries: [ReportEntry],
  _ language: Language
) -> String {
  var lines: [String] = []
  func add(_ phrase: Phrase, _ arguments: String...) {
    lines.append(visible(phrase.text(in: language, arguments)))
  }
  for item in items {
    let statuses: [ReportEntry.Status] = [.passed, .failed, .notGradable, .missing]
    let counts = statuses.map { String(item.count($0)) }
    let present = String(item.entries.count - item.count(.missing))
    add(.itemHead, item.exercise, item.title, present, counts[0], counts[1], counts[2], counts[3])
    lines.append(
      "  "
        + Phrase.itemMean.text(
          in: language,
          [item.mean.lengthText, (item.entries.first?.points ?? 0).lengthText]
        )
    )
    for (value, count) in item.misconceptions {
      lines.append(
        "  " + Phrase.itemMisconception.text(in: language, [visible(value), String(count)])
      )
    }
    for check in item.failedChecks {
      let arguments = [String(check.number), visible(check.name), String(check.count)]
      lines.append("  " + Phrase.itemCheck.text(in: language, arguments))
    }
    for (value, count) in item.reasons {
      lines.append("  " + Phrase.itemReason.text(in: language, [visible(value), String(count)]))
    }
  }
  let stuck = stuckLearners(entries)
  if !stuck.isEmpty { add(.itemStuck, stuck.joined(separator: ", ")) }
  return lines.map { $0 + "\n" }.joined()
}

private func jsonAnalysis(_ items: [ItemAnalysis], _ entries: [ReportEntry]) -> String {
  func counts(_ list: [(value: String, count: Int)]) -> JSON {
    .object(list.map { JSON.Member(key: $0.value, value: .number(Double($0.count))) })
  }
  let list = items.map { item -> JSON in
    let checks = item.failedChecks.map { check in
      JSON.members([
        "check": .number(Double(check.number)), "name": .string(check.name),
        "failed": .number(Double(check.count)),
      ])
    }
    return .members([
      "exercise": .string(item.exercise),
      "title": .string(item.title),
      "passed": .number(Double(item.count(.passed))),
      "failed": .number(Double(item.count(.failed))),
      "notGradable": .number(Double(item.count(.notGradable))),
      "missing": .number(Double(item.count(.missing))),
      "mean": .number(item.mean),
      "points": .number(item.entries.first?.points ?? 0),
      "misconceptions": counts(item.misconceptions),
      "reasons": counts(item.reasons),
      "checks": .array(checks),
    ])
  }
  let stuck = stuckLearners(entries).map { JSON.string($0) }
  return JSON.members([
    "viewshell": .number(1), "exercises": .array(list), "stuck": .array(stuck),
  ]).document
}

private func csvAnalysis(_ items: [ItemAnalysis]) -> String {
  let header = ["exercise", "passed", "failed", "not-gradable", "missing", "mean", "points"]
  let rows = items.map { item in
    [
      item.exercise, String(item.count(.passed)), String(item.count(.failed)),
      String(item.count(.notGradable)), String(item.count(.missing)), item.mean.lengthText,
      (item.entries.first?.points ?? 0).lengthText,
    ]
  }
  return writeCSV([header] + rows)
}

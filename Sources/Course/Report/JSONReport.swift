/// Our own document; fields only ever get added.
func jsonReport(_ entries: [ReportEntry]) -> String {
  JSON.members([
    "viewshell": .number(1),
    "passed": .bool(entries.allSatisfy(\.hasPassed)),
    "score": .number(entries.reduce(0) { $0 + $1.score }),
    "points": .number(entries.reduce(0) { $0 + $1.points }),
    "answers": .array(entries.map(\.json)),
  ]).document
}

/// Reads the answers of a document of our own; nil when it is none.
func readJSONReport(_ text: String) -> [ReportEntry]? {
  guard let document = JSON(text), document["viewshell"]?.number == 1,
    let answers = document["answers"]?.elements
  else { return nil }
  let entries = answers.compactMap { ReportEntry($0) }
  return entries.count == answers.count ? entries : nil
}

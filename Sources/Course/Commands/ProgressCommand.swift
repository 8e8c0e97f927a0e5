public import SwiftSource

/// What `viewshell progress` was asked to do.
public struct ProgressRequest: Sendable {
  /// Nothing, or `export [FILE]`, `import FILE`, `forget CHAPTER[#EXERCISE]`.
  public var arguments: [String]
  /// The language of what is said.
  public var language: Language
  /// Whether the file may be written.
  public var saves: Bool

  /// Describes a request.
  public init(arguments: [String], language: Language = .english, saves: Bool = true) {
    self.arguments = arguments
    self.language = language
    self.saves = saves
  }
}

extension Phrase {
  static let progressNowhere = Phrase(
    "there is no place to keep progress: set VIEWSHELL_HOME or HOME",
    "没有地方保存进度：请设置 VIEWSHELL_HOME 或 HOME"
  )
  static let progressUsage = Phrase(
    "progress [export [FILE] | import FILE | forget CHAPTER[#EXERCISE]]",
    "progress [export [文件] | import 文件 | forget 章节[#练习]]"
  )
  static let progressImported = Phrase("added {0}, known already {1}", "新增 {0} 条，{1} 条已有")
  static let progressForgotten = Phrase("{0} is forgotten", "已忘掉 {0}")
  static let progressReadOnly = Phrase(
    "--no-save forbids to change the progress file",
    "--no-save 禁止修改进度文件"
  )
}

/// Shows, exports, imports or forgets progress.
///
/// - Parameters:
///   - request: What to do.
///   - file: Where progress is kept; nil when the environment names no place.
///   - shelf: The chapters to list.
///   - now: The time of a forgetting, in seconds since 1970; nil is now.
/// - Returns: The overview or a sentence; 2 when a file or an argument is wrong.
public func manageProgress(
  _ request: ProgressRequest,
  file: ProgressFile?,
  shelf: Shelf,
  now: Int? = nil
) -> CommandResult {
  let language = request.language
  func fail(_ phrase: Phrase, _ arguments: String...) -> CommandResult {
    CommandResult(errors: ["viewshell: " + phrase.text(in: language, arguments)], exitCode: 2)
  }
  guard let file else { return fail(.progressNowhere) }
  let argument = request.arguments.dropFirst().first
  do throws(FileProblem) {
    let content = try file.read()
    var errors: [String] = []
    if !content.damagedLines.isEmpty {
      let arguments = [String(content.damagedLines.count), visible(file.path)]
      errors.append("viewshell: " + Phrase.tutorDamaged.text(in: language, arguments))
    }
    switch (request.arguments.first, argument) {
    case (nil, _):
      let lines = overview(of: Progress(content.events), on: shelf, in: language)
      return CommandResult(output: lines.map { $0 + "\n" }.joined(), errors: errors)
    case ("export", let path):
      let text = content.events.map { $0.line + "\n" }.joined()
      guard let path, path != "-" else { return CommandResult(output: text, errors: errors) }
      try writeText(text, to: path, mode: 0o600)
      return CommandResult(errors: errors)
    case ("import", let path?), ("forget", let path?):
      guard request.saves else { return fail(.progressReadOnly) }
      let text =
        request.arguments.first == "forget"
        ? try forget(path, file, now ?? currentTime(), language)
        : try importEvents(path, file, Set(content.events), language)
      return CommandResult(output: text + "\n", errors: errors)
    default: return fail(.progressUsage)
    }
  } catch {
    return fail(.cannotRead, visible(argument ?? file.path), error.text)
  }
}

/// Appends that a chapter or exercise is to start anew.
private func forget(
  _ place: String,
  _ file: ProgressFile,
  _ now: Int,
  _ language: Language
) throws(FileProblem) -> String {
  let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
  let event = ProgressEvent(
    .forgotten,
    chapter: parts.first ?? "",
    exercise: parts.count > 1 ? parts[1] : "",
    hash: "",
    time: now
  )
  try file.append([event])
  return Phrase.progressForgotten.text(in: language, [visible(place)])
}

/// Appends the events of another file that are not known yet.
private func importEvents(
  _ path: String,
  _ file: ProgressFile,
  _ known: Set<ProgressEvent>,
  _ language: Language
) throws(FileProblem) -> String {
  let events = try ProgressFile(path: path).read().events
  let added = events.filter { !known.contains($0) }
  try file.append(added)
  let counts = [String(added.count), String(events.count - added.count)]
  return Phrase.progressImported.text(in: language, counts)
}

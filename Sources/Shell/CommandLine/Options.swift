import Playground
import SwiftSource
import ViewLayout

/// What the options of the command line are set to.
struct Options: Sendable {
  /// Swift given with `-e`.
  var code: String?
  /// SDK profile, text metrics and window.
  var playground = PlaygroundOptions()
  /// The language of every message.
  var language = Language.english
  /// Speech-first output: no box drawing, one fact a line.
  var plain = false
  /// When to colour.
  var color = ColorChoice.auto
  /// Whether history and progress may be written.
  var saves = true
  /// Whether answers are printed as JSON.
  var json = false
  /// Whether `layout` prints the negotiation instead of the tree.
  var log = false
  /// Whether the negotiation tells every question.
  var unfolds = false
  /// Where `layout` writes an SVG picture.
  var svg: String?
  /// Whether help was asked for.
  var help = false
  /// What the options of the course commands are set to, by name without dashes.
  var course: [String: String] = [:]
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says no.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// One option: its spelling, its value and what it sets.
struct OptionRule: Sendable {
  /// The spelling with its dashes.
  let name: String
  /// What stands for the value in help; nil for a switch.
  let value: String?
  /// The values it takes; empty when any will do.
  let choices: [String]
  /// One line of help.
  let summary: Message
  /// Sets the option; false when the value is not one it takes.
  let apply: @Sendable (inout Options, String) -> Bool

  init(
    _ name: String,
    _ value: String? = nil,
    choices: [String] = [],
    help summary: Message,
    apply: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    self.name = name
    self.value = value
    self.choices = choices
    self.summary = summary
    self.apply = apply
  }
}

extension OptionRule {
  /// An option that only a course command reads.
  private static func course(_ name: String, _ value: String, help summary: Message) -> OptionRule {
    OptionRule("--" + name, value, help: summary) { options, text in
      options.course[name] = text
      return true
    }
  }

  /// The options every command takes.
  static let common: [OptionRule] = [
    OptionRule("--sdk", "SDK", choices: ["ios17", "ios18", "ios26", "ios27"], help: .optionSDK) {
      $0.playground.sdk = $1
      return true
    },
    OptionRule("--metrics", "METRICS", choices: ["grid", "sf"], help: .optionMetrics) {
      $0.playground.metrics = $1
      return true
    },
    OptionRule("--in", "WxH", help: .optionWindow) { options, text in
      guard let window = parseWindow(text) else { return false }
      options.playground.setWindow(window)
      return true
    },
    OptionRule("--device", "NAME", help: .optionDevice) { options, text in
      guard let device = deviceAsked(text) else { return false }
      options.playground.setDevice(device)
      return true
    },
    OptionRule(
      "--lang",
      "LANGUAGE",
      choices: Language.allCases.map(\.rawValue),
      help: .optionLanguage
    ) {
      guard let language = Language(rawValue: $1) else { return false }
      $0.language = language
      return true
    },
    OptionRule("--plain", help: .optionPlain) { options, _ in
      options.plain = true
      return true
    },
    OptionRule("--color", "WHEN", choices: ColorChoice.allCases.map(\.rawValue), help: .optionColor)
    {
      guard let choice = ColorChoice(rawValue: $1) else { return false }
      $0.color = choice
      return true
    },
    OptionRule("--no-save", help: .optionNoSave) { options, _ in
      options.saves = false
      return true
    },
    OptionRule("--help", help: .optionHelp) { options, _ in
      options.help = true
      return true
    },
  ]

  /// The options only some commands take.
  static let special: [OptionRule] = [
    OptionRule("-e", "CODE", help: .optionCode) { options, text in
      options.code = text
      return true
    },
    OptionRule("--json", help: .optionJSON) { options, _ in
      options.json = true
      return true
    },
    OptionRule("--log", help: .optionLog) { options, _ in
      options.log = true
      return true
    },
    OptionRule("--unfold", help: .optionUnfold) { options, _ in
      options.unfolds = true
      return true
    },
    OptionRule("--svg", "OUT", help: .optionSVG) { options, text in
      options.svg = text
      return true
    },
    course("lessons", "DIR", help: .optionLessons),
    course("exercise", "CHAPTER#ID", help: .optionExercise),
    course("format", "FORMAT", help: .optionFormat),
    course("roster", "CSV", help: .optionRoster),
    course("jobs", "N", help: .optionJobs),
    course("shard", "K/N", help: .optionShard),
    course("out", "DIR", help: .optionOut),
  ]

  /// Every option there is.
  static let all = common + special
}

/// Reads a window such as `393x852`; both lengths must be finite and positive.
func parseWindow(_ text: String) -> Size? {
  let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
  guard parts.count == 2, let width = parseLength(parts[0]), let height = parseLength(parts[1])
  else { return nil }
  return Size(width: width, height: height)
}

private func parseLength(_ text: Substring) -> Double? {
  guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
    let length = Double(text), length > 0, length <= 100_000
  else { return nil }
  return length
}

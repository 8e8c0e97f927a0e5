/// One command of the command line: how it is written, what it takes and what it does.
struct Subcommand: Sendable {
  /// The word that names it.
  let name: String
  /// What follows the name, as help writes it.
  let usage: String
  /// How many operands it takes when there is no `-e`.
  let operandCount: ClosedRange<Int>
  /// The options it takes beside the common ones.
  let options: [String]
  /// One line of help.
  let summary: Message
  /// Does it.
  let run: @Sendable (Invocation, Console) -> ExitCode

  init(
    _ name: String,
    _ usage: String,
    operands: ClosedRange<Int>,
    options: [String] = [],
    help summary: Message,
    run: @escaping @Sendable (Invocation, Console) -> ExitCode
  ) {
    self.name = name
    self.usage = usage
    operandCount = operands
    self.options = options
    self.summary = summary
    self.run = run
  }
}

extension Subcommand {
  /// The command of that name.
  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }

  /// Every command, in the order help lists them.
  static let all: [Subcommand] = [
    Subcommand(
      "learn",
      "[CHAPTER[#EXERCISE]]",
      operands: 0...1,
      options: ["--lessons"],
      help: .commandLearn,
      run: CourseEntry.learn
    ),
    Subcommand(
      "run",
      "FILE|- [--json] [--svg OUT]",
      operands: 1...1,
      options: ["--json", "--svg"],
      help: .commandRun,
      run: runScript
    ),
    Subcommand(
      "type",
      "-e CODE | FILE | -",
      operands: 1...1,
      options: ["-e"],
      help: .commandType,
      run: printType
    ),
    Subcommand(
      "size",
      "-e CODE | FILE | - [--in WxH]",
      operands: 1...1,
      options: ["-e"],
      help: .commandSize,
      run: printSize
    ),
    Subcommand(
      "layout",
      "-e CODE | FILE | - [--in WxH] [--json | --log [--unfold] | --svg OUT]",
      operands: 1...1,
      options: ["-e", "--json", "--log", "--unfold", "--svg"],
      help: .commandLayout,
      run: printLayout
    ),
    Subcommand("explain", "TYPE-NAME", operands: 1...64, help: .commandExplain, run: explainType),
    Subcommand(
      "check",
      "FILE --exercise CHAPTER#ID [--format F]",
      operands: 1...1,
      options: ["--exercise", "--format", "--lessons"],
      help: .commandCheck,
      run: CourseEntry.check
    ),
    Subcommand(
      "grade",
      "DIR [--exercise CHAPTER#ID] [--roster CSV] [--jobs N] [--shard K/N] --format F [--out DIR]",
      operands: 1...1,
      options: [
        "--exercise", "--roster", "--jobs", "--shard", "--format", "--out", "--lessons",
      ],
      help: .commandGrade,
      run: CourseEntry.grade
    ),
    Subcommand(
      "merge",
      "OUT...",
      operands: 1...10_000,
      options: ["--format", "--out", "--roster"],
      help: .commandMerge,
      run: CourseEntry.merge
    ),
    Subcommand(
      "report",
      "[DIR]",
      operands: 0...1,
      options: ["--format", "--out"],
      help: .commandReport,
      run: CourseEntry.report
    ),
    Subcommand(
      "present",
      "CHAPTER",
      operands: 1...1,
      options: ["--lessons"],
      help: .commandPresent,
      run: CourseEntry.present
    ),
    Subcommand(
      "review",
      "",
      operands: 0...0,
      options: ["--lessons"],
      help: .commandReview,
      run: CourseEntry.review
    ),
    Subcommand(
      "progress",
      "[export|import|forget] [FILE|ID]",
      operands: 0...2,
      options: ["--lessons"],
      help: .commandProgress,
      run: CourseEntry.progress
    ),
    Subcommand(
      "lesson",
      "new|lint|audit DIR",
      operands: 2...2,
      help: .commandLesson,
      run: CourseEntry.lesson
    ),
    Subcommand("doctor", "", operands: 0...0, help: .commandDoctor, run: examineInstallation),
    Subcommand("help", "[COMMAND]", operands: 0...1, help: .commandHelp, run: printHelp),
    Subcommand("version", "", operands: 0...0, help: .commandVersion) { _, console in
      console.print("viewshell " + viewshellVersion)
      return .success
    },
  ]
}

/// The version that `viewshell version` and `doctor` tell.
let viewshellVersion = "0.1.0"

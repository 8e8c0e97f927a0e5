/// One `:` command: how it is written and what it does.
struct ShellCommand: Sendable {
  /// The word after the colon.
  let name: String
  /// Shorter or other spellings.
  let aliases: [String]
  /// What follows the name, as help writes it.
  let usage: String
  /// One line of help.
  let summary: Message
  /// Does it with what follows the name.
  let run: @Sendable (Session, String) -> [Session.Reply]

  init(
    _ name: String,
    _ aliases: [String] = [],
    _ usage: String = "",
    help summary: Message,
    run: @escaping @Sendable (Session, String) -> [Session.Reply]
  ) {
    self.name = name
    self.aliases = aliases
    self.usage = usage
    self.summary = summary
    self.run = run
  }
}

extension ShellCommand {
  /// The command of that name or alias.
  static func named(_ name: String) -> ShellCommand? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Words a person might use for a command, and its name.
  static let otherWords = [
    "remove": "delete", "pull": "refresh", "return": "submit", "sweep": "swipe", "click": "tap",
    "press": "tap", "touch": "tap",
    "hold": "longpress", "type-text": "enter", "input": "enter", "write": "enter",
    "select": "pick", "choose": "pick", "switch": "toggle", "pinch": "magnify", "zoom": "magnify",
    "pan": "drag", "slide": "drag", "reorder": "move", "pop": "back", "dismiss": "back",
    "close": "back", "sleep": "wait", "tick": "wait", "states": "state", "tree": "ids",
    "identity": "ids", "animate": "play", "environment": "env", "ls": "help", "cat": "history",
  ]

  /// A command that the course carries out.
  private static func course(_ name: String, _ usage: String = "", help summary: Message)
    -> ShellCommand
  {
    ShellCommand(name, [], usage, help: summary) { session, argument in
      guard let course = session.course else {
        return [.refusal([Message.notThereYet.text(in: session.language, [":" + name])])]
      }
      return [.lines(course.perform(name, argument, in: session))]
    }
  }

  /// The commands that show motion.
  static let motion: [ShellCommand] = [
    ShellCommand(
      "frames",
      [],
      "[N | --fps F | --at T,T] [--of NAME]",
      help: .shellFrames,
      run: showFrames
    ),
    ShellCommand("play", [], "[N | --fps F] [--svg FILE]", help: .shellPlay, run: playMotion),
  ]

  /// Every command, in the order help lists them.
  static let all: [ShellCommand] = looking + actions + motion + keeping

  /// What shows something of the last view.
  private static let looking: [ShellCommand] = [
    ShellCommand("help", ["h", "?"], "[NAME]", help: .shellHelp, run: showShellHelp),
    ShellCommand("type", ["t"], "[CODE]", help: .shellType, run: showType),
    ShellCommand("size", ["s"], "[CODE]", help: .shellSize, run: showSize),
    ShellCommand(
      "layout",
      ["l"],
      "[--unfold [PATH] | --frames] [CODE]",
      help: .shellLayout,
      run: showLayout
    ),
    ShellCommand("why", [], "[PATH|TEXT]", help: .shellWhy, run: showReason),
    ShellCommand("draw", ["d"], "[--shells] [--window] [CODE]", help: .shellDraw, run: drawView),
    ShellCommand("compare", ["c"], "A | B", help: .shellCompare, run: compareViews),
    ShellCommand("explain", [], "[TYPE-NAME]", help: .shellExplain, run: showExplanation),
    ShellCommand("wrap", ["w"], ".MODIFIER()", help: .shellWrap, run: wrapLastView),
  ]

  /// What keeps, sets and leaves; what the course carries out.
  private static let keeping: [ShellCommand] = [
    ShellCommand("undo", ["u"], "[N]", help: .shellUndo, run: undoLastInput),
    ShellCommand("redo", [], help: .shellRedo, run: redoInput),
    ShellCommand("diff", [], "FROM TO", help: .shellDiff, run: showDifference),
    ShellCommand("state", [], "[NAME]", help: .shellState, run: showState),
    ShellCommand("ids", [], help: .shellIdentities, run: showIdentities),
    ShellCommand("profile", [], help: .shellProfile, run: showProfile),
    ShellCommand("reset", [], help: .shellReset, run: resetSession),
    ShellCommand("load", [], "FILE", help: .shellLoad, run: loadFile),
    ShellCommand("save", [], "FILE", help: .shellSave, run: saveFile),
    ShellCommand("edit", ["e"], help: .shellEdit, run: editLastInput),
    ShellCommand("history", [], "[WORD]", help: .shellHistory, run: showHistory),
    ShellCommand("window", [], "[WxH]", help: .shellWindow, run: setWindow),
    ShellCommand("device", [], "[NAME [landscape]|list|off]", help: .shellDevice, run: setDevice),
    ShellCommand("metrics", [], "[grid|sf]", help: .shellMetrics, run: setMetrics),
    ShellCommand("lang", [], "[en|zh-Hans]", help: .shellLang, run: setLanguage),
    ShellCommand("plain", [], "[on|off]", help: .shellPlain, run: setPlain),
    ShellCommand("color", [], "[on|off]", help: .shellColor, run: setColor),
    course("learn", "[CHAPTER[#EXERCISE]]", help: .commandLearn),
    course("check", help: .shellCheck),
    course("hint", help: .shellHint),
    course("solution", help: .shellSolution),
    course("next", help: .shellNext),
    course("skip", help: .shellSkip),
    course("progress", help: .commandProgress),
    ShellCommand("quit", ["q", "exit", "bye"], help: .shellQuit) { _, _ in [.leave] },
  ]
}

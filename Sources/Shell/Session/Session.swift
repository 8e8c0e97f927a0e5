import Playground
import SwiftSource

/// One sitting at the prompt, or one script: an engine, its settings and what was entered.
final class Session {
  /// What one input leads to.
  enum Reply {
    /// The engine's answer.
    case answer(Answer)
    /// Lines to show.
    case lines([String])
    /// A command that could not be carried out, and why.
    case refusal([String])
    /// The end of the session.
    case leave
  }

  /// Language, window and the rest, as the command line or a `:` command set them.
  var options: Options
  /// Language, width and colour of what is shown.
  var presentation: Presentation
  /// The engine of this session.
  var engine: any SessionEngine {
    if let made { return made }
    let new = ahead?.take() ?? makeEngine(options.playground)
    new.options = options.playground
    ahead = nil
    made = new
    return new
  }
  /// The inputs that worked, in order; what `:save` writes.
  private(set) var accepted: [String] = []
  /// The inputs that were taken back, the last one first to come again.
  private var undone: [String] = []
  /// The last answer that showed a view.
  private(set) var lastView: Answer?
  /// The chapters and exercises, when there are any.
  var course: (any CourseCommands)?
  /// Opens an editor with a text and returns what was left in it; nil where there is no terminal.
  var editText: ((String) -> String?)?
  /// Plays a film at so many pictures a second; nil where there is no terminal.
  var showFilm: ((Film, Double) -> Bool)?
  /// What was entered in this and earlier sessions, oldest first.
  var history: () -> [String] = { [] }
  /// True while a script runs: it may come from a stranger, and touches files beside it alone.
  var isScript = false
  /// How many files that load one another are open.
  var loadDepth = 0

  /// Made when it is first needed, so that the prompt is there at once.
  private var made: (any SessionEngine)?
  private var ahead: EngineAhead?
  private let makeEngine: (PlaygroundOptions) -> any SessionEngine

  /// Starts a session with a fresh engine.
  init(
    _ invocation: Invocation,
    makeEngine: @escaping (PlaygroundOptions) -> any SessionEngine = { Playground(options: $0) }
  ) {
    options = invocation.options
    presentation = Presentation(invocation.options)
    self.makeEngine = makeEngine
  }

  /// The language of what is shown.
  var language: Language { options.language }

  /// Whether further lines could complete the text; a command never waits for more.
  func isIncomplete(_ text: String) -> Bool {
    !isCommandLine(text) && course?.takesNextLine != true && parse(SourceText(text)).isIncomplete
  }

  /// Answers one input: a `:` command or Swift.
  func submit(_ input: String, name: String = "input") -> [Reply] {
    if isCommandLine(input) { return perform(trimmed(input)) }
    guard input.contains(where: { !$0.isWhitespace }) else { return [] }
    if let course, course.takesNextLine { return [.lines(course.take(input, in: self))] }
    // A line that begins with a modifier goes on with the view above it.
    if lastView != nil, isModifierLine(input) { return wrapLastView(self, trimmed(input)) }
    return [.answer(note(engine.submit(input, name: name)))]
  }

  /// Answers a piece of a script, one answer for each statement.
  func run(_ code: String, name: String) -> [Reply] {
    engine.run(code, name: name).map { .answer(note($0)) }
  }

  /// Begins to make the engine, for somebody who will need it soon.
  func prepareEngine() {
    let (make, settings) = (makeEngine, options.playground)
    ahead = EngineAhead { make(settings) }
  }

  /// Changes how views are laid out; the last view is laid out anew.
  ///
  /// - Returns: What that has changed in the view; nil where nothing stands there.
  @discardableResult
  func setLayout(_ change: (inout PlaygroundOptions) -> Void, typed line: String = "") -> Answer? {
    change(&options.playground)
    guard let made else { return nil }
    change(&made.options)
    let answer = line.isEmpty ? nil : made.laidOutAnew(input: line)
    guard var last = lastView, let fresh = made.remeasured() else { return answer }
    last.size = fresh.size
    last.tree = fresh.tree
    last.shells = fresh.shells
    lastView = last
    return answer
  }

  /// Enters code that the course needs, without showing an answer.
  func declare(_ code: String) { _ = engine.submit(code, name: "lesson") }

  /// Carries out a `:` command.
  func perform(_ line: String) -> [Reply] {
    let body = line.dropFirst()
    let name = String(body.prefix { !$0.isWhitespace })
    let argument = trimmed(body.dropFirst(name.count))
    if let command = ShellCommand.named(name) { return command.run(self, argument) }
    let known = ShellCommand.all.flatMap { [$0.name] + $0.aliases }.filter { $0.count > 1 }
    var text = Message.unknownShellCommand.text(in: language, [":" + quotable(name)])
    var near = nearSpellings(of: name, among: known).map { ":" + $0 }
    if let meant = ShellCommand.otherWords[name.lowercased()] { near = [":" + meant] }
    if !near.isEmpty {
      text += " " + Message.didYouMean.text(in: language, [near.joined(separator: ", ")])
    }
    return [.refusal([text])]
  }

  /// Why a script may not name a file; nil when it may.
  func refusal(ofFile path: String, writing: Bool) -> Reply? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOutside = path.hasPrefix("/") || path.hasPrefix("~") || parts.contains("..")
    guard isScript, writing || isOutside else { return nil }
    return .refusal([path + ": " + Message.filesOfScripts.text(in: language)])
  }

  /// Acts on the view; the last view stays the expression that was typed.
  func act(_ action: UserAction, typed line: String) -> Answer {
    var answer = engine.perform(action)
    answer.input = trimmed(line)
    guard answer.kind != .error else { return answer }
    accepted.append(answer.input)
    undone = []
    if var view = lastView {
      let input = view.input
      view = answer
      view.input = input
      lastView = view
    }
    return answer
  }

  /// Remembers what worked.
  private func note(_ answer: Answer) -> Answer {
    guard answer.kind != .error else { return answer }
    accepted.append(trimmed(answer.input))
    undone = []
    if answer.kind == .view { lastView = answer }
    return answer
  }

  /// Takes back the last input that changed something; false when there is none.
  func undo() -> Bool {
    guard engine.undo() else { return false }
    if let last = accepted.popLast() { undone.append(last) }
    lastView = engine.current()
    return true
  }

  /// Does again what was taken back last, and answers what that was; nil when there is nothing.
  func redo() -> String? {
    guard engine.redo() else { return nil }
    let text = undone.popLast() ?? ""
    accepted.append(text)
    lastView = engine.current()
    return text
  }

  /// Forgets every declaration and the mounted view.
  func reset() {
    made = nil
    prepareEngine()
    accepted = []
    lastView = nil
  }
}

extension Presentation {
  /// The presentation the options ask for; its width is set by who knows the terminal.
  init(_ options: Options) {
    language = options.language
    plain = options.plain
    color = !options.plain && wantsColor(options.color, isTerminal: isTerminalOutput())
    width = terminalColumns()
  }
}

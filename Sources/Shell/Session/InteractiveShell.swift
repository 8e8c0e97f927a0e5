import CLibEdit
import Course
import Glibc
import Playground
import SwiftSource

/// Starts the shell: at a terminal with a line editor, else answering plain lines without prompts.
///
/// - Parameters:
///   - invocation: The command line.
///   - console: Where answers go.
///   - place: The chapter or exercise to begin with; "" resumes, nil leaves it to the learner.
/// - Returns: The exit code.
func startShell(
  _ invocation: Invocation,
  _ console: Console,
  place: String? = nil
) -> ExitCode {
  let session = Session(invocation)
  session.course = CourseEntry.connect(invocation, console, place: place)
  let shell = InteractiveShell(session: session, console: console, greets: place != nil)
  return shell.run()
}

/// The loop that reads, answers and prints.
final class InteractiveShell {
  let session: Session
  let console: Console
  private let history: HistoryFile?
  private var entries: [String]
  private let greets: Bool
  private let isTerminal = isatty(STDIN_FILENO) == 1

  init(session: Session, console: Console, greets: Bool) {
    self.session = session
    self.console = console
    self.greets = greets
    history = session.options.saves ? historyPath().map { HistoryFile(path: $0) } : nil
    entries = history?.load() ?? []
    session.history = { [unowned self] in entries }
    if isTerminal, isTerminalOutput(), isKnownTerminal() {
      session.showFilm = { [unowned self] film, rate in play(film, rate) }
    }
  }

  /// Reads and answers until the learner leaves.
  func run() -> ExitCode {
    session.prepareEngine()
    let source = makeSource()
    if isTerminal { show(greeting()) }
    if isTerminal || greets { show(session.course?.greeting(in: session) ?? []) }
    while true {
      console.flush()
      switch source.next() {
      case .end:
        return .success
      case .cancelled:
        continue
      case .input(let text):
        guard text.contains(where: { !$0.isWhitespace }) else { continue }
        remember(text, in: source)
        session.presentation.width = terminalColumns()
        _ = takeInterrupt()
        if !answer(text) { return .success }
      }
    }
  }

  /// Answers one input; false when it ends the session.
  private func answer(_ text: String) -> Bool {
    for reply in session.submit(text) {
      switch reply {
      case .answer(let answer):
        show(session.presentation.answer(answer, located: false))
        if let course = session.course { show(course.observe(answer, in: session)) }
      case .lines(let lines), .refusal(let lines):
        let width = session.presentation.width
        let isPlain = session.presentation.plain
        show(isPlain ? lines : lines.flatMap { fitting($0, width) })
      case .leave:
        return false
      }
    }
    if takeInterrupt() { show([Message.interruptedAgain.text(in: session.language)]) }
    return true
  }

  /// Wraps a line that is too long and leaves others as they are.
  private func fitting(_ line: String, _ width: Int) -> [String] {
    line.contains("\u{1B}") || displayWidth(line) <= width
      ? [line] : wrapped(line, columns: width, indent: String(line.prefix { $0 == " " }))
  }

  private func show(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    console.print(lines.joined(separator: "\n"))
  }

  private func remember(_ text: String, in source: any LineSource) {
    if entries.last != text {
      history?.append(text)
      entries.append(text)
    }
    source.remember(text)
  }

  /// The line editor where the terminal can do it, else plain lines.
  private func makeSource() -> any LineSource {
    let isIncomplete = session.isIncomplete
    guard isTerminal, isTerminalOutput(), isKnownTerminal(), isUTF8Locale() else {
      guardTerminal(sendsEscapes: false)
      let prompt: ((String) -> Void)? =
        isTerminal ? { writeAll(Array($0.utf8), to: STDERR_FILENO) } : nil
      return PlainLineSource(isIncomplete: isIncomplete, showPrompt: prompt)
    }
    guardTerminal(sendsEscapes: true)
    session.editText = editInEditor
    let delegate = EditLineSource.Delegate(
      isIncomplete: isIncomplete,
      completions: { [session] before, _ in completions(before: before, in: session) },
      editText: editInEditor,
      wantsColor: { [session] in session.presentation.color }
    )
    return EditLineSource(history: entries, delegate: delegate)
      ?? PlainLineSource(isIncomplete: isIncomplete) { writeAll(Array($0.utf8), to: STDERR_FILENO) }
  }

  /// A welcome for a newcomer, a line for everybody else.
  private func greeting() -> [String] {
    let language = session.language
    let isGrid = session.options.playground.metrics == "grid"
    let width = session.presentation.width
    var lines: [String] = []
    if entries.isEmpty {
      lines += welcome(isGrid: isGrid)
    } else {
      let metrics = (isGrid ? Message.bannerGrid : .bannerSystemFont).text(in: language)
      lines.append(Message.welcomeBack.text(in: language, [metrics]))
    }
    if !isUTF8Locale() { lines.append(Message.noUTF8.text(in: language)) }
    return lines.flatMap { wrapped($0, columns: width, indent: String($0.prefix { $0 == " " })) }
  }

  private func welcome(isGrid: Bool) -> [String] {
    let language = session.language
    let metrics: Message = isGrid ? .welcomeGrid : .welcomeSystemFont
    let examples = [
      "Text(\"Hello\").padding()",
      ":wrap .background(.yellow)",
      "VStack { Text(\"A\"); Text(\"B\") }",
    ]
    return [
      Message.welcomeTitle.text(in: language), "",
      Message.welcomeWhat.text(in: language),
      metrics.text(in: language), "",
      Message.welcomeTry.text(in: language),
    ] + examples.map { "    " + $0 } + ["", Message.welcomeHelp.text(in: language)]
  }
}

/// Whether the terminal can move its cursor: a name that is neither missing, dumb nor unknown.
func isKnownTerminal() -> Bool {
  guard let name = environment("TERM"), !name.isEmpty, name != "dumb" else { return false }
  return viewshell_terminal_is_known(name) != 0
}

import CLibEdit
import Course
import Glibc
import SwiftSource

/// Reads inputs with libedit, which owns the buffer, its keys and its drawing; the reader, the
/// history file and signals are ours.
final class EditLineSource: LineSource {
  /// What the editor asks of the shell.
  struct Delegate {
    /// Whether further lines could complete a text.
    var isIncomplete: (String) -> Bool
    /// What could stand in the place of the word before the cursor.
    var completions: (_ text: String, _ cursor: Int) -> [String]
    /// Opens an editor with a text; nil when it did not work.
    var editText: (String) -> String?
    /// Whether the input is coloured while it is typed.
    var wantsColor: () -> Bool
  }

  let delegate: Delegate
  /// The libedit instance.
  let editor: OpaquePointer
  /// Keys that wait.
  var decoder = KeyDecoder()
  /// What a paste brought, until its key is handled.
  var pastedText = ""
  /// Whether the buffer is to be thrown away.
  var isCancelled = false
  /// Lines of an input that grew taller than the screen; they cannot be edited any more.
  var heldText = ""
  /// Candidates of the last Tab, listed when it is pressed again.
  var lastCandidates: [String] = []
  /// What is suggested behind the input; empty when nothing is shown.
  var ghost = ""

  private let entries: OpaquePointer
  /// What was entered, oldest first, to suggest from.
  private var entriesTyped: [String]

  /// Starts libedit on the process's terminal; nil when it does not start.
  init?(history: [String], delegate: Delegate) {
    guard let editor = viewshell_editor("viewshell"), let entries = history_init() else {
      return nil
    }
    self.editor = editor
    self.entries = entries
    self.delegate = delegate
    entriesTyped = history
    setPrompt(color: delegate.wantsColor())
    viewshell_set_int(editor, EL_SIGNAL, 0)
    viewshell_set_editor(editor, "emacs")
    viewshell_history_int(entries, H_SETSIZE, 5000)
    viewshell_history_int(entries, H_SETUNIQUE, 1)
    viewshell_use_history(editor, entries)
    for entry in history where fitsScreen(entry) { viewshell_history_enter(entries, entry) }
    // The learner's own settings come first: `bind -v` in them would undo our bindings.
    el_source(editor, nil)
    EditorCommand.install(in: editor)
    // Ctrl-C and Ctrl-Z are keys while a line is edited.
    // Nor does the terminal turn the line breaks of a paste into one another.
    for flag in ["-isig", "-icrnl", "-inlcr"] { viewshell_set_tty(editor, "-d", flag) }
    viewshell_set_reader(editor) { _, character in
      guard let character, let source = EditLineSource.current else { return 0 }
      return source.readCharacter(into: character)
    }
  }

  deinit {
    el_end(editor)
    history_end(entries)
  }

  /// The source whose keys libedit is handling.
  nonisolated(unsafe) private(set) static var current: EditLineSource?

  func remember(_ entry: String) {
    entriesTyped.append(entry)
    if fitsScreen(entry) { viewshell_history_enter(entries, entry) }
  }

  func next() -> LineEvent {
    EditLineSource.current = self
    defer { EditLineSource.current = nil }
    while true {
      isCancelled = false
      setPromptText(isContinued: !heldText.isEmpty)
      send("\u{1B}[?2004h")
      // Raw before the prompt is seen, so that no key is taken by the terminal itself.
      viewshell_set_int(editor, EL_PREP_TERM, 1)
      var count: Int32 = 0
      let line = el_wgets(editor, &count)
      send("\u{1B}[?2004l")
      if isCancelled {
        heldText = ""
        return .cancelled
      }
      guard let line, count > 0 else {
        writeAll([0x0A], to: STDOUT_FILENO)
        return .end
      }
      var text = string(UnsafeBufferPointer(start: line, count: Int(count)))
      if text.last == "\n" || text.last == "\r" { text.removeLast() }
      let whole = heldText.isEmpty ? text : heldText + "\n" + text
      guard delegate.isIncomplete(whole) else {
        heldText = ""
        return .input(whole)
      }
      heldText = whole
    }
  }

  /// Writes an escape sequence straight to the terminal.
  func send(_ escape: String) { writeAll(Array(escape.utf8), to: STDOUT_FILENO) }

  /// Puts codes in front of the keyboard's.
  func push(_ codes: [UInt8]) {
    var wide = codes.map { wchar_t($0) }
    wide.append(0)
    el_wpush(editor, wide)
  }

  /// Hands libedit its next character.
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while true {
      if takeResize() { redrawAfterResize() }
      let event = decoder.next(isFinal: false) ?? waitForMore()
      if event != .nothing, !acceptsGhost(event) { eraseGhost() }
      switch event {
      case .scalar(let scalar)?:
        character.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      case .key(let key)?:
        character.pointee = wchar_t(key.rawValue)
        return 1
      case .paste(let text)?:
        pastedText = text
        character.pointee = wchar_t(Key.paste.rawValue)
        return 1
      case .nothing?: continue
      case nil: return 0
      }
    }
  }

  /// Waits for bytes; nil at the end of input.
  private func waitForMore() -> KeyEvent? {
    // A person's ESC comes alone; a key's sequence comes at once. A paste may take its time.
    if !hasPendingInput { paint() }
    let patience: Int32 = decoder.isEmpty ? -1 : decoder.isInsidePaste ? 3000 : 40
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, patience)
    if ready == 0 { return decoder.next(isFinal: true) ?? .nothing }
    if ready < 0 { return errno == EINTR ? .nothing : nil }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : nil }
    if count == 0 { return nil }
    decoder.append(chunk[..<count])
    return .nothing
  }

  /// Whether more input is waiting, as in a paste without marks.
  var hasPendingInput: Bool {
    if !decoder.isEmpty { return true }
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Colours the input and suggests how it might go on.
  private func paint() {
    guard delegate.wantsColor() else { return }
    let (scalars, cursor) = buffer
    let text = String(String.UnicodeScalarView(scalars))
    let suggestion = cursor == scalars.count ? suggestion(for: text) : ""
    let columns = terminalWidthInColumns()
    guard
      scalars.allSatisfy({
        $0 == "\n" || wcwidth(wchar_t(bitPattern: $0.value)) == displayWidth($0)
      }),
      let painted = paintedInput(
        text,
        cursor: cursor,
        ghost: suggestion,
        columns: columns,
        rows: terminalRows(),
        prompt: promptWidth
      )
    else { return }
    ghost = suggestion
    send(painted)
  }

  /// How the last entry that begins like the input goes on.
  private func suggestion(for text: String) -> String {
    guard text.count >= 2, !text.contains("\n"),
      let entry = entriesTyped.last(where: { $0.count > text.count && $0.hasPrefix(text) })
    else { return "" }
    return String(entry.dropFirst(text.count))
  }

  /// Whether a key takes over the suggestion, so that it must not be wiped first.
  private func acceptsGhost(_ event: KeyEvent?) -> Bool {
    event == .key(.right) || event == .key(.end) || event == .scalar("\u{5}")
      || event == .scalar("\u{6}")
  }

  /// Takes the suggestion off the screen before libedit draws.
  func eraseGhost() {
    guard !ghost.isEmpty else { return }
    ghost = ""
    send("\u{1B}[K")
  }

  private func redrawAfterResize() {
    let columns = terminalWidthInColumns()
    let position = screenPosition(after: textBeforeCursor, prompt: promptWidth, columns: columns)
    send((position.row > 0 ? "\u{1B}[\(position.row)A" : "") + "\r\u{1B}[J")
    el_resize(editor)
    viewshell_refresh(editor)
  }
}

/// Whether libedit could draw an input: it cannot edit what is taller than the screen.
private func fitsScreen(_ entry: String) -> Bool {
  let columns = terminalWidthInColumns()
  return screenRows(of: entry, prompt: 4, columns: columns) <= terminalRows() - 2
}

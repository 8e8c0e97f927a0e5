import CLibEdit
import Glibc

/// The prompts, as bytes libedit can keep a pointer to; made when the editor starts.
nonisolated(unsafe) private var promptBytes: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var firstPrompt: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var continuedPrompt: UnsafeMutablePointer<CChar>?

extension EditLineSource {
  /// The columns of every prompt; code that goes on below is indented as wide.
  var promptWidth: Int { 4 }

  /// Makes the prompts; escapes stand between marks and the last column stays plain, since libedit
  /// loses an escape at the very end.
  func setPrompt(color: Bool) {
    let bold = color ? "\u{1}\u{1B}[1m\u{1}" : ""
    let normal = color ? "\u{1}\u{1B}[0m\u{1}" : ""
    firstPrompt = strdup(bold + "vs>" + normal + " ")
    continuedPrompt = strdup("... ")
    promptBytes = firstPrompt
    viewshell_set_prompt(editor, { _ in promptBytes }, 1)
  }

  /// Chooses the prompt of the next line.
  func setPromptText(isContinued: Bool) {
    promptBytes = isContinued ? continuedPrompt : firstPrompt
  }

  /// The scalars of the buffer and how many of them stand before the cursor.
  var buffer: (text: [Unicode.Scalar], cursor: Int) {
    guard let line = el_wline(editor) else { return ([], 0) }
    let info = line.pointee
    let count = info.lastchar - info.buffer
    let characters = UnsafeBufferPointer(start: info.buffer, count: count)
    let scalars = characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }
    return (scalars, info.cursor - info.buffer)
  }

  /// The whole buffer.
  var text: String { String(String.UnicodeScalarView(buffer.text)) }

  /// The part of the buffer before the cursor.
  var textBeforeCursor: String {
    let buffer = buffer
    return String(String.UnicodeScalarView(buffer.text[..<buffer.cursor]))
  }

  /// Inserts text at the cursor.
  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    var wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    el_winsertstr(editor, wide)
  }

  /// Deletes scalars before the cursor.
  func deleteBefore(_ count: Int) {
    if count > 0 { el_deletestr(editor, Int32(count)) }
  }

  /// Moves the cursor to a place counted from the start of the buffer.
  func moveCursor(to place: Int) {
    el_cursor(editor, Int32(place - buffer.cursor))
  }

  /// The text libedit handed over.
  func string(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var view = String.UnicodeScalarView()
    for character in characters {
      view.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
    }
    return String(view)
  }
}

/// The terminal's columns without the limit that makes prose readable.
func terminalWidthInColumns() -> Int {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}

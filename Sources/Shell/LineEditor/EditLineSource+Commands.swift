import CLibEdit
import Glibc
import SwiftSource

extension EditLineSource {
  /// Enter: answers a complete input, or begins a new line.
  func enter() -> Int32 {
    let whole = heldText.isEmpty ? text : heldText + "\n" + text
    if !delegate.isIncomplete(whole), !pendingLineContinues {
      push([Key.accept.rawValue])
      return CC_NORM
    }
    return newLine()
  }

  /// Whether a paste without marks goes on with a modifier, so that the view is not whole yet.
  private var pendingLineContinues: Bool {
    decoder.waiting.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == 0x2E
  }

  /// A new line, indented; what has grown too tall to edit is held and goes on below.
  func newLine() -> Int32 {
    let columns = terminalWidthInColumns()
    let rows = screenRows(of: text, prompt: promptWidth, columns: columns)
    if rows + 1 > terminalRows() - 2, buffer.cursor == buffer.text.count {
      push([Key.accept.rawValue])
      return CC_NORM
    }
    insert("\n" + (hasPendingInput ? "" : indentation(after: textBeforeCursor)))
    return CC_REFRESH
  }

  /// A closing bracket; at the start of a line it moves out with its block.
  func insertClosing(_ character: Int32) -> Int32 {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { return CC_ERROR }
    if !hasPendingInput { deleteBefore(outdent(before: textBeforeCursor)) }
    insert(String(scalar))
    return CC_REFRESH
  }

  /// Ctrl-C: shows itself and throws the input away.
  func cancel() -> Int32 {
    isCancelled = true
    decoder.clear()
    moveCursor(to: buffer.text.count)
    insert("^C")
    push([Key.accept.rawValue])
    return CC_REFRESH
  }

  /// Ctrl-D: leaves on an empty input, else deletes the next character.
  func endOrDelete() -> Int32 {
    if buffer.text.isEmpty, heldText.isEmpty { return CC_EOF }
    guard buffer.cursor < buffer.text.count else { return CC_ERROR }
    push([Key.deleteNext.rawValue])
    return CC_NORM
  }

  /// Ctrl-Z: stops, and comes back with the text kept.
  func suspend() -> Int32 {
    send("\u{1B}[?2004l")
    viewshell_set_int(editor, EL_PREP_TERM, 0)
    kill(0, SIGTSTP)
    viewshell_set_int(editor, EL_PREP_TERM, 1)
    send("\u{1B}[?2004h")
    return CC_REDISPLAY
  }

  /// Alt-E: the input in an editor of the learner's own.
  func editInEditor() -> Int32 {
    send("\u{1B}[?2004l")
    viewshell_set_int(editor, EL_PREP_TERM, 0)
    let edited = delegate.editText(text)
    viewshell_set_int(editor, EL_PREP_TERM, 1)
    send("\u{1B}[?2004h")
    if let edited {
      moveCursor(to: buffer.text.count)
      deleteBefore(buffer.text.count)
      insert(cleanedPaste(edited))
    }
    return CC_REDISPLAY
  }

  /// Up and Down: within the lines of the input, then through the history.
  func moveLine(by step: Int) -> Int32 {
    let (text, cursor) = buffer
    let starts = [0] + text.indices.filter { text[$0] == "\n" }.map { $0 + 1 }
    let line = starts.lastIndex { $0 <= cursor } ?? 0
    let target = line + step
    guard starts.indices.contains(target) else {
      push([(step < 0 ? Key.previousEntry : .nextEntry).rawValue])
      return CC_NORM
    }
    let end = target + 1 < starts.count ? starts[target + 1] - 1 : text.count
    // The first line begins after the prompt, the others at the left edge.
    let from = cursor - starts[line] + (line == 0 ? promptWidth : 0)
    let column = max(0, from - (target == 0 ? promptWidth : 0))
    moveCursor(to: min(end, starts[target] + column))
    return CC_REFRESH
  }

  /// Right: the next character, or the suggestion behind the last.
  func moveRight() -> Int32 {
    let (text, cursor) = buffer
    if cursor == text.count { return acceptGhost() }
    moveCursor(to: cursor + 1)
    return CC_REFRESH
  }

  /// Takes over what was suggested.
  private func acceptGhost() -> Int32 {
    let suggestion = ghost
    eraseGhost()
    insert(suggestion)
    return suggestion.isEmpty ? CC_ERROR : CC_REFRESH
  }

  /// Home: the start of the line the cursor is in.
  func moveToLineStart() -> Int32 {
    let (text, cursor) = buffer
    moveCursor(to: (text[..<cursor].lastIndex(of: "\n") ?? -1) + 1)
    return CC_REFRESH
  }

  /// End: the end of the line the cursor is in.
  func moveToLineEnd() -> Int32 {
    let (text, cursor) = buffer
    if cursor == text.count, !ghost.isEmpty { return acceptGhost() }
    moveCursor(to: text[cursor...].firstIndex(of: "\n") ?? text.count)
    return CC_REFRESH
  }

  /// Inserts what a bracketed paste brought; what is taller than the screen is shown once.
  func insertPaste() -> Int32 {
    let paste = cleanedPaste(pastedText)
    pastedText = ""
    let columns = terminalWidthInColumns()
    let whole = textBeforeCursor + paste
    let rows = screenRows(of: whole, prompt: promptWidth, columns: columns)
    let isAtEnd = buffer.cursor == buffer.text.count
    guard rows > terminalRows() - 2, isAtEnd, let cut = paste.lastIndex(of: "\n") else {
      insert(paste)
      return CC_REFRESH
    }
    let shown = paste[..<cut].split(separator: "\n", omittingEmptySubsequences: false)
    heldText += (heldText.isEmpty ? "" : "\n") + textBeforeCursor + paste[..<cut]
    deleteBefore(buffer.text.count)
    send("\r\n" + shown.joined(separator: "\r\n") + "\r\n")
    setPromptText(isContinued: true)
    insert(String(paste[paste.index(after: cut)...]))
    return CC_REDISPLAY
  }

  /// Tab: completes the word, or indents where there is none.
  func complete() -> Int32 {
    if decoder.waiting.isEmpty == false {
      insert("    ")
      return CC_REFRESH
    }
    let before = textBeforeCursor
    let word = wordToComplete(in: before)
    guard !word.isEmpty else {
      insert("    ")
      return CC_REFRESH
    }
    let candidates = delegate.completions(before, before.unicodeScalars.count)
    guard let first = candidates.first else { return CC_ERROR }
    let common = candidates.dropFirst().reduce(first) { String(commonPrefix($0, $1)) }
    if candidates.count == 1 || common.count > word.count {
      deleteBefore(word.unicodeScalars.count)
      insert(common)
      lastCandidates = []
      return CC_REFRESH
    }
    guard candidates == lastCandidates else {
      lastCandidates = candidates
      return CC_REFRESH_BEEP
    }
    list(candidates)
    return CC_REDISPLAY
  }

  /// Prints candidates in columns below the input.
  private func list(_ candidates: [String]) {
    let columns = terminalWidthInColumns()
    let width = (candidates.map { displayWidth($0) }.max() ?? 0) + 2
    let perLine = max(1, columns / width)
    let rows = screenRows(of: text, prompt: promptWidth, columns: columns)
    let here = screenPosition(after: textBeforeCursor, prompt: promptWidth, columns: columns).row
    var output = String(repeating: "\r\n", count: rows - here)
    for start in stride(from: 0, to: min(candidates.count, perLine * 12), by: perLine) {
      let line = candidates[start..<min(candidates.count, start + perLine)]
      output += line.map { padded($0, to: width) }.joined() + "\r\n"
    }
    send(output)
  }
}

/// The beginning two words share.
private func commonPrefix(_ first: String, _ second: String) -> Substring {
  first.prefix(zip(first, second).prefix { $0 == $1 }.count)
}

/// The word before the cursor that Tab completes: letters and digits, with the sign before them.
func wordToComplete(in before: String) -> String {
  var word = ""
  for character in before.reversed() {
    if character.isLetter || character.isNumber || character == "_" {
      word.insert(character, at: word.startIndex)
    } else {
      if character == ":" || character == "." || character == "$" || character == "@" {
        word.insert(character, at: word.startIndex)
      }
      break
    }
  }
  return word
}

import CLibEdit
import Glibc

/// One command of ours among libedit's: its name, its keys and what it does.
struct EditorCommand: Sendable {
  /// The name libedit knows it by.
  let name: String
  /// The keys in libedit's spelling.
  let keys: [String]
  /// What libedit calls.
  let function: viewshell_command

  init(_ name: String, _ keys: [String], _ function: @escaping viewshell_command) {
    self.name = name
    self.keys = keys
    self.function = function
  }

  /// Our commands.
  static let all: [EditorCommand] = [
    EditorCommand("vs-enter", ["^M", "^J"]) { _, _ in act { $0.enter() } },
    EditorCommand("vs-new-line", [Key.newLine.binding]) { _, _ in act { $0.newLine() } },
    EditorCommand("vs-cancel", ["^C"]) { _, _ in act { $0.cancel() } },
    EditorCommand("vs-end", ["^D"]) { _, _ in act { $0.endOrDelete() } },
    EditorCommand("vs-suspend", ["^Z"]) { _, _ in act { $0.suspend() } },
    EditorCommand("vs-up", [Key.up.binding, "^P"]) { _, _ in act { $0.moveLine(by: -1) } },
    EditorCommand("vs-down", [Key.down.binding, "^N"]) { _, _ in act { $0.moveLine(by: 1) } },
    EditorCommand("vs-home", [Key.home.binding, "^A"]) { _, _ in act { $0.moveToLineStart() } },
    EditorCommand("vs-line-end", [Key.end.binding, "^E"]) { _, _ in act { $0.moveToLineEnd() } },
    EditorCommand("vs-right", [Key.right.binding, "^F"]) { _, _ in act { $0.moveRight() } },
    EditorCommand("vs-paste", [Key.paste.binding]) { _, _ in act { $0.insertPaste() } },
    EditorCommand("vs-complete", ["\\t"]) { _, _ in act { $0.complete() } },
    EditorCommand("vs-edit", [Key.edit.binding]) { _, _ in act { $0.editInEditor() } },
  ]

  /// Keys that libedit's own commands serve.
  private static let builtIn: [(key: String, command: String)] = [
    (Key.accept.binding, "ed-newline"),
    (Key.left.binding, "ed-prev-char"),
    (Key.delete.binding, "ed-delete-next-char"),
    (Key.deleteNext.binding, "ed-delete-next-char"),
    (Key.wordLeft.binding, "ed-prev-word"),
    (Key.wordRight.binding, "em-next-word"),
    (Key.previousEntry.binding, "ed-prev-history"),
    (Key.nextEntry.binding, "ed-next-history"),
    ("^L", "ed-clear-screen"),
    ("^R", "em-inc-search-prev"),
    ("^_", "vi-undo"),
  ]

  /// Adds and binds every command.
  static func install(in editor: OpaquePointer) {
    for command in all {
      viewshell_add_command(editor, command.name, command.name, command.function)
      for key in command.keys { viewshell_bind(editor, key, command.name) }
    }
    for binding in builtIn { viewshell_bind(editor, binding.key, binding.command) }
    viewshell_add_command(editor, "vs-close", "vs-close") { _, character in
      act { $0.insertClosing(character) }
    }
    for bracket in ["}", ")", "]"] { viewshell_bind_insert(editor, bracket, "vs-close") }
  }
}

/// Runs a command on the source libedit is reading for.
private func act(_ command: (EditLineSource) -> Int32) -> UInt8 {
  UInt8(truncatingIfNeeded: EditLineSource.current.map(command) ?? CC_ERROR)
}

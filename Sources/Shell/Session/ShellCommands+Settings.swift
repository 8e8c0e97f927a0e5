import Playground
import SwiftSource

/// `:help NAME`: the commands, or one of them.
@Sendable func showShellHelp(_ session: Session, _ argument: String) -> [Session.Reply] {
  let language = session.language
  if !argument.isEmpty {
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard let command = ShellCommand.named(name) else { return libraryHelp(name, session) }
    let about = describe(command, session)
    guard !argument.hasPrefix(":"), case .lines(let lines)? = libraryHelp(name, session).first
    else { return [.lines(about)] }
    return [.lines(about + [""] + lines)]
  }
  var lines = [Message.shellHelpTitle.text(in: language)]
  for command in ShellCommand.all { lines += summarise(command, session) }
  lines += wrapped(Message.shellHelpKeys.text(in: language), columns: session.presentation.width)
  return [.lines(lines)]
}

private func spelling(_ command: ShellCommand) -> String {
  ":" + command.name + (command.usage.isEmpty ? "" : " " + command.usage)
}

/// One command in one line, or in two where the terminal is narrow.
private func summarise(_ command: ShellCommand, _ session: Session) -> [String] {
  let presentation = session.presentation
  let summary = command.summary.text(in: session.language)
  if presentation.plain {
    return [spelling(command) + Message.colon.text(in: session.language) + summary]
  }
  let column = 24
  guard presentation.width >= 60, displayWidth(spelling(command)) < column - 3 else {
    return ["  " + spelling(command)]
      + wrapped("      " + summary, columns: presentation.width, indent: "      ")
  }
  let lines = wrapped(summary, columns: presentation.width - column)
  return lines.enumerated().map { index, line in
    padded(index == 0 ? "  " + spelling(command) : "", to: column) + line
  }
}

private func describe(_ command: ShellCommand, _ session: Session) -> [String] {
  var lines = [spelling(command)]
  let width = session.presentation.width
  lines += wrapped("  " + command.summary.text(in: session.language), columns: width, indent: "  ")
  if !command.aliases.isEmpty {
    let names = command.aliases.map { ":" + $0 }.joined(separator: ", ")
    lines.append("  " + Message.shellAliases.text(in: session.language, [names]))
  }
  return lines
}

/// `:lang en|zh-Hans`: the language of messages.
@Sendable func setLanguage(_ session: Session, _ argument: String) -> [Session.Reply] {
  if !argument.isEmpty {
    let isChinese = argument.lowercased().hasPrefix("zh")
    guard let language = Language(rawValue: argument) ?? (isChinese ? .chinese : nil) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      return [
        .refusal([Message.badLanguage.text(in: session.language, [quotable(argument), known])])
      ]
    }
    session.options.language = language
    session.presentation.language = language
    session.course?.language = language
  }
  return [.lines([Message.languageIs.text(in: session.language)])]
}

/// `:plain on|off`: speech-first output.
@Sendable func setPlain(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let on = switchValue(argument, now: session.presentation.plain) else {
    return [needsArgument("plain", "on|off", session)]
  }
  session.options.plain = on
  session.presentation.plain = on
  if on { session.presentation.color = false }
  return [.lines([(on ? Message.plainOn : .plainOff).text(in: session.language)])]
}

/// `:color on|off`: coloured output.
@Sendable func setColor(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let on = switchValue(argument, now: session.presentation.color) else {
    return [needsArgument("color", "on|off", session)]
  }
  session.options.color = on ? .always : .never
  session.presentation.color = on && !session.presentation.plain
  return [.lines([(on ? Message.colorOn : .colorOff).text(in: session.language)])]
}

/// What a switch is set to: the value named, or the other one.
private func switchValue(_ argument: String, now: Bool) -> Bool? {
  switch argument.lowercased() {
  case "": !now
  case "on": true
  case "off": false
  default: nil
  }
}

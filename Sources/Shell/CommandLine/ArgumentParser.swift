import SwiftSource

/// What a command line asks for.
struct Invocation: Sendable {
  /// The command; nil starts the interactive shell.
  var command: Subcommand?
  /// The options.
  var options = Options()
  /// What stands beside the options: files, a chapter, a type name.
  var operands: [String] = []
}

/// What can be wrong with a command line.
enum UsageError: Error, Hashable {
  /// No such command.
  case unknownCommand(String)
  /// No such option.
  case unknownOption(String)
  /// An option of another command.
  case misplacedOption(String, command: String)
  /// An option without the value it takes.
  case missingValue(option: String, placeholder: String)
  /// A value the option does not take.
  case badValue(option: String, value: String, expected: String)
  /// A switch with a value.
  case unexpectedValue(option: String)
  /// Too few operands.
  case missingOperand(command: String)
  /// Too many operands.
  case extraOperand(String, command: String)
  /// Both `-e` and a file.
  case codeAndFile
}

/// Reads the arguments after the program's name against the tables of commands and options.
func parseArguments(
  _ arguments: [String],
  language: Language = .english
) throws(UsageError) -> Invocation {
  var invocation = Invocation()
  invocation.options.language = language
  var used: [String] = []
  var rest = arguments[...]
  var onlyOperands = false
  while let word = rest.popFirst() {
    if !onlyOperands, word == "--" {
      onlyOperands = true
    } else if !onlyOperands, word.hasPrefix("-"), word != "-" {
      used.append(try readOption(word, &rest, &invocation.options))
    } else if invocation.command == nil, invocation.operands.isEmpty {
      guard let command = Subcommand.named(word) else { throw .unknownCommand(word) }
      invocation.command = command
    } else {
      invocation.operands.append(word)
    }
  }
  if !invocation.options.help { try checkShape(invocation, used) }
  return invocation
}

/// Reads one option and its value; returns its spelling in the table.
private func readOption(
  _ word: String,
  _ rest: inout ArraySlice<String>,
  _ options: inout Options
) throws(UsageError) -> String {
  var name = word
  var value: String?
  if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
    name = String(word[..<equals])
    value = String(word[word.index(after: equals)...])
  }
  if name == "-h" { name = "--help" }
  guard let rule = OptionRule.all.first(where: { $0.name == name }) else {
    throw .unknownOption(name)
  }
  guard let placeholder = rule.value else {
    if value != nil { throw .unexpectedValue(option: name) }
    _ = rule.apply(&options, "")
    return name
  }
  guard let text = value ?? rest.popFirst() else {
    throw .missingValue(option: name, placeholder: placeholder)
  }
  guard rule.choices.isEmpty || rule.choices.contains(text), rule.apply(&options, text) else {
    let expected = rule.choices.isEmpty ? placeholder : rule.choices.joined(separator: ", ")
    throw .badValue(option: name, value: text, expected: expected)
  }
  return name
}

/// Checks options and operands against what the command takes.
private func checkShape(_ invocation: Invocation, _ used: [String]) throws(UsageError) {
  let command = invocation.command
  let common = OptionRule.common.map(\.name)
  for name in used where !common.contains(name) {
    guard command?.options.contains(name) == true else {
      throw .misplacedOption(name, command: command?.name ?? "viewshell")
    }
  }
  guard let command else { return }
  let count = invocation.operands.count
  if invocation.options.code != nil {
    if count > 0 { throw .codeAndFile }
  } else if count < command.operandCount.lowerBound {
    throw .missingOperand(command: command.name)
  }
  if count > command.operandCount.upperBound {
    throw .extraOperand(
      invocation.operands[command.operandCount.upperBound],
      command: command.name
    )
  }
}

extension UsageError {
  /// What is wrong, with near spellings where they help.
  func text(in language: Language) -> String {
    switch self {
    case .unknownCommand(let name):
      return Message.unknownCommand.text(in: language, [quotable(name)])
        + nearby(name, Subcommand.all.map(\.name), language)
    case .unknownOption(let name):
      return Message.unknownOption.text(in: language, [quotable(name)])
        + nearby(name, OptionRule.all.map(\.name), language)
    case .misplacedOption(let name, let command):
      return Message.misplacedOption.text(in: language, [name, command])
    case .missingValue(let option, let placeholder):
      return Message.missingValue.text(in: language, [option, placeholder])
    case .badValue(let option, let value, let expected):
      return Message.badValue.text(in: language, [option, quotable(value), expected])
    case .unexpectedValue(let option):
      return Message.unexpectedValue.text(in: language, [option])
    case .missingOperand(let command):
      let usage = Subcommand.named(command)?.usage ?? ""
      return Message.missingOperand.text(in: language, [command, usage])
    case .extraOperand(let word, let command):
      return Message.extraOperand.text(in: language, [command, quotable(word)])
    case .codeAndFile:
      return Message.codeAndFile.text(in: language)
    }
  }

  private func nearby(_ word: String, _ known: [String], _ language: Language) -> String {
    let words = nearSpellings(of: word, among: known)
    guard !words.isEmpty else { return "" }
    return " " + Message.didYouMean.text(in: language, [words.joined(separator: ", ")])
  }
}

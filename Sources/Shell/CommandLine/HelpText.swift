import SwiftSource

/// Prints the help of one command, or of the whole program.
func printHelp(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let language = invocation.options.language
  guard let name = invocation.operands.first else {
    console.print(helpOverview(in: language))
    return .success
  }
  guard let command = Subcommand.named(name) else {
    console.printError("viewshell: " + UsageError.unknownCommand(name).text(in: language))
    return .usage
  }
  console.print(help(for: command, in: language))
  return .success
}

/// Every command and the options they share.
func helpOverview(in language: Language) -> String {
  var lines = [Message.helpTitle.text(in: language), ""]
  lines.append("  viewshell")
  lines.append("      " + Message.commandNone.text(in: language))
  for command in Subcommand.all {
    lines.append("  viewshell " + joined(command.name, command.usage))
    lines.append("      " + command.summary.text(in: language))
  }
  lines += ["", Message.helpCommonOptions.text(in: language)]
  lines += OptionRule.common.flatMap { describe($0, language) }
  lines += ["", Message.helpExitCodes.text(in: language)]
  return lines.joined(separator: "\n")
}

/// What one command takes and does.
func help(for command: Subcommand, in language: Language) -> String {
  var lines = ["viewshell " + joined(command.name, command.usage)]
  lines.append("  " + command.summary.text(in: language))
  let special = OptionRule.special.filter { command.options.contains($0.name) }
  if !special.isEmpty {
    lines += ["", Message.helpOptions.text(in: language)]
    lines += special.flatMap { describe($0, language) }
  }
  lines += ["", Message.helpCommonOptions.text(in: language)]
  lines += OptionRule.common.flatMap { describe($0, language) }
  return lines.joined(separator: "\n")
}

private func joined(_ name: String, _ usage: String) -> String {
  usage.isEmpty ? name : name + " " + usage
}

private func describe(_ rule: OptionRule, _ language: Language) -> [String] {
  let value = rule.choices.isEmpty ? rule.value : rule.choices.joined(separator: "|")
  let spelling = value.map { rule.name + " " + $0 } ?? rule.name
  return ["  " + spelling, "      " + rule.summary.text(in: language)]
}

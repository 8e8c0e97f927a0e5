import Glibc
import SwiftSource

/// Runs viewshell with the arguments after its name and returns the exit code.
public func runViewshell(arguments: [String]) -> Int32 {
  prepareLocale()
  let code = onLargeStack {
    let console = Console()
    defer { console.flush() }
    return dispatch(arguments, console)
  }
  return code.rawValue
}

/// Reads the command line and does what it asks.
func dispatch(_ arguments: [String], _ console: Console) -> ExitCode {
  let language = languageAsked(in: arguments)
  let invocation: Invocation
  do {
    invocation = try parseArguments(arguments, language: language)
  } catch {
    console.printError("viewshell: " + error.text(in: language))
    console.printError(Message.seeHelp.text(in: language))
    return .usage
  }
  guard let command = invocation.command else {
    if invocation.options.help { return printHelp(invocation, console) }
    return startShell(invocation, console)
  }
  if invocation.options.help {
    console.print(help(for: command, in: invocation.options.language))
    return .success
  }
  return command.run(invocation, console)
}

/// The language of messages about the command line itself, known before it is understood.
private func languageAsked(in arguments: [String]) -> Language {
  for (index, word) in arguments.enumerated() {
    let value = word == "--lang" ? arguments.dropFirst(index + 1).first : nil
    let text = value ?? (word.hasPrefix("--lang=") ? String(word.dropFirst(7)) : nil)
    if let text, let language = Language(rawValue: text) { return language }
  }
  return languageOfEnvironment()
}

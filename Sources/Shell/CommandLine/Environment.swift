import Glibc
import SwiftSource

/// The value of an environment variable; nil when unset.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The language the locale variables ask for; English unless they ask for Chinese.
func language(
  locale variable: (String) -> String? = environment
) -> Language {
  let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
  let locale = names.lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
  return locale.lowercased().hasPrefix("zh") ? .chinese : .english
}

/// The language of the process's environment.
func languageOfEnvironment() -> Language { language() }

/// Whether to colour what goes to standard output.
///
/// A non-empty `NO_COLOR` wins over a forced colour, which wins over what the terminal can do.
func wantsColor(
  _ choice: ColorChoice,
  isTerminal: Bool,
  variable: (String) -> String? = environment
) -> Bool {
  switch choice {
  case .always: return true
  case .never: return false
  case .auto:
    if variable("NO_COLOR")?.isEmpty == false { return false }
    if let forced = variable("CLICOLOR_FORCE"), forced != "0", !forced.isEmpty { return true }
    if variable("CLICOLOR") == "0" { return false }
    guard let terminal = variable("TERM"), terminal != "dumb", !terminal.isEmpty else {
      return false
    }
    return isTerminal
  }
}

import Playground
import SwiftSource

/// `:help padding`: what the view library says about a name.
func libraryHelp(_ argument: String, _ session: Session) -> [Session.Reply] {
  let name = argument.hasPrefix(".") ? String(argument.dropFirst()) : argument
  let word = String(name.prefix { $0 != "(" && !$0.isWhitespace })
  let index = LibraryIndex.builtIn
  let entries = index.entries(named: word)
  guard !entries.isEmpty else {
    var text = Message.noHelp.text(in: session.language, [quotable(argument)])
    let commands = ShellCommand.all.map { ":" + $0.name }
    let near = nearSpellings(of: word, among: index.names + commands)
    if !near.isEmpty {
      text += " " + Message.didYouMean.text(in: session.language, [near.joined(separator: ", ")])
    }
    return [.refusal([text])]
  }
  var lines: [String] = []
  for entry in entries.prefix(12) {
    if !lines.isEmpty { lines.append("") }
    lines += session.presentation.entry(entry)
  }
  if entries.count > 12 {
    let rest = String(entries.count - 12)
    lines.append(Message.changesMore.text(in: session.language, [word, rest]))
  }
  return [.lines(lines)]
}

extension Presentation {
  /// One declaration of the library with its documentation.
  func entry(_ entry: LibraryEntry) -> [String] {
    let isMember = !entry.owner.isEmpty && entry.owner != entry.name
    let signature = (isMember ? entry.owner + ": " : "") + entry.signature
    var lines = plain ? [signature] : wrapped(signature, columns: width, indent: "    ")
    if let first = lines.first { lines[0] = styled(first, .type) }
    let paragraphs = entry.documentation.split(separator: "", omittingEmptySubsequences: true)
    for paragraph in paragraphs {
      let text = paragraph.joined(separator: " ").replacing("**", with: "")
      lines += plain ? [text] : wrapped("  " + text, columns: width, indent: "  ")
    }
    return lines
  }
}

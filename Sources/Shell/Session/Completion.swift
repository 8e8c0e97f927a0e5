import Playground

/// What could stand in the place of the word at the end of `before`, in alphabetical order.
///
/// Commands after `:`; else names of the view library and names that were typed before.
func completions(before: String, in session: Session) -> [String] {
  let word = wordToComplete(in: before)
  let isFirstWord = trimmed(before) == word
  if word.hasPrefix(":"), isFirstWord {
    return ShellCommand.all.map { ":" + $0.name }.filter { $0.hasPrefix(word) }.sorted()
  }
  let sign = word.first.map { ".:$@".contains($0) } ?? false
  let prefix = sign ? String(word.dropFirst()) : word
  guard !prefix.isEmpty else { return [] }
  var names: Set<String> = []
  if sign || prefix.count > 1 || prefix.first?.isUppercase == true {
    names.formUnion(
      LibraryIndex.builtIn.names.filter { $0.count > prefix.count && $0.hasPrefix(prefix) }
    )
  }
  for input in session.accepted + commonWords {
    for name in input.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if name.count > prefix.count, name.hasPrefix(prefix) { names.insert(String(name)) }
    }
  }
  return names.sorted().map { (sign ? String(word.prefix(1)) : "") + $0 }
}

/// Words of the language that are worth completing.
private let commonWords = [
  "struct extension protocol func return private static switch default continue import"
]

/// What could stand in the place of the word at the end of `before`, in alphabetical order.
///
/// The seam to a completion that knows types: until there is one, commands after `:` and names that
/// were typed or declared before.
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
  for input in session.accepted + commonWords {
    for name in input.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if name.count > prefix.count, name.hasPrefix(prefix) { names.insert(String(name)) }
    }
  }
  return names.sorted().map { (sign ? String(word.prefix(1)) : "") + $0 }
}

/// What a learner types most.
private let commonWords = [
  "Text VStack HStack ZStack Spacer Divider Color Image Button ForEach Group List Grid GridRow",
  "padding background overlay frame foregroundStyle font opacity offset alignment spacing",
  "fixedSize layoutPriority clipShape cornerRadius shadow border id onAppear onTapGesture",
  "struct View var body some State Binding let func if else switch case return private",
]

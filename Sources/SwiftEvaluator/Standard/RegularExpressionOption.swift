/// A pattern as Foundation's older functions take it; nil for one that cannot be used.
func _foundationRegex(_ pattern: String, _ options: NSString.CompareOptions) -> Regex<
  AnyRegexOutput
>? {
  let bits = 2048 | (options.contains(.caseInsensitive) ? 1 : 0)
  let regex = Regex<AnyRegexOutput>(_literal: pattern, _options: bits)
  let mistake = regex._mistake()
  if mistake.contains("looking behind") { _notModelled("looking behind in a regular expression") }
  if mistake.contains("not modelled") { _notModelled("this form of a regular expression") }
  return mistake.isEmpty ? regex : nil
}

/// `$1` and `$0` in the template of a replacement stand for groups.
func _filled(_ template: String, _ match: AnyRegexOutput) -> String {
  var result = ""
  var rest = template[...]
  while let character = rest.popFirst() {
    if character == "\\", let next = rest.popFirst() {
      result.append(next)
    } else if character == "$", let digit = rest.first?.wholeNumberValue {
      rest.removeFirst()
      if digit < match.count { result += match[digit].substring.map { String($0) } ?? "" }
    } else {
      result.append(character)
    }
  }
  return result
}

extension StringProtocol {
  func _regularExpressionRange(_ pattern: String, _ options: NSString.CompareOptions)
    -> Range<String.Index>?
  {
    guard let regex = _foundationRegex(pattern, options) else { return nil }
    if options.contains(.backwards) { _notModelled("a regular expression searched backwards") }
    return _places(regex, options.contains(.anchored) ? 2 : 0).first
  }
  func _replacingRegularExpression(
    _ pattern: String,
    _ template: String,
    _ options: NSString.CompareOptions
  ) -> String {
    guard let regex = _foundationRegex(pattern, options) else { return _string }
    return _replacing(regex, Int.max) { _filled(template, $0.output) }
  }
}

/// A condition as Objective-C has it; only `SELF MATCHES %@` is modelled.
class NSPredicate {
  let _pattern: String
  let _options: NSString.CompareOptions
  init(format predicateFormat: String, _ arguments: any CVarArg...) {
    let words = predicateFormat.split(separator: " ").map { String($0).uppercased() }
    let isKnown = words == ["SELF", "MATCHES", "%@"] || words == ["SELF", "MATCHES[C]", "%@"]
    guard isKnown, let pattern = arguments.first as? String else {
      _notModelled("NSPredicate with another format than \"SELF MATCHES %@\"")
      _pattern = ""
      _options = []
      return
    }
    _pattern = pattern
    _options = words[1] == "MATCHES" ? [] : [.caseInsensitive]
  }
  func evaluate(with object: Any?) -> Bool {
    guard let text = object as? String, let regex = _foundationRegex(_pattern, _options) else {
      return false
    }
    return !regex._search(text, 0, 1).isEmpty
  }
}

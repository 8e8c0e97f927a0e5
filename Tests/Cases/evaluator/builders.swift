// swift-format-ignore-file
@resultBuilder enum ListBuilder {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { ["T"] + first }
  static func buildEither(second: [String]) -> [String] { ["F"] + second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func list(@ListBuilder _ make: () -> [String]) -> [String] { make() }
let on = true
print(list { "a"; 1; "b" })  // prints: ["a", "#1", "b"]
print(list {
  "x"
  if on { "on" }
  if !on { "never" }
  if on { "yes" } else { "no" }
  for i in 0..<2 { "i\(i)" }
})
// prints: ["x", "on", "T", "yes", "i0", "i1"]
struct Page {
  var lines: [String]
  init(@ListBuilder _ content: () -> [String]) { lines = content() }
}
print(Page { let n = 3; "n is \(n)"; n }.lines)  // prints: ["n is 3", "#3"]
protocol Part { var text: String { get } }
struct Word: Part { let text: String }
@resultBuilder enum PartBuilder {
  static func buildBlock(_ parts: any Part...) -> [any Part] { parts }
  static func buildFinalResult(_ parts: [any Part]) -> [any Part] { parts }
  static func buildFinalResult(_ parts: [any Part]) -> String { parts.map(\.text).joined(separator: "|") }
}
func joined(@PartBuilder _ make: () -> String) -> String { make() }
func listed(@PartBuilder _ make: () -> [any Part]) -> [any Part] { make() }
print(joined { Word(text: "a"); Word(text: "b") }, listed { Word(text: "c") }.count)
// prints: a|b 1

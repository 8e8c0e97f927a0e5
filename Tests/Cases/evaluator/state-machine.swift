// swift-format-ignore-file
enum State: Equatable {
  case idle
  case loading(progress: Int)
  case done(Result)
  struct Result: Equatable { var items: [String] }
  enum Event { case start, tick(Int), finish([String]), reset }
  mutating func handle(_ event: Event) {
    switch (self, event) {
    case (.idle, .start): self = .loading(progress: 0)
    case (.loading(let p), .tick(let n)) where p + n < 100: self = .loading(progress: p + n)
    case (.loading, .tick): self = .done(Result(items: []))
    case (.loading, .finish(let items)): self = .done(Result(items: items))
    case (_, .reset): self = .idle
    default: print("ignored \(event)")
    }
  }
}
var s = State.idle
s.handle(.tick(5))  // prints: ignored tick(5)
s.handle(.start)
s.handle(.tick(30))
print(s, s == .loading(progress: 30))  // prints: loading(progress: 30) true
s.handle(.finish(["a"]))
print(s)  // prints: done(main.State.Result(items: ["a"]))
if case .done(let result) = s, let first = result.items.first { print(first) }  // prints: a
s.handle(.reset)
print(s == .idle)  // prints: true
struct Light {
  enum Color: CaseIterable { case green, yellow, red }
  private(set) var color = Color.green
  mutating func next() {
    let all = Color.allCases
    color = all[(all.firstIndex(of: color)! + 1) % all.count]
  }
}
var light = Light()
for _ in 0..<4 { light.next() }
print(light.color)  // prints: yellow

// swift-format-ignore-file
@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "0...\(range.upperBound)" }
}
struct Player {
  @Clamped(0...100) var health = 150
  @Clamped(0...10) var lives: Int = 3
}
var p = Player()
print(p.health, p.lives)  // prints: 100 3
p.health = -5
p.lives += 20
print(p.health, p.lives, p.$lives)  // prints: 0 10 0...10
@propertyWrapper final class Shared<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared<T> { self }
}
struct S { @Shared var n = 1 ; func bump() { n += 1 } }
let s = S()
s.bump()
s.$n.wrappedValue += 10
print(s.n)  // prints: 12
@propertyWrapper struct Logged<T> {
  var wrappedValue: T { didSet { print("set", wrappedValue) } }
}
struct L { @Logged var v = "a" }
var l = L()
l.v = "b"  // prints: set b
print(L(v: "z").v)  // prints: z

import Foundation
func sum(_ n: Int) -> Int {
  func g(_ k: Int) -> Int {
    if k == 0 { return 0 }
    let h = { g(k - 1) }
    return h() + k
  }
  return g(n)
}
print(sum(3))  // prints: 6
func bounds(_ i: Int) -> Int {
  let l = 2 * i + 1, r = l + 1
  return r
}
print(bounds(2))  // prints: 6
var list = [1]
list += [2, 3][1...]
list += 4...5
list += [1].reversed()
print(list)  // prints: [1, 3, 4, 5, 1]
func word(_ n: Int?) -> String {
  switch n {
  case 1: return "one"
  case nil: return "none"
  default: return "more"
  }
}
print(word(1), word(nil), word(3))  // prints: one none more
extension Double { var km: Double { self * 1000 } }
print(3.km, 42.km + 195.km)  // prints: 3000.0 237000.0
protocol Delegate: AnyObject {}
final class Window { weak var delegate: (any Delegate)? }
final class Owner: Delegate {}
let window = Window()
var owner: Owner? = Owner()
window.delegate = owner
print(window.delegate == nil)  // prints: false
owner = nil
print(window.delegate == nil)  // prints: true
class Timer1 {
  var n = 0
  var tick: (() -> Void)?
  func start() {
    tick = { [weak self] in
      guard let self else { return }
      n += 1
    }
  }
  deinit { print("gone") }
}
do {
  let timer = Timer1()
  timer.start()
  timer.tick?()
  print(timer.n)  // prints: 1
}  // prints: gone
let letters: [Character] = ["a"]
print(letters == ["a"], Array("ab") == ["a", "b"])  // prints: true true
print(Int?.none as Any, [Int]?.none as Any)  // prints: nil nil
enum Suit { case hearts, spades, clubs }
let suit = Suit.spades
print([.hearts, .spades].contains(suit), [.hearts, .spades].firstIndex(of: suit) ?? -1)  // prints: true 1
let kinds: String = [.hearts: "red", .spades: "black"][suit] ?? "none"
print(kinds)  // prints: black
let product: (Int, Int) -> Int = { $0 * $1 }
print(zip([1, 2], [3, 4]).map(product))  // prints: [3, 8]
let make: () -> Int = { 5 }
let any: () -> Any = make
print(any())  // prints: 5
enum Check { case valid(Int), invalid([String]) }
func age(_ s: String) -> Check { Int(s).map { $0 >= 0 ? .valid($0) : .invalid(["neg"]) } ?? .invalid(["bad"]) }
print(age("3"), age("x"))  // prints: valid(3) invalid(["bad"])
struct Limits {
  var max: Int { 1 }
  func f() -> Int { Swift.max(2, 3) }
}
print(Limits().f())  // prints: 3

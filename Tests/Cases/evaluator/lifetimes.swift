// Variables let go at the end of their block, the last declared first.
class U {
  let i: Int
  init(_ i: Int) {
    self.i = i
    print("alive", i)
  }
  deinit { print("dead", i) }
}
// prints: alive 1
// prints: in 1
// prints: dead 1
// prints: alive 2
// prints: in 2
// prints: dead 2
for i in 1...2 {
  let u = U(i)
  print("in", u.i)
}
// prints: alive 7
// prints: dead 7
// prints: alive 8
// prints: dead 8
for i in 7...8 { _ = U(i) }
func leave() {
  for i in 1...4 {
    let u = U(i)
    if i == 2 { continue }
    if i == 3 { break }
    print("kept", u.i)
  }
  print("end")
}
// prints: alive 1
// prints: kept 1
// prints: dead 1
// prints: alive 2
// prints: dead 2
// prints: alive 3
// prints: dead 3
// prints: end
leave()
func both() -> Int {
  let a = U(1)
  let b = U(2)
  return a.i + b.i
}
// prints: alive 1
// prints: alive 2
// prints: dead 2
// prints: dead 1
// prints: 3
print(both())
protocol Listener: AnyObject { func hear() }
class Ear: Listener {
  func hear() { print("heard") }
  deinit { print("deaf") }
}
class Voice {
  weak var listener: (any Listener)?
  func speak() { listener?.hear() }
}
let voice = Voice()
// prints: heard
// prints: deaf
// prints: true
do {
  let ear = Ear()
  voice.listener = ear
  voice.speak()
}
print(voice.listener == nil)
class Page {
  let name = "p"
  lazy var text: () -> String = { [unowned self] in "<\(self.name)>" }
  deinit { print("gone") }
}
var page: Page? = Page()
// prints: <p>
// prints: gone
print(page!.text())
page = nil

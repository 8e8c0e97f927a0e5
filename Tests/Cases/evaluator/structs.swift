// swift-format-ignore-file
struct Point {
  var x = 0
  var y = 0
  static let origin = Point()
  static var made = 0
  var length: Double { Double(x * x + y * y).squareRoot() }
  var double: Int {
    get { x * 2 }
    set { x = newValue / 2 }
  }
  mutating func move(dx: Int) { x += dx }
  func moved(dx: Int) -> Point { var c = self; c.move(dx: dx); return c }
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}
var p = Point(x: 3, y: 4)
var q = p
q.x = 10
print(p, q, p.length)  // prints: Point(x: 3, y: 4) Point(x: 10, y: 4) 5.0
p.move(dx: 2)
p.double = 20
print(p.x, p.double, p.moved(dx: 1).x, p.x)  // prints: 10 20 11 10
print(Point.origin, p + q, Point(y: 7))  // prints: Point(x: 0, y: 0) Point(x: 20, y: 8) Point(x: 0, y: 7)
Point.made += 1
print(Point.made)  // prints: 1
struct Temp {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init?(text: String) {
    guard let v = Double(text) else { return nil }
    celsius = v
  }
}
print(Temp(fahrenheit: 212).celsius, Temp(text: "x") == nil, Temp(text: "4")!.celsius)  // prints: 100.0 true 4.0
extension Temp: Equatable {}
print(Temp(celsius: 1) == Temp(celsius: 1))  // prints: true
struct Stack<T> {
  private var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last }
  var count: Int { items.count }
}
var st = Stack<String>()
st.push("a")
st.push("b")
print(st.pop() ?? "-", st.top ?? "-", st.count)  // prints: b a 1
struct Outer { struct Inner { var v = 1 }; var inner = Inner() }
var o = Outer()
o.inner.v += 4
print(o.inner.v, Outer.Inner().v)  // prints: 5 1
struct Default { let id = 7; var name: String; var note: String? }
print(Default(name: "n"))  // prints: Default(id: 7, name: "n", note: nil)

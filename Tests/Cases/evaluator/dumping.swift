// The tree of a value; the module of these cases is called main.
struct Point {
  var a = 1
  var b = [1, 2]
  var c: String? = nil
  var d: Int? = 3
  var e = ["k": 1]
}
dump(Point())
// prints: ▿ main.Point
// prints:   - a: 1
// prints:   ▿ b: 2 elements
// prints:     - 1
// prints:     - 2
// prints:   - c: nil
// prints:   ▿ d: Optional(3)
// prints:     - some: 3
// prints:   ▿ e: 1 key/value pair
// prints:     ▿ (2 elements)
// prints:       - key: "k"
// prints:       - value: 1
class Box { var x = 1.5 }
let box = Box()
dump([box, box])
// prints: ▿ 2 elements
// prints:   ▿ main.Box #0
// prints:     - x: 1.5
// prints:   ▿ main.Box #0
enum Shape { case dot, circle(Int), box(n: String, m: Bool) }
dump(Shape.dot)  // prints: - main.Shape.dot
dump(Shape.circle(2))
// prints: ▿ main.Shape.circle
// prints:   - circle: 2
dump(Shape.box(n: "q", m: true))
// prints: ▿ main.Shape.box
// prints:   ▿ box: (2 elements)
// prints:     - n: "q"
// prints:     - m: true
dump((1, b: "x"))
// prints: ▿ (2 elements)
// prints:   - .0: 1
// prints:   - b: "x"
dump("s")  // prints: - "s"
dump([Int]())  // prints: - 0 elements
dump(Set([1]))
// prints: ▿ 1 member
// prints:   - 1

// swift-format-ignore-file
enum Dir: String, CaseIterable { case north, south = "S", east }
print(Dir.north, Dir.south.rawValue, Dir(rawValue: "east")!, Dir(rawValue: "zz") as Any)
// prints: north S east nil
print(Dir.allCases, Dir.allCases.count)  // prints: [main.Dir.north, main.Dir.south, main.Dir.east] 3
enum Level: Int { case low = 1, mid, high = 10 }
print(Level.mid.rawValue, Level(rawValue: 10)!)  // prints: 2 high
enum Shape {
  case circle(radius: Double)
  case rect(Int, Int)
  case empty
  var area: Double {
    switch self {
    case .circle(let r): return r * r * 3
    case let .rect(w, h): return Double(w * h)
    case .empty: return 0
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rect(2, 3), .empty]
print(shapes.map(\.area))  // prints: [12.0, 6.0, 0.0]
print(shapes[0], shapes[1], shapes[2])  // prints: circle(radius: 2.0) rect(2, 3) empty
if case .rect(let w, _) = shapes[1] { print("w", w) }  // prints: w 2
indirect enum Expr {
  case num(Int)
  case add(Expr, Expr)
  case mul(Expr, Expr)
}
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n
  case .add(let a, let b): eval(a) + eval(b)
  case .mul(let a, let b): eval(a) * eval(b)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))  // prints: 14
enum Light { case red, green
  mutating func toggle() { self = self == .red ? .green : .red }
}
var l = Light.red
l.toggle()
print(l, l == .green)  // prints: green true
enum Maybe<T> { case no, yes(T) }
let m: Maybe<Int> = .yes(4)
switch m { case .yes(let v): print(v); case .no: print("no") }  // prints: 4
enum Err: Error, Equatable { case bad(Int) }
print(Err.bad(1) == Err.bad(1), Err.bad(1) == .bad(2))  // prints: true false
print([Dir.north: 1][.north]!)  // prints: 1

// swift-format-ignore-file
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var v: Double
  init(integerLiteral n: Int) { v = Double(n) }
  init(floatLiteral d: Double) { v = d }
}
let m: Meters = 5
let k: Meters = 2.5
print(m.v + k.v)  // prints: 7.5
struct Tag: ExpressibleByStringLiteral { let s: String; init(stringLiteral v: String) { s = "#" + v } }
func tag(_ t: Tag) -> String { t.s }
print(tag("x"))  // prints: #x
struct Bag: ExpressibleByArrayLiteral { var n: [Int]; init(arrayLiteral e: Int...) { n = e } }
let b: Bag = [1, 2, 3]
print(b.n.count)  // prints: 3
struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2) }
let o: Opts = [.a, .b]
print(o.contains(.a), o.rawValue, Opts.a.union(.b) == o, ([] as Opts).isEmpty)  // prints: true 3 true true
struct I: ExpressibleByStringInterpolation { let s: String; init(stringLiteral v: String) { s = v } }
let i: I = "n=\(3)"
print(i.s)  // prints: n=3
let f: Double = 3
let c: Character = "x"
let big = 1_000_000
print(f, c, big, #"raw \(no)"#)  // prints: 3.0 x 1000000 raw \(no)

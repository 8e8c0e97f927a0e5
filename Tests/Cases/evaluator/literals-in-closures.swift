import Foundation
struct Item: Identifiable, Hashable { var id = 0; var price: Double = 2.5; var qty: Int = 3; var name: String = "n"; var size: CGFloat = 10; var note: String? = nil }
struct Pt: Hashable { var x: Double; var y: Double }
struct Vec { var dx: CGFloat; var dy: CGFloat; static func + (l: Vec, r: Vec) -> Vec { Vec(dx: l.dx + r.dx, dy: l.dy + r.dy) }; static func * (l: Vec, r: CGFloat) -> Vec { Vec(dx: l.dx * r, dy: l.dy * r) }; static func * (l: CGFloat, r: Vec) -> Vec { r * l } ; static let zero = Vec(dx: 0, dy: 0)}
enum Sz: Int, CaseIterable { case small = 1, medium, large }
let items = [Item(), Item(id: 1, price: 4, qty: 2, name: "m", size: 20, note: "x")]
let n = 7
let d = 2.5
let width: CGFloat = 320
let height: CGFloat = 200
let offset: CGFloat = 12
let flag = true
let opt: Int? = 4
let optD: Double? = nil
let optS: String? = nil
let words = ["one", "two", "three"]
let nums = [3, 1, 2]
let dbls = [1.5, 2.5]
let cgs: [CGFloat] = [1, 2, 3]
let dict = ["a": 1, "b": 2]
let fl: Float = 1.5
let i8: Int8 = 5
let u: UInt = 9
func takesD(_ x: Double) -> Double { x }
func takesCG(_ x: CGFloat) -> CGFloat { x }
func takesI(_ x: Int) -> Int { x }
func pick<T>(_ a: T, _ b: T) -> T { a }
func ident<T>(_ a: T) -> T { a }
func apply<T, U>(_ a: T, _ f: (T) -> U) -> U { f(a) }
func twice(_ f: (Double) -> Double) -> Double { f(f(1)) }

print(type(of: items.map { Double($0.qty) }.reduce(0, +) / Double(items.count) * 100))  // prints: Double
print(type(of: items.reduce(0) { total, item in total + item.price * Double(item.qty) }))  // prints: Double
print(type(of: items.reduce(0) { $0 + $1.price * 1.2 } * 2))  // prints: Double
print(type(of: items.reduce(0) { $0 + Int($1.price) }))  // prints: Int
print(type(of: items.reduce(into: 0) { $0 += $1.qty }))  // prints: Int
print(type(of: items.reduce(into: 0.0) { $0 += $1.price }))  // prints: Double
print(type(of: items.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += $1.qty }))  // prints: Dictionary<String, Int>
print(type(of: items.map { ($0.name, $0.price) }.max { $0.1 < $1.1 }?.0 ?? ""))  // prints: String
print(type(of: items.enumerated().map { ($0.offset + 1, $0.element.price / 2) }))  // prints: Array<(Int, Double)>
print(type(of: items.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element.price }))  // prints: Double
print(type(of: zip(items, items.dropFirst()).map { $1.price - $0.price }))  // prints: Array<Double>
print(type(of: items.sorted(by: { $0.price > $1.price }).map(\.name)))  // prints: Array<String>
print(type(of: items.map { $0.size / 2 + 4 }))  // prints: Array<CGFloat>
print(type(of: items.map { max($0.size, 44) }))  // prints: Array<CGFloat>
print(type(of: items.map { min(1, $0.price / 10) }))  // prints: Array<Double>
print(type(of: items.map { CGFloat($0.price / 10) * width }))  // prints: Array<CGFloat>
print(type(of: items.map { $0.price / 10 * width }))  // prints: Array<Double>
print(type(of: items.map { $0.qty == 0 ? 0 : $0.price / Double($0.qty) }))  // prints: Array<Double>
print(type(of: items.map { $0.price > 3 ? 1.0 : 0.5 }))  // prints: Array<Double>
print(type(of: items.map { $0.price > 3 ? .init(x: 1, y: 2) : Pt(x: 0, y: 0) }))  // prints: Array<Pt>
print(type(of: items.map { item -> Double in item.price * 2 }))  // prints: Array<Double>
print(type(of: items.map { (item: Item) in item.qty + 1 }))  // prints: Array<Int>
print(type(of: items.compactMap { $0.qty > 2 ? $0.price : nil }))  // prints: Array<Double>
print(type(of: items.filter { $0.qty > 1 && $0.price < 10 || $0.name == "x" }.count))  // prints: Int
print(type(of: items.contains { $0.qty * 2 > 5 }))  // prints: Bool
print(type(of: items.allSatisfy { $0.price >= 0 }))  // prints: Bool
print(type(of: items.firstIndex { $0.name == "m" }.map { $0 + 1 } ?? -1))  // prints: Int
print(type(of: items.first?.price ?? 0))  // prints: Double
print(type(of: (items.first?.price ?? 0) * 2))  // prints: Double
print(type(of: items.first.map { $0.price * 0.5 }))  // prints: Optional<Double>
print(type(of: items.last?.note?.count ?? 0))  // prints: Int
print(type(of: items[0].price * Double(items[0].qty)))  // prints: Double
print(type(of: items.indices.map { $0 * 10 }))  // prints: Array<Int>
print(type(of: items.count * 2 + 1))  // prints: Int
print(type(of: Double(items.count) * 0.5 + 1))  // prints: Double
print(type(of: items.isEmpty ? 0 : items.map(\.price).reduce(0, +) / Double(items.count)))  // prints: Double
print(type(of: items.isEmpty ? nil : items[0].price))  // prints: Optional<Double>
print(type(of: items.min { $0.qty < $1.qty }!.qty * 3))  // prints: Int
print(type(of: flag ? 0.0 : 1))  // prints: Double
print(type(of: flag ? 1 : 2 + 0.5))  // prints: Double
print(type(of: flag ? "a" : nil))  // prints: Optional<String>
print(type(of: flag ? [] : [1]))  // prints: Array<Int>
print(type(of: flag ? [1] : []))  // prints: Array<Int>
print(type(of: flag ? [1.5] : [1]))  // prints: Array<Double>
print(type(of: flag ? (1, 2.5) : (3, 4)))  // prints: (Int, Double)
print(type(of: flag ? .init(x: 0, y: 0) : Pt(x: 1, y: 1)))  // prints: Pt
print(type(of: (flag ? 10 : 20) + width))  // prints: CGFloat
print(type(of: (flag ? 10 : 20) + n))  // prints: Int
print(type(of: (flag ? 1 : 0) + (flag ? 0.5 : 0)))  // prints: Double
print(type(of: width * (flag ? 1 : 0.5) + (flag ? 10 : 0)))  // prints: CGFloat
print(type(of: width / CGFloat(flag ? 2 : 3)))  // prints: CGFloat
print(type(of: width / (flag ? 2 : 3)))  // prints: CGFloat
print(type(of: flag ? width / 2 : width))  // prints: CGFloat
print(type(of: flag ? n : n + 1))  // prints: Int
print(type(of: flag ? Double(n) : d))  // prints: Double
print(type(of: flag ? opt : nil))  // prints: Optional<Int>
print(type(of: flag ? opt : 5))  // prints: Optional<Int>
print(type(of: flag ? nil : "x"))  // prints: Optional<String>
print(type(of: n > 5 ? "big" : n > 2 ? "mid" : "small"))  // prints: String
print(type(of: n > 5 ? 1 : n > 2 ? 0.5 : 0))  // prints: Double
print(type(of: n > 5 ? nil : n > 2 ? 0.5 : 0))  // prints: Optional<Double>
print(type(of: opt.map { n in n > 2 ? 1.5 : 0 }))  // prints: Optional<Double>
print(type(of: opt.map(String.init) ?? "-"))  // prints: String
print(type(of: opt.map { "\($0)" } ?? "-"))  // prints: String
print(type(of: opt.map { $0 + n } ?? n))  // prints: Int
print(type(of: opt != nil ? 1 : 0))  // prints: Int
print(type(of: opt == 4))  // prints: Bool
print(type(of: opt == nil || opt! > 3))  // prints: Bool
print(type(of: optD ?? d))  // prints: Double
print(type(of: optD ?? Double(n)))  // prints: Double
print(type(of: optD.map { $0 * 2 } ?? d / 2))  // prints: Double
print(type(of: optD == nil ? 0 : optD! * 2))  // prints: Double
print(type(of: [opt, nil, 3].compactMap { $0 }.reduce(0, +)))  // prints: Int
print(type(of: [opt ?? 0, 1]))  // prints: Array<Int>
print(type(of: ["a": opt ?? 0, "b": 1]))  // prints: Dictionary<String, Int>
print(type(of: ["a": nil, "b": 1]))  // prints: Dictionary<String, Optional<Int>>
print(type(of: ["w": width, "h": 10]))  // prints: Dictionary<String, CGFloat>
print(type(of: ["w": 10, "h": width]))  // prints: Dictionary<String, CGFloat>
print(type(of: ["a": 1.5, "b": 2].values.reduce(0, +)))  // prints: Double
print(type(of: ["a": 1, "b": 2].map { "\($0): \($1)" }))  // prints: Array<String>
print(type(of: ["a": 1, "b": 2].map { key, value in value * 2 }))  // prints: Array<Int>
print(type(of: ["a": 1, "b": 2].sorted { $0.value > $1.value }.map { $0.key }))  // prints: Array<String>
print(type(of: ["a": 1, "b": 2].filter { $0.value > 1 }))  // prints: Dictionary<String, Int>
print(type(of: ["a": [1, 2], "b": [3]].mapValues { $0.reduce(0, +) }))  // prints: Dictionary<String, Int>
print(type(of: ["a": [1, 2.5], "b": [3]].mapValues { $0.reduce(0, +) * 2 }))  // prints: Dictionary<String, Double>
print(type(of: [1: 2.5, 2: 3].map { Double($0) * $1 }))  // prints: Array<Double>
print(type(of: dict.mapValues { Double($0) / 2 }))  // prints: Dictionary<String, Double>
print(type(of: dict.max { $0.value < $1.value }?.key))  // prints: Optional<String>
print(type(of: dict.keys.sorted().map { dict[$0] ?? 0 }))  // prints: Array<Int>
print(type(of: dict.compactMapValues { $0 > 1 ? $0 : nil }))  // prints: Dictionary<String, Int>
print(type(of: dict.values.map { $0 * 2 }.max() ?? 0))  // prints: Int
print(type(of: dict["a"].map { $0 * 2 }))  // prints: Optional<Int>
print(type(of: dict["a"]! + dict["b"]!))  // prints: Int
print(type(of: dict["a", default: 0] * 2 + 1))  // prints: Int
print(type(of: [[1, 2, 3], [4, 5, 6]].map { $0.map { $0 * 2 } }))  // prints: Array<Array<Int>>
print(type(of: [[1, 2, 3], [4, 5, 6]].map { row in row.map { $0 * 0.5 } }))  // prints: Array<Array<Double>>
print(type(of: [[1, 2], [3, 4]].joined().map { $0 + 1 }))  // prints: Array<Int>
print(type(of: [[1, 2], [3, 4]].flatMap { $0 }.reduce(0, +) / 2))  // prints: Int
print(type(of: [[0, 1], [1, 0]].map { $0.map { $0 == 1 ? "x" : "." }.joined() }))  // prints: Array<String>
print(type(of: [0, 0.5, 1].map { $0 * 100 }))  // prints: Array<Double>
print(type(of: [0, 0.5, 1].map { Int($0 * 100) }))  // prints: Array<Int>
print(type(of: [0, 0.5, 1].map { width * $0 }))  // prints: Array<CGFloat>
print(type(of: [0.25, 0.5].map { width * CGFloat($0) }))  // prints: Array<CGFloat>
print(type(of: [0, 90, 180].map { Double($0) * .pi / 180 }))  // prints: Array<Double>
print(type(of: [10, 20, 30].map { CGFloat($0) }))  // prints: Array<CGFloat>
print(type(of: [10, 20, 30].map { $0 / width }))  // prints: Array<CGFloat>
print(type(of: [3, 1, 2].sorted(by: >).map { $0 * $0 }))  // prints: Array<Int>
print(type(of: [3, 1, 2].sorted().first ?? 0))  // prints: Int
print(type(of: [3, 1, 2].max()! - [3, 1, 2].min()!))  // prints: Int
print(type(of: [1, 2, 3].map { i in i * i }.filter { $0 % 2 == 1 }))  // prints: Array<Int>
print(type(of: [1, 2, 3].map { i in Double(i) }.map { sqrt($0) }))  // prints: Array<Double>
print(type(of: [1.0, 4, 9].map(sqrt)))  // prints: Array<Double>
print(type(of: [1.0, 4, 9].map { sqrt($0) + 1 }))  // prints: Array<Double>
print(type(of: [1, 4, 9].map { sqrt(Double($0)) }))  // prints: Array<Double>
print(type(of: [1, 4, 9].map { sqrt($0) }))  // prints: Array<Double>
print(type(of: [-1, 2].map(abs)))  // prints: Array<Int>
print(type(of: [-1, 2].map { abs($0) }))  // prints: Array<Int>
print(type(of: [1, 2, 3].enumerated().map { $0.offset * $0.element }))  // prints: Array<Int>
print(type(of: [1, 2, 3].enumerated().map { Double($0) * 0.5 + Double($1) }))  // prints: Array<Double>
print(type(of: [1, 2, 3].reversed().map { $0 * 2 }))  // prints: Array<Int>
print(type(of: [1, 2, 3].dropFirst().map { $0 + 0.5 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].prefix(2).reduce(0, +)))  // prints: Int
print(type(of: [1, 2, 3].contains(2)))  // prints: Bool
print(type(of: [1, 2, 3].contains { $0 > 2.5 }))  // prints: Bool
print(type(of: [1, 2, 3].firstIndex(of: 2) ?? 0))  // prints: Int
print(type(of: [1, 2, 3].min() ?? .max))  // prints: Int
print(type(of: [1, 2, 3].reduce(0) { $0 * 10 + $1 }))  // prints: Int
print(type(of: [1, 2, 3].reduce(0.5) { $0 + $1 }))  // prints: Double
print(type(of: [1, 2, 3].reduce(0) { $0 + Double($1) }))  // prints: Double
print(type(of: [1, 2, 3].reduce([]) { $0 + [$1 * 2] }))  // prints: Array<Int>
print(type(of: [1, 2, 3].reduce("") { $0 + String($1) }))  // prints: String
print(type(of: [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.count))  // prints: Int
print(type(of: (1...3).map(Double.init).reduce(1, *)))  // prints: Double
print(type(of: (1...3).map { CGFloat($0) }.reduce(0, +) / 3))  // prints: CGFloat
print(type(of: (1...3).reduce(0) { $0 + $1 * $1 }))  // prints: Int
print(type(of: (1...3).reduce(0.0) { $0 + 1 / Double($1) }))  // prints: Double
print(type(of: (1...3).map { "\($0)" }.joined(separator: ",")))  // prints: String
print(type(of: (1...3).map { i in (1...3).map { j in i * j }.reduce(0, +) }))  // prints: Array<Int>
print(type(of: (1...3).flatMap { [$0, $0 * 10] }))  // prints: Array<Int>
print(type(of: (0..<n).filter { $0 % 3 == 0 || $0 % 5 == 0 }.reduce(0, +)))  // prints: Int
print(type(of: (0..<n).map { sin(Double($0) / Double(n) * 2 * .pi) }))  // prints: Array<Double>
print(type(of: (0..<n).map { sin(Double($0) / Double(n) * .pi * 2) * 50 + 100 }))  // prints: Array<Double>
print(type(of: (0..<n).map { CGFloat($0) / CGFloat(n - 1) * width }))  // prints: Array<CGFloat>
print(type(of: (0..<n).map { i in CGPoint(x: Double(i) * 10, y: 100 - Double(i * i)) }))  // prints: Array<CGPoint>
print(type(of: (0..<n).map { i in Pt(x: cos(Double(i) * 2 * .pi / Double(n)), y: sin(Double(i))) }))  // prints: Array<Pt>
print(type(of: (0..<n).map { Double($0) }.map { $0 * $0 / 2 }))  // prints: Array<Double>
print(type(of: (0..<n).contains(3) ? 1 : 0))  // prints: Int
print(type(of: stride(from: 0, to: 2 * Double.pi, by: 0.5).map { sin($0) }))  // prints: Array<Double>
print(type(of: stride(from: 0, to: 360, by: 30).map { Double($0) * .pi / 180 }))  // prints: Array<Double>
print(type(of: stride(from: 0.0, through: 1, by: 0.1).map { $0 * width }))  // prints: Array<CGFloat>
print(type(of: Double.pi * pow(d, 2)))  // prints: Double
print(type(of: .pi * pow(d, 2)))  // prints: Double
print(type(of: 4 / 3 * Double.pi * pow(d, 3)))  // prints: Double
print(type(of: pow(1 + d / 100, 12) * 1000))  // prints: Double
print(type(of: 1000 * pow(1 + 0.05, Double(n))))  // prints: Double
print(type(of: sqrt(pow(width - 10, 2) + pow(height - 20, 2))))  // prints: CGFloat
print(type(of: max(sqrt(d), 1)))  // prints: Double
print(type(of: min(width, height) / 2 - 10))  // prints: CGFloat
print(type(of: min(width / 2, height / 2, 100)))  // prints: CGFloat
print(type(of: max(0, min(1, d / 10))))  // prints: Double
print(type(of: max(0.2, 1 - Double(n) / 10)))  // prints: Double
print(type(of: max(44, offset * 2)))  // prints: CGFloat
print(type(of: abs(width / 2 - offset) / width))  // prints: CGFloat
print(type(of: 1 - abs(offset) / width))  // prints: CGFloat
print(type(of: 1 - abs(d) / 10))  // prints: Double
print(type(of: (1 - offset / 300) * 0.9 + 0.1))  // prints: CGFloat
print(type(of: offset > 100 ? 1 : offset / 100))  // prints: CGFloat
print(type(of: offset.magnitude * 2))  // prints: CGFloat
print(type(of: -offset * 0.5))  // prints: CGFloat
print(type(of: Double(-offset / 10)))  // prints: Double
print(type(of: Int(offset) / 10 * 10))  // prints: Int
print(type(of: Int((offset / width * 100).rounded())))  // prints: Int
print(type(of: Int(d.rounded()) + 1))  // prints: Int
print(type(of: Int(pow(2, Double(n)))))  // prints: Int
print(type(of: Int(pow(2.0, 3.0))))  // prints: Int
print(type(of: Int("42") ?? 0))  // prints: Int
print(type(of: (Int("42") ?? 0) * 2))  // prints: Int
print(type(of: Double("4.5") ?? 0))  // prints: Double
print(type(of: (Double("4.5") ?? 0) / 2))  // prints: Double
print(type(of: Double("1")! * 1.8 + 32))  // prints: Double
print(type(of: Double(n) * 9 / 5 + 32))  // prints: Double
print(type(of: (d - 32) * 5 / 9))  // prints: Double
print(type(of: d * 9 / 5 + 32))  // prints: Double
print(type(of: n / 60 * 60 + n % 60))  // prints: Int
print(type(of: String(n / 60) + ":" + String(n % 60)))  // prints: String
print(type(of: "\(n / 60):\(n % 60)"))  // prints: String
print(type(of: "Total: \(items.reduce(0) { $0 + $1.price })"))  // prints: String
print(type(of: "\(d * 2) and \(width / 2)"))  // prints: String
print(type(of: "a" + (flag ? "b" : "c")))  // prints: String
print(type(of: "a" + (optS ?? "b")))  // prints: String
print(type(of: "a" + "b" + "c" + "d" + "\(n)"))  // prints: String
print(type(of: String("a".first ?? "b") + "c"))  // prints: String
print(type(of: "abc".map { $0.uppercased() }.joined()))  // prints: String
print(type(of: "abc".reduce("") { String($1) + $0 }))  // prints: String
print(type(of: "abc".reversed().map { String($0) }))  // prints: Array<String>
print(type(of: "a b".split(separator: " ").map(String.init)))  // prints: Array<String>
print(type(of: "1,2".split(separator: ",").compactMap { Int($0) }.reduce(0, +)))  // prints: Int
print(type(of: "1,2".split(separator: ",").map { Double($0) ?? 0 }))  // prints: Array<Double>
print(type(of: words.sorted { $0.count < $1.count }.first ?? ""))  // prints: String
print(type(of: words.map { $0.first.map(String.init) ?? "" }))  // prints: Array<String>
print(type(of: words.reduce(0) { $0 + $1.count }))  // prints: Int
print(type(of: words.reduce(into: [:]) { counts, w in counts[w, default: 0] += 1 } as [String: Int]))  // prints: Dictionary<String, Int>
print(type(of: Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)))  // prints: Dictionary<String, Int>
print(type(of: Dictionary(grouping: words) { $0.count }.map { ($0.key, $0.value.count) }))  // prints: Array<(Int, Int)>
print(type(of: Set(words).count * 2))  // prints: Int
print(type(of: Array(Set(nums)).sorted()))  // prints: Array<Int>
print(type(of: Array(zip(nums, words)).map { "\($0)\($1)" }))  // prints: Array<String>
print(type(of: Array(words.enumerated()).map { $0.offset + 1 }))  // prints: Array<Int>
print(type(of: Array(1...3) + [4]))  // prints: Array<Int>
print(type(of: Array(repeating: 1, count: n).reduce(0, +)))  // prints: Int
print(type(of: Array(repeating: [Int](), count: 2).map { $0.count }))  // prints: Array<Int>
print(type(of: pick([1], [2.5])))  // prints: Array<Double>
print(type(of: pick(1.5, 2) * 2))  // prints: Double
print(type(of: ident(-1) * d))  // prints: Double
print(type(of: apply([1, 2]) { $0.map { $0 * 2.5 } }))  // prints: Array<Double>
print(type(of: apply((1, 2.5)) { $0.0 + 1 }))  // prints: Int
print(type(of: apply(n) { Double($0) * 0.5 }))  // prints: Double
print(type(of: takesD(flag ? 1 : 2)))  // prints: Double
print(type(of: takesD(.pi / 2)))  // prints: Double
print(type(of: takesD(2 * .pi)))  // prints: Double
print(type(of: takesD(-.pi / 2)))  // prints: Double
print(type(of: takesD(pow(2, 3))))  // prints: Double
print(type(of: takesD(Double(n) / 2 + 1)))  // prints: Double
print(type(of: takesD(max(1, 2))))  // prints: Double
print(type(of: takesCG(max(1, width))))  // prints: CGFloat
print(type(of: takesCG(.pi * 2)))  // prints: CGFloat
print(type(of: takesCG(1 / 3)))  // prints: CGFloat
print(type(of: takesI(7 / 2 * 2)))  // prints: Int
print(type(of: twice { max($0, 2) }))  // prints: Double
print(type(of: twice { x in x > 1 ? x / 2 : x * 3 }))  // prints: Double
print(type(of: CGPoint(x: width / 2 + 10, y: height * (flag ? 0.25 : 0.75))))  // prints: CGPoint
print(type(of: CGSize(width: min(width, 300), height: max(height, 100) / 2)))  // prints: CGSize
print(type(of: CGRect(x: width * 0.1, y: 0, width: width * 0.8, height: 20 + offset)))  // prints: CGRect
print(type(of: Date(timeIntervalSince1970: 0).addingTimeInterval(60 * 60 * Double(n)).timeIntervalSince1970))  // prints: Double
print(type(of: 1_000_000 / 3))  // prints: Int
print(type(of: 0x10 + 1))  // prints: Int
print(type(of: 5 % 3 * 2))  // prints: Int
print(type(of: -5 / 2))  // prints: Int
print(type(of: -(5 / 2.0)))  // prints: Double
print(type(of: +3 - -2))  // prints: Int
print(type(of: ~1 & 3))  // prints: Int
print(type(of: 1 << 3 | 1))  // prints: Int
print(type(of: n >> 1))  // prints: Int
print(type(of: (1, 2.5)))  // prints: (Int, Double)
print(type(of: (n + 1, d * 2, "a")))  // prints: (Int, Double, String)
print(type(of: (a: 1, b: 2.0).a + 1))  // prints: Int
print(type(of: (min: 1, max: 10.5).max / 2))  // prints: Double
print(type(of: 1.5...d))  // prints: ClosedRange<Double>
print(type(of: 0...Double(n)))  // prints: ClosedRange<Double>
print(type(of: n - 1..<n + 1))  // prints: Range<Int>
print(type(of: (n - 1)...(n * 2)))  // prints: ClosedRange<Int>
print(type(of: 0..<items.count))  // prints: Range<Int>
print(type(of: Sz(rawValue: 2)?.rawValue ?? 0))  // prints: Int
print(type(of: (Sz(rawValue: 9) ?? .small).rawValue * 2))  // prints: Int
print(type(of: Sz.allCases.firstIndex(of: .medium)! + 1))  // prints: Int
print(type(of: Sz.allCases[n % Sz.allCases.count].rawValue))  // prints: Int
print(type(of: Sz.allCases.map { $0 == .small ? 1 : 2.5 }))  // prints: Array<Double>
print(type(of: Sz.medium == .small ? 0 : 1))  // prints: Int
print(type(of: [1.5, 2.5].map { $0 > 2 ? $0 : 0 }))  // prints: Array<Double>
print(type(of: [1, 2].map { $0 > 1 ? $0 : 0.5 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].map { x in x % 2 == 0 ? x / 2 : x * 3 + 1 }))  // prints: Array<Int>
print(type(of: [("Mon", 3), ("Tue", 5)].map { ($0.0, Double($0.1) / 10) }))  // prints: Array<(String, Double)>
print(type(of: [("Mon", 3), ("Tue", 5)].reduce(0) { $0 + $1.1 }))  // prints: Int
print(type(of: [("Mon", 3.5), ("Tue", 5)].reduce(0) { $0 + $1.1 } / 2))  // prints: Double
print(type(of: [("a", 1), ("b", 2)].sorted { $0.1 > $1.1 }.first?.0 ?? "none"))  // prints: String
print(type(of: [(x: 1, y: 2), (x: 3, y: 4)].map { $0.x * $0.y }))  // prints: Array<Int>
print(type(of: [(x: 1, y: 2.5), (x: 3, y: 4)].map { Double($0.x) * $0.y }.reduce(0, +)))  // prints: Double
print(type(of: [Pt(x: 1, y: 2)].map { sqrt($0.x * $0.x + $0.y * $0.y) }))  // prints: Array<Double>
print(type(of: [Pt(x: 1, y: 2)].reduce(Pt(x: 0, y: 0)) { Pt(x: $0.x + $1.x, y: $0.y + $1.y) }))  // prints: Pt
print(type(of: [Pt(x: 1, y: 2)].map { CGPoint(x: $0.x * width, y: (1 - $0.y) * height) }))  // prints: Array<CGPoint>
print(type(of: [0.2, 0.5, 0.9].map { CGFloat($0) * height }))  // prints: Array<CGFloat>
print(type(of: [0.2, 0.5, 0.9].map { $0 * height - 10 }))  // prints: Array<CGFloat>
print(type(of: [0.2, 0.5, 0.9].enumerated().map { CGPoint(x: CGFloat($0.offset) * width / 2, y: (1 - $0.element) * height) }))  // prints: Array<CGPoint>
print(type(of: [0.2, 0.5, 0.9].max().map { $0 * 2 } ?? 1))  // prints: Double
print(type(of: [20, 40, 60].map { Double($0) / 100 * d }))  // prints: Array<Double>
print(type(of: [20, 40, 60].map { Double($0) / Double([20, 40, 60].max()!) }))  // prints: Array<Double>
print(type(of: [20, 40, 60].reduce(0, +) / [20, 40, 60].count))  // prints: Int
print(type(of: Double([20, 40, 60].reduce(0, +)) / 3))  // prints: Double
print(type(of: [20.0, 40, 60].reduce(0, +) / Double([1, 2].count)))  // prints: Double
print(type(of: [20, 40.5].reduce(0, +) / 2))  // prints: Double
print(type(of: [[1, 0], [0, 1]].map { $0.map { $0 == 1 } }))  // prints: Array<Array<Bool>>
print(type(of: [[1, 0], [0, 1]].map { $0.reduce(0, +) }.reduce(0, +)))  // prints: Int
print(type(of: ["a", "b"].enumerated().map { (i, s) in "\(i + 1)\(s)" }))  // prints: Array<String>
print(type(of: ["a", "b"].enumerated().map { (i, s) in (i * 2, s) }))  // prints: Array<(Int, String)>
print(type(of: ["a", "b"].enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }))  // prints: Array<String>
print(type(of: ["a", "b"].map { ($0, 1) }.reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }))  // prints: Dictionary<String, Int>
print(type(of: ["a": 1.5].map { $0.value * 2 }.first ?? 0))  // prints: Double
print(type(of: ["x": [1, 2]].flatMap { $0.value }.map { $0 * 2.5 }))  // prints: Array<Double>
print(type(of: ["a", "b"].firstIndex(of: "b").map { $0 * 2 } ?? -1))  // prints: Int
print(type(of: ["a", nil].compactMap { $0 }.count))  // prints: Int
print(type(of: ["a", nil].map { $0 ?? "-" }))  // prints: Array<String>
print(type(of: [1, nil, 3].map { $0 ?? 0 }.reduce(0, +)))  // prints: Int
print(type(of: [1, nil, 3].map { $0.map { $0 * 2 } }))  // prints: Array<Optional<Int>>
print(type(of: (flag ? [1, 2] : []).map { $0 * 2.5 }))  // prints: Array<Double>
print(type(of: (flag ? nums : []).map { $0 + 1 }))  // prints: Array<Int>
print(type(of: (opt.map { [$0] } ?? []).count))  // prints: Int
print(type(of: (flag ? 1 : 2.5).rounded()))  // prints: Double
print(type(of: (1 + 2.5).rounded()))  // prints: Double
print(type(of: (0.1 + 0.2) * 10 == 3))  // prints: Bool
print(type(of: (2 * 3 + 4.5).description))  // prints: String
print(type(of: (n + 1).description))  // prints: String
print(type(of: (1...5).map { $0 * $0 }.filter { $0 > 4 }.map { Double($0) / 2 }))  // prints: Array<Double>
print(type(of: (1...5).reversed().map { $0 }))  // prints: Array<Int>
print(type(of: (1...5).map { n in (n, n * n) }.map { $0.1 - $0.0 }))  // prints: Array<Int>
print(type(of: (1...5).reduce((0, 1)) { acc, _ in (acc.1, acc.0 + acc.1) }.0))  // prints: Int
print(type(of: (0..<5).map { i in i < 2 ? 1.0 : Double(i) / 2 }))  // prints: Array<Double>
print(type(of: (0..<5).map { i in Double(i) / 5 * 360 }))  // prints: Array<Double>
print(type(of: (0..<5).map { CGFloat($0) * 0.1 + 0.5 }))  // prints: Array<CGFloat>
print(type(of: (0..<5).map { 1 - CGFloat($0) * 0.1 }))  // prints: Array<CGFloat>
print(type(of: (0..<5).map { -CGFloat($0) * 10 }))  // prints: Array<CGFloat>
print(type(of: (0..<5).map { 360 / 5 * $0 }))  // prints: Array<Int>
print(type(of: (0..<5).map { 360 / 5 * Double($0) }))  // prints: Array<Double>
print(type(of: (0..<5).map { i in cos(2 * .pi * CGFloat(i) / 5) * 100 + width / 2 }))  // prints: Array<CGFloat>
print(type(of: (0..<5).map { i in 100 * cos(Double(i) * 72 * .pi / 180) }))  // prints: Array<Double>
print(type(of: (0..<3).map { _ in [0, 0, 0] }))  // prints: Array<Array<Int>>
print(type(of: (0..<3).map { r in (0..<3).map { c in (r + c) % 2 == 0 ? "w" : "b" } }))  // prints: Array<Array<String>>
print(type(of: (0..<3).map { r in (0..<3).map { c in r == c ? 1.0 : 0 } }))  // prints: Array<Array<Double>>
print(type(of: stride(from: 10, to: 0, by: -2).map { $0 }))  // prints: Array<Int>
print(type(of: stride(from: 0, to: 1, by: 0.5).map { $0 * 2 + 1 }))  // prints: Array<Double>
print(type(of: stride(from: 0, through: width, by: 50).map { $0 / 2 }))  // prints: Array<CGFloat>
print(type(of: stride(from: 0, to: n, by: 2).map { nums[$0 % 3] }))  // prints: Array<Int>
print(type(of: zip(1..., words).map { "\($0)\($1)" }))  // prints: Array<String>
print(type(of: zip(nums, nums.dropFirst()).map { $1 - $0 }))  // prints: Array<Int>
print(type(of: zip([1, 2], [0.5, 1]).map { Double($0) + $1 }.reduce(0, +)))  // prints: Double
print(type(of: zip(words, nums).reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }))  // prints: Dictionary<String, Int>
print(type(of: zip(nums, [10, 20, 30]).map(+)))  // prints: Array<Int>
print(type(of: zip(nums, [10, 20, 30]).map { $0 * $1 }.reduce(0, +)))  // prints: Int
print(type(of: nums.map { $0 * 2 }.map { Double($0) }.map { $0 / 3 }))  // prints: Array<Double>
print(type(of: nums.map { n in Double(n) * 1.5 + 2 }))  // prints: Array<Double>
print(type(of: nums.map { ($0 + 1) * ($0 - 1) }))  // prints: Array<Int>
print(type(of: nums.map { $0.isMultiple(of: 2) ? "even" : "odd" }))  // prints: Array<String>
print(type(of: nums.map { [$0, $0 + 1] }))  // prints: Array<Array<Int>>
print(type(of: nums.map { ["n": $0] }))  // prints: Array<Dictionary<String, Int>>
print(type(of: nums.map { $0 as Int? }))  // prints: Array<Optional<Int>>
print(type(of: nums.map { "\($0)" + (flag ? "!" : "?") }))  // prints: Array<String>
print(type(of: nums.map { -$0 }))  // prints: Array<Int>
print(type(of: nums.map { !($0 > 1) }))  // prints: Array<Bool>
print(type(of: nums.map { Double($0) }.max()! / 2))  // prints: Double
print(type(of: nums.sorted { a, b in a > b }.map { $0 - 1 }))  // prints: Array<Int>
print(type(of: nums.min { $0 < $1 }.map { $0 * 2 } ?? 0))  // prints: Int
print(type(of: nums.first { $0 > 2 } ?? -1))  // prints: Int
print(type(of: nums.last.map { $0 + 1 } ?? 0))  // prints: Int
print(type(of: nums.first.flatMap { $0 > 1 ? Double($0) : nil }))  // prints: Optional<Double>
print(type(of: nums.reduce(0) { $0 + ($1 > 1 ? $1 : 0) }))  // prints: Int
print(type(of: nums.reduce(0) { $0 + ($1 % 2 == 0 ? 1 : 0) }))  // prints: Int
print(type(of: nums.reduce(0) { $0 + Double($1) * 0.5 }))  // prints: Double
print(type(of: nums.reduce(1.0) { $0 * Double($1) }))  // prints: Double
print(type(of: nums.reduce([Int]()) { $0 + [$1] }))  // prints: Array<Int>
print(type(of: nums.reduce([]) { $0 + [$1 + 1] }))  // prints: Array<Int>
print(type(of: nums.reduce([Int: Bool]()) { var d = $0; d[$1] = true; return d }))  // prints: Dictionary<Int, Bool>
print(type(of: nums.reduce(nums[0]) { $0 > $1 ? $0 : $1 }))  // prints: Int
print(type(of: nums.reduce(into: []) { $0.append($1 * 2) } as [Int]))  // prints: Array<Int>
print(type(of: nums.reduce(into: (0, 0)) { $0.0 += $1; $0.1 += 1 }))  // prints: (Int, Int)
print(type(of: nums.reduce(.zero, +)))  // prints: Int
print(type(of: nums.reduce(0, -)))  // prints: Int
print(type(of: nums.reduce(1, *) / 2))  // prints: Int
print(type(of: nums.map(abs)))  // prints: Array<Int>
print(type(of: nums.map(\.self)))  // prints: Array<Int>
print(type(of: nums.max() ?? 0 + 1))  // prints: Int
print(type(of: nums.count > 2 ? nums[2] : 0))  // prints: Int
print(type(of: nums[0] + nums[1] * 2))  // prints: Int
print(type(of: nums[nums.count - 1] / 2))  // prints: Int
print(type(of: Double(nums[0]) / Double(nums[1])))  // prints: Double
print(type(of: nums.enumerated().map { i, v in i * v }))  // prints: Array<Int>
print(type(of: nums.enumerated().max { $0.element < $1.element }?.offset ?? 0))  // prints: Int
print(type(of: nums.dropLast().map { $0 }))  // prints: Array<Int>
print(type(of: nums.prefix(2) + [9]))  // prints: ArraySlice<Int>
print(type(of: nums.contains(1) ? 1 : 0.0))  // prints: Double
print(type(of: nums.filter { $0 > 1 }.isEmpty ? 0 : 1))  // prints: Int
print(type(of: nums == [3, 1, 2]))  // prints: Bool
print(type(of: nums + [1, 2].map { $0 * 2 }))  // prints: Array<Int>
print(type(of: [0] + nums + [0]))  // prints: Array<Int>
print(type(of: [0.0] + dbls + [1]))  // prints: Array<Double>
print(type(of: dbls.map { $0 * 2 }.reduce(0, +) / Double(dbls.count)))  // prints: Double
print(type(of: dbls.map { Int($0) }))  // prints: Array<Int>
print(type(of: dbls.map { Int($0 * 10) % 3 }))  // prints: Array<Int>
print(type(of: dbls.map { $0.rounded() }))  // prints: Array<Double>
print(type(of: dbls.map { ($0 * 10).rounded() / 10 }))  // prints: Array<Double>
print(type(of: dbls.map { min(1, $0 / 2) }))  // prints: Array<Double>
print(type(of: dbls.map { max(0, 1 - $0) }))  // prints: Array<Double>
print(type(of: dbls.map { pow($0, 2) }.reduce(0, +)))  // prints: Double
print(type(of: dbls.map { $0 - dbls[0] }))  // prints: Array<Double>
print(type(of: dbls.map { String(format: "%.1f", $0) }))  // prints: Array<String>
print(type(of: dbls.reduce(0) { max($0, $1) }))  // prints: Double
print(type(of: dbls.reduce(0) { $0 + pow($1 - 2, 2) } / 2))  // prints: Double
print(type(of: dbls.first! * 2 + 1))  // prints: Double
print(type(of: cgs.map { $0 * 2 + width }))  // prints: Array<CGFloat>
print(type(of: cgs.map { Double($0) / 2 }))  // prints: Array<Double>
print(type(of: cgs.reduce(0) { max($0, $1) }))  // prints: CGFloat
print(type(of: cgs.reduce(0) { $0 + $1 } + CGFloat(cgs.count - 1) * 8))  // prints: CGFloat
print(type(of: cgs.enumerated().map { CGFloat($0.offset) * $0.element }))  // prints: Array<CGFloat>
print(type(of: cgs.max() ?? .zero))  // prints: CGFloat
print(type(of: cgs.prefix(2).reduce(0, +) + 8))  // prints: CGFloat
print(type(of: cgs[0] / 2 - 1))  // prints: CGFloat
print(type(of: cgs.min()! / cgs.max()!))  // prints: CGFloat
print(type(of: d.rounded() == d ? "int" : "frac"))  // prints: String
print(type(of: d * Double(n) / 100))  // prints: Double
print(type(of: d > 1 ? d : 1))  // prints: Double
print(type(of: d > 1 ? 1 : d))  // prints: Double
print(type(of: d == 0 ? nil : 1 / d))  // prints: Optional<Double>
print(type(of: d / 2 + width / 2))  // prints: Double
print(type(of: width + d))  // prints: Double
print(type(of: d + width))  // prints: Double
print(type(of: width / d))  // prints: Double
print(type(of: d * width + 1))  // prints: Double
print(type(of: Double(width) / d))  // prints: Double
print(type(of: CGFloat(d) * width / 3))  // prints: CGFloat
print(type(of: width * CGFloat(d / 10)))  // prints: CGFloat
print(type(of: width * (d / 10)))  // prints: Double
print(type(of: width * d / 10))  // prints: Double
print(type(of: (width - offset * 2) * d))  // prints: Double
print(type(of: (d - 1) * (width - 1)))  // prints: Double
print(type(of: 1 - d * width / 100))  // prints: Double
print(type(of: n > 3 && d < 5 || flag ? 1 : 2))  // prints: Int
print(type(of: !flag ? d : width))  // prints: Double
print(type(of: flag ? d : width))  // prints: Double
print(type(of: flag ? width : d))  // prints: Double
print(type(of: flag ? d * 2 : 10))  // prints: Double
print(type(of: flag ? Int(d) : n))  // prints: Int
print(type(of: width > height ? width : height))  // prints: CGFloat
print(type(of: width > 300 ? 2 : 1))  // prints: Int
print(type(of: width > 300 ? 2.0 : 1))  // prints: Double
print(type(of: n == 1 ? "item" : "items"))  // prints: String
print(type(of: "\(n) " + (n == 1 ? "item" : "items")))  // prints: String
print(type(of: n.description + "x"))  // prints: String
print(type(of: String(n) + "/" + String(items.count)))  // prints: String
print(type(of: Double(String(n))! * 2))  // prints: Double
print(type(of: Int(String(n))! + 1))  // prints: Int
print(type(of: [width, height].max()! / 2))  // prints: CGFloat
print(type(of: [width, 10].reduce(0, +)))  // prints: CGFloat
print(type(of: [10, width].map { $0 / 2 }))  // prints: Array<CGFloat>
print(type(of: [d, width].count))  // prints: Int
print(type(of: [d, 1, 2].map { $0 * width }))  // prints: Array<Double>
print(type(of: [n, 1].map(Double.init)))  // prints: Array<Double>
print(type(of: [0, n, 2 * n].map { $0 + 1 }))  // prints: Array<Int>
print(type(of: [n * 2, n / 2].max()! * 2))  // prints: Int
print(type(of: [1: [2: 3]].count))  // prints: Int
print(type(of: ["a": ["b": 1]]["a"]?["b"] ?? 0))  // prints: Int
print(type(of: ["k": (1, 2.5)]["k"]?.1 ?? 0))  // prints: Double
print(type(of: ["a": 1, "b": 2]["a"] ?? 0))  // prints: Int
print(type(of: ["a": 1, "b": 2.5]["a"]! * 2))  // prints: Double
print(type(of: ["a": 1]["a", default: 0] + 1))  // prints: Int
print(type(of: [1, 2, 3][1] * 2))  // prints: Int
print(type(of: [1, 2, 3][1...].map { $0 * 2.5 }))  // prints: Array<Double>
print(type(of: [1, 2.5, 3][0] + 1))  // prints: Double
print(type(of: [[1, 2], [3, 4]][0][1] * 2))  // prints: Int
print(type(of: ([1, 2, 3].firstIndex(of: 2) ?? 0) * 10))  // prints: Int
print(type(of: CGPoint.zero.x + 10))  // prints: CGFloat
print(type(of: CGSize.zero.width == 0 ? 1 : 2))  // prints: Int
print(type(of: CGPoint(x: 1, y: 2).x * 2 + d))  // prints: Double
print(type(of: pick(d, 1)))  // prints: Double
print(type(of: pick(n, 2) * 3))  // prints: Int
print(type(of: ident([1, 2]).map { $0 * 2.5 }))  // prints: Array<Double>
print(type(of: ident(flag ? 1 : 2.5)))  // prints: Double
print(type(of: apply([1, 2.5]) { $0.reduce(0, +) }))  // prints: Double
print(type(of: apply(("a", 1)) { "\($0.0)\($0.1 + 1)" }))  // prints: String
print(type(of: apply(words) { $0.map(\.count).max() ?? 0 }))  // prints: Int
print(type(of: twice { pow($0, 2) }))  // prints: Double
print(type(of: twice(sqrt)))  // prints: Double
print(type(of: takesD(d > 1 ? 1 : 0.5)))  // prints: Double
print(type(of: takesD(1 - d / 10)))  // prints: Double
print(type(of: takesCG(-offset / 2)))  // prints: CGFloat
print(type(of: takesCG(flag ? 0 : width)))  // prints: CGFloat
print(type(of: takesCG(CGFloat(n) / 2 + (flag ? 4 : 0))))  // prints: CGFloat
print(type(of: takesD([1, 2].reduce(0, +))))  // prints: Double
print(type(of: takesD([1, 2].map { $0 * 2 }.max()!)))  // prints: Double
print(type(of: takesI([1, 2].max() ?? 0)))  // prints: Int
print(type(of: takesD(opt.map { Double($0) } ?? 0)))  // prints: Double
print(type(of: takesCG(items.map(\.size).reduce(0, +))))  // prints: CGFloat
print(type(of: takesCG(items.map(\.size).max() ?? 0)))  // prints: CGFloat

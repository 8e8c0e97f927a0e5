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

print(type(of: [1, 2].map { $0 + 1 }.map { $0 * 2.0 }))  // prints: Array<Double>
print(type(of: pow(2, 3) / sqrt(16)))  // prints: Double
print(type(of: flag ? 1 : 0.5 * width))  // prints: CGFloat
print(type(of: Array("hé").map(String.init)))  // prints: Array<String>
print(type(of: min(width, 3) / 2))  // prints: CGFloat
print(type(of: Double(n) * 1.5 + offset / 2))  // prints: Double
print(type(of: flag ? 1 : flag ? 2.5 : 3))  // prints: Double
print(type(of: flag ? nil : 1))  // prints: Optional<Int>
print(type(of: flag ? 1 : nil))  // prints: Optional<Int>
print(type(of: flag ? nil : flag ? 1 : 2.5))  // prints: Optional<Double>
print(type(of: items.reduce(0) { $0 + $1.price }))  // prints: Double
print(type(of: items.reduce(0) { $0 + $1.qty }))  // prints: Int
print(type(of: items.reduce(0.0) { $0 + Double($1.qty) }))  // prints: Double
print(type(of: items.reduce(0) { $0 + $1.size }))  // prints: CGFloat
print(type(of: items.map { $0.price * 2 }))  // prints: Array<Double>
print(type(of: items.map { Double($0.qty) * $0.price }))  // prints: Array<Double>
print(type(of: items.map { $0.price * Double($0.qty) }.reduce(0, +)))  // prints: Double
print(type(of: [1, 2, 3].reduce(0, +)))  // prints: Int
print(type(of: [1, 2.5, 3].reduce(0, +)))  // prints: Double
print(type(of: [1, 2, 3].map { Double($0) / 2 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].map { $0 / 2.0 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].map { $0 * width }))  // prints: Array<CGFloat>
print(type(of: (1...5).map { $0 * 2 }))  // prints: Array<Int>
print(type(of: (1...5).map { Double($0) * 0.5 }))  // prints: Array<Double>
print(type(of: (0..<3).map { CGFloat($0) * width / 3 }))  // prints: Array<CGFloat>
print(type(of: stride(from: 0, to: 1, by: 0.25).map { $0 * 2 }))  // prints: Array<Double>
print(type(of: stride(from: 0, through: 10, by: 2).map { $0 }))  // prints: Array<Int>
print(type(of: Array(stride(from: 0, to: width, by: 100))))  // prints: Array<CGFloat>
print(type(of: max(1, 2.5)))  // prints: Double
print(type(of: max(width, 0)))  // prints: CGFloat
print(type(of: max(0, width - 20) / 2))  // prints: CGFloat
print(type(of: min(max(d, 0), 1)))  // prints: Double
print(type(of: min(max(n, 0), 10) * 2))  // prints: Int
print(type(of: abs(-3)))  // prints: Int
print(type(of: abs(-3.5)))  // prints: Double
print(type(of: abs(offset - 3) * 2))  // prints: CGFloat
print(type(of: -width / 2))  // prints: CGFloat
print(type(of: -(width + 1) * 0.5))  // prints: CGFloat
print(type(of: -d * 2 + 1))  // prints: Double
print(type(of: 1 / 2))  // prints: Int
print(type(of: 1 / 2.0))  // prints: Double
print(type(of: 1.0 / 2))  // prints: Double
print(type(of: (1 + 2) * 3.5))  // prints: Double
print(type(of: (1 + 2) * width))  // prints: CGFloat
print(type(of: 2 * Double.pi))  // prints: Double
print(type(of: .pi * 2 * d))  // prints: Double
print(type(of: 2 * .pi * d))  // prints: Double
print(type(of: 2 * .pi / 180 * width))  // prints: CGFloat
print(type(of: Double.pi / 180 * 45))  // prints: Double
print(type(of: CGFloat.pi * 2))  // prints: CGFloat
print(type(of: sin(0.5) * width))  // prints: CGFloat
print(type(of: sin(d) * 2 + 1))  // prints: Double
print(type(of: cos(Double(n) / 10) * 50 + width / 2))  // prints: Double
print(type(of: sqrt(2) * 3))  // prints: Double
print(type(of: sqrt(width * width + height * height)))  // prints: CGFloat
print(type(of: pow(2, 10)))  // prints: Decimal
print(type(of: pow(d, 2) + pow(3, 2)))  // prints: Double
print(type(of: sqrt(pow(d, 2) + 16)))  // prints: Double
print(type(of: hypot(width, 4)))  // prints: CGFloat
print(type(of: floor(2.7)))  // prints: Double
print(type(of: Int(floor(d * 10)) % 3))  // prints: Int
print(type(of: Int(width / 100) + 1))  // prints: Int
print(type(of: Int(d) * n))  // prints: Int
print(type(of: Double(n) / 3))  // prints: Double
print(type(of: Double(n / 3)))  // prints: Double
print(type(of: Double(n) / Double(nums.count)))  // prints: Double
print(type(of: Double(nums.reduce(0, +)) / Double(nums.count)))  // prints: Double
print(type(of: CGFloat(n) * 10 + 5))  // prints: CGFloat
print(type(of: width * 0.5 - 10))  // prints: CGFloat
print(type(of: width * 1 / 3))  // prints: CGFloat
print(type(of: width * (flag ? 0.5 : 1)))  // prints: CGFloat
print(type(of: width * (flag ? 1 : 2) / 2))  // prints: CGFloat
print(type(of: (flag ? 1.5 : 1) * d))  // prints: Double
print(type(of: flag ? width : 0))  // prints: CGFloat
print(type(of: flag ? 0 : width))  // prints: CGFloat
print(type(of: flag ? d : 0))  // prints: Double
print(type(of: flag ? 10 : d))  // prints: Double
print(type(of: flag ? n : 0))  // prints: Int
print(type(of: opt ?? 0))  // prints: Int
print(type(of: (opt ?? 0) + 1))  // prints: Int
print(type(of: optD ?? 0))  // prints: Double
print(type(of: (optD ?? 1) * 2))  // prints: Double
print(type(of: Double(opt ?? 0) * 1.5))  // prints: Double
print(type(of: optS ?? "none"))  // prints: String
print(type(of: opt.map { $0 * 2 }))  // prints: Optional<Int>
print(type(of: opt.map { Double($0) * 1.5 } ?? 0))  // prints: Double
print(type(of: opt.map { $0 + 1 } ?? 0))  // prints: Int
print(type(of: opt.flatMap { $0 > 2 ? $0 : nil }))  // prints: Optional<Int>
print(type(of: [1, 2, nil]))  // prints: Array<Optional<Int>>
print(type(of: [nil, 1.5]))  // prints: Array<Optional<Double>>
print(type(of: [1, nil, 2.5].compactMap { $0 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].filter { $0 > 1 }))  // prints: Array<Int>
print(type(of: [1, 2, 3].filter { $0 > 1.5 }))  // prints: Array<Double>
print(type(of: [1, 2, 3].sorted { $0 > $1 }))  // prints: Array<Int>
print(type(of: [1.0, 2, 3].max() ?? 0))  // prints: Double
print(type(of: [3, 1].min()! * 2))  // prints: Int
print(type(of: [1, 2, 3].first ?? 0))  // prints: Int
print(type(of: [1: "a", 2: "b"]))  // prints: Dictionary<Int, String>
print(type(of: ["a": 1, "b": 2.5]))  // prints: Dictionary<String, Double>
print(type(of: ["a": [1, 2], "b": []]))  // prints: Dictionary<String, Array<Int>>
print(type(of: ["a": 1, "b": 2].mapValues { $0 * 2 }))  // prints: Dictionary<String, Int>
print(type(of: ["a": 1, "b": 2].mapValues { $0 * 2.5 }))  // prints: Dictionary<String, Double>
print(type(of: ["a": 1].map { $0.value + 1 }))  // prints: Array<Int>
print(type(of: dict.map { $0.key + "\($0.value)" }))  // prints: Array<String>
print(type(of: dict.reduce(0) { $0 + $1.value }))  // prints: Int
print(type(of: dict.values.reduce(0, +)))  // prints: Int
print(type(of: dict["a", default: 0] + 1))  // prints: Int
print(type(of: (dict["a"] ?? 0) * 2))  // prints: Int
print(type(of: [Pt(x: 1, y: 2), .init(x: 1, y: 3)]))  // prints: Array<Pt>
print(type(of: [.init(x: 1, y: 2), Pt(x: 0, y: 0)].map(\.x)))  // prints: Array<Double>
print(type(of: pick(1, 2.5)))  // prints: Double
print(type(of: pick(1, width)))  // prints: CGFloat
print(type(of: pick(nil, 1)))  // prints: Optional<Int>
print(type(of: pick([], [1, 2])))  // prints: Array<Int>
print(type(of: ident(3) + 1.5))  // prints: Double
print(type(of: ident(3) * width))  // prints: CGFloat
print(type(of: apply(3) { $0 + 1 }))  // prints: Int
print(type(of: apply(3) { $0 * 1.5 }))  // prints: Double
print(type(of: apply(3) { $0 * width }))  // prints: CGFloat
print(type(of: apply(2.5) { Int($0) }))  // prints: Int
print(type(of: twice { $0 * 2 + 1 }))  // prints: Double
print(type(of: takesD(1 + 2)))  // prints: Double
print(type(of: takesCG(n == 1 ? 1 : 2)))  // prints: CGFloat
print(type(of: takesCG(d * 2)))  // prints: CGFloat
print(type(of: takesD(width / 2)))  // prints: Double
print(type(of: takesD(2 * width + 1)))  // prints: Double
print(type(of: takesCG(CGFloat(n) * 0.5)))  // prints: CGFloat
print(type(of: takesI(flag ? 1 : 2)))  // prints: Int
print(type(of: Vec(dx: 1, dy: 2) * 2))  // prints: Vec
print(type(of: 2 * Vec(dx: 1, dy: 2)))  // prints: Vec
print(type(of: Vec(dx: 1, dy: 2) * 0.5 + .zero))  // prints: Vec
print(type(of: [Vec(dx: 1, dy: 2), .zero].reduce(.zero, +)))  // prints: Vec
print(type(of: words.map { $0.count * 2 }))  // prints: Array<Int>
print(type(of: words.map(\.count).reduce(0, +)))  // prints: Int
print(type(of: words.map { "\($0)-\($0.count + 1)" }))  // prints: Array<String>
print(type(of: words.enumerated().map { "\($0 + 1). \($1)" }))  // prints: Array<String>
print(type(of: words.enumerated().map { i, w in Double(i) * 1.5 }))  // prints: Array<Double>
print(type(of: words.joined(separator: ", ") + "!"))  // prints: String
print(type(of: words.map { $0.uppercased() }.joined() + "a" + "b"))  // prints: String
print(type(of: "a" + String(n) + "b"))  // prints: String
print(type(of: "a" < "b"))  // prints: Bool
print(type(of: "x".count + 1))  // prints: Int
print(type(of: String(repeating: "ab", count: 2 + 1)))  // prints: String
print(type(of: String(format: "%.2f", d * 2)))  // prints: String
print(type(of: zip(nums, dbls).map { Double($0) * $1 }))  // prints: Array<Double>
print(type(of: zip(nums, dbls).map { Double($0.0) + $0.1 }))  // prints: Array<Double>
print(type(of: zip([1, 2], [0.5, 1]).map { $0 * $1 }))  // prints: Array<Double>
print(type(of: zip([1, 2], [3, 4]).map(*)))  // prints: Array<Int>
print(type(of: nums.map(Double.init)))  // prints: Array<Double>
print(type(of: nums.map(String.init)))  // prints: Array<String>
print(type(of: nums.map { Double($0) }.reduce(0, +) / 2))  // prints: Double
print(type(of: nums.map(Double.init).reduce(0, +) / Double(nums.count)))  // prints: Double
print(type(of: cgs.reduce(0, +) / CGFloat(cgs.count)))  // prints: CGFloat
print(type(of: cgs.map { $0 / 2 }.max() ?? 0))  // prints: CGFloat
print(type(of: cgs.max()! * 0.5))  // prints: CGFloat
print(type(of: cgs.map { $0 + 1.5 }))  // prints: Array<CGFloat>
print(type(of: nums.map { $0 % 2 == 0 ? 1 : 0 }))  // prints: Array<Int>
print(type(of: nums.map { $0 % 2 == 0 ? 1 : 0.5 }))  // prints: Array<Double>
print(type(of: nums.map { $0 > 1 ? "a" : "b" }))  // prints: Array<String>
print(type(of: nums.map { $0 > 1 ? nil : $0 }))  // prints: Array<Optional<Int>>
print(type(of: nums.map { n in n > 1 ? CGFloat(n) : 0 }))  // prints: Array<CGFloat>
print(type(of: nums.map { ($0, $0 * 2) }))  // prints: Array<(Int, Int)>
print(type(of: nums.map { ($0, 1.5) }.map { Double($0.0) * $0.1 }))  // prints: Array<Double>
print(type(of: nums.reduce(into: [:]) { $0[$1, default: 0] += 1 } as [Int: Int]))  // prints: Dictionary<Int, Int>
print(type(of: nums.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }))  // prints: Dictionary<Int, Int>
print(type(of: nums.reduce(1) { $0 * $1 }))  // prints: Int
print(type(of: nums.reduce("") { $0 + "\($1)" }))  // prints: String
print(type(of: nums.reduce((0, 0)) { ($0.0 + $1, $0.1 + 1) }))  // prints: (Int, Int)
print(type(of: nums.reduce(Int.max) { min($0, $1) }))  // prints: Int
print(type(of: nums.reduce(Double(0)) { $0 + Double($1) }))  // prints: Double
print(type(of: nums.reduce(0) { max($0, $1) }))  // prints: Int
print(type(of: [[1, 2], [3]].flatMap { $0 }))  // prints: Array<Int>
print(type(of: [[1, 2], [3]].flatMap { $0.map { $0 * 2 } }))  // prints: Array<Int>
print(type(of: [[1, 2], [3]].map { $0.reduce(0, +) }))  // prints: Array<Int>
print(type(of: [[1, 2.5], [3]].map { $0.reduce(0, +) }))  // prints: Array<Double>
print(type(of: [(1, "a"), (2, "b")].map { $0.0 + 1 }))  // prints: Array<Int>
print(type(of: [("a", 1.5), ("b", 2)].map { $0.1 }))  // prints: Array<Double>
print(type(of: [("a", 1), ("b", 2.5)].map { $0.1 * 2 }))  // prints: Array<Double>
print(type(of: Sz.allCases.map { $0.rawValue * 10 }))  // prints: Array<Int>
print(type(of: Sz.allCases.map { CGFloat($0.rawValue) * 10 }))  // prints: Array<CGFloat>
print(type(of: Sz.allCases.map { Double($0.rawValue) / 3 }.reduce(0, +)))  // prints: Double
print(type(of: Date(timeIntervalSince1970: 60 * 60 * 24).timeIntervalSince1970 / 2))  // prints: Double
print(type(of: TimeInterval(60 * 5)))  // prints: Double
print(type(of: Double(5 / 2)))  // prints: Double
print(type(of: Double(5) / 2))  // prints: Double
print(type(of: Double(1 + 2)))  // prints: Double
print(type(of: Int(2.5 * 2)))  // prints: Int
print(type(of: Float(1) / 3))  // prints: Float
print(type(of: fl * 2))  // prints: Float
print(type(of: fl * 2 + 0.5))  // prints: Float
print(type(of: i8 + 1))  // prints: Int8
print(type(of: u * 2))  // prints: UInt
print(type(of: UInt8(200) + 5))  // prints: UInt8
print(type(of: Int64(5) * 2))  // prints: Int64
print(type(of: 1 << 4))  // prints: Int
print(type(of: n & 1 == 0))  // prints: Bool
print(type(of: 0xFF & n))  // prints: Int
print(type(of: n * 2 == 14 ? "y" : "n"))  // prints: String
print(type(of: 1...3))  // prints: ClosedRange<Int>
print(type(of: 0..<n))  // prints: Range<Int>
print(type(of: 0.0...1.0))  // prints: ClosedRange<Double>
print(type(of: 0...1.5))  // prints: ClosedRange<Double>
print(type(of: (0...1).contains(0.5)))  // prints: Bool
print(type(of: (1...10).contains(n)))  // prints: Bool
print(type(of: (0...width).contains(5)))  // prints: Bool
print(type(of: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10))  // prints: Int
print(type(of: 1 + 2 + 3 + 4.5 + 5))  // prints: Double
print(type(of: 1 + d + 2 + 3 + 4 + 5 + 6 + 7 + 8))  // prints: Double
print(type(of: width + 1 + 2 + 3 * 2 + 4 + 5.5 + 6))  // prints: CGFloat
print(type(of: [1, 2] + [3]))  // prints: Array<Int>
print(type(of: [1, 2] + [3.5]))  // prints: Array<Double>
print(type(of: [1, 2] + nums))  // prints: Array<Int>
print(type(of: nums + [4, 5] + [6]))  // prints: Array<Int>
print(type(of: [1] + [2] + [3] + [4] + [5] + [6]))  // prints: Array<Int>
print(type(of: ["a"] + words + ["b"]))  // prints: Array<String>
print(type(of: [0, 1] == nums))  // prints: Bool
print(type(of: 1 == 1.0))  // prints: Bool
print(type(of: width == 0))  // prints: Bool
print(type(of: d > 0 && width < 100))  // prints: Bool
print(type(of: n > 0 ? Double(n) : -1))  // prints: Double
print(type(of: (n > 0 ? 1 : -1) * d))  // prints: Double
print(type(of: (n > 0 ? 1 : -1) * width))  // prints: CGFloat
print(type(of: CGSize(width: 10, height: 20).width * 2))  // prints: CGFloat
print(type(of: CGSize(width: width / 2, height: height * 0.5)))  // prints: CGSize
print(type(of: CGPoint(x: 10 * cos(0.5), y: 10 * sin(0.5))))  // prints: CGPoint
print(type(of: CGPoint(x: width * 0.5 + cos(d) * 20, y: 1)))  // prints: CGPoint
print(type(of: CGRect(x: 0, y: 0, width: width / 2, height: 10).midX + 1))  // prints: CGFloat
print(type(of: (width - 3 * 10) / 2))  // prints: CGFloat
print(type(of: (width - CGFloat(n - 1) * 8) / CGFloat(n)))  // prints: CGFloat
print(type(of: (Double(n) / 10).rounded() * 2))  // prints: Double
print(type(of: (d * 100).rounded() / 100))  // prints: Double
print(type(of: (1.0 / 3).rounded(.up)))  // prints: Double
print(type(of: Double(Int(d * 100)) / 100))  // prints: Double
print(type(of: d.truncatingRemainder(dividingBy: 1) * 60))  // prints: Double
print(type(of: 100 * (1 - 0.2)))  // prints: Double
print(type(of: 100 * (1 - d / 10)))  // prints: Double
print(type(of: Double(100) * (1 - 0.2)))  // prints: Double
print(type(of: items.map(\.price).max() ?? 0))  // prints: Double
print(type(of: items.map(\.price).reduce(0, +) / Double(items.count)))  // prints: Double
print(type(of: items.filter { $0.price > 3 }.map { $0.price * 1.2 }.reduce(0, +)))  // prints: Double
print(type(of: items.max { $0.price < $1.price }?.price ?? 0))  // prints: Double
print(type(of: items.first { $0.qty > 1 }.map { $0.price * 2 } ?? 0))  // prints: Double
print(type(of: items.compactMap { $0.note?.count }.reduce(0, +)))  // prints: Int
print(type(of: items.map { $0.note ?? "-" }))  // prints: Array<String>
print(type(of: items.map { $0.note.map { $0.count } ?? 0 }))  // prints: Array<Int>
print(type(of: items.sorted { $0.price > $1.price }.prefix(1).map { $0.name }))  // prints: Array<String>
print(type(of: Dictionary(grouping: items) { $0.qty > 2 }))  // prints: Dictionary<Bool, Array<Item>>
print(type(of: Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.price * 2) })))  // prints: Dictionary<Int, Double>
print(type(of: Dictionary(grouping: nums, by: { $0 % 2 }).mapValues { $0.count }))  // prints: Dictionary<Int, Int>
print(type(of: Dictionary(uniqueKeysWithValues: zip(words, 1...))))  // prints: Dictionary<String, Int>
print(type(of: Set([1, 2, 3]).union([4])))  // prints: Set<Int>
print(type(of: Set(nums.map { $0 % 2 })))  // prints: Set<Int>
print(type(of: Array(repeating: 0, count: 3)))  // prints: Array<Int>
print(type(of: Array(repeating: 0.5, count: n + 1)))  // prints: Array<Double>
print(type(of: Array(repeating: Array(repeating: 0, count: 3), count: 3)))  // prints: Array<Array<Int>>
print(type(of: [Int](repeating: 0, count: 3).map { $0 + 1 }))  // prints: Array<Int>
print(type(of: (0..<3).map { _ in 0 }))  // prints: Array<Int>
print(type(of: (0..<3).map { row in (0..<3).map { col in row * 3 + col } }))  // prints: Array<Array<Int>>
print(type(of: (0..<3).map { row in (0..<3).map { col in Double(row) + 0.5 * Double(col) } }))  // prints: Array<Array<Double>>
print(type(of: (0..<3).flatMap { r in (0..<3).map { c in (r, c) } }))  // prints: Array<(Int, Int)>
print(type(of: (1...3).reduce(1, *)))  // prints: Int
print(type(of: (1...3).map { 1 / Double($0) }.reduce(0, +)))  // prints: Double
print(type(of: (1...4).map { pow(2, Double($0)) }))  // prints: Array<Double>
print(type(of: (1...4).map { pow(2.0, Double($0)) - 1 }))  // prints: Array<Double>
print(type(of: (0..<6).map { Double($0) * .pi / 3 }))  // prints: Array<Double>
print(type(of: (0..<6).map { i in CGPoint(x: cos(Double(i) * .pi / 3) * 50, y: 0) }))  // prints: Array<CGPoint>
print(type(of: (0..<6).map { 2 * .pi * Double($0) / 6 }))  // prints: Array<Double>
print(type(of: [0.1, 0.2].map { 1 - $0 }))  // prints: Array<Double>
print(type(of: [0.1, 0.2].map { 1 / $0 * 2 }))  // prints: Array<Double>
print(type(of: [1, 2].map { 10 - $0 * 2 }))  // prints: Array<Int>
print(type(of: [1, 2].map { -$0 * 0.5 }))  // prints: Array<Double>
print(type(of: [1, 2].map { Double($0) }.map { $0 / 2 }))  // prints: Array<Double>
print(type(of: [1, 2].map { ($0 + 1) / 2 }.reduce(0) { $0 + $1 * 2 }))  // prints: Int
print(type(of: [1, 2].map { String($0) + "!" }))  // prints: Array<String>
print(type(of: [1, 2].map { "\($0 * 2)" }))  // prints: Array<String>
print(type(of: [5, 10].map { $0 * 1.1 }.reduce(0, +)))  // prints: Double
print(type(of: [5, 10].reduce(0) { $0 + $1 * 1.1 }))  // prints: Double
print(type(of: [5, 10].reduce(0.0) { $0 + $1 }))  // prints: Double
print(type(of: [5, 10].reduce(1) { $0 * $1 } / 3))  // prints: Int
print(type(of: [5, 10].reduce(0, { $0 + $1 }) / 2.0))  // prints: Double
print(type(of: ["1", "x"].compactMap { Int($0) }.reduce(0, +)))  // prints: Int
print(type(of: ["1", "x"].compactMap(Int.init)))  // prints: Array<Int>
print(type(of: ["1", "x"].map { Int($0) ?? 0 }))  // prints: Array<Int>
print(type(of: ["1", "x"].map { Double($0) ?? 0 }.reduce(0, +)))  // prints: Double
print(type(of: "abc".map { String($0) }))  // prints: Array<String>
print(type(of: "abc".map(String.init).joined(separator: "-")))  // prints: String
print(type(of: "abc".map { $0 == "a" ? 1 : 0 }.reduce(0, +)))  // prints: Int
print(type(of: "hello".filter { "aeiou".contains($0) }.count + 0))  // prints: Int
print(type(of: String("abc".reversed())))  // prints: String
print(type(of: "abc".enumerated().map { $0.offset * 2 }))  // prints: Array<Int>
print(type(of: 2 * .pi * CGFloat(n) / 5))  // prints: CGFloat
print(type(of: cos(2 * .pi * CGFloat(n) / 5)))  // prints: CGFloat
print(type(of: cos(CGFloat(n)) * 100))  // prints: CGFloat
print(type(of: cos(CGFloat(n) / 5) * 100 + width / 2))  // prints: CGFloat
print(type(of: cos(.pi * CGFloat(n)) * 100))  // prints: CGFloat
print(type(of: sin(CGFloat(n) * .pi / 180)))  // prints: CGFloat
print(type(of: sin(2 * .pi * d)))  // prints: Double
print(type(of: max(d, width)))  // prints: Double
print(type(of: [width, d]))  // prints: Array<Double>
print(type(of: [d, width]))  // prints: Array<Double>
print(type(of: width == d))  // prints: Bool
print(type(of: width < d))  // prints: Bool
print(type(of: [width].map { $0 * d }))  // prints: Array<Double>
print(type(of: items.map { $0.size * $0.price }))  // prints: Array<Double>
print(type(of: items.reduce(0) { $0 + $1.size * CGFloat($1.price) }))  // prints: CGFloat
print(type(of: (flag ? width : 0) * d))  // prints: Double
print(type(of: (flag ? d : width) * 2))  // prints: Double
print(type(of: -d * width))  // prints: Double
print(type(of: abs(d) * width))  // prints: Double
print(type(of: sqrt(d) * width))  // prints: Double
print(type(of: Double(n) * width))  // prints: Double
print(type(of: CGFloat(n) * d))  // prints: Double
print(type(of: CGFloat(n) * d * width))  // prints: Double
print(type(of: width * 2 * d))  // prints: Double
print(type(of: 2 * d * width))  // prints: Double
print(type(of: 1 + d / width))  // prints: Double
print(type(of: [1, 2, 3][1...].map { $0 * 2.5 }))  // prints: Array<Double>
print(type(of: [1, 2, 3][0] * 2.5))  // prints: Double
print(type(of: [1, 2, 3][n % 3] + n))  // prints: Int
print(type(of: ["a": 1, "b": 2]["a"]! * 2.5))  // prints: Double

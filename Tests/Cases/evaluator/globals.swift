// swift-format-ignore-file
let early = compute()
func compute() -> Int { print("computing"); return 3 }
// prints: computing
print(early)  // prints: 3
struct Config { static let shared = Config(); static var n = { print("n init"); return 1 }(); let v = 9; private init() {} }
print("before")  // prints: before
print(Config.n)
// prints: n init
// prints: 1
Config.n += 1
print(Config.n, Config.shared.v)  // prints: 2 9
var computed: Int { early * 2 }
print(computed)  // prints: 6
var log: [String] = []
func note(_ s: String) { log.append(s) }
note("a")
note("b")
print(log)  // prints: ["a", "b"]
final class Single { static let one = Single(); var c = 0; func hit() { c += 1 } }
Single.one.hit()
Single.one.hit()
print(Single.one.c)  // prints: 2
enum NS { static var k = 5; static func go() -> Int { k += 1; return k } }
print(NS.go(), NS.k)  // prints: 6 6
let (ga, gb) = (1, "z")
print(ga, gb)  // prints: 1 z
typealias Pt = (x: Int, y: Int)
let pt: Pt = (1, 2)
print(pt.x + pt.y)  // prints: 3

// swift-format-ignore-file
struct S { var x = 0 { didSet { x = min(x, 10) } } }
var s = S(); s.x = 50; print(s.x)
class C { var x = 0 { willSet { print("will", newValue) } didSet { if x > 10 { self.x = 10 }; print("did", x) } } }
let c = C(); c.x = 50
struct Item { var done = false { didSet { print("done", done) } } }
var it = Item(); it[keyPath: \.done] = true
let kp: WritableKeyPath<Item, Bool> = \.done
it[keyPath: kp] = false
c[keyPath: \C.x] = 4
print([1,2,3,4,5].index(5, offsetBy: -2, limitedBy: 0) as Any, Array(1...5).index(1, offsetBy: -2, limitedBy: 0) as Any)
let str = "hello"; print(str[str.index(str.endIndex, offsetBy: -2)])
var g = 0 { didSet { g = max(g, 3) } }
g = 1; print(g)

// prints: 10
// prints: will 50
// prints: did 10
// prints: done true
// prints: done false
// prints: will 4
// prints: did 4
// prints: Optional(3) nil
// prints: l
// prints: 3

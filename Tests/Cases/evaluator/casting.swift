// swift-format-ignore-file
let any: Any = 5
print(any as? Int ?? 0, any as? String ?? "no", any is Int, any as! Int)  // prints: 5 no true 5
let list: [Any] = [1, "a", 2.5, Optional<Int>.none as Any]
print(list.count, list.compactMap { $0 as? Int })  // prints: 4 [1]
protocol P { var v: Int { get } }
struct A: P { var v = 1 }
struct B { var w = 2 }
let xs: [Any] = [A(), B()]
print(xs.map { $0 is any P }, (xs[0] as? any P)?.v ?? 0)  // prints: [true, false] 1
let maybe: Any? = "s"
print(maybe as? String ?? "-", type(of: maybe!))  // prints: s String
class Base {}
class Sub: Base { let n = 7 }
let b: Base = Sub()
if let s = b as? Sub { print(s.n) }  // prints: 7
print(type(of: b), type(of: 1), type(of: [1.5]), type(of: ("a", 1)))  // prints: Sub Int Array<Double> (String, Int)
print(type(of: A.self), A.self, Int.self == type(of: 3))  // prints: A.Type A true
let h: AnyHashable = 3
print(h == AnyHashable(3), h as? Int ?? 0)  // prints: true 3
let hs: [AnyHashable: String] = [1: "i", "a": "s"]
print(hs[AnyHashable(1)]!, hs["a"]!)  // prints: i s
print((1 as Any) as? Double as Any)  // prints: nil

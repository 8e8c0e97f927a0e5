// swift-format-ignore-file
protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "i\(self)" } }
extension String: Describable { func describe() -> String { "s\(self)" } }
extension Array: Describable where Element: Describable { func describe() -> String { "[" + map { $0.describe() }.joined(separator: "|") + "]" } }
extension Optional: Describable where Wrapped: Describable { func describe() -> String { self?.describe() ?? "-" } }
print([1, 2].describe(), ["a"].describe(), [[1], [2]].describe())  // prints: [i1|i2] [sa] [[i1]|[i2]]
print([1, nil].describe(), (nil as Int?).describe())  // prints: [i1|-] -
func show<T: Describable>(_ items: T...) -> String { items.map { $0.describe() }.joined() }
print(show(1, 2), show("x"))  // prints: i1i2 sx
struct Wrapper<T> { let value: T }
extension Wrapper where T == Int { var doubled: Int { value * 2 } }
extension Wrapper where T: Collection { var size: Int { value.count } }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
print(Wrapper(value: 4).doubled, Wrapper(value: "abc").size, Wrapper(value: [1]).size)  // prints: 8 3 1
print(Wrapper(value: 1) == Wrapper(value: 1), Set([Wrapper(value: "a"), Wrapper(value: "a")]).count)  // prints: true 1
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String }
struct Cow: Animal { func eat(_ f: Int) -> String { "grass \(f)" } }
struct Feeder<A: Animal> { let animal: A; func feed(_ f: A.Food) -> String { animal.eat(f) } }
print(Feeder(animal: Cow()).feed(3))  // prints: grass 3
protocol Default { var name: String { get } ; static var kind: String { get } }
extension Default { var name: String { "default \(Self.kind)" } ; static var kind: String { "k" } }
struct D1: Default {}
struct D2: Default { static var kind: String { "two" } }
print(D1().name, D2().name, D2.kind)  // prints: default k default two two
extension Collection where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
print([1, 2, 3].isSorted(), [2, 1].isSorted(), "abc".isSorted())  // prints: true false true

struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = 2_862_933_555_777_941_757 &* state &+ 3_037_000_493
    return state
  }
}
var g = Seeded(state: 42)
print((0..<6).map { _ in Int.random(in: 0..<10, using: &g) })  // prints: [5, 9, 5, 7, 1, 2]
print((0..<4).map { _ in Int.random(in: -3...3, using: &g) })  // prints: [1, 3, 3, -3]
print((0..<4).map { _ in UInt8.random(in: 0...255, using: &g) })  // prints: [165, 62, 115, 212]
print((0..<4).map { _ in Int8.random(in: -5..<5, using: &g) })  // prints: [1, 3, 0, -1]
print(g.next(upperBound: 10 as UInt64), g.next(upperBound: 7 as UInt32))  // prints: 6 6
print(Double.random(in: 0..<1, using: &g), Double.random(in: 1...2, using: &g))  // prints: 0.1630012769174427 1.5661722197530454
print(Float.random(in: 0..<1, using: &g))  // prints: 0.600114
print((0..<4).map { _ in Bool.random(using: &g) })  // prints: [true, true, false, false]
print([1, 2, 3, 4, 5].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!)  // prints: [2, 4, 1, 3, 5] 1

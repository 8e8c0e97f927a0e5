// swift-format-ignore-file
for i in 0..<3 { print(i, terminator: " ") }
for i in 1...3 { print(i, terminator: " ") }
print()  // prints: 0 1 2 1 2 3 
for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: " ") }
for i in stride(from: 0.0, through: 1.0, by: 0.5) { print(i, terminator: " ") }
print()  // prints: 10 6 2 0.0 0.5 1.0 
for i in (0..<3).reversed() { print(i, terminator: " ") }
print()  // prints: 2 1 0 
print((1...5).contains(3), (1..<5).count, (0..<0).isEmpty)  // prints: true 4 true
print((1...4).map { $0 * $0 }, (1...3).reduce(1, *))  // prints: [1, 4, 9, 16] 6
print(1..<4, 1...4, Array(2..<5))  // prints: 1..<4 1...4 [2, 3, 4]
let r = 2...6
print(r.lowerBound, r.upperBound, r.filter { $0 % 2 == 0 })  // prints: 2 6 [2, 4, 6]
print((5...).contains(9), (..<5).contains(5), (0.0...1.0).contains(0.5))  // prints: true false true
print((1...10).clamped(to: 3...5), (0..<5).overlaps(4..<9))  // prints: 3...5 true
for (i, c) in "abc".enumerated() where i != 1 { print(i, c) }
// prints: 0 a
// prints: 2 c

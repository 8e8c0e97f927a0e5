// Slices of an array that are written to.
var numbers = [1, 2, 3, 4]
numbers[1...2] = [9]
print(numbers)
// prints: [1, 9, 4]
numbers[2...] = [0]
print(numbers)
// prints: [1, 9, 0]
numbers[..<2].sort(by: >)
print(numbers)
// prints: [9, 1, 0]
numbers[0...1].reverse()
print(numbers)
// prints: [1, 9, 0]
numbers.removeSubrange(1...)
print(numbers)
// prints: [1]
numbers.replaceSubrange(0...0, with: [7, 8])
print(numbers)
// prints: [7, 8]
var text = "hello"
text.removeSubrange(text.index(text.startIndex, offsetBy: 2)...)
print(text)
// prints: he

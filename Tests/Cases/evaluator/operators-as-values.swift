// Operators and functions where a closure is wanted.
print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
// prints: ["a": 3]
print(zip([1, 2], [3, 4]).map(+))
// prints: [4, 6]
print([(1, 2), (5, 4)].map(max))
// prints: [2, 5]
func product(_ a: Int, _ b: Int) -> Int { a * b }
print(zip([1, 2], [3, 4]).map(product))
// prints: [3, 8]
enum Level {
  case low
  case high
  var number: Int { [.low: 1, .high: 2][self]! }
}
print(Level.high.number)
// prints: 2
class Animal {}
class Cat: Animal {}
class Dog: Animal {}
let animals = [[Cat()], [Dog(), Dog()]]
print(type(of: animals))
// prints: Array<Array<Animal>>
let kinds: [Animal.Type] = [Cat.self, Dog.self]
print(kinds)
// prints: [main.Cat, main.Dog]

// What `T!` gives where its value is needed, and assignments that reach through `?`.
var text: String! = "x"
print(text.count, text + "y", text == "x")
// prints: 1 xy true
text += "z"
print(text!)
// prints: xz
var numbers: [Int]! = [1]
numbers.append(2)
print(numbers.count, numbers[0])
// prints: 2 1
let five: Int! = 5
let plain: Int = five
print(five + 1, plain)
// prints: 6 5
print(type(of: five))
// prints: Optional<Int>
final class Holder {
  var label: String!
  func fill() -> Int {
    label = "abc"
    return label.count
  }
}
print(Holder().fill())
// prints: 3
var maybe: Int? = 5
maybe? += 1
print(maybe as Any)
// prints: Optional(6)
var counts = ["a": 1]
counts["a"]? += 1
counts["b"]? += 1
print(counts)
// prints: ["a": 2]
struct Point {
  var x: Int? = 1
}
var point = Point()
point.x? += 4
print(point)
// prints: Point(x: Optional(5))

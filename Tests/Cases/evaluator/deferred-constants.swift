// Constants of the top level that get their value later.
let size = 5
let word: String
if size > 9 { word = "large" } else { word = "small" }
print(word)
// prints: small
let low: Int, high: Int
switch size {
case 5:
  low = 1
  high = 2
default:
  low = 3
  high = 4
}
func sum() -> Int { low + high }
print(sum(), low + high)
// prints: 3 3
let weight: Double
weight = 2.5
print(weight * 2)
// prints: 5.0

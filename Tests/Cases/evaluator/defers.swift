// swift-format-ignore-file
func f(_ n: Int) -> Int {
  defer { print("d1") }
  if n > 1 { defer { print("inner") }; print("body") }
  defer { print("d2") }
  return n
}
print(f(2))
// prints: body
// prints: inner
// prints: d2
// prints: d1
// prints: 2
for i in 0..<3 {
  defer { print("end", i) }
  if i == 1 { continue }
  if i == 2 { break }
  print("go", i)
}
// prints: go 0
// prints: end 0
// prints: end 1
// prints: end 2
func g() -> Int {
  var x = 1
  defer { x = 100 }
  return x
}
print(g())  // prints: 1

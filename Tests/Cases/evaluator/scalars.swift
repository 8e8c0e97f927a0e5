// Unicode scalars from literals.
print(UnicodeScalar("A").value, UInt8(ascii: "a"))
// prints: 65 97
let first = UnicodeScalar("a").value
print((first...first + 2).map { String(UnicodeScalar($0)!) })
// prints: ["a", "b", "c"]
let digit: Unicode.Scalar = "7"
print(digit, Character(digit), Int(digit.value) - 48)
// prints: 7 7 7

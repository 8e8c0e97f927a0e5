// swift-format-ignore-file
print(1 + 2 * 3)  // prints: 7
print(7 / 2, -7 / 2, 7 % 3, -7 % 3)  // prints: 3 -3 1 -1
print(10 - 4 - 3)  // prints: 3
var n = 5
n += 2
n *= 3
n -= 1
n /= 4
n %= 3
print(n)  // prints: 2
print(-n, +n)  // prints: -2 2
print(Int.max, Int.min)  // prints: 9223372036854775807 -9223372036854775808
print(Int.max &+ 1)  // prints: -9223372036854775808
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2)  // prints: 1 7 6 -6 16 64
print(abs(-4), min(3, 1, 2), max(3, 9, 2, 7))  // prints: 4 1 9
print(12.isMultiple(of: 4), 13.isMultiple(of: 4))  // prints: true false
print((-3).signum(), 8.quotientAndRemainder(dividingBy: 3))  // prints: -1 (quotient: 2, remainder: 2)
print(0xFF, 0b101, 0o17, 1_000)  // prints: 255 5 15 1000

// swift-format-ignore-file
print(1.5 + 2, 7.0 / 2, 0.1 + 0.2)  // prints: 3.5 3.5 0.30000000000000004
print(1e10, 1e16, 1e-5, 100000.0)  // prints: 10000000000.0 1e+16 1e-05 100000.0
print(Double.pi, Double.infinity, -Double.infinity)  // prints: 3.141592653589793 inf -inf
print(2.5.rounded(), 2.4.rounded(.up), (-2.5).rounded(.towardZero))  // prints: 3.0 3.0 -2.0
print(9.0.squareRoot(), 7.5.truncatingRemainder(dividingBy: 2))  // prints: 3.0 1.5
print(Int(3.99), Int(-3.99), Double(7), Double("2.5") ?? 0)  // prints: 3 -3 7.0 2.5
print(Float(0.1), Float(1) / 3)  // prints: 0.1 0.33333334
print(Double.nan == Double.nan, (0.0 / 0.0).isNaN)  // prints: false true
var x = 1.0
x += 0.5
x *= 2
x /= 4
x -= 1
print(x)  // prints: -0.25
print(max(1.5, 2.5), abs(-1.25))  // prints: 2.5 1.25

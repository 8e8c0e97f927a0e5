// swift-format-ignore-file
import Foundation
print(String(format: "%.2f|%5d|%-4d|%04d|%x|%@", 3.14159, 42, 7, 42, 255, "s"))  // prints: 3.14|   42|7   |0042|ff|s
print(String(format: "%.1f %.0f %.3f", 0.25, 2.5, 1.0005))  // prints: 0.2 2 1.000
print((7.0 / 3).rounded(), (2.345 * 100).rounded() / 100)  // prints: 2.0 2.35
print(pow(2.0, 10.0), sqrt(16.0), abs(-3.5), floor(-1.5), ceil(1.2))  // prints: 1024.0 4.0 3.5 -2.0 2.0
print(Int.random(in: 1...1), Double(Int.max), Int("12abc") as Any)  // prints: 1 9.223372036854776e+18 nil
print(1e3, 123456789.0, 0.1 + 0.7, 100.0 / 3.0)  // prints: 1000.0 123456789.0 0.7999999999999999 33.333333333333336
print(Float(3.7), CGFloat(2.5) * 2, Double(Float(0.1)))  // prints: 3.7 5.0 0.10000000149011612
let w: CGFloat = 10
let d: Double = 2.5
print(w * d, CGPoint(x: 1, y: 2).x + d)  // prints: 25.0 3.5
print((1...5).map { Double($0) / 2 }, stride(from: 0.0, to: 1.0, by: 0.25).map { $0 })  // prints: [0.5, 1.0, 1.5, 2.0, 2.5] [0.0, 0.25, 0.5, 0.75]
print("  trim me ".trimmingCharacters(in: .whitespaces), "a,b".components(separatedBy: ","))  // prints: trim me ["a", "b"]
print("hello world".capitalized, "aXbX".replacingOccurrences(of: "X", with: "-"))  // prints: Hello World a-b-

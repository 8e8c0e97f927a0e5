// swift-format-ignore-file
import Foundation
extension String.StringInterpolation {
  mutating func appendInterpolation(json v: Any) { appendLiteral("<\(v)>") }
  mutating func appendInterpolation(_ v: Double, places: Int) { appendLiteral(String(format: "%.\(places)f", v)) }
  mutating func appendInterpolation(_ v: Bool) { appendLiteral(v ? "yes" : "no") }
}
print("a \(json: [1]) \(3.14159, places: 2) \(true) \(5)")
let o: Int? = nil
print("\(o, default: "none")")
let s: String = "v=\(1.5, places: 0)"
print(s)
// prints: a <[1]> 3.14 yes 5
// prints: none
// prints: v=2

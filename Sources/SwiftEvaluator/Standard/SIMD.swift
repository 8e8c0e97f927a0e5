struct SIMD2<Scalar>: ExpressibleByArrayLiteral, CustomStringConvertible {
  typealias ArrayLiteralElement = Scalar
  var x: Scalar
  var y: Scalar
  init(_ v0: Scalar, _ v1: Scalar) {
    x = v0
    y = v1
  }
  init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }
  init(arrayLiteral elements: Scalar...) {
    precondition(elements.count == 2, "SIMD vector requires exactly two elements")
    x = elements[0]
    y = elements[1]
  }
  var description: String { "SIMD2<\(Scalar.self)>(\(x), \(y))" }
}

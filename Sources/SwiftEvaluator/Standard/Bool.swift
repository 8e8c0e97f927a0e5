struct Bool:
  Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByBooleanLiteral,
  Sendable, Encodable, Decodable
{
  typealias BooleanLiteralType = Bool
  init() { native() }
  init(_ value: Bool) { native() }
  init(booleanLiteral value: Bool) { native() }
  init?(_ description: String) { native() }
  var description: String { native() }
  func hash(into hasher: inout Hasher) { native() }
  mutating func toggle() { self = !self }
  static func random() -> Bool { native() }
  static prefix func ! (_ value: Bool) -> Bool { native() }
  static func && (
    _ left: Bool,
    _ right: @autoclosure () throws -> Bool
  ) rethrows -> Bool { native() }
  static func || (
    _ left: Bool,
    _ right: @autoclosure () throws -> Bool
  ) rethrows -> Bool { native() }
}

final class Bundle {
  static let main = Bundle()
  init() {}
}

struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = value }
}

struct Calendar: Hashable {
  enum Identifier: Hashable { case gregorian, chinese, iso8601 }
  static let current = Calendar(identifier: .gregorian)
  let identifier: Identifier
}

struct TimeZone: Hashable {
  static let current = TimeZone()
}

struct DateComponents: Hashable {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?
  init() {}
}

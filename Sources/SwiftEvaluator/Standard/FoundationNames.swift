final class Bundle {
  static let main = Bundle()
  init() {}
}

struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = value }
}

struct Calendar: Hashable {
  static let current = Calendar()
  init() {}
}

struct TimeZone: Hashable {
  static let current = TimeZone()
  init() {}
}

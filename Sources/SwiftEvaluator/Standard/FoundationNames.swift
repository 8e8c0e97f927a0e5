final class Bundle {
  static let main = Bundle()
  static let module = Bundle()
  init() {}
  var bundleIdentifier: String? { nil }
  /// There is no list of properties here.
  var infoDictionary: [String: Any]? { nil }
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
  /// There are no files here.
  func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  func path(forResource name: String?, ofType ext: String?) -> String? { nil }
}

struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = value }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String { value.isEmpty ? key : value }

struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation
  let key: String
  init(stringLiteral value: String) { key = value }
  init(stringInterpolation: DefaultStringInterpolation) { key = stringInterpolation._text }
}

extension String {
  init(localized resource: LocalizedStringResource) { self = resource.key }
  static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, arguments: arguments)
  }
  init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = String(format: format, arguments: arguments)
  }
}

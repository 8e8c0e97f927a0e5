struct CGFloat:
  BinaryFloatingPoint, CustomStringConvertible, CVarArg, Sendable, Encodable, Decodable
{
  typealias Magnitude = CGFloat
  typealias Stride = CGFloat
  typealias IntegerLiteralType = Int64
  typealias FloatLiteralType = Double
  typealias NativeType = Double
  init(integerLiteral value: Int64) { native() }
  init(floatLiteral value: Double) { native() }
  init() { native() }
}

struct CGPoint: Hashable, CustomDebugStringConvertible, Sendable, Encodable, Decodable {
  var x: CGFloat
  var y: CGFloat
  static var zero: CGPoint { CGPoint(x: 0, y: 0) }
  init() {
    x = 0
    y = 0
  }
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  var debugDescription: String { "(\(x), \(y))" }
}

struct CGSize: Hashable, CustomDebugStringConvertible, Sendable, Encodable, Decodable {
  var width: CGFloat
  var height: CGFloat
  static var zero: CGSize { CGSize(width: 0, height: 0) }
  init() {
    width = 0
    height = 0
  }
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  var debugDescription: String { "(\(width), \(height))" }
}

struct CGVector: Hashable, Sendable {
  var dx: CGFloat
  var dy: CGFloat
  static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

struct CGRect: Hashable, CustomDebugStringConvertible, Sendable, Encodable, Decodable {
  var origin: CGPoint
  var size: CGSize
  static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  init() {
    origin = .zero
    size = .zero
  }
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  var width: CGFloat { abs(size.width) }
  var height: CGFloat { abs(size.height) }
  var minX: CGFloat { min(origin.x, origin.x + size.width) }
  var minY: CGFloat { min(origin.y, origin.y + size.height) }
  var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  var midX: CGFloat { origin.x + size.width / 2 }
  var midY: CGFloat { origin.y + size.height / 2 }
  var isEmpty: Bool { size.width == 0 || size.height == 0 }
  func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  static var null: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }
  static var infinite: CGRect {
    let most = CGFloat.greatestFiniteMagnitude
    return CGRect(x: -most / 2, y: -most / 2, width: most, height: most)
  }
  var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
  var integral: CGRect {
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(
      x: left,
      y: top,
      width: maxX.rounded(.up) - left,
      height: maxY.rounded(.up) - top
    )
  }
  func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
  func intersection(_ other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if isNull || other.isNull || right < left || bottom < top { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  func contains(_ other: CGRect) -> Bool { union(other) == self }
  func union(_ other: CGRect) -> CGRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
  var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

struct UUID: Hashable, CustomStringConvertible, Sendable, Encodable, Decodable {
  let uuidString: String
  init() { uuidString = _nextUUID() }
  init?(uuidString string: String) {
    guard string.count == 36 else { return nil }
    uuidString = string.uppercased()
  }
  var description: String { uuidString }
}

func _nextUUID() -> String { native() }

typealias TimeInterval = Double

struct Date:
  Hashable, Comparable, Strideable, CustomStringConvertible, Sendable, Encodable, Decodable
{
  typealias Stride = TimeInterval
  let timeIntervalSinceReferenceDate: Double
  init() { timeIntervalSinceReferenceDate = 0 }
  init(timeIntervalSinceReferenceDate: Double) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }
  init(timeIntervalSince1970: Double) {
    timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200
  }
  init(timeIntervalSinceNow: Double) { timeIntervalSinceReferenceDate = timeIntervalSinceNow }
  static var now: Date { Date() }
  static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
  static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }
  var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
  var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate }
  func timeIntervalSince(_ other: Date) -> Double {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }
  init(timeInterval: Double, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
  }
  func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
  }
  mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
  static func += (_ left: inout Date, _ right: Double) { left = left + right }
  static func -= (_ left: inout Date, _ right: Double) { left = left - right }
  func addingTimeInterval(_ interval: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }
  static func < (_ left: Date, _ right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }
  static func + (_ left: Date, _ right: Double) -> Date { left.addingTimeInterval(right) }
  static func - (_ left: Date, _ right: Double) -> Date { left.addingTimeInterval(-right) }
  var description: String { _describeDate(timeIntervalSinceReferenceDate) }
}

func _describeDate(_ seconds: Double) -> String { native() }

struct URL: Hashable, CustomStringConvertible, Sendable, Encodable, Decodable {
  let absoluteString: String
  init?(string: String) {
    guard !string.isEmpty, !string.contains(" ") else { return nil }
    absoluteString = string
  }
  init?(string: String, relativeTo url: URL?) {
    guard let made = URL(string: (url?.absoluteString ?? "") + string) else { return nil }
    self = made
  }
  init(filePath path: String) { absoluteString = "file://" + path }
  init(fileURLWithPath path: String) { absoluteString = "file://" + path }
  var description: String { absoluteString }
  var scheme: String? {
    guard absoluteString.contains(":") else { return nil }
    return absoluteString.components(separatedBy: ":").first
  }
  var _afterScheme: String {
    let parts = absoluteString.components(separatedBy: "://")
    return parts.count > 1 ? parts[1...].joined(separator: "://") : absoluteString
  }
  var host: String? {
    let place = _afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let server = place.split(separator: "@").last ?? ""
    let name = String(server.prefix { $0 != ":" })
    return name.isEmpty || scheme == nil ? nil : name
  }
  func host(percentEncoded: Bool = true) -> String? { host }
  var path: String {
    let tail = scheme == nil ? _afterScheme : String(_afterScheme.drop { $0 != "/" })
    let path = String(tail.prefix { $0 != "?" && $0 != "#" })
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
  func path(percentEncoded: Bool = true) -> String { path }
  var pathExtension: String {
    guard lastPathComponent.contains(".") else { return "" }
    return lastPathComponent.components(separatedBy: ".").last ?? ""
  }
  func appendingPathComponent(_ part: String) -> URL {
    _changingPath { ($0.hasSuffix("/") ? $0 : $0 + "/") + part }
  }
  /// The address with another path before its query.
  func _changingPath(_ change: (String) -> String) -> URL {
    let head = absoluteString.prefix { $0 != "?" && $0 != "#" }
    let tail = absoluteString.dropFirst(head.count)
    return URL(string: change(String(head)) + String(tail)) ?? self
  }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  var lastPathComponent: String {
    guard let last = path.split(separator: "/").last else { return path }
    return String(last)
  }
}

struct Data: Hashable, Sendable, Encodable, Decodable, CustomStringConvertible {
  var _bytes: [UInt8] = []
  init() {}
  var description: String { "\(_bytes.count) bytes" }
  init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { _bytes = Array(bytes) }
  init(_ bytes: Data) { _bytes = bytes._bytes }
  init(repeating value: UInt8, count: Int) { _bytes = Array(repeating: value, count: count) }
  init?(base64Encoded text: String) {
    var bits = 0
    var count = 0
    for character in text where character != "=" {
      guard let index = _base64.firstIndex(of: character) else { return nil }
      bits = (bits << 6 | index) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        _bytes.append(UInt8(bits >> count & 0xFF))
      }
    }
  }
  func base64EncodedString() -> String {
    var text = ""
    var index = 0
    while index < _bytes.count {
      let rest = min(3, _bytes.count - index)
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < rest ? Int(_bytes[index + offset]) : 0) }
      for step in 0..<4 {
        text += step <= rest ? String(_base64[bits >> (18 - 6 * step) & 63]) : "="
      }
      index += 3
    }
    return text
  }
  var count: Int { _bytes.count }
  var isEmpty: Bool { _bytes.isEmpty }
  mutating func append(_ other: Data) { _bytes += other._bytes }
  static func + (_ left: Data, _ right: Data) -> Data { Data(left._bytes + right._bytes) }
  subscript(index: Int) -> UInt8 { _bytes[index] }
}

let _base64 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

enum UTF8 {}

extension String {
  struct Encoding: Hashable, Sendable {
    let rawValue: UInt
    static let ascii = Encoding(rawValue: 1)
    static let utf8 = Encoding(rawValue: 4)
    static let unicode = Encoding(rawValue: 10)
    static let utf16 = Encoding(rawValue: 10)
  }
  init?(data: Data, encoding: String.Encoding) {
    guard let text = _utf8Text(data._bytes) else { return nil }
    self = text
  }
  init(decoding data: Data, as encoding: UTF8.Type) { self = _utf8Text(data._bytes) ?? "\u{FFFD}" }
  init(decoding bytes: [UInt8], as encoding: UTF8.Type) { self = _utf8Text(bytes) ?? "\u{FFFD}" }
  func data(using encoding: String.Encoding) -> Data? { Data(utf8) }
}

func _utf8Text(_ bytes: [UInt8]) -> String? { native() }

struct Locale: Hashable, Sendable, Encodable, Decodable {
  struct Language: Hashable, Sendable {
    let identifier: String
    init(identifier: String) { self.identifier = identifier }
    struct LanguageCode: Hashable, ExpressibleByStringLiteral, Sendable {
      let identifier: String
      init(_ identifier: String) { self.identifier = identifier }
      init(stringLiteral value: String) { identifier = value }
      static let english = LanguageCode("en")
      static let chinese = LanguageCode("zh")
      static let french = LanguageCode("fr")
      static let german = LanguageCode("de")
      static let spanish = LanguageCode("es")
      static let japanese = LanguageCode("ja")
      static let korean = LanguageCode("ko")
      static let thai = LanguageCode("th")
      static let arabic = LanguageCode("ar")
    }
    init(languageCode: LanguageCode?, script: Script? = nil, region: Region? = nil) {
      let parts = [languageCode?.identifier, script?.identifier, region?.identifier]
      identifier = parts.compactMap { $0 }.joined(separator: "-")
    }
    struct Script: Hashable, Sendable {
      let identifier: String
      init(_ identifier: String) { self.identifier = identifier }
    }
    var languageCode: LanguageCode? {
      LanguageCode(String(identifier.prefix { $0 != "_" && $0 != "-" }))
    }
    var minimalIdentifier: String { identifier }
  }
  struct Currency: Hashable, Sendable {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Region: Hashable, Sendable {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  static var current: Locale { Locale(identifier: "en_US") }
  static var autoupdatingCurrent: Locale { current }
  static var preferredLanguages: [String] { ["en-US"] }
  var language: Language { Language(identifier: identifier) }
  var region: Region? {
    let parts = _parts
    if parts.count > 1, let last = parts.last, last.count == 2 { return Region(last) }
    return nil
  }
  var regionCode: String? { region?.identifier }
  /// The money of the region; regions the engine does not know are refused.
  var currency: Currency? {
    guard let region else { return nil }
    let codes = [
      "US": "USD", "CN": "CNY", "GB": "GBP", "JP": "JPY", "DE": "EUR", "FR": "EUR", "IT": "EUR",
      "ES": "EUR", "CA": "CAD", "AU": "AUD", "IN": "INR", "KR": "KRW", "HK": "HKD", "TW": "TWD",
      "SG": "SGD", "CH": "CHF", "BR": "BRL", "MX": "MXN",
    ]
    guard let code = codes[region.identifier] else {
      _notModelled("the currency of the locale \(identifier)")
      return nil
    }
    return Currency(code)
  }
  var currencyCode: String? { currency?.identifier }
  var currencySymbol: String? {
    currencyCode.map {
      _currencyMarks($0, "standard", _known("currencies")).0.trimmingCharacters(in: .whitespaces)
    }
  }
  var languageCode: String? { _parts.first }
  var decimalSeparator: String? { _known("numbers") == .chinese ? "." : "." }
  var groupingSeparator: String? { _known("numbers") == .chinese ? "," : "," }
  var usesMetricSystem: Bool { region?.identifier != "US" }
  func localizedString(forCurrencyCode code: String) -> String? {
    let names = [
      "USD": "US Dollar", "CNY": "Chinese Yuan", "EUR": "Euro", "JPY": "Japanese Yen",
      "GBP": "British Pound",
    ]
    if _known("names of currencies") == .chinese { return _chineseCurrencies[code] }
    if names[code] == nil { _notModelled("the name of the currency \(code)") }
    return names[code]
  }
  func localizedString(forRegionCode code: String) -> String? {
    let names = [
      "US": ("United States", "美国"), "CN": ("China mainland", "中国大陆"), "JP": ("Japan", "日本"),
      "GB": ("United Kingdom", "英国"), "FR": ("France", "法国"), "DE": ("Germany", "德国"),
    ]
    guard let name = names[code] else {
      _notModelled("the name of the region \(code)")
      return nil
    }
    return _known("names of regions") == .chinese ? name.1 : name.0
  }
  func localizedString(forLanguageCode code: String) -> String? {
    let names = [
      "en": ("English", "英语"), "zh": ("Chinese", "中文"), "fr": ("French", "法语"),
      "de": ("German", "德语"), "ja": ("Japanese", "日语"), "es": ("Spanish", "西班牙语"),
    ]
    guard let name = names[code] else {
      _notModelled("the name of the language \(code)")
      return nil
    }
    return _known("names of languages") == .chinese ? name.1 : name.0
  }
}

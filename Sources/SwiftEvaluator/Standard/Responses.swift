// Foundation and C name these so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What an address answered: a plain value here, since there is no network.
class URLResponse {
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  init(
    url: URL,
    mimeType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }
  init() {
    url = nil
    mimeType = nil
    expectedContentLength = -1
    textEncodingName = nil
  }
  var suggestedFilename: String? { url?.lastPathComponent }
}

class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let allHeaderFields: [AnyHashable: Any]
  init?(
    url: URL,
    statusCode: Int,
    httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    var fields: [AnyHashable: Any] = [:]
    for (name, value) in headerFields ?? [:] { fields[AnyHashable(name)] = value }
    allHeaderFields = fields
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields[AnyHashable(field)] as? String
  }
  class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: return "no error"
    case 400: return "bad request"
    case 401: return "unauthorized"
    case 403: return "forbidden"
    case 404: return "not found"
    case 500: return "internal server error"
    default: return "error"
    }
  }
}

/// What is asked of an address.
struct URLRequest: Hashable {
  enum CachePolicy: Hashable, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
  }
  var url: URL?
  var cachePolicy: CachePolicy
  var timeoutInterval: TimeInterval
  var httpMethod: String? = "GET"
  var httpBody: Data?
  var allHTTPHeaderFields: [String: String]?
  init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[field] = value
    allHTTPHeaderFields = fields
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let former = allHTTPHeaderFields?[field]
    setValue(former.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }
  func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// What classes of Objective-C share; nothing of it is here but its identity.
class NSObject: NSObjectProtocol, Hashable {
  init() {}
  func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  static func == (_ left: NSObject, _ right: NSObject) -> Bool { left === right }
}

/// Joins words as a language does.
class ListFormatter: Formatter {
  static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
  func string(from items: [Any]) -> String? {
    let words = items.map { "\($0)" }
    let text: String = words.formatted(.list(type: .and))
    return text
  }
}

func NSLog(_ format: String, _ arguments: any CVarArg...) {
  print(String(format: format, arguments: arguments))
}
func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  bound == 0 ? 0 : UInt32.random(in: 0..<bound)
}

// Foundation names these constants so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSURLErrorDomain = "NSURLErrorDomain"
let NSCocoaErrorDomain = "NSCocoaErrorDomain"

/// An error as Objective-C has it: a domain, a number and what is said about it.
class NSError: LocalizedError, CustomStringConvertible {
  let domain: String
  let code: Int
  let userInfo: [String: Any]
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    userInfo = dict ?? [:]
  }
  var errorDescription: String? { localizedDescription }
  var failureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
  var recoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
  var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    return "The operation couldn’t be completed. (\(domain) error \(code).)"
  }
  var description: String { "Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\"" }
}

/// What goes wrong with the network.
struct URLError: LocalizedError, Hashable, Sendable {
  struct Code: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
    static let unknown = Code(rawValue: -1)
    static let cancelled = Code(rawValue: -999)
    static let badURL = Code(rawValue: -1000)
    static let timedOut = Code(rawValue: -1001)
    static let unsupportedURL = Code(rawValue: -1002)
    static let cannotFindHost = Code(rawValue: -1003)
    static let cannotConnectToHost = Code(rawValue: -1004)
    static let networkConnectionLost = Code(rawValue: -1005)
    static let dnsLookupFailed = Code(rawValue: -1006)
    static let resourceUnavailable = Code(rawValue: -1008)
    static let notConnectedToInternet = Code(rawValue: -1009)
    static let badServerResponse = Code(rawValue: -1011)
    static let userCancelledAuthentication = Code(rawValue: -1012)
    static let userAuthenticationRequired = Code(rawValue: -1013)
    static let zeroByteResource = Code(rawValue: -1014)
    static let cannotDecodeRawData = Code(rawValue: -1015)
    static let cannotDecodeContentData = Code(rawValue: -1016)
    static let cannotParseResponse = Code(rawValue: -1017)
    static let fileDoesNotExist = Code(rawValue: -1100)
    static let dataNotAllowed = Code(rawValue: -1020)
    static let secureConnectionFailed = Code(rawValue: -1200)
  }
  let code: Code
  init(_ code: Code) { self.code = code }
  var errorCode: Int { code.rawValue }
  static var errorDomain: String { NSURLErrorDomain }
  static var unknown: Code { .unknown }
  static var cancelled: Code { .cancelled }
  static var badURL: Code { .badURL }
  static var timedOut: Code { .timedOut }
  static var badServerResponse: Code { .badServerResponse }
  static var notConnectedToInternet: Code { .notConnectedToInternet }
  static var cannotFindHost: Code { .cannotFindHost }
  var errorDescription: String? {
    "The operation couldn’t be completed. (\(NSURLErrorDomain) error \(code.rawValue).)"
  }
}

struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { name + "=" + (value ?? "") }
  var _text: String {
    let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=;"))
    let left = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
    guard let value else { return left }
    return left + "=" + (value.addingPercentEncoding(withAllowedCharacters: allowed) ?? value)
  }
}

struct URLComponents: Hashable, Sendable {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?
  init() {}
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }
  init?(string: String) {
    guard !string.contains(" ") else { return nil }
    var rest = string
    if let mark = rest.range(of: "#") {
      fragment = String(rest[mark.upperBound...])
      rest = String(rest[..<mark.lowerBound])
    }
    if let mark = rest.range(of: "?") {
      query = String(rest[mark.upperBound...])
      rest = String(rest[..<mark.lowerBound])
    }
    if let mark = rest.range(of: "://") {
      scheme = String(rest[..<mark.lowerBound])
      rest = String(rest[mark.upperBound...])
      var place = String(rest.prefix { $0 != "/" })
      path = String(rest.dropFirst(place.count))
      if let at = place.range(of: "@") {
        let parts = String(place[..<at.lowerBound]).components(separatedBy: ":")
        user = parts[0]
        if parts.count > 1 { password = parts[1] }
        place = String(place[at.upperBound...])
      }
      let parts = place.components(separatedBy: ":")
      host = parts[0]
      if parts.count > 1 { port = Int(parts[1]) }
    } else {
      path = rest
    }
  }
  var queryItems: [URLQueryItem]? {
    get {
      guard let query else { return nil }
      if query.isEmpty { return [] }
      return query.components(separatedBy: "&").map { part in
        let sides = part.components(separatedBy: "=")
        let value = sides.count > 1 ? sides.dropFirst().joined(separator: "=") : nil
        return URLQueryItem(
          name: sides[0].removingPercentEncoding ?? sides[0],
          value: value.map { $0.removingPercentEncoding ?? $0 }
        )
      }
    }
    set { query = newValue.map { items in items.map { $0._text }.joined(separator: "&") } }
  }
  var string: String? {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let host {
      text += "//"
      if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
      text += host.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? host
      if let port { text += ":" + String(port) }
      // A path after a host begins with a slash, or there is no such address.
      if !path.isEmpty, !path.hasPrefix("/") { return nil }
    }
    text +=
      path.addingPercentEncoding(
        withAllowedCharacters: .urlPathAllowed.union(CharacterSet(charactersIn: "%"))
      ) ?? path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
  var url: URL? { string.flatMap { URL(string: $0) } }
}

extension URL {
  var query: String? { URLComponents(string: absoluteString)?.query }
  func query(percentEncoded: Bool = true) -> String? {
    percentEncoded ? query : query?.removingPercentEncoding
  }
  var fragment: String? { URLComponents(string: absoluteString)?.fragment }
  var port: Int? { URLComponents(string: absoluteString)?.port }
  var isFileURL: Bool { scheme == "file" }
  var pathComponents: [String] {
    let parts = path.split(separator: "/").map { String($0) }
    return path.hasPrefix("/") ? ["/"] + parts : parts
  }
  var absoluteURL: URL { self }
  func appending(queryItems: [URLQueryItem]) -> URL {
    guard var parts = URLComponents(string: absoluteString) else { return self }
    parts.queryItems = (parts.queryItems ?? []) + queryItems
    return parts.url ?? self
  }
  mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  mutating func append(path: String) { self = appendingPathComponent(path) }
  mutating func appendPathComponent(_ part: String) { self = appendingPathComponent(part) }
  func appendingPathExtension(_ ending: String) -> URL {
    _changingPath { $0 + "." + ending }
  }
  func deletingPathExtension() -> URL {
    guard !pathExtension.isEmpty else { return self }
    return _changingPath { String($0.dropLast(pathExtension.count + 1)) }
  }
  func deletingLastPathComponent() -> URL {
    let last = lastPathComponent
    return _changingPath { String($0.dropLast(last.count)) }
  }
}

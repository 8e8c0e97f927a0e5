struct _Member {
  let key: String
  let value: _JSON
}

indirect enum _JSON {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([_JSON])
  case object([_Member])
  var _name: String {
    switch self {
    case .null: return "null"
    case .bool: return "bool"
    case .number: return "number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}

struct _JSONParser {
  let _text: [Character]
  var _index = 0
  var _depth = 0
  init(_ text: String) { _text = Array(text) }
  var _next: Character? { _index < _text.count ? _text[_index] : nil }
  func _broken(_ what: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: [],
        debugDescription: "The given data was not valid JSON: \(what) around character \(_index)."
      )
    )
  }
  mutating func _skip() {
    while let next = _next, next.isWhitespace { _index += 1 }
  }
  mutating func _whole() throws -> _JSON {
    let value = try _value()
    _skip()
    if _next != nil { throw _broken("Garbage at end") }
    return value
  }
  mutating func _value() throws -> _JSON {
    _skip()
    _depth += 1
    defer { _depth -= 1 }
    guard _depth < 200 else { throw _broken("Too many nested arrays or dictionaries") }
    guard let next = _next else { throw _broken("Unexpected end of file") }
    switch next {
    case "{": return try _object()
    case "[": return try _array()
    case "\"": return .string(try _string())
    case "t": return try _word("true", .bool(true))
    case "f": return try _word("false", .bool(false))
    case "n": return try _word("null", .null)
    default: return try _number()
    }
  }
  mutating func _word(_ word: String, _ value: _JSON) throws -> _JSON {
    for character in word {
      guard _next == character else { throw _broken("Invalid value") }
      _index += 1
    }
    return value
  }
  mutating func _number() throws -> _JSON {
    let start = _index
    while let next = _next, next.isNumber || "+-.eE".contains(next) { _index += 1 }
    let text = String(_text[start..<_index])
    guard Double(text) != nil, !text.hasPrefix("+"), !text.hasPrefix(".") else {
      throw _broken("Invalid value")
    }
    return .number(text)
  }
  mutating func _string() throws -> String {
    _index += 1
    var text = ""
    while let next = _next {
      _index += 1
      if next == "\"" { return text }
      if next.isNewline { throw _broken("Unescaped control character") }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escape = _next else { break }
      _index += 1
      switch escape {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "b": text += "\u{8}"
      case "f": text += "\u{C}"
      case "u": text += try _unicode()
      case "\"", "\\", "/": text.append(escape)
      default: throw _broken("Invalid escape sequence")
      }
    }
    throw _broken("Unterminated string")
  }
  mutating func _unit() throws -> Int {
    guard _index + 4 <= _text.count,
      let unit = Int(String(_text[_index..<(_index + 4)]), radix: 16)
    else { throw _broken("Invalid escape sequence") }
    _index += 4
    return unit
  }
  mutating func _unicode() throws -> String {
    var unit = try _unit()
    if (0xD800..<0xDC00).contains(unit), _next == "\\" {
      _index += 2
      unit = 0x10000 + (unit - 0xD800) * 0x400 + (try _unit() - 0xDC00)
    }
    return _scalarText(unit)
  }
  mutating func _array() throws -> _JSON {
    _index += 1
    var items: [_JSON] = []
    _skip()
    if _next == "]" {
      _index += 1
      return .array(items)
    }
    while true {
      items.append(try _value())
      _skip()
      if _next == "," {
        _index += 1
      } else if _next == "]" {
        _index += 1
        return .array(items)
      } else {
        throw _broken("Badly formed array")
      }
    }
  }
  mutating func _object() throws -> _JSON {
    _index += 1
    var members: [_Member] = []
    _skip()
    if _next == "}" {
      _index += 1
      return .object(members)
    }
    while true {
      _skip()
      guard _next == "\"" else { throw _broken("No string key for value in object") }
      let key = try _string()
      _skip()
      guard _next == ":" else { throw _broken("No value for key in object") }
      _index += 1
      members.append(_Member(key: key, value: try _value()))
      _skip()
      if _next == "," {
        _index += 1
      } else if _next == "}" {
        _index += 1
        return .object(members)
      } else {
        throw _broken("Badly formed object")
      }
    }
  }
}

func _scalarText(_ code: Int) -> String { native() }

class JSONDecoder {
  enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  enum DataDecodingStrategy {
    case deferredToData
    case base64
  }
  var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  var dataDecodingStrategy = DataDecodingStrategy.base64
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    var parser = _JSONParser(String(decoding: data, as: UTF8.self))
    return try T(from: _Reader(_value: try parser._whole(), _key: nil, codingPath: [], _home: self))
  }
}

func _fromSnakeCase(_ key: String) -> String {
  let words = key.split(separator: "_")
  guard words.count > 1, let first = words.first else { return key }
  return first.lowercased() + words.dropFirst().map { $0.capitalized }.joined()
}

struct _Reader: Decoder, SingleValueDecodingContainer {
  let _value: _JSON?
  let _key: (any CodingKey)?
  let codingPath: [any CodingKey]
  let _home: JSONDecoder
  var userInfo: [CodingUserInfoKey: Any] { _home.userInfo }
  func _context(_ text: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: text)
  }
  func _present(_ type: Any.Type) throws -> _JSON {
    guard let value = _value else {
      let key = _key ?? _Key("")
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: Array(codingPath.dropLast()),
          debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."
        )
      )
    }
    if case .null = value {
      throw DecodingError.valueNotFound(
        type,
        _context("Cannot get value of type \(type) -- found null value instead")
      )
    }
    return value
  }
  func _mismatch(_ type: Any.Type, _ found: _JSON) -> DecodingError {
    .typeMismatch(type, _context("Expected to decode \(type) but found \(found._name) instead."))
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let value = try _present([String: Any].self)
    guard case .object(var members) = value else { throw _mismatch([String: Any].self, value) }
    if case .convertFromSnakeCase = _home.keyDecodingStrategy {
      members = members.map { _Member(key: _fromSnakeCase($0.key), value: $0.value) }
    }
    return KeyedDecodingContainer<Key>(_members: members, _reader: self)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try _items() }
  func _items() throws -> _ItemReader {
    let value = try _present([Any].self)
    guard case .array(let items) = value else { throw _mismatch([Any].self, value) }
    return _ItemReader(_items: items, _reader: self)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool {
    guard let value = _value else { return true }
    if case .null = value { return true }
    return false
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
  func _text(_ type: Any.Type) throws -> String {
    let value = try _present(type)
    guard case .string(let text) = value else { throw _mismatch(type, value) }
    return text
  }
  func _number(_ type: Any.Type) throws -> String {
    let value = try _present(type)
    guard case .number(let text) = value else { throw _mismatch(type, value) }
    return text
  }
  func _integer(_ type: Any.Type) throws -> String {
    let text = try _number(type)
    if let number = Double(text), number.rounded() == number,
      !text.allSatisfy({ $0 != "." && $0 != "e" && $0 != "E" })
    {
      return String(Int(number))
    }
    return text
  }
  func _misfit(_ text: String, _ type: Any.Type) -> DecodingError {
    .dataCorrupted(_context("Number \(text) is not representable in Swift."))
  }
}

struct KeyedDecodingContainer<K: CodingKey> {
  typealias Key = K
  let _members: [_Member]
  let _reader: _Reader
  var codingPath: [any CodingKey] { _reader.codingPath }
  var allKeys: [K] { _members.compactMap { K(stringValue: $0.key) } }
  func _find(_ key: K) -> _Reader {
    let value = _members.last { $0.key == key.stringValue }?.value
    return _Reader(
      _value: value,
      _key: key,
      codingPath: codingPath + [key],
      _home: _reader._home
    )
  }
  func contains(_ key: K) -> Bool { _members.contains { $0.key == key.stringValue } }
  func decodeNil(forKey key: K) throws -> Bool {
    if !contains(key) { _ = try _find(key)._present(Any.self) }
    return _find(key).decodeNil()
  }
  func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
    let reader = _find(key)
    if reader._value == nil { _ = try reader._present(type) }
    return try T(from: reader)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
    let reader = _find(key)
    return reader.decodeNil() ? nil : try T(from: reader)
  }
  func _take<T: Decodable>(_ key: K) throws -> T { try T(from: _find(key)) }
  func nestedContainer<N: CodingKey>(
    keyedBy type: N.Type,
    forKey key: K
  ) throws -> KeyedDecodingContainer<N> {
    try _find(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
    try _find(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { _reader }
}

struct _ItemReader: UnkeyedDecodingContainer {
  let _items: [_JSON]
  let _reader: _Reader
  var currentIndex = 0
  init(_items: [_JSON], _reader: _Reader) {
    self._items = _items
    self._reader = _reader
  }
  var codingPath: [any CodingKey] { _reader.codingPath }
  var count: Int? { _items.count }
  var isAtEnd: Bool { currentIndex >= _items.count }
  func _current() throws -> _Reader {
    let key = _Key(intValue: currentIndex)
    guard currentIndex < _items.count else {
      throw DecodingError.valueNotFound(
        Any.self,
        _reader._context("Unkeyed container is at end.")
      )
    }
    return _Reader(
      _value: _items[currentIndex],
      _key: key,
      codingPath: codingPath + [_Key("Index \(currentIndex)")],
      _home: _reader._home
    )
  }
  mutating func decodeNil() throws -> Bool {
    let isNull = try _current().decodeNil()
    if isNull { currentIndex += 1 }
    return isNull
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try T(from: _current())
    currentIndex += 1
    return value
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }
  mutating func nestedContainer<N: CodingKey>(
    keyedBy type: N.Type
  ) throws -> KeyedDecodingContainer<N> {
    let made = try _current().container(keyedBy: type)
    currentIndex += 1
    return made
  }
}

class JSONEncoder {
  struct OutputFormatting: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let prettyPrinted = OutputFormatting(rawValue: 1)
    static let sortedKeys = OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }
  enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
  }
  var outputFormatting: OutputFormatting = []
  var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let writer = _Writer(self, [])
    try value.encode(to: writer)
    return Data(_jsonText(writer._json(), outputFormatting, 0).utf8)
  }
}

func _toSnakeCase(_ key: String) -> String {
  var text = ""
  for character in key {
    if character.isUppercase {
      text += "_" + character.lowercased()
    } else {
      text.append(character)
    }
  }
  return text
}

func _jsonString(_ text: String, _ format: JSONEncoder.OutputFormatting) -> String {
  var result = "\""
  for character in text {
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "/" where !format.contains(.withoutEscapingSlashes): result += "\\/"
    default: result.append(character)
    }
  }
  return result + "\""
}

func _jsonText(_ value: _JSON, _ format: JSONEncoder.OutputFormatting, _ depth: Int) -> String {
  let isPretty = format.contains(.prettyPrinted)
  let inner = isPretty ? "\n" + String(repeating: "  ", count: depth + 1) : ""
  let outer = isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
  switch value {
  case .null: return "null"
  case .bool(let flag): return flag ? "true" : "false"
  case .number(let text): return text
  case .string(let text): return _jsonString(text, format)
  case .array(let items):
    if items.isEmpty { return isPretty ? "[\n\n\(String(outer.dropFirst()))]" : "[]" }
    return "[" + items.map { inner + _jsonText($0, format, depth + 1) }.joined(separator: ",")
      + outer + "]"
  case .object(let members):
    if members.isEmpty { return isPretty ? "{\n\n\(String(outer.dropFirst()))}" : "{}" }
    let sorted = format.contains(.sortedKeys) ? members.sorted { $0.key < $1.key } : members
    let lines = sorted.map { member in
      inner + _jsonString(member.key, format) + (isPretty ? " : " : ":")
        + _jsonText(member.value, format, depth + 1)
    }
    return "{" + lines.joined(separator: ",") + outer + "}"
  }
}

class _MemberSlot {
  let key: String
  let writer: _Writer
  init(_ key: String, _ writer: _Writer) {
    self.key = key
    self.writer = writer
  }
}

class _Writer: Encoder, SingleValueEncodingContainer {
  let _home: JSONEncoder
  let codingPath: [any CodingKey]
  var _value: _JSON?
  var _members: [_MemberSlot] = []
  var _items: [_Writer] = []
  var _isObject = false
  var _isArray = false
  init(_ home: JSONEncoder, _ path: [any CodingKey]) {
    _home = home
    codingPath = path
  }
  var userInfo: [CodingUserInfoKey: Any] { _home.userInfo }
  func _json() -> _JSON {
    if _isObject { return .object(_members.map { _Member(key: $0.key, value: $0.writer._json()) }) }
    if _isArray { return .array(_items.map { $0._json() }) }
    return _value ?? .object([])
  }
  func _member(_ key: any CodingKey) -> _Writer {
    let writer = _Writer(_home, codingPath + [key])
    var name = key.stringValue
    if case .convertToSnakeCase = _home.keyEncodingStrategy { name = _toSnakeCase(name) }
    _members.removeAll { $0.key == name }
    _members.append(_MemberSlot(name, writer))
    return writer
  }
  func _item() -> _Writer {
    let writer = _Writer(_home, codingPath + [_Key("Index \(_items.count)")])
    _items.append(writer)
    return writer
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    _isObject = true
    return KeyedEncodingContainer<Key>(_writer: self)
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { _itemWriter() }
  func _itemWriter() -> _ItemWriter {
    _isArray = true
    return _ItemWriter(_writer: self)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func encodeNil() throws { _value = .null }
  func encode<T: Encodable>(_ value: T) throws { try value.encode(to: self) }
}

struct KeyedEncodingContainer<K: CodingKey> {
  typealias Key = K
  let _writer: _Writer
  var codingPath: [any CodingKey] { _writer.codingPath }
  mutating func encodeNil(forKey key: K) throws { _writer._member(key)._value = .null }
  mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws {
    try value.encode(to: _writer._member(key))
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func _put<T: Encodable>(_ value: T, _ key: K) throws {
    let writer = _writer._member(key)
    try value.encode(to: writer)
    if let only = writer._value, case .null = only { _writer._members.removeLast() }
  }
  mutating func nestedContainer<N: CodingKey>(
    keyedBy keyType: N.Type,
    forKey key: K
  ) -> KeyedEncodingContainer<N> {
    _writer._member(key).container(keyedBy: keyType)
  }
  mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
    _writer._member(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { _writer }
}

struct _ItemWriter: UnkeyedEncodingContainer {
  let _writer: _Writer
  var codingPath: [any CodingKey] { _writer.codingPath }
  var count: Int { _writer._items.count }
  mutating func encodeNil() throws { _writer._item()._value = .null }
  mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: _writer._item()) }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try encode(element) }
  }
  mutating func nestedContainer<N: CodingKey>(
    keyedBy keyType: N.Type
  ) -> KeyedEncodingContainer<N> {
    _writer._item().container(keyedBy: keyType)
  }
}

protocol Encodable {
  func encode(to encoder: any Encoder) throws
}
protocol Decodable {
  init(from decoder: any Decoder) throws
}
typealias Codable = Decodable & Encodable

protocol CodingKey: CustomStringConvertible {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}

extension CodingKey {
  var description: String { stringValue }
  var intValue: Int? { nil }
  init?(intValue: Int) { return nil }
}

extension CodingKey where Self: RawRepresentable, Self.RawValue == String {
  var stringValue: String { rawValue }
  init?(stringValue: String) { self.init(rawValue: stringValue) }
}

struct _Key: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init?(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
  init(_ name: String) { self.init(stringValue: name) }
}

struct CodingUserInfoKey: Hashable, Sendable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}

enum DecodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey],
      debugDescription: String,
      underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
  static func dataCorruptedError<K>(
    forKey key: K,
    in container: KeyedDecodingContainer<K>,
    debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [key], debugDescription: debugDescription)
    )
  }
  static func dataCorruptedError(
    in container: any SingleValueDecodingContainer,
    debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath, debugDescription: debugDescription)
    )
  }
}

extension DecodingError {
  var localizedDescription: String {
    switch self {
    case .keyNotFound, .valueNotFound:
      return "The data couldn’t be read because it is missing."
    default: return "The data couldn’t be read because it isn’t in the correct format."
    }
  }
}

enum EncodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey],
      debugDescription: String,
      underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, Context)
}

protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}

protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey>
}

protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
}

protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey>
}

// swift-format-ignore-file: NeverForceUnwrap

func _reader(_ decoder: any Decoder) -> _Reader { decoder as! _Reader }
func _writer(_ encoder: any Encoder) -> _Writer { encoder as! _Writer }

extension Int {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(Int.self)
    guard let value = Int(text) else { throw _reader(decoder)._misfit(text, Int.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension Int8 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(Int8.self)
    guard let value = Int8(text) else { throw _reader(decoder)._misfit(text, Int8.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension Int16 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(Int16.self)
    guard let value = Int16(text) else { throw _reader(decoder)._misfit(text, Int16.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension Int32 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(Int32.self)
    guard let value = Int32(text) else { throw _reader(decoder)._misfit(text, Int32.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension Int64 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(Int64.self)
    guard let value = Int64(text) else { throw _reader(decoder)._misfit(text, Int64.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension UInt {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(UInt.self)
    guard let value = UInt(text) else { throw _reader(decoder)._misfit(text, UInt.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension UInt8 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(UInt8.self)
    guard let value = UInt8(text) else { throw _reader(decoder)._misfit(text, UInt8.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension UInt16 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(UInt16.self)
    guard let value = UInt16(text) else { throw _reader(decoder)._misfit(text, UInt16.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension UInt32 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(UInt32.self)
    guard let value = UInt32(text) else { throw _reader(decoder)._misfit(text, UInt32.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension UInt64 {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._integer(UInt64.self)
    guard let value = UInt64(text) else { throw _reader(decoder)._misfit(text, UInt64.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number(String(self)) }
}

extension Double {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._number(Double.self)
    guard let value = Double(text) else { throw _reader(decoder)._misfit(text, Double.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws {
    guard isFinite else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "Unable to encode Double.\(self) directly in JSON."
        )
      )
    }
    let text = String(self)
    _writer(encoder)._value = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension Float {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._number(Float.self)
    guard let value = Float(text) else { throw _reader(decoder)._misfit(text, Float.self) }
    self = value
  }
  func encode(to encoder: any Encoder) throws {
    guard isFinite else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "Unable to encode Float.\(self) directly in JSON."
        )
      )
    }
    let text = String(self)
    _writer(encoder)._value = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension CGFloat {
  init(from decoder: any Decoder) throws { self.init(try Double(from: decoder)) }
  func encode(to encoder: any Encoder) throws { try Double(self).encode(to: encoder) }
}

extension Bool {
  init(from decoder: any Decoder) throws {
    let value = try _reader(decoder)._present(Bool.self)
    guard case .bool(let flag) = value else { throw _reader(decoder)._mismatch(Bool.self, value) }
    self = flag
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .bool(self) }
}

extension String {
  init(from decoder: any Decoder) throws { self = try _reader(decoder)._text(String.self) }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .string(self) }
}

extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws {
    if let value = self {
      try value.encode(to: encoder)
    } else {
      _writer(encoder)._value = .null
    }
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: any Decoder) throws {
    if _reader(decoder).decodeNil() {
      self = nil
    } else {
      self = try Wrapped(from: decoder)
    }
  }
}

extension Array: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var items = _writer(encoder)._itemWriter()
    for element in self { try items.encode(element) }
  }
}

extension Array: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    var items = try _reader(decoder)._items()
    var result: [Element] = []
    while !items.isAtEnd { result.append(try items.decode(Element.self)) }
    self = result
  }
}

extension Set: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Set: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    let writer = _writer(encoder)
    if isEmpty || keys.first is String || keys.first is Int {
      writer._isObject = true
      for (key, value) in self { try value.encode(to: writer._member(_Key("\(key)"))) }
    } else {
      var items = writer._itemWriter()
      for (key, value) in self {
        try items.encode(key)
        try items.encode(value)
      }
    }
  }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: any Decoder) throws {
    let reader = _reader(decoder)
    var result: [Key: Value] = [:]
    if case .array? = reader._value {
      var items = try reader._items()
      while !items.isAtEnd {
        let key = try items.decode(Key.self)
        result[key] = try items.decode(Value.self)
      }
      self = result
      return
    }
    let members = try reader.container(keyedBy: _Key.self)
    for member in members._members {
      let name: _JSON = Key.self == Int.self ? .number(member.key) : .string(member.key)
      let key = _Reader(
        _value: name,
        _key: nil,
        codingPath: reader.codingPath,
        _home: reader._home
      )
      result[try Key(from: key)] = try members.decode(Value.self, forKey: _Key(member.key))
    }
    self = result
  }
}

extension RawRepresentable where RawValue == String, Self: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = Self(rawValue: text) else {
      throw DecodingError.dataCorrupted(
        _reader(decoder)._context(
          "Cannot initialize \(Self.self) from invalid String value \(text)"
        )
      )
    }
    self = value
  }
}

extension RawRepresentable where RawValue == String, Self: Encodable {
  func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension RawRepresentable where RawValue == Int, Self: Decodable {
  init(from decoder: any Decoder) throws {
    let number = try Int(from: decoder)
    guard let value = Self(rawValue: number) else {
      throw DecodingError.dataCorrupted(
        _reader(decoder)._context("Cannot initialize \(Self.self) from invalid Int value \(number)")
      )
    }
    self = value
  }
}

extension RawRepresentable where RawValue == Int, Self: Encodable {
  func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension UUID {
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = UUID(uuidString: text) else {
      throw DecodingError.dataCorrupted(
        _reader(decoder)._context("Attempted to decode UUID from invalid UUID string.")
      )
    }
    self = value
  }
  func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
}

extension URL {
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = URL(string: text) else {
      throw DecodingError.dataCorrupted(_reader(decoder)._context("Invalid URL string."))
    }
    self = value
  }
  func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
}

extension Decimal {
  init(from decoder: any Decoder) throws {
    let text = try _reader(decoder)._number(Decimal.self)
    guard let value = Decimal(string: text) else {
      throw _reader(decoder)._misfit(text, Decimal.self)
    }
    self = value
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._value = .number("\(self)") }
}

extension CGPoint {
  init(from decoder: any Decoder) throws {
    let parts = try [CGFloat](from: decoder)
    self.init(x: parts[0], y: parts[1])
  }
  func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension CGSize {
  init(from decoder: any Decoder) throws {
    let parts = try [CGFloat](from: decoder)
    self.init(width: parts[0], height: parts[1])
  }
  func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension CGRect {
  init(from decoder: any Decoder) throws {
    var items = try _reader(decoder)._items()
    self.init(origin: try items.decode(CGPoint.self), size: try items.decode(CGSize.self))
  }
  func encode(to encoder: any Encoder) throws {
    var items = _writer(encoder)._itemWriter()
    try items.encode(origin)
    try items.encode(size)
  }
}

extension Date {
  init(from decoder: any Decoder) throws {
    let reader = _reader(decoder)
    switch reader._home.dateDecodingStrategy {
    case .deferredToDate: self.init(timeIntervalSinceReferenceDate: try Double(from: decoder))
    case .secondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder))
    case .millisecondsSince1970:
      self.init(timeIntervalSince1970: try Double(from: decoder) / 1000)
    case .iso8601:
      let text = try String(from: decoder)
      guard let date = ISO8601DateFormatter().date(from: text) else {
        throw DecodingError.dataCorrupted(
          reader._context("Expected date string to be ISO8601-formatted.")
        )
      }
      self = date
    case .formatted(let formatter):
      let text = try String(from: decoder)
      guard let date = formatter.date(from: text) else {
        throw DecodingError.dataCorrupted(
          reader._context("Date string does not match format expected by formatter.")
        )
      }
      self = date
    case .custom(let make): self = try make(decoder)
    }
  }
  func encode(to encoder: any Encoder) throws {
    switch _writer(encoder)._home.dateEncodingStrategy {
    case .deferredToDate: try timeIntervalSinceReferenceDate.encode(to: encoder)
    case .secondsSince1970: try timeIntervalSince1970.encode(to: encoder)
    case .millisecondsSince1970: try (timeIntervalSince1970 * 1000).encode(to: encoder)
    case .iso8601: try ISO8601DateFormatter().string(from: self).encode(to: encoder)
    case .formatted(let formatter): try formatter.string(from: self).encode(to: encoder)
    case .custom(let write): try write(self, encoder)
    }
  }
}

extension Data {
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let data = Data(base64Encoded: text) else {
      throw DecodingError.dataCorrupted(
        _reader(decoder)._context("Encountered Data is not valid Base64.")
      )
    }
    self = data
  }
  func encode(to encoder: any Encoder) throws { try base64EncodedString().encode(to: encoder) }
}

extension Measurement: Codable {
  init(from decoder: any Decoder) throws {
    _notModelled("a Measurement in JSON")
    self.init(value: 0, unit: UnitType(symbol: ""))
  }
  func encode(to encoder: any Encoder) throws { _notModelled("a Measurement in JSON") }
}

extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var items = try _reader(decoder)._items()
    let low = try items.decode(Bound.self)
    self = low..<(try items.decode(Bound.self))
  }
}

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var items = _writer(encoder)._itemWriter()
    try items.encode(lowerBound)
    try items.encode(upperBound)
  }
}

extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var items = try _reader(decoder)._items()
    let low = try items.decode(Bound.self)
    self = low...(try items.decode(Bound.self))
  }
}

extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var items = _writer(encoder)._itemWriter()
    try items.encode(lowerBound)
    try items.encode(upperBound)
  }
}

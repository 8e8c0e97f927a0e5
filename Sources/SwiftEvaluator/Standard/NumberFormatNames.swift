extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  static var number: IntegerFormatStyle<Int8> { IntegerFormatStyle<Int8>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
  static var percent: IntegerFormatStyle<Int8>.Percent { IntegerFormatStyle<Int8>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  static var number: IntegerFormatStyle<Int16> { IntegerFormatStyle<Int16>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
  static var percent: IntegerFormatStyle<Int16>.Percent { IntegerFormatStyle<Int16>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  static var number: IntegerFormatStyle<Int32> { IntegerFormatStyle<Int32>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
  static var percent: IntegerFormatStyle<Int32>.Percent { IntegerFormatStyle<Int32>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  static var number: IntegerFormatStyle<Int64> { IntegerFormatStyle<Int64>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
  static var percent: IntegerFormatStyle<Int64>.Percent { IntegerFormatStyle<Int64>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  static var number: IntegerFormatStyle<UInt> { IntegerFormatStyle<UInt>() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
  static var percent: IntegerFormatStyle<UInt>.Percent { IntegerFormatStyle<UInt>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  static var number: IntegerFormatStyle<UInt8> { IntegerFormatStyle<UInt8>() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
  static var percent: IntegerFormatStyle<UInt8>.Percent { IntegerFormatStyle<UInt8>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  static var number: IntegerFormatStyle<UInt16> { IntegerFormatStyle<UInt16>() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
  static var percent: IntegerFormatStyle<UInt16>.Percent { IntegerFormatStyle<UInt16>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  static var number: IntegerFormatStyle<UInt32> { IntegerFormatStyle<UInt32>() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
  static var percent: IntegerFormatStyle<UInt32>.Percent { IntegerFormatStyle<UInt32>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  static var number: IntegerFormatStyle<UInt64> { IntegerFormatStyle<UInt64>() }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
  static var percent: IntegerFormatStyle<UInt64>.Percent { IntegerFormatStyle<UInt64>.Percent() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  static var percent: FloatingPointFormatStyle<Double>.Percent {
    FloatingPointFormatStyle<Double>.Percent()
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  static var percent: FloatingPointFormatStyle<Float>.Percent {
    FloatingPointFormatStyle<Float>.Percent()
  }
}
extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}
extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
}
extension FormatStyle {
  static func currency<Value: BinaryFloatingPoint>(code: String) -> Self
  where Self == FloatingPointFormatStyle<Value>.Currency {
    FloatingPointFormatStyle<Value>.Currency(code: code)
  }
  static func currency<Value: BinaryInteger>(code: String) -> Self
  where Self == IntegerFormatStyle<Value>.Currency {
    IntegerFormatStyle<Value>.Currency(code: code)
  }
}
extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Self { Decimal.FormatStyle.Currency(code: code) }
}

extension BinaryInteger {
  func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    format.format(self)
  }
}
extension BinaryFloatingPoint {
  func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    format.format(self)
  }
}
extension Decimal {
  func formatted() -> String { Decimal.FormatStyle().format(self) }
  func formatted<S: _AnyFormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Decimal {
    format.format(self)
  }
}

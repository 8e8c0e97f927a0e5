class Unit: Hashable {
  let symbol: String
  var _words: [String]
  required init(symbol: String) {
    self.symbol = symbol
    _words = []
  }
  static func == (_ left: Unit, _ right: Unit) -> Bool {
    type(of: left) == type(of: right) && left.symbol == right.symbol
  }
  func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

class UnitConverter {
  init() {}
  func baseUnitValue(fromValue value: Double) -> Double { value }
  func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

class UnitConverterLinear: UnitConverter {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    (baseUnitValue - constant) / coefficient
  }
}

class Dimension: Unit {
  let converter: UnitConverter
  required init(symbol: String) {
    converter = UnitConverter()
    super.init(symbol: symbol)
  }
  init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  init(symbol: String, converter: UnitConverter, _words words: [String]) {
    self.converter = converter
    super.init(symbol: symbol)
    _words = words
  }
  class func baseUnit() -> Self { fatalError("a unit of one's own says its base unit") }
}

struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, Sendable {
  let unit: UnitType
  var value: Double
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  var description: String { "\(value) \(unit.symbol)" }
  var _base: Double {
    (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value
  }
  static func == (_ left: Measurement, _ right: Measurement) -> Bool {
    left.unit == right.unit ? left.value == right.value : left._base == right._base
  }
  static func < (_ left: Measurement, _ right: Measurement) -> Bool { left._base < right._base }
  func hash(into hasher: inout Hasher) { hasher.combine(_base) }
  func _in(_ other: UnitType) -> Double {
    guard unit != other, let dimension = other as? Dimension else { return value }
    return dimension.converter.value(fromBaseUnitValue: _base)
  }
  static func + (_ left: Measurement, _ right: Measurement) -> Measurement {
    left.unit == right.unit
      ? Measurement(value: left.value + right.value, unit: left.unit)
      : Measurement(value: left.value + right._in(left.unit), unit: left.unit)
  }
  static func - (_ left: Measurement, _ right: Measurement) -> Measurement {
    Measurement(value: left.value - right._in(left.unit), unit: left.unit)
  }
  static func * (_ left: Measurement, _ right: Double) -> Measurement {
    Measurement(value: left.value * right, unit: left.unit)
  }
  static func * (_ left: Double, _ right: Measurement) -> Measurement { right * left }
  static func / (_ left: Measurement, _ right: Double) -> Measurement {
    Measurement(value: left.value / right, unit: left.unit)
  }
}

extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    Measurement(value: _in(otherUnit), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
  func formatted() -> String { formatted(Measurement<UnitType>.FormatStyle(width: .abbreviated)) }
  func formatted<S: _AnyFormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension Measurement where UnitType: Dimension {
  struct FormatStyle: _AnyFormatStyle, Sendable {
    struct UnitWidth: Hashable, Sendable {
      let _level: Int
      static var wide: UnitWidth { UnitWidth(_level: 0) }
      static var abbreviated: UnitWidth { UnitWidth(_level: 1) }
      static var narrow: UnitWidth { UnitWidth(_level: 2) }
    }
    typealias FormatInput = Measurement<UnitType>
    typealias FormatOutput = String
    var width: UnitWidth
    var usage: MeasurementFormatUnitUsage<UnitType>
    var numberFormatStyle: FloatingPointFormatStyle<Double>?
    init(
      width: UnitWidth,
      locale: Locale = Locale.current,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }
    func format(_ value: Measurement<UnitType>) -> String {
      if usage != .asProvided { _notModelled(_regionChoosesUnit) }
      let number = (numberFormatStyle ?? FloatingPointFormatStyle<Double>()).format(value.value)
      return _measured(number, value.unit._words, value.unit.symbol, width._level)
    }
  }
}

let _regionChoosesUnit = "a measurement whose unit the region chooses; usage: .asProvided keeps it"

struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let _name: String
  static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(_name: "general") }
  static var asProvided: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(_name: "asProvided")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(_name: "road") }
  static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(_name: "person") }
  static var personHeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(_name: "personHeight")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(_name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  static var personWeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(_name: "personWeight")
  }
}

extension FormatStyle {
  static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }

}

func _measured(_ number: String, _ words: [String], _ symbol: String, _ width: Int) -> String {
  if words.isEmpty { return "\(number) \(symbol)" }
  switch width {
  case 0: return "\(number) \(number == "1" ? words[1] : words[2])"
  case 1: return number + words[0]
  default: return number + (words[0].hasPrefix(" ") ? String(words[0].dropFirst()) : words[0])
  }
}

class MeasurementFormatter: Formatter {
  struct UnitOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let providedUnit = UnitOptions(rawValue: 1)
  }
  var unitOptions: UnitOptions = []
  var unitStyle: Formatter.UnitStyle = .medium
  var locale: Locale = Locale.current
  var numberFormatter: NumberFormatter
  override init() {
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
    super.init()
  }
  var _width: Int { unitStyle == .long ? 0 : unitStyle == .medium ? 1 : 2 }
  func string(from measurement: Measurement<Unit>) -> String {
    _text(measurement.value, measurement.unit)
  }
  func string<U: Unit>(from measurement: Measurement<U>) -> String {
    _text(measurement.value, measurement.unit)
  }
  func string(from unit: Unit) -> String {
    guard unit._words.count == 3 else { return unit.symbol }
    return _width == 0 ? unit._words[2] : unit._words[0].trimmingCharacters(in: .whitespaces)
  }
  func _text(_ value: Double, _ unit: Unit) -> String {
    if !unitOptions.contains(.providedUnit) {
      _notModelled("a measurement whose unit the region chooses; .providedUnit keeps it")
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? ""
    return _measured(number, unit._words, unit.symbol, _width)
  }
}

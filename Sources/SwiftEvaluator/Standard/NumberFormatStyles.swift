protocol _NumberFormat: ParseableFormatStyle, Sendable
where FormatOutput == String, Strategy == _NumberParseStrategy<FormatInput> {
  var _look: _NumberLook { get set }
  static func _make(_ text: String) -> FormatInput?
}

typealias _AnyFormatStyle = FormatStyle

extension _NumberFormat {
  func format(_ value: FormatInput) -> String { _look.text(_numberText(value)) }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
    var copy = self
    copy._look.isGrouped = group._isOn
    return copy
  }
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self {
    var copy = self
    copy._look.set(p)
    return copy
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    var copy = self
    copy._look.sign = strategy._kind
    return copy
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    var copy = self
    copy._look.notation = notation._name
    return copy
  }
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self {
    var copy = self
    copy._look.showsPoint = strategy._isAlways
    return copy
  }
  func locale(_ locale: Locale) -> Self {
    var copy = self
    copy._look.tongue = locale._known("numbers")
    return copy
  }
  func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven,
    increment: Double? = nil
  ) -> Self {
    var copy = self
    copy._look.set(rule)
    copy._look.increment = increment
    return copy
  }
  func scale(_ multiplicand: Double) -> Self {
    var copy = self
    copy._look.multiplier = multiplicand
    return copy
  }
  var parseStrategy: _NumberParseStrategy<FormatInput> {
    _NumberParseStrategy(_look: _look, _make: _NumberMaker(make: { Self._make($0) }))
  }
}

struct IntegerFormatStyle<Value: BinaryInteger>: _NumberFormat {
  typealias FormatInput = Value
  typealias FormatOutput = String
  typealias Strategy = _NumberParseStrategy<Value>
  typealias Configuration = NumberFormatStyleConfiguration
  static func _make(_ text: String) -> Value? { Value(text) }
  var _look = _NumberLook()
  init(locale: Locale = Locale.current) { _look.tongue = locale._known("numbers") }

  struct Percent: _NumberFormat {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Strategy = _NumberParseStrategy<Value>
    typealias Configuration = NumberFormatStyleConfiguration
    static func _make(_ text: String) -> Value? { Value(text) }
    var _look = _NumberLook()
    init(locale: Locale = Locale.current) {
      _look.tongue = locale._known("numbers")
      _look.multiplier = 1
      _look.suffix = "%"
    }
  }

  struct Currency: _NumberFormat {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Strategy = _NumberParseStrategy<Value>
    typealias Configuration = CurrencyFormatStyleConfiguration
    static func _make(_ text: String) -> Value? { Value(text) }
    let currencyCode: String
    var _look: _NumberLook
    init(code: String, locale: Locale = Locale.current) {
      currencyCode = code
      _look = _currencyLook(code)
      _look.tongue = locale._known("numbers")
    }
    func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
      var copy = self
      copy._look.presentation = p._name
      return copy
    }
  }
}

struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _NumberFormat {
  typealias FormatInput = Value
  typealias FormatOutput = String
  typealias Strategy = _NumberParseStrategy<Value>
  typealias Configuration = NumberFormatStyleConfiguration
  static func _make(_ text: String) -> Value? { Value(text) }
  var _look = _NumberLook()
  init(locale: Locale = Locale.current) { _look.tongue = locale._known("numbers") }

  struct Percent: _NumberFormat {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Strategy = _NumberParseStrategy<Value>
    typealias Configuration = NumberFormatStyleConfiguration
    static func _make(_ text: String) -> Value? { Value(text) }
    var _look = _NumberLook()
    init(locale: Locale = Locale.current) {
      _look.tongue = locale._known("numbers")
      _look.multiplier = 100
      _look.suffix = "%"
    }
  }

  struct Currency: _NumberFormat {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Strategy = _NumberParseStrategy<Value>
    typealias Configuration = CurrencyFormatStyleConfiguration
    static func _make(_ text: String) -> Value? { Value(text) }
    let currencyCode: String
    var _look: _NumberLook
    init(code: String, locale: Locale = Locale.current) {
      currencyCode = code
      _look = _currencyLook(code)
      _look.tongue = locale._known("numbers")
    }
    func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
      var copy = self
      copy._look.presentation = p._name
      return copy
    }
  }
}

extension Decimal {
  struct FormatStyle: _NumberFormat {
    typealias FormatInput = Decimal
    typealias FormatOutput = String
    typealias Strategy = _NumberParseStrategy<Decimal>
    typealias Configuration = NumberFormatStyleConfiguration
    static func _make(_ text: String) -> Decimal? { Decimal(string: text) }
    var _look = _NumberLook()
    init(locale: Locale = Locale.current) { _look.tongue = locale._known("numbers") }

    struct Percent: _NumberFormat {
      typealias FormatInput = Decimal
      typealias FormatOutput = String
      typealias Strategy = _NumberParseStrategy<Decimal>
      typealias Configuration = NumberFormatStyleConfiguration
      static func _make(_ text: String) -> Decimal? { Decimal(string: text) }
      var _look = _NumberLook()
      init(locale: Locale = Locale.current) {
        _look.tongue = locale._known("numbers")
        _look.multiplier = 100
        _look.suffix = "%"
      }
    }

    struct Currency: _NumberFormat {
      typealias FormatInput = Decimal
      typealias FormatOutput = String
      typealias Strategy = _NumberParseStrategy<Decimal>
      typealias Configuration = CurrencyFormatStyleConfiguration
      static func _make(_ text: String) -> Decimal? { Decimal(string: text) }
      let currencyCode: String
      var _look: _NumberLook
      init(code: String, locale: Locale = Locale.current) {
        currencyCode = code
        _look = _currencyLook(code)
        _look.tongue = locale._known("numbers")
        _look.tongue = locale._known("numbers")
      }
      func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
        var copy = self
        copy._look.presentation = p._name
        return copy
      }
    }
  }
}

class ByteCountFormatter: Formatter {
  enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
  struct Units: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let useBytes = Units(rawValue: 1)
    static let useKB = Units(rawValue: 2)
    static let useMB = Units(rawValue: 4)
    static let useGB = Units(rawValue: 8)
    static let useTB = Units(rawValue: 16)
    static let useAll = Units(rawValue: 65_535)
  }
  var countStyle: CountStyle = .file
  var allowedUnits: Units = []
  var includesUnit = true
  var includesCount = true
  var isAdaptive = true
  var allowsNonnumericFormatting = true
  override init() { super.init() }
  func string(fromByteCount byteCount: Int64) -> String {
    var look = _ByteLook(isBinary: countStyle == .memory || countStyle == .binary)
    if !allowedUnits.isEmpty, allowedUnits != .useAll {
      look.units = (0..<5).filter { allowedUnits.rawValue & (1 << UInt($0)) != 0 }
    }
    look.spellsZero = allowsNonnumericFormatting
    let text = look.text(Double(byteCount))
    let parts = text.components(separatedBy: " ")
    guard parts.count == 2, !(includesUnit && includesCount) else { return text }
    return includesCount ? parts[0] : parts[1]
  }
  static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }
}

/// How a number of bytes is written.
struct _ByteLook: Hashable, Sendable {
  var isBinary: Bool
  var tongue = _Tongue.english
  var units = [0, 1, 2, 3, 4, 5]
  var spellsZero = true

  init(isBinary: Bool) { self.isBinary = isBinary }

  func text(_ count: Double) -> String {
    let isChinese = tongue == .chinese
    if count == 0, spellsZero { return isChinese ? "0 kB" : "Zero kB" }
    let base = isBinary ? 1024.0 : 1000.0
    let largest = units.last ?? 0
    var value = count
    var unit = 0
    while unit < largest, abs(value) >= base || !units.contains(unit) {
      value /= base
      unit += 1
    }
    var look = _NumberLook()
    look.maxFraction = unit < 2 ? 0 : unit == 2 ? 1 : 2
    let number = look.text(_decimalOfDouble(value))
    if unit == 0 {
      return isChinese ? number + "字节" : number + (count == 1 ? " byte" : " bytes")
    }
    return number + " " + ["", "kB", "MB", "GB", "TB", "PB"][unit]
  }
}

struct ByteCountFormatStyle: FormatStyle, Sendable {
  typealias FormatInput = Int64
  typealias FormatOutput = String
  enum Style: Int, Sendable { case file, memory, decimal, binary }
  var style: Style
  var spellsOutZero: Bool
  var locale: Locale
  init(
    style: Style = .file,
    spellsOutZero: Bool = true,
    locale: Locale = Locale.current
  ) {
    self.style = style
    self.spellsOutZero = spellsOutZero
    self.locale = locale
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
  func format(_ value: Int64) -> String {
    var look = _ByteLook(isBinary: style == .memory || style == .binary)
    look.tongue = locale._known("numbers of bytes")
    look.spellsZero = spellsOutZero
    return look.text(Double(value))
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style,
    spellsOutZero: Bool = true
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(style: style, spellsOutZero: spellsOutZero)
  }
}

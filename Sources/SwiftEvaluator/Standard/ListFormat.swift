struct ListFormatStyle<Style, Base>: FormatStyle, Sendable where Base: Sequence {
  typealias FormatInput = Base
  typealias FormatOutput = String
  enum ListType: Int, Hashable, Sendable { case and, or }
  enum Width: Int, Hashable, Sendable { case standard, short, narrow }
  var listType: ListType
  var width: Width = .standard
  let _text: _ListText<Base>
  var locale: Locale = Locale.current
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
    var copy = self
    copy.locale = locale
    return copy
  }
  func format(_ value: Base) -> String {
    let items = _text.make(value)
    if locale._known("lists") == .chinese {
      guard items.count > 1 else { return items.first ?? "" }
      let word = listType == .and ? "和" : "或"
      return items.dropLast().joined(separator: "、") + word + items[items.count - 1]
    }
    let word = listType == .and ? (width == .short ? "&" : "and") : "or"
    if width == .narrow, listType == .and { return items.joined(separator: ", ") }
    switch items.count {
    case 0: return ""
    case 1: return items[0]
    case 2: return items[0] + " " + word + " " + items[1]
    default:
      return items.dropLast().joined(separator: ", ") + ", " + word + " " + items[items.count - 1]
    }
  }
}

struct _ListText<Base>: Hashable {
  let make: (Base) -> [String]
  static func == (_ left: _ListText<Base>, _ right: _ListText<Base>) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

struct StringStyle: FormatStyle, Sendable {
  typealias FormatInput = String
  typealias FormatOutput = String
  func format(_ value: String) -> String { value }
}

extension FormatStyle {
  static func list<Base: Sequence>(
    type: ListFormatStyle<StringStyle, Base>.ListType,
    width: ListFormatStyle<StringStyle, Base>.Width = .standard
  ) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base.Element == String {
    ListFormatStyle<StringStyle, Base>(
      listType: type,
      width: width,
      _text: _ListText(make: { Array($0) })
    )
  }
  static func list<MemberStyle, Base: Sequence>(
    memberStyle: MemberStyle,
    type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> Self
  where
    Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: FormatStyle,
    Base.Element == MemberStyle.FormatInput, MemberStyle.FormatOutput == String
  {
    ListFormatStyle<MemberStyle, Base>(
      listType: type,
      width: width,
      _text: _ListText(make: { $0.map { memberStyle.format($0) } })
    )
  }
}

extension Sequence {
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}
extension Sequence where Element == String {
  func formatted() -> String {
    ListFormatStyle<StringStyle, [String]>(
      listType: .and,
      _text: _ListText(make: { $0 })
    ).format(Array(self))
  }
}

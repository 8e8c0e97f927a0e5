import SwiftSource

extension BodyChecker {
  /// Warns where a range that is read once is not written with two numbers.
  ///
  /// Library functions that want such a range say so by the compiler's own attribute,
  /// `@_semantics("swiftui.requires_constant_range")`; there is no other `@_semantics` in it.
  func checkConstantRange(_ argument: Argument?) {
    let span: Span
    switch argument?.value {
    case .syntax(let range)?: span = range.span
    case .checked(let range)?: span = range.span
    case nil: return
    }
    let bytes = Array(file.text(in: span).utf8)
    guard let sign = bytes.signOfRange else {
      return report(.nonConstantRange, span, ["not an integer range", "不是整数区间"])
    }
    for end in [bytes[..<sign.lowerBound], bytes[sign.upperBound...]] where !end.isIntegerLiteral {
      let place = Span(span.start + end.startIndex, span.start + end.endIndex)
      return report(
        .nonConstantRange,
        place,
        ["argument must be an integer literal", "参数必须是整数字面量"]
      )
    }
  }
}

extension [UInt8] {
  /// Where `..<` or `...` stands.
  fileprivate var signOfRange: Range<Int>? {
    guard count > 4 else { return nil }
    for index in 1..<(count - 3)
    where self[index] == UInt8(ascii: ".") && self[index + 1] == UInt8(ascii: ".")
      && (self[index + 2] == UInt8(ascii: "<") || self[index + 2] == UInt8(ascii: "."))
    {
      return index..<(index + 3)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// True for digits, with `-` and `_` among them, and blanks around them.
  fileprivate var isIntegerLiteral: Bool {
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return contains(where: isDigit)
      && allSatisfy { isDigit($0) || [0x20, 0x2D, 0x5F, 0x28, 0x29].contains($0) }
  }
}

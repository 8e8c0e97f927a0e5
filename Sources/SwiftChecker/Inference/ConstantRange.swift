import SwiftSource

extension BodyChecker {
  /// Warns where a range that is read once is not written with two numbers.
  ///
  /// Library functions that want such a range say so by the compiler's own attribute,
  /// `@_semantics("swiftui.requires_constant_range")`; there is no other `@_semantics` in it.
  func checkConstantRange(_ argument: Argument?) {
    guard case .syntax(var range)? = argument?.value else { return }
    while case .paren(let inner) = range.kind { range = inner }
    guard let ends = range.rangeEnds else {
      return report(.nonConstantRange, range.span, ["not an integer range", "不是整数区间"])
    }
    for end in ends where !end.isIntegerLiteral {
      return report(
        .nonConstantRange,
        end.span,
        ["argument must be an integer literal", "参数必须是整数字面量"]
      )
    }
  }
}

extension ExpressionSyntax {
  /// The two ends of `a..<b` or `a...b`.
  fileprivate var rangeEnds: [ExpressionSyntax]? {
    switch kind {
    case .binary(let low, let name, let high) where ["..<", "..."].contains(name.text):
      return [low, high]
    case .sequence(let elements):
      var ends: [ExpressionSyntax] = []
      for element in elements {
        switch element {
        case .binaryOperator(let name): if !["..<", "..."].contains(name.text) { return nil }
        case .operand(let end): ends.append(end)
        default: return nil
        }
      }
      return ends.count == 2 ? ends : nil
    default: return nil
    }
  }

  fileprivate var isIntegerLiteral: Bool {
    switch kind {
    case .integerLiteral: true
    case .prefixOperator(let name, let inner): name.text == "-" && inner.isIntegerLiteral
    case .paren(let inner): inner.isIntegerLiteral
    default: false
    }
  }
}

import SwiftSource
import SwiftTypes

/// Whether a number literal fits the type it was given.
extension BodyChecker {
  /// A literal beyond `Int.max`, which only some types can hold.
  func largeInteger(_ text: String, _ span: Span) -> CheckedExpression {
    largeLiterals[span] = text
    let bits = UInt(literal: text).map { Int(bitPattern: $0) } ?? 0
    return make(.integer(bits), solver.fresh(.integer), span)
  }

  /// Reports an integer literal that its type cannot hold.
  func checkRange(of node: CheckedExpression) {
    guard case .integer(let value) = node.kind, checker.isNumber(node.type),
      case .nominal(let nominal) = node.type.kind
    else { return }
    let name = nominal.reference.name
    if let text = largeLiterals[node.span] {
      if isFloating(name) {
        node.kind = .float(Double(literal: text))
      } else if !(name == "UInt" || name == "UInt64") || UInt(literal: text) == nil {
        report(.integerTooLarge, node.span, [text, spelled(node.type)])
      }
      return
    }
    guard let bounds = bounds(of: name), !bounds.contains(value) else { return }
    let written = file.text(in: node.span)
    let text = written.isEmpty ? String(value) : written
    if value < 0, bounds.lowerBound == 0 {
      report(.negativeUnsigned, node.span, [text, spelled(node.type)])
    } else {
      report(.integerTooLarge, node.span, [text, spelled(node.type)])
    }
  }

  private func isFloating(_ name: String) -> Bool {
    name == "Double" || name == "Float" || name == "CGFloat"
  }

  /// What an integer type holds; nil where every literal of ours fits.
  private func bounds(of name: String) -> ClosedRange<Int>? {
    switch name {
    case "Int8": -0x80...0x7F
    case "Int16": -0x8000...0x7FFF
    case "Int32": -0x8000_0000...0x7FFF_FFFF
    case "UInt8": 0...0xFF
    case "UInt16": 0...0xFFFF
    case "UInt32": 0...0xFFFF_FFFF
    case "UInt", "UInt64": 0...Int.max
    default: nil
    }
  }
}

import SwiftSource
import SwiftTypes

extension Checker {
  /// True for a private property that nothing names from which others could learn its value: no
  /// computed property of its type, and no function that answers something.
  public func isReadByActionsAlone(_ variable: VariableDeclaration) -> Bool {
    guard variable.isPrivate, let nominal = variable.context?.nominal else { return false }
    let members = nominal.body.members + nominal.extensions.flatMap(\.members)
    return !members.contains { member in
      switch member {
      case let computed as VariableDeclaration:
        return computed.getter?.names(variable.name) ?? false
      case let function as FunctionDeclaration:
        resolve(function)
        return function.name != "init" && function.result != .void && function.names(variable.name)
      default: return false
      }
    }
  }
}

extension FunctionDeclaration {
  /// True when a word stands anywhere in the body.
  fileprivate func names(_ word: String) -> Bool {
    guard let span = bodySyntax?.span, 0 <= span.start, span.start < span.end,
      span.end <= file.utf8.count
    else { return false }
    return file.utf8[span.start..<span.end].split { !$0.isWordByte }
      .contains { word.utf8.elementsEqual($0) }
  }
}

extension UInt8 {
  /// True for bytes of letters, digits and underscores, and of everything outside ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

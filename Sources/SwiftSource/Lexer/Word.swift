/// The words Swift gives a meaning: reserved ones first, then those that mean something in places.
public enum Word: UInt8, CaseIterable, Sendable {
  /// Any other name.
  case ordinary
  /// Reserved words of declarations.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`,
    initializer, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`,
    `public`, `static`, `struct`, `subscript`, `typealias`, `var`
  /// Reserved words of statements.
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`,
    `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  /// Reserved words of expressions and types.
  case anyType, `as`, `false`, `is`, `nil`, `rethrows`, selfValue, selfType, `super`, `throws`,
    `true`, `try`, underscore
  /// Modifiers.
  case borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated,
    lazy, mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix,
    required, sending, unowned, weak
  /// Words of declarations and accessors.
  case actor, didSet, get, macro, set, willSet, modify, read, underscoredModify, underscoredRead
  /// Words of types and expressions.
  case any, async, await, borrow, consume, copy, discard, each, some, then, unsafe, yield, reasync,
    metatype, protocolMetatype
  /// Words of attributes, operators and precedence groups.
  case assignment, associativity, available, higherThan, left, lowerThan, right, unavailable,
    unknown, of, safe
  /// Words after `#`.
  case elseif, endif, error, sourceLocation, warning

  /// True when the word cannot be a plain name.
  @inlinable public var isReserved: Bool {
    rawValue > 0 && rawValue <= Word.underscore.rawValue
  }

  /// The spelling in source.
  public var spelling: String {
    switch self {
    case .ordinary: ""
    case .underscore: "_"
    case .initializer: "init"
    case .anyType: "Any"
    case .selfValue: "self"
    case .selfType: "Self"
    case .metatype: "Type"
    case .protocolMetatype: "Protocol"
    case .underscoredModify: "_modify"
    case .underscoredRead: "_read"
    default: String(describing: self)
    }
  }
}

/// Finds the word that some bytes spell: one hash, one comparison.
struct WordTable: Sendable {
  static let shared = WordTable()

  private var slots: [Word]
  private var starts: [Int]
  private var spellings: [UInt8]
  private static let mask = 1023

  private init() {
    slots = Array(repeating: .ordinary, count: WordTable.mask + 1)
    starts = []
    spellings = []
    for word in Word.allCases {
      let bytes = Array(word.spelling.utf8)
      starts.append(spellings.count)
      spellings += bytes
      guard let first = bytes.first, let last = bytes.last else { continue }
      var slot = WordTable.slot(first: first, middle: bytes[bytes.count / 2], last, bytes.count)
      while slots[slot] != .ordinary { slot = (slot + 1) & WordTable.mask }
      slots[slot] = word
    }
    starts.append(spellings.count)
  }

  @inline(__always)
  private static func slot(first: UInt8, middle: UInt8, _ last: UInt8, _ length: Int) -> Int {
    (Int(first) &* 131 &+ Int(middle) &* 31 &+ Int(last) &* 7 &+ length) & mask
  }

  /// The word spelled by the bytes from `start` up to `end`.
  func word(in bytes: ByteBuffer, _ start: Int, _ end: Int) -> Word {
    let length = end - start
    guard length <= 15, length >= 1 else { return .ordinary }
    var slot = WordTable.slot(
      first: bytes[start],
      middle: bytes[start + length / 2],
      bytes[end - 1],
      length
    )
    while slots[slot] != .ordinary {
      if matches(slots[slot], bytes, start, length) { return slots[slot] }
      slot = (slot + 1) & WordTable.mask
    }
    return .ordinary
  }

  @inline(__always)
  private func matches(
    _ word: Word,
    _ bytes: ByteBuffer,
    _ start: Int,
    _ length: Int
  ) -> Bool {
    let offset = starts[Int(word.rawValue)]
    guard starts[Int(word.rawValue) + 1] - offset == length else { return false }
    for index in 0..<length where spellings[offset + index] != bytes[start + index] {
      return false
    }
    return true
  }
}

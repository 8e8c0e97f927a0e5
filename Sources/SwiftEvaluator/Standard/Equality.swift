protocol Equatable {
  static func == (_ left: Self, _ right: Self) -> Bool
}

extension Equatable {
  static func != (_ left: Self, _ right: Self) -> Bool { native() }
}

func ~= <T: Equatable>(_ pattern: T, _ value: T) -> Bool { pattern == value }

protocol Hashable: Equatable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Hashable {
  var hashValue: Int { native() }
}

struct Hasher {
  var _state = 0
  init() {}
  mutating func combine<H: Hashable>(_ value: H) { native() }
  func finalize() -> Int { native() }
}

protocol Comparable: Equatable {
  static func < (_ left: Self, _ right: Self) -> Bool
}

extension Comparable {
  static func > (_ left: Self, _ right: Self) -> Bool { native() }
  static func <= (_ left: Self, _ right: Self) -> Bool { native() }
  static func >= (_ left: Self, _ right: Self) -> Bool { native() }
}

protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

func == <A: Equatable, B: Equatable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  left.0 == right.0 && left.1 == right.1
}
func == <A: Equatable, B: Equatable, C: Equatable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2
}
func != <A: Equatable, B: Equatable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  !(left == right)
}
func != <A: Equatable, B: Equatable, C: Equatable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  !(left == right)
}
func < <A: Comparable, B: Comparable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}

func == (_ left: Any.Type?, _ right: Any.Type?) -> Bool { native() }
func != (_ left: Any.Type?, _ right: Any.Type?) -> Bool { native() }
func === (_ left: AnyObject?, _ right: AnyObject?) -> Bool { native() }
func !== (_ left: AnyObject?, _ right: AnyObject?) -> Bool { native() }

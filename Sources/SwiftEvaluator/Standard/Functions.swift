func print(_ items: Any..., separator: String = " ", terminator: String = "\n") { native() }
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") { native() }
@discardableResult
func dump<T>(
  _ value: T,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = Int.max,
  maxItems: Int = Int.max
) -> T {
  print(_dumpText(value, name))
  return value
}
func _dumpText(_ value: Any, _ name: String?) -> String { native() }

func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = min(min(x, y), z)
  for value in rest where value < result { result = value }
  return result
}
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = max(max(x, y), z)
  for value in rest where value >= result { result = value }
  return result
}
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
func swap<T>(_ a: inout T, _ b: inout T) {
  let old = a
  a = b
  b = old
}
func zip<First: Sequence, Second: Sequence>(
  _ first: First,
  _ second: Second
) -> Zip2Sequence<First, Second> {
  Zip2Sequence(_first: first, _second: second)
}
func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  StrideTo(_start: start, _end: end, _stride: stride)
}
func stride<T: Strideable>(
  from start: T,
  through end: T,
  by stride: T.Stride
) -> StrideThrough<T> {
  StrideThrough(_start: start, _end: end, _stride: stride)
}
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldFirstSequence(_current: first, _next: next)
}
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<
  T, State
> {
  UnfoldSequence(_state: state, _next: next)
}
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var _state: State
  let _next: (inout State) -> Element?
  mutating func next() -> Element? { _next(&_state) }
}
func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> {
  Repeated(count: count, repeatedValue: element)
}
func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) rethrows -> R { try body() }
func withUnsafeTemporaryValue<T, R>(_ value: T, _ body: (T) throws -> R) rethrows -> R {
  try body(value)
}
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }

func precondition(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = ""
) { native() }
func assert(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = ""
) { native() }
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { native() }
func assertionFailure(_ message: @autoclosure () -> String = "") { native() }
func fatalError(_ message: @autoclosure () -> String = "") -> Never { native() }

func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
func fabs<T: FloatingPoint>(_ x: T) -> T { x < 0 ? -x : x }
func sin<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func cos<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func tan<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func asin<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func acos<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func atan<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func exp<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func log<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func log2<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func log10<T: BinaryFloatingPoint>(_ x: T) -> T { native() }
func atan2<T: BinaryFloatingPoint>(_ y: T, _ x: T) -> T { native() }
func pow<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T { native() }
func hypot<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T { native() }
func fmod<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}
struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  mutating func next() -> UInt64 { native() }
}

public import SwiftTypes

/// A value of the running program.
///
/// What a value is is known from its static type, so numbers carry no width and an optional that is
/// present is the wrapped value itself. Sixteen bytes: every larger payload is a shared object that
/// is copied before it changes.
public enum Value {
  /// `()`, and the content of a variable that holds nothing yet.
  case unit
  /// An integer of any width; unsigned 64-bit values are kept as their bits.
  case int(Int)
  /// A Double, Float or CGFloat.
  case double(Double)
  /// A Bool.
  case bool(Bool)
  /// `nil`; the number counts the optionals around it: `nil` of `Int??` is 0, `.some(nil)` is 1.
  case none(Int)
  /// A String or a Character.
  case string(StringObject)
  /// A struct.
  case structure(StructObject)
  /// An enum, except Optional.
  case enumeration(EnumObject)
  /// A tuple.
  case tuple(TupleObject)
  /// An Array.
  case array(ArrayObject)
  /// A Dictionary or a Set (whose values are `()`).
  case table(TableObject)
  /// An instance of a class or actor.
  case instance(InstanceObject)
  /// A function.
  case function(FunctionObject)
  /// A value whose type is known only while running: `any P`, `Any`.
  case existential(ExistentialObject)
  /// A type.
  case metatype(Type)
  /// A key path.
  case keyPath(KeyPathObject)
  /// A captured variable; never seen outside the evaluator.
  case box(Box)
  /// An object of the host: what a native of another module keeps in a property.
  case native(AnyObject)
}

/// A text; immutable, replaced when a String changes.
public final class StringObject {
  /// The text.
  public var text: String
  init(_ text: String) { self.text = text }
}

/// The stored properties of a struct.
public final class StructObject {
  /// The type with its generic arguments.
  public let type: Type
  /// The stored properties in declaration order.
  public var fields: [Value]
  var nesting: Int32

  /// Makes a struct of its fields.
  public init(type: Type, fields: [Value]) {
    self.type = type
    self.fields = fields
    nesting = fields.nesting
  }
}

/// A case of an enum with its payload.
public final class EnumObject {
  /// The type with its generic arguments.
  public let type: Type
  /// The position of the case among the cases of its enum.
  public let index: Int
  /// The name of the case.
  public let name: String
  /// The payload in order; empty without.
  public let payload: [Value]
  let nesting: Int32

  /// Makes a case.
  public init(type: Type, index: Int, name: String, payload: [Value] = []) {
    self.type = type
    self.index = index
    self.name = name
    self.payload = payload
    nesting = payload.nesting
  }
}

/// The elements of a tuple.
public final class TupleObject {
  /// The elements in order.
  public var elements: [Value]
  var nesting: Int32
  /// Makes a tuple.
  public init(_ elements: [Value]) {
    self.elements = elements
    nesting = elements.nesting
  }
}

/// The elements of an array.
public final class ArrayObject {
  /// The elements in order.
  public var elements: [Value]
  var nesting: Int32
  /// Makes an array.
  public init(_ elements: [Value]) {
    self.elements = elements
    nesting = elements.nesting
  }
}

/// An instance of a class.
public final class InstanceObject {
  /// The dynamic type.
  public let type: Type
  /// The stored properties, those of the superclass first.
  public var fields: [Value]
  /// Counts instances within one evaluator, so that identity can be printed reproducibly.
  public let number: Int
  /// What a host module hangs on the instance, such as its observation registrar.
  public var attachment: AnyObject?
  var deinitializer: DeinitializerQueue?
  var remains: Remains?
  /// True when the program has no reference to it any more, though an earlier moment has.
  var isDead = false
  var isTracked = false

  init(type: Type, fields: [Value], number: Int) {
    self.type = type
    self.fields = fields
    self.number = number
  }

  deinit {
    if let queue = deinitializer, !isDead {
      queue.add(type: type, fields: fields, number: number)
    } else if let remains {
      remains.waiting.append(fields)
      fields = []
      remains.drop()
    }
  }
}

/// Instances whose `deinit` has still to run; it runs before the next call.
final class DeinitializerQueue {
  /// What is left of an instance until its `deinit` has run.
  typealias Remainder = (type: Type, fields: [Value], number: Int)

  private var waiting: [Remainder] = []
  private let flag: UnsafeMutablePointer<Bool>
  @inline(__always)
  var isWaiting: Bool { flag.pointee }

  init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: false)
  }

  deinit { flag.deallocate() }

  func add(type: Type, fields: [Value], number: Int) {
    waiting.append((type, fields, number))
    flag.pointee = true
  }

  /// Takes out all that wait, those that died first at the front.
  func takeAll() -> [Remainder] {
    let all = waiting
    waiting = []
    flag.pointee = false
    return all
  }
}

/// What dead instances held: let go one after the other, so that a long list of instances does not
/// need the host's stack to die.
final class Remains {
  fileprivate var waiting: [[Value]] = []
  private var isDropping = false

  fileprivate func drop() {
    guard !isDropping else { return }
    isDropping = true
    while let next = waiting.popLast() { _ = next }
    isDropping = false
  }
}

/// A function value: code with what it captured.
public final class FunctionObject {
  let code: Code
  let captures: [Value]
  let nesting: Int32

  init(code: Code, captures: [Value]) {
    self.code = code
    self.captures = captures
    nesting = captures.nesting
  }
}

/// A value together with its own type.
public final class ExistentialObject {
  /// The type of the value; never an existential.
  public let type: Type
  /// The value.
  public let value: Value
  let nesting: Int32

  /// Pairs a value with its type.
  public init(type: Type, value: Value) {
    self.type = type
    self.value = value
    nesting = value.nesting + 1
  }
}

/// A variable that closures share.
public final class Box {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A reference that does not keep its instance alive.
final class WeakReference {
  private weak var target: InstanceObject?
  /// The type under which an existential held it.
  private let heldAs: Type?

  init(_ object: InstanceObject?, heldAs type: Type? = nil) {
    target = object
    heldAs = type
  }

  /// The value as it was before, or `nil` once the instance is dead.
  var value: Value {
    guard let object else { return .absent }
    guard let heldAs else { return .instance(object) }
    return .existential(ExistentialObject(type: heldAs, value: .instance(object)))
  }

  /// The instance; nil once it is dead.
  var object: InstanceObject? {
    guard let target, !target.isDead else { return nil }
    return target
  }
}

extension Value {
  /// A String or Character value.
  public static func string(_ text: String) -> Value { .string(StringObject(text)) }

  /// An Array value.
  public static func array(_ elements: [Value]) -> Value { .array(ArrayObject(elements)) }

  /// A tuple value; one element is the element itself and none is `()`.
  public static func tuple(_ elements: [Value]) -> Value {
    switch elements.count {
    case 0: return .unit
    case 1: return elements[0]
    default: return .tuple(TupleObject(elements))
    }
  }

  /// `nil` of an Optional type.
  public static var absent: Value { .none(0) }

  /// The value as one more Optional.
  public var wrapped: Value {
    if case .none(let depth) = self { return .none(depth + 1) }
    return self
  }

  /// What an Optional holds, or nil.
  public var unwrapped: Value? {
    guard case .none(let depth) = self else { return self }
    return depth == 0 ? nil : .none(depth - 1)
  }

  /// The integer, if it is one.
  public var asInt: Int? {
    if case .int(let value) = self { return value }
    return nil
  }

  /// The floating-point number, if it is one.
  public var asDouble: Double? {
    if case .double(let value) = self { return value }
    return nil
  }

  /// The Bool, if it is one.
  public var asBool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The text of a String, Substring or Character.
  public var asString: String? {
    switch self {
    case .string(let object): return object.text
    case .structure(let object): return object.fields.first?.asString
    default: return nil
    }
  }

  /// The elements of an Array or ArraySlice.
  public var asArray: [Value]? {
    switch self {
    case .array(let object): return object.elements
    case .structure(let object): return object.fields.first?.asArray
    default: return nil
    }
  }

  /// The elements of a tuple; `()` has none.
  public var asTuple: [Value]? {
    switch self {
    case .tuple(let object): return object.elements
    case .unit: return []
    default: return nil
    }
  }

  /// The value inside an existential, else the value.
  public var opened: Value {
    if case .existential(let object) = self { return object.value }
    return self
  }
}

extension Value {
  /// How many values stand inside each other; instances begin anew.
  var nesting: Int32 {
    switch self {
    case .structure(let object): object.nesting
    case .enumeration(let object): object.nesting
    case .tuple(let object): object.nesting
    case .array(let object): object.nesting
    case .function(let object): object.nesting
    case .existential(let object): object.nesting
    case .table(let object): object.nesting
    case .box(let box): box.value.nesting
    default: 0
    }
  }
}

extension [Value] {
  /// One more than the deepest element.
  var nesting: Int32 {
    var deepest: Int32 = 0
    for value in self where !value.isTrivial { deepest = Swift.max(deepest, value.nesting) }
    return deepest + 1
  }
}

enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)

  init(_ some: Wrapped) { self = .some(some) }
  init(nilLiteral: ()) { self = .none }

  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
    switch self {
    case .some(let value): return .some(try transform(value))
    case .none: return .none
    }
  }
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return .none
    }
  }
  mutating func take() -> Wrapped? {
    let result = self
    self = nil
    return result
  }
  var unsafelyUnwrapped: Wrapped { native() }
}

extension Optional: Sendable where Wrapped: Sendable {}

extension Optional: Equatable where Wrapped: Equatable {
  static func == (_ left: Wrapped?, _ right: Wrapped?) -> Bool { native() }
  static func != (_ left: Wrapped?, _ right: Wrapped?) -> Bool { native() }
}

extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher) { native() }
}

extension Optional: CustomDebugStringConvertible {
  var debugDescription: String { native() }
}

struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {}
}

extension Optional {
  static func == (_ left: Wrapped?, _ right: _OptionalNilComparisonType) -> Bool { native() }
  static func != (_ left: Wrapped?, _ right: _OptionalNilComparisonType) -> Bool { native() }
  static func == (_ left: _OptionalNilComparisonType, _ right: Wrapped?) -> Bool { native() }
  static func != (_ left: _OptionalNilComparisonType, _ right: Wrapped?) -> Bool { native() }
  static func ~= (_ left: _OptionalNilComparisonType, _ right: Wrapped?) -> Bool { native() }
}

func ?? <T>(
  _ optional: T?,
  _ defaultValue: @autoclosure () throws -> T
) rethrows -> T { native() }
func ?? <T>(
  _ optional: T?,
  _ defaultValue: @autoclosure () throws -> T?
) rethrows -> T? { native() }

enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)

  init(catching body: () throws -> Success) where Failure == any Error {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure(let error): return .failure(error)
    }
  }
  func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
  func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}
extension Result: Sendable where Success: Sendable {}

enum Never: Error, Hashable, Comparable, Identifiable {
  var id: Never { switch self {} }
  static func < (_ left: Never, _ right: Never) -> Bool { switch left {} }
}

typealias Void = ()

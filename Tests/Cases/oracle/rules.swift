// case: rules-super-init-too-early
// refused
class Base { let x: Int; init(x: Int) { self.x = x } }
class Derived: Base { let y: Int
  init() {
    super.init(x: 1)
  }
}

// case: rules-super-init-missing
// refused
class Base { let x: Int; init(x: Int) { self.x = x } }
class Derived: Base {
  let y: Int
  init(y: Int) { self.y = y }
}

// case: rules-super-init-by-itself
// accepted
class Base { var x = 1; init() {} }
class Derived: Base {
  let y: Int
  init(y: Int) { self.y = y }
}

// case: rules-super-init-in-branches
// accepted
class Base { let x: Int; init(x: Int) { self.x = x } }
class Derived: Base {
  let y: Int
  init(y: Int) {
    self.y = y
    if y > 1 { super.init(x: 2) } else { super.init(x: 3) }
  }
}

// case: rules-convenience-delegates
// accepted
class Base {
  let x: Int
  init(x: Int) { self.x = x }
  convenience init() { self.init(x: 1) }
}

// case: rules-parameter-twice
// refused
func twice(x: Int, x: Int) {}

// case: rules-main-actor-method-from-outside
// refused
@MainActor class Model { var x = 1; func go() {} }
func outside(_ model: Model) { model.go() }

// case: rules-main-actor-function-from-outside
// refused
@MainActor func draw() {}
func outside() { draw() }

// case: rules-main-actor-from-main-actor
// accepted
@MainActor func draw() {}
@MainActor func outside() { draw() }

// case: rules-settable-requirement-by-let
// refused
protocol Named { var name: String { get set } }
struct Person: Named { let name = "a" }

// case: rules-settable-requirement-by-getter
// refused
protocol Named { var name: String { get set } }
struct Person: Named { var name: String { "a" } }

// case: rules-overrides-final
// refused
class Base { final func f() {} }
class Derived: Base {
  override func f() {}
}

// case: rules-all-cases-of-struct
// refused
struct Plain: CaseIterable {}

// case: rules-mutating-in-class
// refused
class Counter { var n = 0
  mutating func add() { n += 1 }
}

// case: rules-wrapper-without-value
// refused
@propertyWrapper struct Wrapper { var x = 1 }

// case: rules-initializer-requirement-not-required
// refused
protocol Makable { init() }
class Thing: Makable {
  init() {}
}

// case: rules-initializer-requirement-of-final-class
// accepted
protocol Makable { init() }
final class Thing: Makable {
  init() {}
}

// case: rules-override-with-storage
// refused
class Base { var x = 1 }
class Derived: Base {
  override var x = 2
}

// case: rules-lazy-let
// refused
struct Late { lazy let x = 1 }

// case: rules-lazy-without-value
// refused
struct Late { lazy var x: Int }

// case: rules-method-twice
// refused
struct Pair {
  func f() {}
  func f() {}
}

// case: rules-private-witness
// refused
protocol Drawable { func draw() }
struct Shape1: Drawable {
  private func draw() {}
}

// case: rules-undecodable-property
// refused
struct Token {}
struct Account: Codable { var token: Token }

// case: rules-opaque-property-without-value
// refused
struct Holder { var view: some View }

// case: rules-for-await-over-array
// refused
func go() async {
  for await x in [1] { print(x) }
}

// case: rules-task-value-without-await
// refused
func go() async {
  let task = Task { 1 }
  print(task.value)
}

// case: rules-async-let-without-await
// refused
func load() async -> Int { 1 }
func go() async {
  async let a = load()
  print(a)
}

// case: refusals-witness-0
// refused
// at: 2:8
protocol P { func go() -> Int }
struct S: P { func go() -> String { "" } }

// case: refusals-witness-1
// refused
// at: 2:8
protocol P { var n: Int { get } }
struct A: P { var n = "a" }

// case: refusals-witness-2
// refused
// at: 2:8
protocol P { func f() }
struct A: P { func f() throws {} }

// case: refusals-witness-3
// refused
// at: 2:8
protocol P { func f() }
struct A: P { func f() async {} }

// case: refusals-witness-4
// refused
// at: 2:8
protocol P { func f() }
struct A: P { mutating func f() {} }

// case: refusals-witness-5
// refused
// at: 4:8
class B {}
class C: B {}
protocol P { func f() -> B; var b: B { get } }
struct A: P { func f() -> C { C() }; var b: C { C() } }

// case: refusals-witness-6
// refused
// at: 4:8
class B {}
class C: B {}
protocol P { var b: B { get } }
struct A: P { var b: C { C() } }

// case: refusals-witness-7
// refused
// at: 2:8
protocol P { func f() -> Int? }
struct A: P { func f() -> Int { 1 } }

// case: refusals-witness-8
// accepted
protocol P { init?(x: Int) }
struct A: P { init(x: Int) {} }

// case: refusals-witness-9
// refused
// at: 2:15
protocol P { init(x: Int) }
struct A: P { init?(x: Int) {} }

// case: refusals-witness-10
// refused
// at: 2:8
protocol P { init(x: Int) }
struct A: P { init(x: Int) throws {} }

// case: refusals-witness-11
// refused
// at: 2:7
protocol P { var n: Int { get set } }
class A: P { let n = 1 }

// case: refusals-witness-12
// refused
// at: 3:8
protocol P { var n: Int { get } }
struct A: P { let n: Int = 1 }
struct B: P { var n: Int { get throws { 1 } } }

// case: refusals-witness-13
// refused
// at: 2:8
protocol P { associatedtype T; var t: T { get }; func f(_ t: T) -> [T] }
struct A: P { var t = 1; func f(_ t: Int) -> [String] { [] } }

// case: refusals-witness-14
// accepted
protocol P { associatedtype T; var t: T { get }; func f(_ t: T) -> [T] }
struct A: P { var t = 1; func f(_ t: Int) -> [Int] { [] } }
struct B<T>: P { var t: T; func f(_ t: T) -> [T] { [t] } }

// case: refusals-witness-15
// accepted
protocol P { func f<T>(_ t: T) -> T }
struct A: P { func f<U>(_ t: U) -> U { t } }

// case: refusals-witness-16
// accepted
protocol P { func f<T: Equatable>(_ t: T) -> Bool }
struct A: P { func f<U>(_ t: U) -> Bool { true } }

// case: refusals-witness-17
// accepted
protocol P { func f(_ x: some Equatable) -> Bool }
struct A: P { func f<U: Equatable>(_ t: U) -> Bool { true } }

// case: refusals-witness-18
// accepted
protocol P { func f(_ g: @escaping () -> Void) }
struct A: P { func f(_ g: () -> Void) {} }

// case: refusals-witness-19
// refused
// at: 2:8
protocol P { func f(_ g: () -> Void) }
struct A: P { func f(_ g: @escaping () -> Void) {} }

// case: refusals-witness-20
// refused
// at: 2:8
protocol P { subscript(i: Int) -> Int { get } }
struct A: P { subscript(i: Int) -> String { "" } }

// case: refusals-witness-21
// accepted
protocol P { func same(_ o: Self) -> Bool }
struct A: P { func same(_ o: A) -> Bool { true } }
final class B: P { func same(_ o: B) -> Bool { true } }

// case: refusals-witness-22
// accepted
protocol P { func copy() -> Self }
final class B: P { func copy() -> B { B() } }
class C: P { func copy() -> Self { self } }

// case: refusals-witness-23
// refused
// at: 2:19
protocol P { func copy() -> Self }
class B: P { func copy() -> B { B() } }

// case: refusals-witness-24
// accepted
protocol P { static func make() -> Self; static var all: [Self] { get } }
enum E: P { case a; static func make() -> E { .a }; static let all: [E] = [.a] }

// case: refusals-witness-25
// accepted
protocol P { static func make(_ x: Int) -> Self; static var none: Self { get } }
enum E: P { case make(Int); case none }

// case: refusals-witness-26
// accepted
protocol P { func f() -> Int }
extension P { func f() -> Int { 0 } }
struct A: P { func f() -> String { "" } }

// case: refusals-witness-27
// accepted
protocol P { associatedtype T; func f() -> T }
extension P { func f() -> Int { 0 } }
struct A: P { func f() -> String { "" } }
let x: String = A().f()

// case: refusals-witness-28
// refused
// at: 3:8
protocol P { associatedtype Body: Equatable; var body: Body { get } }
struct X {}
struct A: P { var body: X { X() } }

// case: refusals-witness-29
// refused
// at: 3:8
protocol Q {}
protocol P { associatedtype Body: Q; var body: Body { get } }
struct A: P { var body: any Q { fatalError() } }

// case: refusals-witness-30
// refused
// at: 3:8
protocol Q {}
protocol P { associatedtype Body: Q; var body: Body { get } }
struct A: P { var body: Q { fatalError() } }

// case: refusals-witness-31
// refused
// at: 2:8
protocol P { associatedtype T }
struct A: P {}

// case: refusals-witness-32
// refused
// at: 2:8
protocol P { associatedtype T; var x: T { get } }
struct A: P { }

// case: refusals-witness-33
// accepted
protocol P { var n: Int { get async } }
struct A: P { var n: Int { 1 } }
protocol Q { func f() async throws -> Int }
struct B: Q { func f() -> Int { 1 } }

// case: refusals-witness-35
// accepted
protocol P { var cb: (() -> Void)? { get set } }
class A: P { var cb: (() -> Void)? }

// case: refusals-witness-36
// refused
// at: 2:8
protocol Shape { func area() -> Double }
struct Sq: Shape { let s: Double; func area() -> Float { 1 } }

// case: refusals-witness-37
// accepted
protocol Identified: Identifiable { var title: String { get } }
struct T: Identified { let id = 1; let title = "a" }
struct U: Identified { var id: String { title }; let title: String }

// case: refusals-witness-38
// accepted
struct A: Comparable { let x: Int; static func < (l: A, r: A) -> Bool { l.x < r.x } }
struct B: Hashable { let x: Int; func hash(into h: inout Hasher) { h.combine(x) }; static func == (l: B, r: B) -> Bool { l.x == r.x } }
struct C: CustomStringConvertible { var description: String { "c" } }

// case: refusals-witness-39
// refused
// at: 1:8
struct C: CustomStringConvertible { var description: Int { 1 } }

// case: refusals-witness-40
// refused
// at: 1:8
struct C: Identifiable { var id: [() -> Void] = [] }

// case: refusals-witness-41
// accepted
struct A: Equatable { let x: Int; static func == (l: A, r: A) -> Int { 1 } }

// case: refusals-witness-43
// refused
// at: 1:8
struct It: IteratorProtocol { mutating func next() -> Int { 1 } }

// case: refusals-witness-44
// accepted
enum L: Error, CustomStringConvertible { case a; var description: String { "a" } }
enum M: String, CaseIterable, Identifiable { case x, y; var id: Self { self } }
enum N: String, CaseIterable, Identifiable { case x, y; var id: String { rawValue } }

// case: refusals-rule-4
// refused
// at: 4:43
struct P { var x = 1 }
struct S { private(set) var p = P(); mutating func m() { p.x += 1; self.p.x = 3 } }
extension S { mutating func n() { p.x = 7 } }
func f() { var s = S(); s.m(); s.n(); s.p.x = 2 }

// case: refusals-rule-5
// refused
// at: 3:34
struct S { private(set) var x = 1; init(y: Int) { x = y } }
func swap(_ a: inout Int) {}
func f() { var s = S(y: 2); swap(&s.x) }

// case: refusals-rule-6
// accepted
struct S { fileprivate(set) var x = 1 }
func f() { var s = S(); s.x = 3; print(s.x) }

// case: refusals-rule-18
// refused
// at: 1:27
func f() { let v = 1; let v = 2; print(v) }

// case: refusals-rule-19
// refused
// at: 1:30
func f() { func g() {}; func g() {}; g() }

// case: refusals-rule-20
// refused
// at: 1:22
class C { init() {}; init() {} }

// case: refusals-rule-21
// refused
// at: 2:19
struct S { let x = 1 }
extension S { var x: Int { 3 } }

// case: refusals-rule-22
// refused
// at: 2:20
struct S { let x = 1; func f() {} }
extension S { func f() {} }

// case: refusals-rule-23
// accepted
struct S<T> { let x: T }
extension S where T == Int { var y: Int { 3 } }
extension S where T == String { var y: Int { 4 } }

// case: refusals-rule-25
// accepted
func f() { let o: Int? = 3; guard let o = o else { return }; print(o) }

// case: refusals-rule-26
// refused
// at: 1:37
func f() { let (a, b) = (1, 2); var a = 3; a += b }

// case: refusals-rule-27
// accepted
func f() { func g() {}; func g(_ x: Int) {}; func h(x: Int) {}; func h(y: Int) {}; g(); h(x: 1) }

// case: refusals-rule-28
// accepted
class C { init() {}; init(x: Int) {}; convenience init(y: Int) { self.init() }; func a() {}; func a() -> Int { 1 }; static func a() {} }

// case: refusals-rule-29
// refused
// at: 1:28
let f: (Int, Int) -> Int = { $0 }

// case: refusals-rule-33
// accepted
class A: Codable { let n: Int }
class User: Codable { var name: String; var tags: [String] }

// case: refusals-rule-34
// refused
// at: 2:11
class A: Codable { let n: Int }
let a = A()

// case: refusals-rule-35
// refused
// at: 1:41
let x = [1, 2, 3].reduce(into: [Int]()) { $0.append(1) }

// case: refusals-rule-37
// refused
// at: 2:26
enum E { case a, b }
extension E { static let a = 1 }

// case: refusals-order-0
// refused
// at: 1:56
func f(p: Int?) { guard let o = p else { return }; let o = 3 }

// case: refusals-order-1
// accepted
func f(p: Int?) { guard let o = p else { return }; guard let o = Optional(4) else { return }; print(o) }

// case: refusals-order-2
// accepted
func f(p: Int?) { let p = p; guard let p else { return }; print(p) }

// case: refusals-order-9
// refused
// at: 2:6
struct N {}
enum L: Comparable { case x(N), y }

// case: refusals-member-0
// refused
// at: 3:13
class A {}
class B {}
class C: A, B {}

// case: refusals-member-1
// refused
// at: 3:13
protocol P {}
class A {}
class D: P, A {}

// case: refusals-member-2
// refused
// at: 2:27
class A { let n = 1 }
class B: A { override var n: Int { 2 } }

// case: refusals-member-3
// refused
// at: 2:27
class A { var m: Int { 1 } }
class B: A { override var m: String { "" } }

// case: refusals-member-4
// refused
// at: 2:28
class A { func f() {} }
class B: A { override func f() -> Int { 1 } }

// case: refusals-member-5
// accepted
class A { func f(_ x: Int) {} }
class B: A { func f(_ x: String) {} }

// case: refusals-member-6
// refused
// at: 2:28
class A { func f(_ x: Int) {} }
class B: A { override func f(_ x: String) {} }

// case: refusals-member-7
// accepted
class A { func f() -> A { self }; func g() -> A? { nil }; func h(_ x: B) {} }
class B: A { override func f() -> B { self }; override func g() -> B { self }; override func h(_ x: B?) {} }

// case: refusals-member-8
// refused
// at: 2:28
class A { func f() {} }
class B: A { override func f() throws {} }

// case: refusals-member-9
// accepted
class A<T> { func f(_ x: T) -> T { x }; var v: T? { nil } }
class B: A<Int> { override func f(_ x: Int) -> Int { x }; override var v: Int? { 1 } }
class C<U>: A<[U]> { override func f(_ x: [U]) -> [U] { x } }

// case: refusals-member-10
// refused
// at: 4:27
class A { var x = 1; init() {} }
class B: A { override var x: Int { get { 2 } set {} }; override init() { super.init() } }
class C: A { override var x: Int { didSet {} } }
class D: A { override var x: Int { 3 } }

// case: refusals-member-11
// refused
// at: 1:19
enum E { case a = 1 }

// case: refusals-member-12
// refused
// at: 1:9
enum G: Int { case a(Int) }

// case: refusals-member-13
// refused
// at: 1:14
enum U { var x = 1 }

// case: refusals-member-14
// refused
// at: 1:22
enum U { case a; let x: Int }

// case: refusals-member-15
// accepted
enum U { case a; static let x = 1; var y: Int { 2 }; static var z = 3 }

// case: refusals-member-16
// refused
// at: 1:9
enum S: String { case a = 1 }

// case: refusals-member-17
// refused
// at: 1:9
enum S: String {}

// case: refusals-member-18
// refused
// at: 1:18
protocol P { var n: Int }

// case: refusals-member-19
// refused
// at: 1:18
protocol R { var n = 1 }

// case: refusals-member-20
// refused
// at: 1:25
protocol R { let n: Int { get } }

// case: refusals-member-21
// refused
// at: 1:12
struct S { override func f() {} }

// case: refusals-member-22
// refused
// at: 1:24
struct T { convenience init() {} }

// case: refusals-member-25
// accepted
class A { init() {}; convenience init?(n: Int) { guard n > 1 else { return nil }; self.init() }; convenience init(k: Int) { if k > 1 { self.init() } else { self.init() } } }

// case: refusals-member-26
// refused
// at: 1:14
protocol P { private func f() }

// case: refusals-member-27
// accepted
func g(var x: Int) {}

// case: refusals-member-28
// refused
// at: 1:25
struct S { var x: Int { didSet {} get { 1 } } }

// case: refusals-member-29
// refused
// at: 1:12
struct S { mutating init() {} }

// case: refusals-member-30
// refused
// at: 1:19
struct S { static mutating func f() {} }

// case: refusals-member-31
// accepted
class A {}
class B { weak let a: A? = nil }

// case: refusals-member-32
// refused
// at: 1:23
@resultBuilder struct B {}

// case: refusals-member-33
// refused
// at: 1:24
func f(_ xs: Int..., _ ys: Int) {}

// case: refusals-member-35
// refused
// at: 2:33
struct S { lazy var a = 1 }
func f() { let s = S(); print(s.a) }

// case: refusals-member-36
// refused
// at: 1:46
struct S { lazy var a = 1; func g() -> Int { a } }

// case: refusals-member-37
// accepted
struct S { lazy var a = 1; mutating func g() -> Int { a } }
class C { lazy var a = 1 }
func f() { var s = S(); print(s.a, s.g()); let c = C(); print(c.a) }

// case: refusals-member-38
// refused
// at: 2:27
struct S { lazy var a = 1 }
func f(_ s: S) -> Int { s.a }

// case: refusals-member-39
// refused
// at: 2:32
actor A { var n = 1; var l = [1] }
func f(_ a: A) async { await a.n = 5 }

// case: refusals-member-40
// refused
// at: 2:32
actor A { var n = 1; var l = [1] }
func f(_ a: A) async { await a.l.append(1) }

// case: refusals-member-41
// refused
// at: 2:26
actor A { var n = 1; var l = [1] }
func f(_ a: A) async { a.n = 5 }

// case: refusals-member-42
// refused
// at: 2:32
actor A { var n = 1; var l = [1] }
func f(_ a: A) async { await a.n += 5 }

// case: refusals-member-43
// accepted
actor A { var n = 1; func up() { n += 1; self.n = 4 }; func other(_ a: isolated A) { a.n = 3 } }

// case: refusals-member-44
// refused
// at: 1:2
@Stat var n = 0

// case: refusals-member-45
// refused
// at: 1:2
@foo func f() {}

// case: refusals-member-46
// refused
// at: 1:2
@Foo struct S {}

// case: refusals-member-47
// refused
// at: 1:2
@discardableResut func f() -> Int { 1 }

// case: refusals-member-48
// refused
// at: 1:13
struct V { @Sate var n = 0; @Foo func g() {}; @Published2 var x: Int }

// case: refusals-member-49
// refused
// at: 2:23
@available(*, deprecated) func g() {}
@MainActor class C { @objc2 func x() {} }

// case: refusals-member-50
// refused
// at: 6:2
@dynamicMemberLookup struct D { subscript(dynamicMember m: String) -> Int { 1 } }
@propertyWrapper struct W { var wrappedValue: Int }
struct U { @W var x = 1 }
@inline(__always) func r() {}
@preconcurrency protocol PP {}
@unknown enum E {}

// case: refusals-text-plus-number
// refused
// at: 1:15
print("Age: " + 5)

// case: refusals-no-arguments
// refused
// at: 2:3
func f() {}
f(1)

// case: refusals-one-argument-too-many
// refused
// at: 2:6
func g(_ x: Int) {}
g(1, 2)

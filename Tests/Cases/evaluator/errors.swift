// swift-format-ignore-file
enum E: Error { case low(Int), high }
func check(_ n: Int) throws -> Int {
  if n < 0 { throw E.low(n) }
  if n > 10 { throw E.high }
  return n
}
do {
  print(try check(5))  // prints: 5
  print(try check(-1))
  print("unreached")
} catch E.low(let n) {
  print("low", n)  // prints: low -1
} catch {
  print("other", error)
}
do { _ = try check(11) } catch E.low { print("low") } catch { print("other", error) }  // prints: other high
print((try? check(3)) as Any, (try? check(99)) as Any)  // prints: Optional(3) nil
print(try! check(1))  // prints: 1
func outer() throws { do { _ = try check(-5) } catch E.high { print("no") } }
do { try outer() } catch { print("passed on", error) }  // prints: passed on low(-5)
func cleanup() throws {
  defer { print("cleanup") }
  _ = try check(-2)
}
do { try cleanup() } catch { print("after", error) }
// prints: cleanup
// prints: after low(-2)
struct MyError: Error { var message: String }
do { throw MyError(message: "m") } catch let e as MyError { print(e.message) } catch {}  // prints: m
func rethrower(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrower { 1 })  // prints: 2
do { _ = try rethrower { throw E.high } } catch { print("re", error) }  // prints: re high
do { _ = try [1, -1].map { try check($0) } } catch { print("map", error) }  // prints: map low(-1)
let r = Result { try check(20) }
switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }  // prints: fail high
print(try Result<Int, E>.success(4).get())  // prints: 4
for n in [1, 20, -3] {
  do { print(try check(n)) } catch { print("e", error); continue }
}
// prints: 1
// prints: e high
// prints: e low(-3)

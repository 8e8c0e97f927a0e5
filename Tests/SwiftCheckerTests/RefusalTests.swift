import SwiftSource
import TestSupport
import Testing

/// Input that goes in circles is refused by a message and never hangs or crashes.
@Suite struct RefusalTests {
  static let circles: [(text: String, id: String)] = [
    ("class A: A { var x = 1 }\nA().x", "checker.circular-inheritance"),
    ("class A: B {}\nclass B: A {}\nA()", "checker.circular-inheritance"),
    ("typealias A = B; typealias B = A; let x: A? = nil", "checker.circular-type"),
    (
      "protocol P {}\nextension Array: P where Array<Array<Element>>: P {}\nlet p: any P = [1]",
      "checker.cannot-convert-value"
    ),
  ]

  @Test(arguments: circles) func `a circle is refused`(text: String, id: String) throws {
    let ids = try withLargeStack { Checking.check(text).diagnostics.map(\.id) }
    #expect(ids.contains(id), "\(ids)")
  }

  static let literals: [(text: String, id: String?)] = [
    ("let a: UInt8 = 256", "checker.integer-too-large"),
    ("let a: Int8 = -129", "checker.integer-too-large"),
    ("let a: UInt = -1", "checker.negative-unsigned"),
    ("let a = UInt8(300)", "checker.integer-too-large"),
    ("let a = 9223372036854775808", "checker.integer-too-large"),
    ("let a: [UInt8] = [1, 2, 300]", "checker.integer-too-large"),
    ("let a: UInt32 = 4_294_967_296", "checker.integer-too-large"),
    ("let a: Int8 = -128; let b: UInt64 = 18446744073709551615", nil),
    ("let a: Double = 100000000000000000000; let b: UInt8 = 0xFF", nil),
  ]

  @Test(arguments: literals) func `a literal fits its type or is refused`(
    text: String,
    id: String?
  ) throws {
    let ids = try withLargeStack { Checking.check(text).diagnostics.map(\.id) }
    #expect(ids == (id.map { [$0] } ?? []))
  }

  static let prompts: [(text: String, id: String)] = [
    ("struct S { private(set) var x = 1 }\nvar s = S()\ns.x = 2", "checker.cannot-assign"),
    ("let f: (Int, Int) -> Int = { $0 }", "checker.closure-uses-fewer"),
    ("@Stat var n = 0", "checker.unknown-attribute"),
    ("struct V: View { var body: View { Text(\"a\") } }", "checker.associated-type-unmet"),
  ]

  @Test(arguments: prompts) func `what the compiler refuses at the prompt is refused`(
    text: String,
    id: String
  ) throws {
    let ids = try withLargeStack { Checking.check(text).diagnostics.map(\.id) }
    #expect(ids == [id])
  }

  @Test func `a learner's names mean nothing to the library's own code`() throws {
    let type = try withLargeStack {
      Checking.check("struct ModifiedContent {}\nText(\"a\").padding()").type
    }
    #expect(type == "ModifiedContent<Text, _PaddingLayout>")
  }
}

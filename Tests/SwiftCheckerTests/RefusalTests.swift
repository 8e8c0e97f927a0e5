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

  @Test func `a learner's names mean nothing to the library's own code`() throws {
    let type = try withLargeStack {
      Checking.check("struct ModifiedContent {}\nText(\"a\").padding()").type
    }
    #expect(type == "ModifiedContent<Text, _PaddingLayout>")
  }
}

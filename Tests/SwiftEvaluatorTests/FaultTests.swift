import SwiftEvaluator
import SwiftSource
import Testing

/// A program that stops, with the message and the place of the learner's code.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let text: String
  let id: String
  let at: String

  var testDescription: String { id + ": " + text }

  static let all: [FaultCase] = [
    FaultCase(text: "let a = [1]\nprint(a[3])", id: "indexOutOfRange", at: "a[3]"),
    FaultCase(text: "let x: Int? = nil\nprint(x!)", id: "unexpectedNil", at: "x!"),
    FaultCase(
      text: "func f(_ n: Int) -> Int { 10 / n }\nprint(f(0))",
      id: "divisionByZero",
      at: "10 / n"
    ),
    FaultCase(text: "let m = Int.max\nprint(m + 1)", id: "overflow", at: "m + 1"),
    FaultCase(text: "let b: UInt8 = 255\nprint(b + 1)", id: "overflow", at: "b + 1"),
    FaultCase(text: "let n = -1\nprint(UInt(n))", id: "unrepresentable", at: "UInt(n)"),
    FaultCase(
      text: "let d = 1e300\nprint(Int(d))",
      id: "unrepresentable",
      at: "Int(d)"
    ),
    FaultCase(
      text: "let a: Any = 1\nprint(a as! String)",
      id: "failedCast",
      at: "a as! String"
    ),
    FaultCase(
      text: "fatalError(\"no\")",
      id: "programStopped",
      at: "fatalError(\"no\")"
    ),
    FaultCase(
      text: "precondition(1 > 2, \"math\")",
      id: "programStopped",
      at: "precondition(1 > 2, \"math\")"
    ),
    FaultCase(
      text: "var a: [Int] = []\na.removeLast()",
      id: "emptyCollection",
      at: "a.removeLast()"
    ),
    FaultCase(
      text: "struct E: Error {}\nfunc f() throws { throw E() }\ntry f()",
      id: "uncaught",
      at: "E()"
    ),
    FaultCase(
      text: "struct E: Error {}\nfunc f() throws { throw E() }\ntry! f()",
      id: "forcedTry",
      at: "try! f()"
    ),
    FaultCase(
      text: "print([1: 2, 1: 3])",
      id: "duplicateKey",
      at: "[1: 2, 1: 3]"
    ),
  ]
}

@Suite struct FaultTests {
  @Test(arguments: FaultCase.all)
  func `a mistake stops the program with a message`(_ item: FaultCase) throws {
    let program = Program(item.text)
    #expect(program.messages == [])
    let error = try #require(program.error)
    #expect(error.name == item.id)
    #expect(!error.isLimit)
    let file = try #require(error.file)
    #expect(file.text(in: error.span).hasPrefix(String(item.at.prefix(4))))
  }
}

@Suite struct LimitTests {
  private func stop(
    _ text: String,
    _ change: (inout EvaluationLimits) -> Void = { _ in }
  ) -> String? {
    var limits = EvaluationLimits()
    change(&limits)
    let program = Program(text, limits: limits)
    #expect(program.messages == [])
    #expect(program.error?.isLimit != false)
    return program.error?.name
  }

  @Test func `a loop without end stops`() {
    #expect(stop("while true {}") { $0.steps = 100_000 } == "stepLimit")
    #expect(
      stop("func f() { var i = 0\nrepeat { i += 1 } while i > 0 }\nf()") { $0.steps = 100_000 }
        == "stepLimit"
    )
  }

  @Test func `recursion without end stops`() {
    #expect(
      stop("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))") == "depthLimit"
    )
    #expect(
      stop("func f(_ n: Int) -> Int { [n].map { f($0) }.reduce(0, { $0 + $1 }) }\nprint(f(0))")
        == "depthLimit"
    )
    #expect(
      stop(
        """
        struct S: CustomStringConvertible { var description: String { "\\(self)" } }
        print(S())
        """
      ) == "depthLimit"
    )
  }

  @Test func `values nested without end stop`() {
    #expect(
      stop(
        """
        indirect enum List { case end, item(List) }
        var list = List.end
        while true { list = .item(list) }
        """
      ) == "nestingLimit"
    )
    #expect(
      stop("var f: () -> Int = { 0 }\nwhile true { let g = f\nf = { g() + 1 } }")
        == "nestingLimit"
    )
    #expect(
      stop("struct Tree { var kids: [Tree] = [] }\nvar t = Tree()\nwhile true { t.kids = [t] }")
        == "nestingLimit"
    )
  }

  @Test func `a long list of instances dies without the host's stack`() {
    #expect(
      stop(
        """
        class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
        var head: Node?
        for _ in 0..<100_000 { head = Node(head) }
        head = nil
        """
      ) == nil
    )
  }

  @Test func `numbers at their ends do not trap`() {
    let texts = [
      "print((Int.min...Int.max).map { $0 }.count)", "print(Array(0..<Int.max).count)",
      "print(1 << Int.min, 1 >> Int.max, 1 << 200)", "print(Int.min / -1)", "print(-Int.min)",
      "print(abs(Int.min))", "print(Int8(-128).magnitude, Int.min.magnitude)",
      "print(UInt8(truncatingIfNeeded: -1), Int(exactly: Double.infinity) as Any)",
      "print(Int(Double.nan))", "print(\"ab\".prefix(Int.max), [1].dropFirst(Int.max))",
      "print([1, 2][-1])", "var a = [1]; a.insert(2, at: 9)", "print([1, 2, 3][2..<9])",
      "print(Array(repeating: 1, count: -1))", "print(String(repeating: \"x\", count: -1))",
      "let s = \"ab\"; print(s[s.index(s.startIndex, offsetBy: 9)])", "print(5 % 0)",
      "print(UInt64.max + 1)", "print(0.1 / 0, -1 / 0.0)", "for i in 5..<1 { print(i) }",
      "print(String(5, radix: 99))", "print(Character(\"ab\"))", "print([Int]().randomElement()!)",
    ]
    for text in texts {
      let program = Program(text)
      #expect(program.messages == [], "\(text)")
      #expect(program.error == nil || program.error?.name != "overlappingAccess", "\(text)")
    }
  }

  @Test func `deep values compare within the host's stack`() {
    let name = stop(
      """
      indirect enum List: Hashable { case end, item(List) }
      var a = List.end, b = List.end
      for _ in 0..<1900 { a = .item(a); b = .item(b) }
      print(a == b, a.hashValue == b.hashValue)
      """
    )
    #expect(name == nil || name == "depthLimit")
  }

  @Test func `values are counted`() {
    #expect(
      stop("var a = [1]\nwhile true { a += a }") { $0.memory = 1 << 24 }
        == "memoryLimit"
    )
    #expect(
      stop("let a = Array(repeating: 0, count: 1_000_000_000)\nprint(a.count)")
        == "memoryLimit"
    )
  }

  @Test func `texts are bounded`() {
    #expect(
      stop("var s = \"ab\"\nwhile true { s += s }") { $0.string = 1 << 16 }
        == "stringLimit"
    )
    #expect(
      stop("print(String(repeating: \"x\", count: 1_000_000_000))") == "stringLimit"
    )
    #expect(
      stop("while true { print(\"hello\") }") { $0.output = 1000 } == "outputLimit"
    )
  }

  @Test func `a session goes on after a stop`() {
    let program = Program(
      "print(\"before\")\nwhile true {}",
      limits: {
        var limits = EvaluationLimits()
        limits.steps = 1000
        return limits
      }()
    )
    #expect(program.output == "before\n")
  }
}

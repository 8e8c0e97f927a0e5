import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import Testing

@Suite struct NativeTests {
  @Test func `every native body of the standard library is bound`() {
    let checker = Checker()
    let library = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(library, module: "Swift")
    let evaluator = Evaluator(checker: checker)
    #expect(evaluator.unboundNatives() == [])
  }

  @Test func `the standard library has no mistakes`() {
    let checker = Checker()
    let library = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(library, module: "Swift")
    #expect(checker.checkLibrary().map(\.diagnostic.id) == [])
    #expect(library.flatMap { parse($0.source).diagnostics }.map(\.id) == [])
  }

  @Test func `globals go back to what they were`() throws {
    let checker = Checker()
    let library = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(library, module: "Swift")
    let evaluator = Evaluator(checker: checker)
    func run(_ text: String) throws -> String {
      let source = SourceText(text)
      _ = try evaluator.run(checker.check(parse(source)), file: source)
      return evaluator.takeOutput()
    }
    _ = try run("var list = [1, 2]")
    let before = evaluator.snapshot()
    #expect(try run("list.append(3)\nprint(list)") == "[1, 2, 3]\n")
    evaluator.restore(before)
    #expect(try run("print(list)") == "[1, 2]\n")
  }

  @Test func `reads and writes of an observable class are told`() throws {
    let checker = Checker()
    let library = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(library, module: "Swift")
    let evaluator = Evaluator(checker: checker)
    var seen: [String] = []
    evaluator.observer = { (_, variable, access) throws(EvaluationError) in
      seen.append("\(access) \(variable.name)")
    }
    let source = SourceText(
      """
      @Observable class Model { var count = 0; @ObservationIgnored var hidden = 1 }
      let model = Model()
      model.count += 1
      model.hidden += 1
      let seen = model.count
      """
    )
    _ = try evaluator.run(checker.check(parse(source)), file: source)
    #expect(seen.suffix(3) == ["read count", "write count", "read count"])
    #expect(!seen.contains { $0.contains("hidden") })
  }
}

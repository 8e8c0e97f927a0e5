import Foundation
import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes

var times: [(String, Double)] = []
func timed<T>(_ name: String, _ body: () -> T) -> T {
  let start = ContinuousClock.now
  let r = body()
  let d = ContinuousClock.now - start
  times.append((name, Double(d.components.attoseconds) / 1e15 + Double(d.components.seconds) * 1000))
  return r
}
let path = CommandLine.arguments[1]
let text = path == "-" ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) : try! String(contentsOfFile: path, encoding: .utf8)
let checker = Checker()
let parsed = timed("parse std") { StandardSources.files.map { parse(SourceText($0.text, name: $0.name)) } }
let problems = timed("add std") { checker.addLibrary(parsed, module: "Swift") }
for p in parsed { for d in p.diagnostics { print("std parse:", p.source.name, p.source.location(of: d.span.start), d.message(in: .english)) } }
for d in problems.prefix(20) { print("std:", d.id, d.message(in: .english)) }
var limits = EvaluationLimits()
let evaluator = Evaluator(checker: checker, limits: limits)
let source = SourceText(text, name: path)
let input = timed("parse") { parse(source) }
let checked = timed("check") { checker.check(input) }
for d in checked.diagnostics {
  let l = source.location(of: d.span.start)
  print("\(l.line):\(l.column): \(d.severity.rawValue): \(d.message(in: .english)) [\(d.id)]")
}
if checked.isRunnable {
  timed("run") {
    do throws(EvaluationError) {
      let values = try evaluator.run(checked, file: source)
      print(evaluator.takeOutput(), terminator: "")
      if let last = values.last, let v = last, v.type != .void {
        print("=>", v.type.name(.source), (try? evaluator.describe(v.value, v.type)) ?? "?")
      }
    } catch {
      print(evaluator.takeOutput(), terminator: "")
      let l = error.file.map { $0.location(of: error.span.start) }
      print("fault", l.map { "\($0.line):\($0.column)" } ?? "-", error.kind)
    }
  }
}
if CommandLine.arguments.count > 2 { for t in times { print(t.0, t.1, "ms") } }
if CommandLine.arguments.count > 2, CommandLine.arguments[2] == "l" { print(evaluator.listing) }

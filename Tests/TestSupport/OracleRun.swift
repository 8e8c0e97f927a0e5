import Foundation

/// One compilation of a corpus.
struct OracleRun {
  private let cases: [OracleCase]
  private let programs: [OracleProgram]
  private let module: URL
  private let folder: URL
  private let files: [URL]

  /// Writes the programs of the cases into a folder of their own.
  init(cases: [OracleCase], programs: [OracleProgram], module: URL) throws {
    self.cases = cases
    self.programs = programs
    self.module = module
    folder = FileManager.default.temporaryDirectory
      .appending(path: "oracle-\(UUID().uuidString)")
    let folder = folder
    files = programs.indices.map { folder.appending(path: "case\($0).swift") }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, program) in zip(files, programs) {
      try program.text.write(to: file, atomically: false, encoding: .utf8)
    }
  }

  /// Compiles everything and collects the answers.
  ///
  /// Cases that should be refused are only type-checked; what passes goes on with the accepted ones.
  /// What is found wrong there is left out, and the rest is compiled again.
  func results() throws -> [String: OracleResult] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var refusals: [Int: OracleResult] = [:]
    let suspects = cases.indices.filter {
      if case .refused = cases[$0].expectation { true } else { false }
    }
    try refusals.merge(refused(suspects, mode: ["-typecheck"])) { first, _ in first }
    // What only flow analysis finds, such as a missing return, needs a later stage.
    let late = suspects.filter { refusals[$0] == nil }
    try refusals.merge(refused(late, mode: ["-emit-sil", "-o", "/dev/null"])) { first, _ in first }
    var accepted = cases.indices.filter { refusals[$0] == nil }
    let program = folder.appending(path: "program")
    for _ in 0..<3 {
      try writeMain(accepted)
      let main = folder.appending(path: "main_program.swift")
      let (status, output) = try runCompiler(
        common + [module.appending(path: "SwiftUI.o").path, "-o", program.path, main.path]
          + accepted.map { files[$0].path }
      )
      if status == 0 { break }
      let found = messages(in: output)
      guard !found.isEmpty else { throw OracleError.compiler(output) }
      refusals.merge(found) { first, _ in first }
      accepted.removeAll { refusals[$0] != nil }
    }
    var results: [String: OracleResult] = [:]
    for (index, refusal) in refusals { results[cases[index].name] = refusal }
    for index in accepted { results[cases[index].name] = .compiles }
    let (status, output) = try runProgram(program, [])
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let index = Int(parts[0]) else { continue }
      results[cases[index].name] = .type(String(parts[1]))
    }
    guard status == 0 else { throw OracleError.compiler("the program stopped:\n\(output)") }
    return results
  }

  private var common: [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-module-name", "Corpus",
      "-Onone", "-I", module.path, "-wmo",
    ]
  }

  private func refused(_ indices: [Int], mode: [String]) throws -> [Int: OracleResult] {
    guard !indices.isEmpty else { return [:] }
    let (_, output) = try runCompiler(
      common + mode + indices.map { files[$0].path }
    )
    return messages(in: output)
  }

  private func writeMain(_ indices: [Int]) throws {
    var lines = [
      "import SwiftUI",
      "@main struct Main { static func main() {",
      "setvbuf(stdout, nil, Int32(_IOLBF), 0)",
    ]
    for index in indices where cases[index].expressionStart != nil {
      lines.append("print(\"\(index)\\t\\(oracle\(index)())\")")
    }
    lines.append("} }\n")
    try lines.joined(separator: "\n").write(
      to: folder.appending(path: "main_program.swift"),
      atomically: false,
      encoding: .utf8
    )
  }

  /// The first error of each case in the compiler's output, by line and column.
  private func messages(in output: String) -> [Int: OracleResult] {
    var found: [Int: OracleResult] = [:]
    let pattern = #/\/case(\d+)\.swift:(\d+):(\d+): error: (.*)/#
    for line in output.components(separatedBy: "\n") {
      guard let match = line.firstMatch(of: pattern), let index = Int(match.1),
        let fileLine = Int(match.2), let column = Int(match.3)
      else { continue }
      let sourceLine = programs[index].sourceLine(of: fileLine)
      if case .refused(let oldLine, let oldColumn, _) = found[index],
        (oldLine, oldColumn) <= (sourceLine, column)
      {
        continue
      }
      found[index] = .refused(
        line: sourceLine,
        column: column,
        message: match.4.trimmingCharacters(in: .whitespaces)
      )
    }
    return found
  }
}

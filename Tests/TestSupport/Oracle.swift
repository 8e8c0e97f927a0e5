import Foundation

/// What the compiler says about one case.
public enum OracleResult: Sendable, Equatable, Codable {
  /// It compiles, and the expression's type prints like this.
  case type(String)
  /// It compiles and has no expression.
  case compiles
  /// It is refused: the first message, with line and column in the case's source from 1.
  case refused(line: Int, column: Int, message: String)
}

/// Why the oracle has no answer at all.
public enum OracleError: Error {
  /// The view library does not compile.
  case library(String)
  /// The compiler failed in a way that names no case.
  case compiler(String)
}

/// The Swift compiler as the judge of the checker.
///
/// The view library is compiled into a module named `SwiftUI`, then all cases of
/// `Tests/Cases/oracle` into one program that prints the type of each. Both are kept under `.build`
/// by the hash of what they were made of, so a run without a change takes no time.
public final class Oracle: Sendable {
  /// The oracle of this checkout.
  public static let shared = Oracle()

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let answers = OnceBox<[String: OracleResult]>()
  private let module = OnceBox<URL>()

  /// The cases of the corpus, in the order of the files and lines.
  public func cases() throws -> [OracleCase] {
    let folder = root.appending(path: "Tests/Cases/oracle")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var cases: [OracleCase] = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      cases += try OracleCase.read(text, file: file)
    }
    var names: Set<String> = []
    for oracleCase in cases where !names.insert(oracleCase.name).inserted {
      throw OracleCorpusError.duplicate(oracleCase.name)
    }
    return cases
  }

  /// The compiler's answer for each case of the corpus, by name.
  public func results() throws -> [String: OracleResult] {
    try answers.value { try self.judge(self.cases()) }
  }

  /// The compiler's answers for any cases.
  public func judge(_ cases: [OracleCase]) throws -> [String: OracleResult] {
    let module = try module.value { try self.libraryModule() }
    let programs = cases.enumerated().map { OracleProgram($1, number: $0) }
    let key = ([module.lastPathComponent] + programs.map(\.text) + cases.map(\.name))
      .joined(separator: "\u{0}")
    let kept = cacheFolder.appending(path: "answers-\(fingerprint(key)).json")
    if let data = try? Data(contentsOf: kept) {
      return try JSONDecoder().decode([String: OracleResult].self, from: data)
    }
    let run = try OracleRun(cases: cases, programs: programs, module: module)
    let results = try run.results()
    try JSONEncoder().encode(results).write(to: kept)
    return results
  }

  private var cacheFolder: URL { root.appending(path: ".build/oracle") }

  /// The folder with the compiled library, made when the library's files differ.
  private func libraryModule() throws -> URL {
    let folder = root.appending(path: "Sources/ViewLibrary/Library")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var files = names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    files.append(root.appending(path: "Tests/Oracle/Native.swift"))
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let module = cacheFolder.appending(path: "module-\(fingerprint(texts.joined()))")
    if FileManager.default.fileExists(atPath: module.appending(path: "done").path) {
      return module
    }
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let (status, output) = try runCompiler(
      [
        "-swift-version", "5", "-parse-as-library", "-wmo", "-suppress-warnings",
        "-module-name", "SwiftUI", "-emit-module", "-emit-object",
        "-emit-module-path", module.appending(path: "SwiftUI.swiftmodule").path,
        "-o", module.appending(path: "SwiftUI.o").path,
      ] + files.map(\.path)
    )
    guard status == 0 else { throw OracleError.library(output) }
    try Data().write(to: module.appending(path: "done"))
    return module
  }
}

/// A value that is made once, by whoever asks first.
private final class OnceBox<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var made: Result<Value, any Error>?

  func value(_ make: () throws -> Value) throws -> Value {
    lock.lock()
    defer { lock.unlock() }
    if made == nil { made = Result { try make() } }
    return try made?.get() ?? make()
  }
}

/// A short name for a text: FNV-1a, 64 bits.
func fingerprint(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 16)
}

/// Runs `swiftc`; the output is what it said on both streams.
func runCompiler(_ arguments: [String]) throws -> (status: Int32, output: String) {
  try runProgram(URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments)
}

/// Runs a program; the output goes through a file, so that it can be of any length.
func runProgram(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let handle = try FileHandle(forWritingTo: file)
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = handle
  process.standardError = handle
  try process.run()
  process.waitUntilExit()
  try handle.close()
  return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
}

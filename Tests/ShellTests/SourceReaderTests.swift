import Course
import Glibc
import Testing

@testable import Shell

@Suite struct SourceReaderTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = "/tmp/viewshell-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).swift"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    writeAll(bytes, to: descriptor)
    close(descriptor)
    defer { unlink(path) }
    try body(path)
  }

  @Test func `text is read, a byte order mark dropped and broken UTF-8 replaced`() throws {
    try withFile([0xEF, 0xBB, 0xBF, 0x61, 0xFF, 0x0A]) { (path: String) throws in
      #expect(try readSource(path) == "a\u{FFFD}\n")
    }
  }

  @Test func `what is no text is refused by name`() throws {
    #expect(throws: SourceReadError.missing) { try readSource("/nonexistent/a.swift") }
    #expect(throws: SourceReadError.directory) { try readSource("/tmp") }
    #expect(throws: SourceReadError.special) { try readSource("/dev/null") }
    try withFile([0x61, 0x00]) { (path: String) throws in
      #expect(throws: SourceReadError.binary) { try readSource(path) }
    }
    try withFile(Array(repeating: 0x20, count: maximumSourceBytes + 1)) { (path: String) throws in
      #expect(throws: SourceReadError.tooLarge) { try readSource(path) }
    }
  }

  @Test func `a pipe nobody writes to does not block`() {
    let path = "/tmp/viewshell-test-\(getpid())-pipe"
    mkfifo(path, 0o600)
    defer { unlink(path) }
    #expect(throws: SourceReadError.special) { try readSource(path) }
  }

  @Test func `sessions side by side lose no history`() async throws {
    let path = "/tmp/viewshell-test-\(getpid())-shared/history"
    defer {
      unlink(path)
      unlink(path + ".lock")
      rmdir("/tmp/viewshell-test-\(getpid())-shared")
    }
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          let file = HistoryFile(path: path)
          for number in 0..<50 { file.append("entry \(session)\n\(number)") }
        }
      }
    }
    let entries = HistoryFile(path: path).load()
    #expect(entries.count == 200)
    #expect(entries.allSatisfy { $0.hasPrefix("entry ") && $0.contains("\n") })
  }
}

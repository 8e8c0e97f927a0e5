import Glibc
import Testing

@testable import Course

/// Compares a text with a recorded one; with `RECORD_SNAPSHOTS` set it records, and fails.
func expectGolden(
  _ text: String,
  _ name: String,
  file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = file.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Goldens"
  let path = folder + "/" + name
  if getenv("RECORD_SNAPSHOTS") != nil {
    try writeText(text, to: path)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let wanted = try readText(path, as: .named, limit: 1 << 20)
  #expect(text == wanted, sourceLocation: sourceLocation)
}

/// A new empty directory that is removed at the end.
final class ScratchDirectory {
  let path: String

  init() {
    var template = Array("/tmp/viewshell-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit { remove(path) }

  private func remove(_ path: String) {
    for name in (try? directoryNames(path)) ?? [] {
      let inner = path + "/" + name
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }
}

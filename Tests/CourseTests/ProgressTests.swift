import Glibc
import Testing

@testable import Course

@Suite struct ProgressFileTests {
  private let scratch = ScratchDirectory()
  private var file: ProgressFile { ProgressFile(path: scratch.path + "/a/b/progress.jsonl") }

  private func event(_ kind: ProgressEvent.Kind, _ exercise: String = "one") -> ProgressEvent {
    ProgressEvent(kind, chapter: "values", exercise: exercise, hash: "00ff", time: 1_700_000_000)
  }

  @Test func `events come back as they were appended`() throws {
    var failed = event(.failed)
    failed.misconception = "quote \" and \u{1B}"
    try file.append([failed, event(.hint)])
    try file.append([event(.passed)])
    let content = try file.read()
    #expect(content.events == [failed, event(.hint), event(.passed)])
    #expect(content.damagedLines == [])
  }

  @Test func `a missing file holds nothing`() throws {
    #expect(try file.read().events == [])
  }

  @Test func `the file belongs to its owner alone`() throws {
    try file.append([event(.passed)])
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: [
    "{\"v\":1,\"event\":\"pas", "garbage", "{\"v\":2,\"event\":\"passed\"}", "\u{0}\u{0}", "[]",
    "{\"v\":1,\"event\":\"invented\",\"chapter\":\"a\",\"exercise\":\"b\",\"hash\":\"\",\"time\":0}",
  ])
  func `a damaged line costs itself and nothing else`(_ line: String) throws {
    try file.append([event(.hint)])
    let whole = try readText(file.path, as: .named, limit: 1000)
    // The damage has no line break at its end, as after a crash in the middle of writing.
    let descriptor = open(file.path, O_WRONLY | O_APPEND)
    #expect(writeAll(Array(line.utf8), to: descriptor))
    close(descriptor)
    try file.append([event(.passed)])
    let content = try file.read()
    #expect(content.events == [event(.hint), event(.passed)])
    #expect(content.damagedLines == [2])
    #expect(whole.utf8.count > 10)
  }

  @Test func `several writers at once lose no line`() async throws {
    let file = self.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<6 {
        group.addTask {
          for number in 0..<50 {
            try file.append([
              ProgressEvent(
                .failed,
                chapter: "values",
                exercise: "w\(writer)",
                hash: "",
                time: number
              )
            ])
          }
        }
      }
      try await group.waitForAll()
    }
    let content = try file.read()
    #expect(content.events.count == 300)
    #expect(content.damagedLines == [])
    for writer in 0..<6 {
      #expect(content.events.filter { $0.exercise == "w\(writer)" }.map(\.time) == Array(0..<50))
    }
  }

  @Test func `a link in place of the file is not followed`() throws {
    let target = scratch.path + "/target"
    try writeText("keep", to: target)
    let link = ProgressFile(path: scratch.path + "/link")
    #expect(symlink(target, link.path) == 0)
    #expect(throws: FileProblem.self) { try link.append([event(.passed)]) }
    #expect(try readText(target, as: .named, limit: 10) == "keep")
  }

  @Test(arguments: [
    (["VIEWSHELL_HOME": "/v", "XDG_STATE_HOME": "/s", "HOME": "/h"], "/v/progress.jsonl"),
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/viewshell/progress.jsonl"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/viewshell/progress.jsonl"),
    ([:], nil),
  ])
  func `the environment says where it lies`(_ environment: [String: String], _ path: String?) {
    #expect(ProgressFile(environment: environment)?.path == path)
  }
}

@Suite struct ProgressTests {
  @Test func `standings add up, and a changed exercise starts anew`() throws {
    let exercise = try #require(try LessonFixture.chapter().exercise("pad"))
    func event(_ kind: ProgressEvent.Kind, _ hash: String, _ note: String? = nil) -> ProgressEvent {
      ProgressEvent(
        kind,
        chapter: "tiny",
        exercise: "pad",
        hash: hash,
        time: 5,
        misconception: note
      )
    }
    var progress = Progress([event(.passed, "old")])
    #expect(progress.hasChanged(exercise))
    for kind in [ProgressEvent.Kind.hint, .skipped, .solution] {
      progress.add(event(kind, exercise.hash))
    }
    progress.add(event(.failed, exercise.hash, "frame"))
    progress.add(event(.failed, exercise.hash, "frame"))
    var standing = progress.standing(exercise)
    #expect(standing.attempts == 2 && standing.hints == 1 && standing.isSkipped)
    #expect(standing.sawSolution && standing.misconceptions == ["frame"])
    progress.add(event(.passed, exercise.hash))
    standing = progress.standing(exercise)
    #expect(standing.hasPassed && !standing.isSkipped && standing.passedAt == 5)
    #expect(!progress.hasChanged(exercise))
    progress.add(event(.forgotten, ""))
    #expect(progress.standing(exercise) == Progress.Standing())
  }
}

@Suite struct FileReadingTests {
  private let scratch = ScratchDirectory()

  private func problem(_ name: String, _ access: FileAccess = .found) -> FileProblem? {
    do throws(FileProblem) {
      _ = try readText(scratch.path + "/" + name, as: access, limit: 100)
      return nil
    } catch { return error }
  }

  private func write(_ bytes: [UInt8], _ name: String) {
    let descriptor = open(scratch.path + "/" + name, O_WRONLY | O_CREAT, 0o600)
    #expect(writeAll(bytes, to: descriptor))
    close(descriptor)
  }

  @Test func `strange files found in a folder are refused without waiting`() {
    write(Array("Text".utf8), "fine")
    write([0x54, 0x00], "nul")
    write([0xFF, 0xFE], "latin")
    write([UInt8](repeating: 0x41, count: 101), "large")
    mkfifo(scratch.path + "/pipe", 0o600)
    symlink(scratch.path + "/fine", scratch.path + "/link")
    mkdir(scratch.path + "/folder", 0o700)
    symlink("/dev/zero", scratch.path + "/device")
    #expect(problem("fine") == nil)
    #expect(problem("nul") == .notText)
    #expect(problem("latin") == .notText)
    #expect(problem("large") == .tooLarge(limit: 100))
    #expect(problem("pipe") == .notAFile)
    #expect(problem("link") == .notAFile)
    #expect(problem("folder") == .notAFile)
    #expect(problem("device") == .notAFile)
    #expect(problem("missing") == .system(ENOENT))
    #expect(problem("link", .named) == nil)
    #expect(problem("device", .named) == .tooLarge(limit: 100))
  }

  @Test func `line ends become one kind`() throws {
    write(Array("a\r\nb\rc\n".utf8), "crlf")
    #expect(try readText(scratch.path + "/crlf", as: .found, limit: 100) == "a\nb\rc\n")
  }
}

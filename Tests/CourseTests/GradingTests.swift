import Glibc
import Playground
import SwiftSource
import Testing

@testable import Course

/// A class folder in a scratch directory, and a shelf with the fixture lesson.
private struct Classroom {
  let scratch = ScratchDirectory()
  var path: String { scratch.path + "/class" }

  func hand(_ text: String, _ name: String) throws {
    let file = path + "/" + name
    try makeDirectory(file.split(separator: "/").dropLast().map { "/" + $0 }.joined())
    try writeText(text, to: file)
  }

  static let shelf = Shelf(files: [SourceText(LessonFixture.english, name: "tiny.md")])

  static let engine: Engine = {
    var table = TableEngine()
    let padded = TableEngine.view("ModifiedContent<Text, _PaddingLayout>", 52, 52)
    table.rows["Text(\"Hi\").padding()"] = padded
    table.rows["Text(\"Hi\")"] = TableEngine.view("Text", 20, 20)
    table.rows["Text(\"Hi\").frame(width: 52)"] = TableEngine.view("F", 52, 20)
    return table.engine
  }()

  func grade(_ change: (inout GradeRequest) -> Void = { _ in }) -> CommandResult {
    var request = GradeRequest(directory: path)
    request.format = "csv"
    change(&request)
    return Course.grade(request, in: Self.shelf, engine: Self.engine)
  }

  func fill() throws {
    try hand("Text(\"Hi\").padding()", "ana/tiny#pad.swift")
    try hand("a", "ana/tiny/guess.txt")
    try hand("Text(\"Hi\").frame(width: 52)", "bob/tiny/pad.swift")
    try hand("Nope()", "cleo/tiny#pad.swift")
  }
}

private func rows(_ result: CommandResult) -> [String] {
  result.output.split(separator: "\n").dropFirst().map { line in
    line.split(separator: ",", omittingEmptySubsequences: false).prefix(6).joined(separator: ",")
  }
}

@Suite struct GradeTests {
  private let room = Classroom()

  @Test func `every answer of a folder is graded, in the order of learners`() throws {
    try room.fill()
    let result = room.grade()
    #expect(
      rows(result) == [
        "ana,tiny#guess,passed,1,1,", "ana,tiny#pad,passed,2,2,",
        "bob,tiny#pad,failed,0,2,frame", "cleo,tiny#pad,not-gradable,0,2,",
      ]
    )
    #expect(result.exitCode == 1 && result.errors == [])
  }

  @Test func `strange things in the folder are left out, and said`() throws {
    try room.fill()
    try room.hand("a", "dora/notes.md")
    try room.hand("a", "dora/tiny#nothing.swift")
    try room.hand("a", ".git/tiny#pad.swift")
    mkfifo(room.path + "/dora/tiny#pad.swift", 0o600)
    symlink(room.path + "/ana", room.path + "/eve")
    symlink(room.path + "/ana/tiny#pad.swift", room.path + "/bob/tiny#guess.swift")
    try room.hand(String(repeating: "x", count: 300_000), "fred/tiny#pad.swift")
    try room.hand("\u{1B}", "gail\u{1B}[2J/tiny#pad.swift")
    let result = room.grade()
    #expect(rows(result).contains("fred,tiny#pad,not-gradable,0,2,"))
    #expect(rows(result).contains("gail\\u{1B}[2J,tiny#pad,not-gradable,0,2,"))
    #expect(!result.output.contains("eve") && !result.output.contains("dora"))
    #expect(!result.output.contains("\u{1B}"))
    let said = result.errors.joined(separator: "\n")
    for word in ["eve", "dora/tiny#pad", "bob/tiny#guess", "no exercise 'nothing'"] {
      #expect(said.contains(word))
    }
  }

  @Test func `one exercise for a flat folder`() throws {
    try room.hand("Text(\"Hi\").padding()", "ana.swift")
    try room.hand("Text(\"Hi\")", "bob/answer.swift")
    let result = room.grade { $0.exercise = "tiny#pad" }
    #expect(rows(result) == ["ana,tiny#pad,passed,2,2,", "bob,tiny#pad,failed,0,2,"])
  }

  @Test func `the roster finds who is missing and who is a stranger`() throws {
    try room.fill()
    let roster = room.scratch.path + "/roster.csv"
    try writeText("name;identifier\nAna;ana\nDan;dan\nBob;bob\n", to: roster)
    let result = room.grade {
      $0.roster = roster
      $0.exercise = nil
    }
    #expect(rows(result).contains("dan,tiny#pad,missing,0,2,"))
    #expect(rows(result).contains("bob,tiny#guess,missing,0,1,"))
    #expect(result.errors == ["viewshell: 'cleo' is not on the roster"])
  }

  @Test func `shards cover everything once and merge to the whole`() throws {
    try room.fill()
    let whole = room.grade { $0.format = "json" }.output
    for index in 1...3 {
      let result = room.grade {
        $0.shard = "\(index)/3"
        $0.out = room.scratch.path + "/out"
      }
      #expect(result.output.isEmpty)
    }
    let merged = mergeResults([room.scratch.path + "/out"], format: "json")
    #expect(merged.output == whole)
    #expect(merged.exitCode == 1)
  }

  @Test func `canvas gets its own columns back and one more`() throws {
    try room.fill()
    let roster = room.scratch.path + "/canvas.csv"
    try writeText(
      "Student,ID,SIS Login ID,Section,Old (12)\n    Points Possible,,,,9\n"
        + "\"Ames, Ana\",1,ana,A,3\n=Bob,2,bob,A,\nDan,3,dan,B,\n",
      to: roster
    )
    let result = room.grade {
      $0.format = "canvas"
      $0.roster = roster
    }
    #expect(
      result.output == """
        Student,ID,SIS Login ID,Section,viewshell tiny
        "Ames, Ana",1,ana,A,3
        '=Bob,2,bob,A,0
        Dan,3,dan,B,

        """
    )
  }

  @Test(arguments: [
    ("shard", "3/2"), ("shard", "0/2"), ("shard", "1/x"), ("format", "papyrus"),
    ("format", "canvas"), ("roster", "/nowhere.csv"),
  ])
  func `a wrong option is refused`(_ option: String, _ value: String) throws {
    try room.fill()
    let result = room.grade {
      switch option {
      case "shard": $0.shard = value
      case "format": $0.format = value
      default: $0.roster = value
      }
    }
    #expect(result.exitCode == 2 && result.errors.count == 1 && result.output.isEmpty)
  }

  @Test func `an empty or missing folder is refused`() throws {
    #expect(room.grade().exitCode == 2)
    try room.hand("x", "readme.md")
    #expect(room.grade().exitCode == 2)
  }

  @Test func `a class report names misconceptions, checks and who is stuck`() throws {
    try room.fill()
    _ = room.grade { $0.out = room.scratch.path + "/out" }
    let report = reportOnClass(room.scratch.path + "/out")
    #expect(
      report.output == """
        tiny#guess Guess: answers 1, passed 1, not yet 0, not gradable 0, missing 0
          mean score 1 of 1
        tiny#pad Pad: answers 3, passed 1, not yet 1, not gradable 1, missing 0
          mean score 0.67 of 2
          misconception frame: 1
          check 1 (the type is `ModifiedContent<Text, _PaddingLayout>`) failed: 1
          check 2 (the size is 52x52) failed: 1
          check 3 (hidden check 1) failed: 1
          not gradable, does-not-run: 1
        no exercise solved yet: bob, cleo

        """
    )
    #expect(JSON(reportOnClass(room.scratch.path + "/out", format: "json").output) != nil)
    #expect(reportOnClass(room.scratch.path + "/out", format: "x").exitCode == 2)
    #expect(reportOnClass(room.path).exitCode == 3)
  }
}

@Suite struct WorkerPoolTests {
  private func run(_ script: String, _ tasks: [String], seconds: Int = 20) -> [String] {
    let pool = WorkerPool(
      command: ["/bin/sh", "-c", script],
      environment: ["PATH=/usr/bin:/bin"],
      count: 3,
      seconds: seconds
    )
    var results = [String](repeating: "?", count: tasks.count)
    let isDone = pool.run(tasks) { index, outcome in
      switch outcome {
      case .line(let line): results[index] = line
      case .crashed: results[index] = "crashed"
      case .timedOut: results[index] = "timed out"
      }
    }
    return isDone ? results : ["not started"]
  }

  @Test func `each task gets its own answer whoever does it`() {
    let tasks = (0..<40).map { "task \($0)" }
    let done = run("while read line; do echo \"did $line\"; done", tasks)
    #expect(done == tasks.map { "did \($0)" })
  }

  @Test func `a task that kills its worker costs itself alone`() {
    let script = "while read line; do case $line in *3|*7) kill -SEGV $$;; esac; echo $line; done"
    let done = run(script, (0..<10).map(String.init))
    #expect(done == ["0", "1", "2", "crashed", "4", "5", "6", "crashed", "8", "9"])
  }

  @Test func `a task without end is ended`() {
    let script = "while read line; do if [ $line = 1 ]; then sleep 600; fi; echo $line; done"
    #expect(run(script, ["0", "1", "2"], seconds: 1) == ["0", "timed out", "2"])
  }

  @Test func `a program that is not there is said so`() {
    let pool = WorkerPool(command: ["/nowhere"], environment: [], count: 1, seconds: 1)
    #expect(!pool.run(["a"]) { _, _ in })
  }
}

@Suite struct CheckCommandTests {
  private let scratch = ScratchDirectory()

  private func check(_ text: String?, _ exercise: String, _ format: ReportFormat = .text)
    throws -> CommandResult
  {
    let path = scratch.path + "/answer.swift"
    if let text { try writeText(text, to: path) }
    let request = CheckRequest(path: path, exercise: exercise, format: format)
    return Course.check(request, in: Classroom.shelf, engine: Classroom.engine)
  }

  @Test(arguments: [
    ("Text(\"Hi\").padding()", "tiny#pad", ReportFormat.text, 0),
    ("Text(\"Hi\")", "tiny#pad", .text, 1), ("Text(\"Hi\")", "tiny#pad", .gradescope, 0),
    ("Nope()", "tiny#pad", .text, 4), ("", "tiny#pad", .text, 4), ("a", "tiny#guess", .text, 0),
    ("b", "tiny#guess", .tap, 1), ("zzz", "tiny#guess", .text, 4), ("a", "tiny", .text, 2),
    ("a", "tiny#nope", .text, 2), ("a", "nope#pad", .text, 2), ("a", "#", .text, 2),
    ("a", "\u{1B}#a", .text, 2),
  ])
  func `the exit code says how it went`(
    _ text: String,
    _ exercise: String,
    _ format: ReportFormat,
    _ code: Int
  ) throws {
    let result = try check(text, exercise, format)
    #expect(Int(result.exitCode) == code)
    #expect(result.errors.isEmpty == (code != 2))
    #expect(!result.errors.joined().contains("\u{1B}"))
  }

  @Test func `a file that is not there is a usage error`() throws {
    #expect(try check(nil, "tiny#pad").exitCode == 2)
  }

  @Test func `a file that is no text is not gradable`() throws {
    let path = scratch.path + "/answer.swift"
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(writeAll([0xC3, 0x28], to: descriptor))
    close(descriptor)
    #expect(try check(nil, "tiny#pad").exitCode == 4)
  }

  @Test func `a lesson that cannot be read is the lesson's fault`() throws {
    let shelf = Shelf(files: [SourceText("---\nid: bad\n---\n## what\n", name: "bad.md")])
    let result = Course.check(CheckRequest(path: "-", exercise: "bad#a"), in: shelf)
    #expect(result.exitCode == 3)
    #expect(result.errors.first?.hasPrefix("bad.md:1:1: error:") == true)
  }
}

@Suite struct ProgressCommandTests {
  private let scratch = ScratchDirectory()
  private var file: ProgressFile { ProgressFile(path: scratch.path + "/p.jsonl") }

  private func run(_ arguments: String...) -> CommandResult {
    manageProgress(
      ProgressRequest(arguments: arguments),
      file: file,
      shelf: Classroom.shelf,
      now: 50
    )
  }

  private func passed(at time: Int) throws -> ProgressEvent {
    let pad = try #require(try LessonFixture.chapter().exercise("pad"))
    return ProgressEvent(.passed, chapter: "tiny", exercise: "pad", hash: pad.hash, time: time)
  }

  @Test func `progress moves from one machine to another once`() throws {
    try file.append([passed(at: 9)])
    let copy = scratch.path + "/copy.jsonl"
    #expect(run("export", copy).exitCode == 0)
    #expect(run("import", copy).output == "added 0, known already 1\n")
    try ProgressFile(path: copy).append([passed(at: 10)])
    #expect(run("import", copy).output == "added 1, known already 1\n")
    #expect(run("export").output.split(separator: "\n").count == 2)
  }

  @Test func `what is forgotten is open again`() throws {
    try file.append([passed(at: 9)])
    #expect(run().output.contains("tiny#pad Pad: solved"))
    #expect(run("forget", "tiny#pad").exitCode == 0)
    #expect(run().output.contains("tiny#pad Pad: open"))
  }

  @Test(arguments: ["dance", "import", "forget"])
  func `a wrong word shows how it is used`(_ word: String) {
    #expect(run(word).exitCode == 2)
  }

  @Test func `reviews come after 1, 3 and 7 days`() throws {
    let day = 86_400
    func due(_ times: [Int], _ now: Int) throws -> Review {
      Review(Progress(try times.map { try passed(at: $0) }), on: Classroom.shelf, now: now)
    }
    #expect(try due([], 0).nextInDays == nil)
    #expect(try due([0], day - 1).due == [])
    #expect(try due([0], day).due == ["tiny#pad"])
    #expect(try due([0, 60], day + 60).due == ["tiny#pad"])
    #expect(try due([0, day], 3 * day).due == [])
    #expect(try due([0, day], 3 * day).nextInDays == 1)
    #expect(try due([0, day], 4 * day).due == ["tiny#pad"])
    #expect(try due([0, day, 4 * day], 10 * day).nextInDays == 1)
    #expect(try due([0], day).text(in: .english) == "To review: tiny#pad")
  }

  @Test func `a chapter is presented without hints or solutions`() throws {
    let parts = try LessonFixture.chapter().presented(in: .chinese, engine: Classroom.engine)
    #expect(parts.count == 4)
    for case .prose(let block) in parts.joined() { #expect(block.plainText != "周围的空间。") }
    for case .code(let code) in parts.joined() { #expect(!code.contains("padding")) }
  }
}

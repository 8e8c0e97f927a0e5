import Course
import Glibc
import Playground
import SwiftSource
import Testing
import ViewLayout

@testable import Shell

@Suite struct SessionTests {
  /// What a script prints to standard output and standard error.
  private func run(_ script: String, _ arguments: [String] = []) throws -> (
    output: String, errors: String, failed: Bool
  ) {
    let capture = Capture()
    let session = try fakeSession(arguments)
    let isJSON = arguments.contains("--json")
    let runner = ScriptRunner(session: session, console: capture.console, json: isJSON)
    runner.run(script, name: "s.swift")
    return (capture.output, capture.errors, runner.failed)
  }

  @Test func `a script is split at its commands and keeps its line numbers`() {
    let script = "let a = 1\n:type\nVStack {\n:b\n}\n  :size x\n"
    let pieces = splitScript(script, isIncomplete: { $0.contains("{") && !$0.contains("}") })
    #expect(
      pieces == [
        .code("let a = 1"), .command(":type"), .code("\n\nVStack {\n:b\n}"), .command(":size x"),
      ]
    )
  }

  @Test func `a ternary's colon is no command`() {
    #expect(!isCommandLine(": b"))
    #expect(isCommandLine("  :help"))
    #expect(isCommandLine(":?"))
  }

  @Test func `answers follow one another and errors name file, line and column`() throws {
    let result = try run("1\n:window 200x100\n\n  bad\n")
    #expect(result.output == "value    1\ntype     Int\n\nviews are offered 200x100\n")
    #expect(result.errors.hasPrefix("s.swift:4:3: error [sample.bad-word]: `bad` is a bad word\n"))
    #expect(result.failed)
  }

  @Test func `a mistyped command is refused and the next line still runs`() throws {
    let result = try run(":tpye\n1\n")
    #expect(result.errors == "there is no command `:tpye`; :help lists them. Did you mean :type?\n")
    #expect(result.output == "value    1\ntype     Int\n")
    #expect(result.failed)
  }

  @Test func `quitting ends a script`() throws {
    #expect(try run(":quit\n1\n").output.isEmpty)
  }

  @Test func `JSON has one object for each input`() throws {
    let lines = try run("1\n:window\nbad", ["run", "-", "--json"]).output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix("{\"input\":\"1\",\"kind\":\"value\",\"type\":\"Int\",\"value\":\"1\"")
    )
    #expect(lines[1].hasPrefix("{\"input\":\":window\",\"kind\":\"command\""))
    #expect(lines[2].contains("\"kind\":\"error\""))
    #expect(
      lines[2].contains(
        "\"diagnostics\":[{\"id\":\"sample.bad-word\",\"severity\":\"error\",\"message\":"
          + "\"`bad` is a bad word\",\"line\":3,\"column\":1}]"
      )
    )
  }

  @Test func `wrapping adds a shell to the last view`() throws {
    let session = try fakeSession()
    #expect(refusal(session.submit(":wrap .padding()"))?.hasPrefix("there is no view yet") == true)
    _ = session.submit("View(\"a + b\")")
    _ = session.submit(":wrap .padding()")
    #expect(session.accepted.last == "View(\"a + b\").padding()")
    #expect(refusal(session.submit(":wrap padding"))?.contains(":wrap .padding()") == true)
    #expect(wrapping("on ? a : b", in: ".padding()") == "(on ? a : b).padding()")
    #expect(wrapping("let a = 1\nV { a + 1 }", in: ".padding()") == "V { a + 1 }.padding()")
  }

  @Test func `a line that begins with a modifier goes on with the view above`() throws {
    let session = try fakeSession()
    _ = session.submit("View()")
    _ = session.submit("  .padding(8)\n  .background(1)")
    #expect(session.accepted.last == "View().padding(8)\n  .background(1)")
  }

  @Test func `looking at a type changes nothing`() throws {
    let session = try fakeSession()
    _ = session.submit("View()")
    #expect(lines(session.submit(":type 1")) == ["type     Int"])
    #expect(session.accepted == ["View()"])
    #expect((session.engine as? FakeEngine)?.inputs == ["View()"])
    #expect(lines(session.submit(":size"))?.first == "size     82x52")
  }

  @Test func `undo and reset take back what was entered`() throws {
    let session = try fakeSession()
    _ = session.submit("1")
    #expect(lines(session.submit(":undo")) == ["taken back: 1"])
    #expect(refusal(session.submit(":undo")) == "there is nothing to take back.")
    _ = session.submit("View()")
    _ = session.submit(":reset")
    #expect(session.accepted.isEmpty && session.lastView == nil)
  }

  @Test func `a session can be saved and loaded, and a file is not overwritten`() throws {
    let path = "/tmp/viewshell-test-\(getpid())-session.swift"
    defer { unlink(path) }
    let session = try fakeSession()
    _ = session.submit("1")
    _ = session.submit("View()")
    _ = session.submit(":save \(path)")
    #expect(refusal(session.submit(":save \(path)"))?.contains("already") == true)
    let other = try fakeSession()
    #expect(other.submit(":load \(path)").count == 2)
    #expect(other.accepted == ["1", "View()"])
  }

  @Test func `a file that loads itself comes to an end`() throws {
    let path = "/tmp/viewshell-test-\(getpid())-loop.swift"
    defer { unlink(path) }
    writeAll(Array(":load \(path)\n".utf8), to: open(path, O_WRONLY | O_CREAT, 0o600))
    let session = try fakeSession()
    #expect(refusal(session.submit(":load \(path)"))?.contains("too deeply") == true)
  }

  @Test func `settings can be changed at the prompt`() throws {
    let session = try fakeSession()
    #expect(lines(session.submit(":lang zh-Hans")) == ["消息使用简体中文。"])
    #expect(lines(session.submit(":plain on")) == ["已打开朴素输出"])
    #expect(session.presentation.plain)
    #expect(lines(session.submit(":window 10x20")) == ["提供给视图的尺寸是 10x20"])
    #expect(session.engine.options.window == Size(width: 10, height: 20))
    #expect(refusal(session.submit(":window big")) == "`big` 不是尺寸；请写成 393x852 这样。")
  }

  @Test(arguments: ShellCommand.all.map(\.name))
  func `every command can be asked for help and run bare`(_ name: String) throws {
    let session = try fakeSession()
    #expect(lines(session.submit(":help " + name))?.first?.hasPrefix(":" + name) == true)
    #expect(!session.submit(":" + name).isEmpty)
  }

  @Test func `help knows the view library`() throws {
    let session = try fakeSession()
    let help = lines(session.submit(":help padding"))
    #expect(help?.first == "View: func padding(_ insets: EdgeInsets) -> some View")
    #expect(help?.contains("  Makes space inside the shell on all edges.") == true)
    #expect(help?.contains { $0.hasPrefix("_Effect") } == false)
    #expect(refusal(session.submit(":help paddin"))?.hasSuffix("Did you mean padding?") == true)
    #expect(lines(session.submit(":help _PaddingLayout"))?.first?.contains("struct") == true)
    #expect(lines(session.submit(":help :size"))?.count == 3)
  }

  @Test func `completion knows commands, the library and what was typed`() throws {
    let session = try fakeSession()
    _ = session.submit("let paddock = 1")
    #expect(completions(before: ":wi", in: session) == [":window"])
    #expect(completions(before: "Text(\"a\").paddi", in: session) == [".padding"])
    #expect(completions(before: "padd", in: session) == ["padding", "paddock"])
    #expect(completions(before: "", in: session).isEmpty)
  }

  @Test func `names of commands are not used twice`() {
    let names = ShellCommand.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  private func lines(_ replies: [Session.Reply]) -> [String]? {
    guard case .lines(let lines)? = replies.first else { return nil }
    return lines
  }

  private func refusal(_ replies: [Session.Reply]) -> String? {
    guard case .refusal(let lines)? = replies.first else { return nil }
    return lines.joined(separator: "\n")
  }
}

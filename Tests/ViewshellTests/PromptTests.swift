import CPty
import Glibc
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct PromptTests {
  @Test func `a newcomer is welcomed and told how text is measured`() throws {
    let session = try TerminalSession()
    session.wait(for: "a letter is 10 wide")
    session.wait(for: "vs>")
  }

  @Test func `Chinese can be typed and edited in the middle`() throws {
    let session = try TerminalSession(environment: ["LANG": "zh_CN.UTF-8"])
    session.wait(for: "vs>")
    session.send(":help 你好\u{1B}[D\u{1B}[D世界")
    session.wait(for: "vs> :help 世界你好")
    session.send("\u{5}\u{7F}\r")
    session.wait(for: "没有叫 `世界你`")
  }

  @Test func `half a character waits for its other half`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send(bytes: [0x3A, 0xE4, 0xBD])
    session.send(bytes: [0xA0])
    session.wait(for: "vs> :你")
  }

  @Test func `Up and Down move inside an input of several lines`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send("VStack {")
    session.wait(for: "vs> VStack {")
    session.send("\r")
    session.wait(expecting: "the second line") { $0.screen.column == 4 }
    session.send("Text(\"a\")")
    session.wait(for: "    Text(\"a\")")
    session.send("\u{1B}\r")
    session.wait(expecting: "the third line") { $0.screen.column == 4 && $0.screen.row > 0 }
    session.send("}")
    session.wait(for: "vs> VStack {\n    Text(\"a\")\n}")
    session.send("\u{1B}[A\u{1B}[A\u{1B}[F!")
    session.wait(for: "vs> VStack {!")
  }

  @Test func `Ctrl-C throws the input away and Ctrl-D leaves`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send("abc")
    session.wait(for: "vs> abc")
    session.send("\u{3}")
    session.wait(for: "vs> abc^C\nvs>")
    session.send("\u{4}")
    #expect(session.exitCode() == 0)
  }

  @Test func `a bracketed paste arrives as one input`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send("\u{1B}[200~VStack {\r\n\tText(\"汉\")\r\n}\r\n\u{1B}[201~")
    session.wait(for: "vs> VStack {\n    Text(\"汉\")\n}")
  }

  @Test func `history outlives a session`() throws {
    let home = "/tmp/viewshell-test-\(getpid())-home"
    let file = home + "/history"
    defer {
      for name in ["history", "history.lock", "progress.jsonl"] { unlink(home + "/" + name) }
      rmdir(home)
    }
    let first = try TerminalSession(arguments: [], environment: ["VIEWSHELL_HOME": home])
    first.wait(for: "vs>")
    first.send(":window 200x100\r")
    first.wait(for: "offered 200x100")
    first.send(":quit\r")
    #expect(first.exitCode() == 0)
    let second = try TerminalSession(arguments: [], environment: ["VIEWSHELL_HOME": home])
    second.wait(for: "vs>")
    second.send("\u{1B}[A\u{1B}[A")
    second.wait(for: "vs> :window 200x100")
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `a suggestion from the history is taken over with Right`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send(":window 123x45\r")
    session.wait(for: "offered 123x45\nvs>")
    session.send(":wi")
    session.wait(for: "vs> :window 123x45\nviews are offered 123x45\nvs> :window 123x45")
    session.send("\u{1B}[C\u{7F}6\r")
    session.wait(for: "offered 123x46")
  }

  @Test func `Alt-E opens the input in an editor`() throws {
    let session = try TerminalSession(environment: ["EDITOR": "sed -i s/200x100/100x50/"])
    session.wait(for: "vs>")
    session.send(":window 200x100")
    session.wait(for: "vs> :window 200x100")
    session.send("\u{1B}e")
    session.wait(for: ":window 100x50")
    session.send("\r")
    session.wait(for: "offered 100x50")
  }

  @Test func `a paste taller than the screen is one input`() throws {
    let session = try TerminalSession(rows: 10)
    session.wait(for: "vs>")
    let lines = (1...20).map { "  Text(\"\($0)\")" }.joined(separator: "\r")
    session.send("\u{1B}[200~VStack {\r\(lines)\r}\u{1B}[201~")
    session.wait(for: "... }")
    session.send("\r:history VStack\r")
    session.wait(for: "}\n:history")
  }

  @Test func `Tab completes a command`() throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.send(":wind")
    session.wait(for: ":wind")
    session.send("\t")
    session.wait(for: ":window")
    session.send(" 300x200\r")
    session.wait(for: "offered 300x200")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal leaves the terminal as it was`(_ signal: Int32) throws {
    let session = try TerminalSession()
    session.wait(for: "vs>")
    session.wait(expecting: "raw mode") { cpty_is_cooked($0.master) == 0 }
    kill(session.process, signal)
    session.wait(expecting: "cooked mode") { cpty_is_cooked($0.master) == 1 }
    #expect(session.exitCode() == 128 + signal)
    #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}[?2004l"))
  }

  @Test(arguments: ["dumb", "", "bogus-terminal"])
  func `a terminal that cannot edit gets no escapes`(_ name: String) throws {
    let session = try TerminalSession(environment: ["TERM": name])
    session.wait(for: "vs>")
    session.send(":window 300x200\n")
    session.wait(for: "offered 300x200")
    session.send("\u{4}")
    #expect(session.exitCode() == 0)
    #expect(!session.output.contains(0x1B))
  }

  @Test func `a narrower window is redrawn`() throws {
    let session = try TerminalSession(columns: 60)
    session.wait(for: "vs>")
    session.send(":help " + String(repeating: "x", count: 30))
    session.wait(for: "xxx")
    cpty_resize(session.master, 16, 30)
    kill(session.process, SIGWINCH)
    session.send("end")
    session.wait(expecting: "the end of the input") {
      String(decoding: $0.output, as: UTF8.self).contains("end")
    }
  }
}

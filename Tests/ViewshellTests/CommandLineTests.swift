import Testing

@Suite struct CommandLineTests {
  @Test func `a type is printed and nothing else`() {
    let run = ProgramRun(["type", "-e", "Text(\"Hello\").padding()"])
    #expect(run.output == "ModifiedContent<Text, _PaddingLayout>\n")
    #expect(run.errors.isEmpty)
    #expect(run.code == 0)
  }

  @Test func `code that does not check exits with 4 and names the place`() {
    let run = ProgramRun(["type", "-"], input: "let a = 1\nText(\"a\").paddin()\n")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:2:11: error [checker.unknown-member]: "))
    #expect(run.code == 4)
  }

  @Test func `a script names the lines of the file`() {
    let run = ProgramRun(["run", "-"], input: ":window 200x100\n\nText(\"a\").paddin()\n")
    #expect(run.output == "views are offered 200x100\n")
    #expect(run.errors.hasPrefix("<stdin>:3:11: error"))
    #expect(run.code == 4)
  }

  @Test(
    arguments: [
      (["tpye", "-e", "1"], Int32(2), "Did you mean type?"),
      (["run"], 2, "`run` needs more"),
      (["run", "/nonexistent.swift"], 2, "/nonexistent.swift: there is no such file."),
      (["run", "/tmp"], 2, "/tmp: this is a folder"),
      (["size", "-e", "1"], 4, "nothing here is a view"),
      (["type", "-e", "struct A {}"], 4, "nothing here has a type"),
      (["type", "-e", "Text("], 4, "-e:1:"),
      (["explain", "A<B"], 2, "does not read as a type name"),
      (["check", "a.swift"], 2, "--exercise"),
    ]
  )
  func `what goes wrong has its exit code and its words`(
    _ arguments: [String],
    _ code: Int32,
    _ words: String
  ) {
    let run = ProgramRun(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `a Chinese locale speaks Chinese`() {
    let run = ProgramRun(["tpye"], environment: ["LANG": "zh_CN.UTF-8"])
    #expect(run.errors.contains("没有命令 `tpye`"))
  }

  @Test(arguments: ["(", "[", "{", "f(", "-", "!", "a.b{", "\"\\("])
  func `deeply nested input neither crashes nor hangs`(_ piece: String) {
    let run = ProgramRun(["type", "-"], input: String(repeating: piece, count: 20_000))
    #expect(run.code == 4)
    #expect(run.output.isEmpty)
  }

  @Test func `lines from a pipe are answered without a prompt`() {
    let run = ProgramRun(["--no-save"], input: ":window 200x100\nstruct A {\n  let x = 1\n}\n")
    #expect(run.output == "views are offered 200x100\nnew      struct A\n")
    #expect(run.code == 0)
  }

  @Test func `the version can be asked for`() {
    let run = ProgramRun(["version"])
    #expect(run.output.hasPrefix("viewshell "))
    #expect(run.code == 0)
  }
}

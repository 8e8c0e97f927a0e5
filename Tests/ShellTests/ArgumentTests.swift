import Playground
import SwiftSource
import Testing
import ViewLayout

@testable import Shell

@Suite struct ArgumentTests {
  @Test func `options stand anywhere and are read by the table`() throws {
    let invocation = try parseArguments(
      ["--sdk", "ios27", "size", "--in=200x100.5", "-e", "Text(\"a\")", "--plain", "--no-save"]
    )
    #expect(invocation.command?.name == "size")
    #expect(invocation.options.playground.sdk == "ios27")
    #expect(invocation.options.playground.window == Size(width: 200, height: 100.5))
    #expect(invocation.options.code == "Text(\"a\")")
    #expect(invocation.options.plain)
    #expect(!invocation.options.saves)
  }

  @Test func `nothing at all starts the shell with the defaults`() throws {
    let invocation = try parseArguments([])
    #expect(invocation.command == nil)
    #expect(invocation.options.playground.sdk == "ios26")
    #expect(invocation.options.playground.metrics == "grid")
    #expect(invocation.options.playground.window == Size(width: 393, height: 852))
  }

  @Test func `two dashes end the options`() throws {
    #expect(try parseArguments(["run", "--", "--json"]).operands == ["--json"])
    #expect(try parseArguments(["run", "-"]).operands == ["-"])
  }

  @Test(
    arguments: [
      (["tpye", "-e", "1"], "there is no command `tpye`. Did you mean type?"),
      (["type", "--sdkk", "x"], "there is no option `--sdkk`. Did you mean --sdk?"),
      (["type", "x", "--json"], "`--json` is not an option of `type`."),
      (["--json"], "`--json` is not an option of `viewshell`."),
      (["type", "-e"], "`-e` needs a value: -e CODE"),
      (["--sdk", "ios3"], "`--sdk` does not take `ios3`; it takes ios17, ios18, ios26, ios27."),
      (["--in", "0x5"], "`--in` does not take `0x5`; it takes WxH."),
      (["--in", "5"], "`--in` does not take `5`; it takes WxH."),
      (["--in", "nanx5"], "`--in` does not take `nanx5`; it takes WxH."),
      (["--plain=yes"], "`--plain` takes no value."),
      (["run"], "`run` needs more: viewshell run FILE|- [--json] [--svg OUT]"),
      (["run", "a", "b"], "`run` does not know what to do with `b`."),
      (["type", "-e", "1", "a"], "give either -e CODE or a file, not both."),
    ]
  )
  func `a wrong command line is explained`(_ arguments: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try parseArguments(arguments) }
    #expect(error?.text(in: .english) == message)
  }

  @Test func `usage errors exit with 2 and speak the language asked for`() {
    let capture = Capture()
    let code = dispatch(["--lang", "zh-Hans", "siez"], capture.console)
    #expect(code == .usage)
    #expect(
      capture.errors.contains("没有命令 `siez`。 是不是想写 size?") || capture.errors.contains("没有命令 `siez`")
    )
    #expect(capture.output.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `help names every command and option`(_ language: Language) {
    let overview = helpOverview(in: language)
    for command in Subcommand.all {
      #expect(overview.contains("viewshell " + command.name))
      #expect(help(for: command, in: language).contains(command.name))
    }
    for rule in OptionRule.common { #expect(overview.contains(rule.name)) }
  }

  @Test(
    arguments: [
      (["LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], Language.chinese),
      (["LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "C"], .chinese),
      (["LANG": "C.UTF-8"], .english),
      ([:], .english),
    ]
  )
  func `the locale chooses the language`(_ variables: [String: String], _ expected: Language) {
    #expect(language(locale: { variables[$0] }) == expected)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], true, true),
      (["TERM": "xterm"], false, false),
      (["TERM": "dumb"], true, false),
      ([:], true, false),
      (["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (["TERM": "xterm", "NO_COLOR": ""], true, true),
      (["CLICOLOR_FORCE": "1"], false, true),
      (["TERM": "xterm", "CLICOLOR": "0"], true, false),
    ]
  )
  func `colour follows the environment`(
    _ variables: [String: String],
    _ isTerminal: Bool,
    _ expected: Bool
  ) {
    let isOn = wantsColor(.auto, isTerminal: isTerminal) { variables[$0] }
    #expect(isOn == expected)
    #expect(wantsColor(.always, isTerminal: false) { variables[$0] })
    #expect(!wantsColor(.never, isTerminal: true) { variables[$0] })
  }

  @Test func `near spellings are few, near and sorted`() {
    let words = ["type", "size", "layout", "explain", "undo"]
    #expect(nearSpellings(of: "tpye", among: words) == ["type"])
    #expect(nearSpellings(of: "expl", among: words) == ["explain"])
    #expect(nearSpellings(of: "qqqq", among: words).isEmpty)
    #expect(nearSpellings(of: "", among: words).isEmpty)
  }
}

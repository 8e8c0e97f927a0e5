import Glibc
import Playground
import SwiftSource
import ViewLayout

/// `viewshell doctor`: what is installed and what to fix.
func examineInstallation(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let language = invocation.options.language
  for finding in findings(invocation.options) {
    let state = (finding.isGood ? Message.doctorGood : .doctorFix).text(in: language)
    let colon = Message.colon.text(in: language)
    console.print(state + "  " + finding.subject.text(in: language) + colon + finding.text)
  }
  return .success
}

private struct Finding {
  var isGood: Bool
  var subject: Message
  var text: String
}

private func findings(_ options: Options) -> [Finding] {
  let language = options.language
  let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "?"
  let isUTF8 = isUTF8Locale()
  let bad = Message.doctorLocaleBad.text(in: language)
  return [
    Finding(isGood: true, subject: .doctorVersion, text: viewshellVersion),
    Finding(isGood: true, subject: .doctorLanguage, text: language.rawValue),
    Finding(isGood: isUTF8, subject: .doctorLocale, text: isUTF8 ? locale : locale + ", " + bad),
    terminalFinding(language),
    historyFinding(options),
    Finding(isGood: true, subject: .doctorSDK, text: options.playground.sdk),
    Finding(isGood: true, subject: .doctorMetrics, text: options.playground.metrics),
    engineFinding(language),
  ]
}

private func terminalFinding(_ language: Language) -> Finding {
  let name = environment("TERM") ?? ""
  guard isTerminalOutput() else {
    let text = Message.doctorNoTerminal.text(in: language)
    return Finding(isGood: true, subject: .doctorTerminal, text: text)
  }
  guard isKnownTerminal() else {
    let text = Message.doctorDumbTerminal.text(in: language, [name])
    return Finding(isGood: false, subject: .doctorTerminal, text: text)
  }
  let text = "\(name) \(terminalColumns())x\(terminalRows())"
  return Finding(isGood: true, subject: .doctorTerminal, text: text)
}

private func historyFinding(_ options: Options) -> Finding {
  guard options.saves, let path = historyPath() else {
    let text = Message.doctorHistoryOff.text(in: options.language)
    return Finding(isGood: true, subject: .doctorHistory, text: text)
  }
  let file = HistoryFile(path: path)
  guard let problem = file.writeProblem() else {
    return Finding(isGood: true, subject: .doctorHistory, text: path)
  }
  let text = Message.doctorHistoryBad.text(in: options.language, [systemMessage(problem)])
  return Finding(isGood: false, subject: .doctorHistory, text: path + ", " + text)
}

private func engineFinding(_ language: Language) -> Finding {
  let answer = Playground().submit("Text(\"Hello\").padding()")
  guard answer.size == Size(width: 82, height: 52) else {
    let text = Message.doctorEngineBad.text(in: language)
    return Finding(isGood: false, subject: .doctorEngine, text: text)
  }
  return Finding(isGood: true, subject: .doctorEngine, text: "Text(\"Hello\").padding() 82x52")
}

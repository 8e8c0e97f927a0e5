import SwiftSource

extension Message {
  /// The words of `viewshell doctor`.
  static let doctor: [Message: Phrase] = [
    .doctorVersion: Phrase("version", "版本"),
    .doctorLanguage: Phrase("language", "语言"),
    .doctorLocale: Phrase("locale", "语言环境"),
    .doctorTerminal: Phrase("terminal", "终端"),
    .doctorEditor: Phrase("line editor", "行编辑"),
    .doctorHistory: Phrase("history", "历史"),
    .doctorSDK: Phrase("SDK", "SDK"),
    .doctorMetrics: Phrase("text metrics", "文字测量"),
    .doctorEngine: Phrase("engine", "引擎"),
    .doctorGood: Phrase("ok", "正常"),
    .doctorFix: Phrase("fix", "要修"),
    .doctorLocaleBad: Phrase(
      "no UTF-8 locale: install one (apt-get install locales) or set LC_ALL=C.UTF-8",
      "没有 UTF-8 语言环境：安装一个（apt-get install locales），或设 LC_ALL=C.UTF-8"
    ),
    .doctorNoTerminal: Phrase(
      "output is no terminal: answers are printed without prompts",
      "输出不是终端：只打印答案，没有提示符"
    ),
    .doctorDumbTerminal: Phrase(
      "TERM={0} is not known: lines cannot be edited; set TERM=xterm-256color",
      "不认识 TERM={0}：无法行编辑；请设 TERM=xterm-256color"
    ),
    .doctorHistoryOff: Phrase("off", "已关闭"),
    .doctorHistoryBad: Phrase("cannot be written: {0}", "无法写入：{0}"),
    .doctorEngineBad: Phrase(
      "Text(\"Hello\").padding() should measure 82x52 and does not",
      "Text(\"Hello\").padding() 应为 82x52，结果不是"
    ),
  ]
}

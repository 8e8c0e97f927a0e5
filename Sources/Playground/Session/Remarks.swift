import SwiftEvaluator
import SwiftSource
import ViewLayout

extension Playground {
  /// Lets programs ask how large the window is.
  func bindWindow() {
    evaluator.register([
      "_engineWindowSize()": { [unowned self] _ in
        .array([.double(options.window.width), .double(options.window.height)])
      }
    ])
  }
}

extension Evaluator.Remark {
  /// Says what happened that cannot be seen in the view.
  func add(to answer: inout Answer) {
    guard kind == "noEffect" else {
      answer.notes.append(Phrase("opened \(text)", "打开了 \(text)"))
      return
    }
    let name = Array(text.prefix { $0 != "." }.utf8)
    let bytes = answer.source.utf8
    let start = bytes.indices.first { bytes[$0...].starts(with: name) }
    let span = start.map { Span($0, $0 + name.count) } ?? Span(0, 0)
    answer.diagnostics.append(Diagnostic(.noEffect, at: span, [text]))
  }
}

extension DiagnosticKind {
  static let noEffect = DiagnosticKind(
    "run.no-effect",
    .warning,
    Phrase("`{0}` has no effect here", "`{0}` 在这里没有效果"),
    reason: Phrase(
      "there is no UIKit below these views, so nothing of it changes their look.",
      "这些视图下面没有 UIKit，所以它的设置不会改变外观。"
    ),
    remedy: Phrase(
      "SwiftUI's own modifiers, such as `.toolbarBackground`, do.",
      "请使用 SwiftUI 自己的修饰符，例如 `.toolbarBackground`。"
    )
  )
}

import SwiftSource
import ViewGraph

/// Finds the place a message about a view points at.
struct Pointing {
  private let written: ShellNames?
  /// The expression as a whole.
  let whole: Span
  private let source: SourceText

  init(_ written: ShellNames?, _ whole: Span, _ source: SourceText) {
    self.written = written
    self.whole = whole
    self.source = source
  }

  /// The warning about a frame, at its argument.
  func diagnostic(_ warning: FrameWarning) -> Diagnostic {
    diagnostic(at: warning.node, label: warning.label) { warning.problem.diagnostic(at: $0) }
  }

  /// A message about a view at the call that made it, else at the whole expression.
  ///
  /// What stands in an earlier input cannot be pointed at, so the call is quoted.
  func diagnostic(
    at node: GraphNode?,
    label: String? = nil,
    _ make: (Span) -> Diagnostic
  ) -> Diagnostic {
    guard let place = place(of: node) else { return make(whole) }
    if place.file === source { return make(label.flatMap { place.arguments[$0] } ?? place.span) }
    var diagnostic = make(whole)
    let line = place.text.prefix(80).map { $0.isNewline ? " " : $0 }
    diagnostic.hints.append(Phrase("it is `\(String(line))`", "即 `\(String(line))`"))
    return diagnostic
  }

  private func place(of node: GraphNode?) -> WrittenPlace? {
    var current = node
    while let here = current {
      if let place = written?.places[here.number] { return place }
      current = here.parent
    }
    return nil
  }
}

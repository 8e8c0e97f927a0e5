import Playground
import SwiftSource
import ViewLayout
import ViewPicture

/// `:layout CODE`: the negotiation of a view as a conversation, or its frames.
@Sendable func showLayout(_ session: Session, _ argument: String) -> [Session.Reply] {
  var flags = CommandFlags(
    argument,
    of: "layout",
    taking: ["--unfold", "--frames", "--log"],
    in: session
  )
  let isFolded = !flags.switches.contains("--unfold")
  var path: String?
  // `--unfold 0.1` begins at one view of the last view.
  if isPath(flags.rest) { path = flags.takeRest() }
  return inspect(session, flags) { inspection, answer in
    if flags.switches.contains("--frames") {
      guard let tree = answer.tree else { return nil }
      return session.presentation.tree(tree)
    }
    guard let inspection else { return answer.tree.map(session.presentation.tree) }
    if let path, !inspection.entries.contains(where: { $0.path == path }) { return nil }
    let lines = session.presentation.conversation(inspection, from: path, isFolded: isFolded)
    let moving = session.presentation.underway(inspection, .layoutUnderway)
    guard isFolded, path == nil else { return lines + moving }
    let note = Message.layoutFolded.text(in: session.language)
    return lines + session.presentation.note(note) + moving
  } missing: {
    path.map { Message.noSuchView.text(in: session.language, [$0]) }
      ?? Message.missingView.text(in: session.language)
  }
}

/// `:why 0.1`: one view's size and position in three sentences.
@Sendable func showReason(_ session: Session, _ argument: String) -> [Session.Reply] {
  let flags = CommandFlags("", of: "why", taking: [], in: session)
  let language = session.language
  let words = argument.isEmpty ? "0" : argument
  return inspect(session, flags) { inspection, _ in
    guard let inspection else { return nil }
    let found =
      argument.isEmpty ? Array(inspection.entries.prefix(1)) : inspection.entries(matching: words)
    guard let first = found.first else { return nil }
    let others = found.dropFirst().prefix(6).map(\.path)
    var lines = session.presentation.explanation(of: first, in: inspection)
    if let frame = inspection.underway?.frames[first.path] {
      let elapsed = inspection.underway?.elapsed.lengthText ?? ""
      let text = Message.whyUnderway.text(in: language, [elapsed, frame.text])
      lines += session.presentation.note(text)
    }
    if !others.isEmpty {
      let list = others.joined(separator: Message.comma.text(in: language))
      lines += session.presentation.note(Message.alsoAt.text(in: language, [list]))
    }
    return lines
  } missing: {
    Message.noSuchView.text(in: language, [quotable(words)])
  }
}

/// Whether a text is a path as trees print it: numbers and dots, or an explicit id behind them.
private func isPath(_ text: String) -> Bool {
  guard let first = text.split(separator: ".").first else { return false }
  return first.allSatisfy(\.isNumber) && !text.contains(" ") && !text.contains("(")
}

extension CommandFlags {
  /// Takes what is left for something else than code.
  mutating func takeRest() -> String {
    defer { replaceRest("") }
    return rest
  }
}

/// Lays out some code, or the last view, and shows something of it; the session stays as it was.
///
/// - Parameters:
///   - session: The session.
///   - flags: The code, and what is changed about the layout.
///   - showsWindow: Whether pictures show the whole window.
///   - show: Makes the lines of the inspection and the answer; an engine that only answers gives no
///     inspection. No lines mean that what was asked for is not there.
///   - missing: What to say then.
/// - Returns: The lines, or the refusal.
func inspect(
  _ session: Session,
  _ flags: CommandFlags,
  showsWindow: Bool = false,
  show: (Inspection?, Answer) -> [String]?,
  missing: () -> String
) -> [Session.Reply] {
  if let problem = flags.problem { return [.refusal([problem])] }
  let language = session.language
  switch session.inspect(flags.rest, flags.options, showsWindow: showsWindow) {
  case .success(let (inspection, answer)):
    guard let lines = show(inspection, answer) else { return [.refusal([missing()])] }
    return [.lines(lines)]
  case .failure(.noView): return [.refusal([Message.noViewYet.text(in: language)])]
  case .failure(.notAView): return [.refusal([Message.missingView.text(in: language)])]
  case .failure(.refused(let answer)): return [.answer(answer)]
  }
}

extension Session {
  /// Why code cannot be inspected.
  enum InspectionRefusal: Error {
    /// No code, and no view before.
    case noView
    /// Code whose value is no view.
    case notAView
    /// Code with errors, or a view that cannot be laid out.
    case refused(Answer)
  }

  /// Lays out some code, or the last view, and leaves the session as it was.
  ///
  /// - Returns: The inspection, which is missing when the engine only answers, and the answer.
  func inspect(
    _ code: String,
    _ options: PlaygroundOptions,
    showsWindow: Bool = false
  ) -> Result<(Inspection?, Answer), InspectionRefusal> {
    let answer: Answer
    var isNew = false
    if code.isEmpty {
      guard let last = lastView else { return .failure(.noView) }
      answer = last
    } else {
      answer = engine.submit(code, name: "input")
      isNew = answer.kind != .error
    }
    defer { if isNew { _ = engine.undo() } }
    if answer.kind == .error || answer.diagnostics.contains(where: { $0.severity == .error }) {
      return .failure(.refused(answer))
    }
    guard answer.kind == .view || code.isEmpty else { return .failure(.notAView) }
    do throws(InspectionError) {
      return .success((try engine.inspect(options: options, showsWindow: showsWindow), answer))
    } catch {
      guard case .refused(let diagnostic, let source) = error else {
        return .success((nil, answer))
      }
      var refusal = Answer(input: answer.input, kind: .error, source: source)
      refusal.diagnostics = [diagnostic]
      return .failure(.refused(refusal))
    }
  }
}

extension Presentation {
  /// The negotiation as lines for this terminal.
  func conversation(_ inspection: Inspection, from path: String? = nil, isFolded: Bool)
    -> [String]
  {
    inspection.conversation(
      from: path,
      isFolded: isFolded,
      style: plain ? .plain : .drawn,
      columns: width,
      in: language
    )
    .map(visible)
  }

  /// The three sentences about a view, below its path and name.
  func explanation(of entry: Inspection.Entry, in inspection: Inspection) -> [String] {
    let title = visible(entry.path + "  " + entry.name)
    let sentences = inspection.explanation(of: entry, in: language).map(visible)
    if plain { return [title] + sentences }
    return [styled(title, .label)]
      + sentences.flatMap { wrapped("  " + $0, columns: width, indent: "    ") }
  }

  /// A remark below something else.
  func note(_ text: String) -> [String] {
    plain ? [text] : wrapped(text, columns: width, indent: "  ").map { styled($0, .dim) }
  }
}

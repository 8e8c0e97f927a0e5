import Playground
import SwiftSource

/// `:type CODE`: the type of an expression, or of the last view.
@Sendable func showType(_ session: Session, _ argument: String) -> [Session.Reply] {
  look(session, argument, missing: .missingType) { answer in
    answer.type.map { type in
      var only = Answer(input: "", kind: .value, source: answer.source)
      only.type = type
      return session.presentation.facts(only)
    }
  }
}

/// `:size CODE`: the sizes of a view's shells, or of the last view's.
@Sendable func showSize(_ session: Session, _ argument: String) -> [Session.Reply] {
  look(session, argument, missing: .missingView) { answer in
    answer.size.map { size in
      var only = Answer(input: "", kind: .view, source: answer.source)
      only.size = size
      only.shells = answer.shells
      return session.presentation.facts(only)
    }
  }
}

/// Shows one side of an expression, or of the last view, and leaves the session as it was.
private func look(
  _ session: Session,
  _ argument: String,
  missing: Message,
  show: (Answer) -> [String]?
) -> [Session.Reply] {
  let answer: Answer
  if argument.isEmpty {
    guard let last = session.lastView else {
      return [.refusal([Message.noViewYet.text(in: session.language)])]
    }
    answer = last
  } else {
    answer = session.engine.peek(argument, name: "input")
    if answer.kind == .error || answer.diagnostics.contains(where: { $0.severity == .error }) {
      return [.answer(answer)]
    }
  }
  guard let lines = show(answer) else {
    return [.refusal([missing.text(in: session.language)])]
  }
  return [.lines(lines)]
}

/// `:explain TYPE-NAME`: a type name taken apart.
@Sendable func showExplanation(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let name = argument.isEmpty ? session.lastView?.type : argument else {
    return [.refusal([Message.noViewYet.text(in: session.language)])]
  }
  guard name.contains(where: \.isLetter), let lines = session.presentation.explanation(of: name)
  else {
    return [.refusal([Message.notATypeName.text(in: session.language, [quotable(name)])])]
  }
  return [.lines(lines)]
}

/// `:wrap .padding()`: the last view with one more shell around it.
@Sendable func wrapLastView(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let last = session.lastView else {
    return [.refusal([Message.noViewYet.text(in: session.language)])]
  }
  guard argument.hasPrefix("."), argument.count > 1 else {
    return [.refusal([Message.wrapNeedsModifier.text(in: session.language)])]
  }
  return session.submit(wrapping(last.input, in: argument))
}

/// The last expression of some code with a modifier after it; in brackets where the modifier would
/// bind to a part of it only.
func wrapping(_ code: String, in modifier: String) -> String {
  let source = SourceText(code)
  guard let last = parse(source).statements.last, case .expression(let view) = last.kind else {
    return "(" + trimmed(code) + ")" + modifier
  }
  let text = source.text(in: view.span)
  switch view.kind {
  case .identifier, .call, .member, .paren, .subscriptCall, .forceUnwrap: return text + modifier
  default: return "(" + text + ")" + modifier
  }
}

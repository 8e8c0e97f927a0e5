import Playground
import SwiftSource

extension ShellCommand {
  /// The commands that act on the mounted view as a user, or time, would.
  static let actions: [ShellCommand] = [
    action("tap", "NAME [#N], or at X,Y", help: .shellTap) { line in
      line.target().map { .tap($0, count: 1) }
    },
    action("doubletap", "NAME", help: .shellDoubleTap) { line in
      line.target().map { .tap($0, count: 2) }
    },
    action("longpress", "NAME [1s]", help: .shellLongPress) { line in
      let seconds = line.takeSeconds() ?? 1
      return line.target().map { .longPress($0, seconds: seconds) }
    },
    action("toggle", "NAME", help: .shellToggle) { line in line.target().map { .toggle($0) } },
    action("enter", "\"TEXT\" [into FIELD]", help: .shellEnter) { line in
      let field = line.takeAfter("into")
      return line.text().map { .enter($0, into: field) }
    },
    action("pick", "OPTION [in PICKER]", help: .shellPick) { line in
      let picker = line.takeAfter("in")
      return line.text().map { .pick($0, in: picker) }
    },
    action("drag", "NAME by X,Y [steps N] [cancel]", help: .shellDrag) { line in
      let isCancelled = line.takeWord("cancel")
      let steps = line.takeNumber(after: "steps") ?? 5
      guard steps >= 1, let by = line.takePair(after: "by"), let target = line.target() else {
        return nil
      }
      return .drag(target, x: by.x, y: by.y, steps: Int(steps), isCancelled: isCancelled)
    },
    action("magnify", "NAME by FACTOR [steps N]", help: .shellMagnify) { line in
      let steps = line.takeNumber(after: "steps") ?? 5
      guard steps >= 1, let by = line.takeNumber(after: "by"), let target = line.target() else {
        return nil
      }
      return .magnify(target, by: by, steps: Int(steps))
    },
    action("rotate", "NAME by DEGREES [steps N]", help: .shellRotate) { line in
      let steps = line.takeNumber(after: "steps") ?? 5
      guard steps >= 1, let by = line.takeNumber(after: "by"), let target = line.target() else {
        return nil
      }
      return .rotate(target, degrees: by, steps: Int(steps))
    },
    action("scroll", "[to] NAME|top|bottom, or by X,Y [in NAME]", help: .shellScroll) { line in
      let holder = line.takeAfter("in")
      if let by = line.takePair(after: "by") { return .scrollBy(x: by.x, y: by.y, in: holder) }
      line.dropFirst("to")
      switch line.rest {
      case "top": return .scrollBy(x: 0, y: -10_000_000, in: holder)
      case "bottom": return .scrollBy(x: 0, y: 10_000_000, in: holder)
      case "down": return .scrollBy(x: 0, y: 600, in: holder)
      case "up": return .scrollBy(x: 0, y: -600, in: holder)
      default: break
      }
      return line.target().map { .scroll(to: $0) }
    },
    action("swipe", "ROW [left|right] [full]", help: .shellSwipe) { line in
      let isFull = line.takeWord("full")
      let isRight = line.takeWord("right")
      _ = line.takeWord("left")
      return line.target().map { .swipe($0, isRight ? .right : .left, isFull: isFull) }
    },
    action("refresh", "[LIST]", help: .shellRefresh) { line in .refresh(line.target()) },
    action("submit", "[FIELD]", help: .shellSubmit) { line in .submit(line.target()) },
    action("delete", "ROW", help: .shellDelete) { line in line.target().map { .delete($0) } },
    action("move", "ROW to POSITION", help: .shellMove) { line in
      guard let position = line.takeNumber(after: "to"), let row = line.target() else {
        return nil
      }
      return .move(row, to: Int(position))
    },
    action("back", help: .shellBack) { _ in .back },
    action("appear", help: .shellAppear) { _ in .appear },
    action("disappear", help: .shellDisappear) { _ in .disappear },
    action("set", "NAME = VALUE", help: .shellSet) { line in
      line.isEmpty ? nil : .set(line.rest)
    },
    action("env", "NAME = VALUE", help: .shellEnvironment) { line in
      line.isEmpty ? nil : .environment(line.rest)
    },
    action("wait", "[0.3s | 250ms] (at most 86400s)", help: .shellWait) { line in
      if line.isEmpty { return .wait(1) }
      guard let seconds = line.takeSeconds(), line.isEmpty else { return nil }
      return .wait(seconds)
    },
  ]

  /// A command whose line is read into an action, or answered with how it is written.
  private static func action(
    _ name: String,
    _ usage: String = "",
    help summary: Message,
    read: @escaping @Sendable (inout ActionLine) -> UserAction?
  ) -> ShellCommand {
    ShellCommand(name, [], usage, help: summary) { session, argument in
      var line = ActionLine(argument)
      guard let action = read(&line) else {
        let words = [":" + name, usage]
        return [.refusal([Message.actionUsage.text(in: session.language, words)])]
      }
      return [.answer(session.act(action, typed: ":" + name + " " + argument))]
    }
  }
}

/// `:diff 3 7`: what differs between the views after two steps.
@Sendable func showDifference(_ session: Session, _ argument: String) -> [Session.Reply] {
  let numbers = argument.split { $0 == " " || $0 == "," }.compactMap { Int($0) }
  guard numbers.count == 2 else { return [needsArgument("diff", "FROM TO", session)] }
  return [.answer(session.engine.difference(from: numbers[0], to: numbers[1]))]
}

/// `:state`: everything that is kept, and whose it is.
@Sendable func showState(_ session: Session, _ argument: String) -> [Session.Reply] {
  tell(session.engine.keptState(named: trimmed(argument)), orElse: .nothingKept, session)
}

/// `:ids`: the tree of identities.
@Sendable func showIdentities(_ session: Session, _ argument: String) -> [Session.Reply] {
  tell(session.engine.identities(), orElse: .noViewYet, session)
}

/// `:profile`: how often each body ran, and why.
@Sendable func showProfile(_ session: Session, _ argument: String) -> [Session.Reply] {
  tell(session.engine.bodyProfile(), orElse: .nothingRan, session)
}

private func tell(
  _ phrases: [Phrase],
  orElse missing: Message,
  _ session: Session
) -> [Session.Reply] {
  guard !phrases.isEmpty else { return [.lines([missing.text(in: session.language)])] }
  let presentation = session.presentation
  let lines = phrases.flatMap { phrase -> [String] in
    let text = visible(phrase.text(in: session.language))
    let indent = String(text.prefix { $0 == " " }) + "  "
    return presentation.plain ? [text] : wrapped(text, columns: presentation.width, indent: indent)
  }
  return [.lines(lines)]
}

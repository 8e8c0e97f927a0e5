import Playground
import SwiftSource

/// `:frames [N | --fps F | --at T,T] [--of NAME]`: the views that move at a few times.
@Sendable func showFrames(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let request = MotionRequest(argument) else {
    return [.refusal([Message.framesUsage.text(in: session.language)])]
  }
  guard let rows = session.engine.frames(request) else {
    return [.refusal([Message.nothingMoves.text(in: session.language)])]
  }
  if rows.isEmpty, let name = request.view {
    return [.refusal([Message.noMovingView.text(in: session.language, [quotable(name)])])]
  }
  return [.lines(session.presentation.frames(rows))]
}

extension MotionRequest {
  /// Reads what follows `:frames` or `:play`; nil when it is not understood.
  init?(_ argument: String) {
    self.init()
    var words = argument.split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      switch word {
      case "--fps":
        guard let text = words.popFirst(), let number = Double(text), number > 0, number <= 120
        else { return nil }
        framesPerSecond = number
      case "--of":
        // The name may hold blanks, so it is the rest.
        let name = words.joined(separator: " ").replacing("\"", with: "")
        guard !name.isEmpty else { return nil }
        view = name
        words = []
      case "--at":
        guard let text = words.popFirst() else { return nil }
        let numbers = text.split(separator: ",").map { Double($0) }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
        times = numbers.compactMap { $0 }
      default:
        guard let number = Int(word), (1...200).contains(number) else { return nil }
        count = number
      }
    }
  }
}

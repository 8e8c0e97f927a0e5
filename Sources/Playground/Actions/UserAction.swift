/// Something a user, or time, does to the mounted view.
public enum UserAction: Hashable, Sendable {
  /// Some taps on something.
  case tap(Target, count: Int)
  /// A finger that stays on something, in seconds.
  case longPress(Target, seconds: Double)
  /// Turns a toggle.
  case toggle(Target)
  /// Types into a field; the only one, or the one with a label.
  case enter(String, into: Target?)
  /// Chooses an option of a picker.
  case pick(String, in: Target?)
  /// A finger that drags something, in points and movements.
  case drag(Target, x: Double, y: Double, steps: Int, isCancelled: Bool)
  /// Two fingers that move apart.
  case magnify(Target, by: Double, steps: Int)
  /// Two fingers that turn, in degrees.
  case rotate(Target, degrees: Double, steps: Int)
  /// Scrolls until something is in sight.
  case scroll(to: Target)
  /// Scrolls by some points; without a name the first thing that scrolls.
  case scrollBy(x: Double, y: Double, in: Target?)
  /// A finger that sweeps a row aside, a part of the way or all of it.
  case swipe(Target, SwipeDirection, isFull: Bool)
  /// Pulls down what scrolls until it refreshes; without a name the first thing that can.
  case refresh(Target?)
  /// Presses the return key of the field that was typed into last, or of one by its name.
  case submit(Target?)
  /// Takes a row away, by a sweep or in edit mode.
  case delete(Target)
  /// Drags a row to another position, counted from 1.
  case move(Target, to: Int)
  /// Goes back to the screen before, or closes what is shown over the view.
  case back
  /// The whole view comes on the screen again.
  case appear
  /// The whole view goes from the screen and keeps its state.
  case disappear
  /// Writes a state by its path: `count = 3`.
  case set(String)
  /// Writes a value of the environment: `colorScheme = .dark`.
  case environment(String)
  /// Lets seconds pass.
  case wait(Double)
}

/// Where a finger sweeps a row to.
public enum SwipeDirection: String, Hashable, Sendable {
  /// To the left, which shows what stands at the trailing edge.
  case left
  /// To the right, which shows what stands at the leading edge.
  case right
}

/// What a user means by a name on the screen.
public struct Target: Hashable, Sendable {
  /// What a person reads, or hears, there; or the number of something that can be tapped.
  public var name: String
  /// Which of several with the name, counted from 1.
  public var ordinal: Int?

  /// Names something.
  public init(_ name: String, ordinal: Int? = nil) {
    self.name = name
    self.ordinal = ordinal
  }

  /// The point of the window that is meant by `at 20,40`; nil for names.
  public var point: (x: Double, y: Double)? {
    guard name.hasPrefix("at ") else { return nil }
    let numbers = name.dropFirst(3).split(separator: ",").compactMap { part in
      Double(part.filter { $0 != " " })
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// As a person writes it.
  public var text: String { "\"\(name)\"" + (ordinal.map { " #\($0)" } ?? "") }
}

extension UserAction {
  /// A single tap.
  public static func tap(_ name: String) -> UserAction { .tap(Target(name), count: 1) }

  /// The action as a command is written.
  public var text: String {
    switch self {
    case .tap(let target, 1): ":tap \(target.text)"
    case .tap(let target, _): ":doubletap \(target.text)"
    case .longPress(let target, let seconds): ":longpress \(target.text) \(plain(seconds))s"
    case .toggle(let target): ":toggle \(target.text)"
    case .enter(let text, let field):
      ":enter \"\(text)\"" + (field.map { " into \($0.text)" } ?? "")
    case .pick(let option, let picker):
      ":pick \"\(option)\"" + (picker.map { " in \($0.text)" } ?? "")
    case .drag(let target, let x, let y, let steps, let isCancelled):
      ":drag \(target.text) by \(plain(x)),\(plain(y)) steps \(steps)"
        + (isCancelled ? " cancel" : "")
    case .magnify(let target, let factor, _): ":magnify \(target.text) by \(plain(factor))"
    case .rotate(let target, let degrees, _): ":rotate \(target.text) by \(plain(degrees))"
    case .scroll(let target): ":scroll \(target.text)"
    case .scrollBy(let x, let y, let target):
      ":scroll by \(plain(x)),\(plain(y))" + (target.map { " in \($0.text)" } ?? "")
    case .swipe(let target, let direction, let isFull):
      ":swipe \(target.text) \(direction.rawValue)" + (isFull ? " full" : "")
    case .refresh(let target): ":refresh" + (target.map { " \($0.text)" } ?? "")
    case .submit(let target): ":submit" + (target.map { " \($0.text)" } ?? "")
    case .delete(let target): ":delete \(target.text)"
    case .move(let target, let position): ":move \(target.text) to \(position)"
    case .back: ":back"
    case .appear: ":appear"
    case .disappear: ":disappear"
    case .set(let code): ":set \(code)"
    case .environment(let code): ":env \(code)"
    case .wait(let seconds): ":wait \(plain(seconds))s"
    }
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? String(Int(number)) : String(number)
  }
}

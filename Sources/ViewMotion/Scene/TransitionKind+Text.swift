import ViewLayout

extension TransitionKind {
  /// The transition as one writes it in Swift: `.move(edge: .top).combined(with: .opacity)`.
  public var text: String {
    switch self {
    case .identity: ".identity"
    case .opacity: ".opacity"
    case .scale(let scale, _):
      scale == 0 ? ".scale" : ".scale(scale: \(scale.lengthText))"
    case .move(let edge): ".move(edge: .\(edge.rawValue))"
    case .offset(let x, let y):
      ".offset(x: \(x.lengthText), y: \(y.lengthText))"
    case .push(let edge): ".push(from: .\(edge.rawValue))"
    case .slide: ".slide"
    case .effects(let before, let there, _):
      "custom("
        + zip(before, there).filter { $0 != $1 }.map(\.1.name).joined(separator: ", ") + ")"
    case .combined(let first, let second): "\(first.text).combined(with: \(second.text))"
    case .asymmetric(let insertion, let removal):
      ".asymmetric(insertion: \(insertion.text), removal: \(removal.text))"
    case .animated(let inner, let animation):
      "\(inner.text).animation(\(animation?.text ?? "nil"))"
    }
  }
}

/// Decides between the gestures that a touch reaches, moment by moment.
///
/// Of two that exclude each other the second waits while the first may still be recognised, counts
/// once it has failed, and is over once it goes on.
///
/// **Source** — inferred: the tables of a public re-implementation of SwiftUI.
public final class GestureArbiter {
  /// What one gesture comes to in one moment.
  public struct Change {
    /// The gesture.
    public let node: GestureNode
    /// What it has come to.
    public let phase: GestureNode.Phase
  }

  /// The gestures as one.
  public let root: GestureNode
  /// True where several taps on a view keep a single one waiting, as from iOS 18 on.
  private let longerTapsFirst: Bool
  private var changes: [Change] = []

  private enum Permission {
    case allowed
    case waiting
    case denied(by: Int)
  }

  /// Makes an arbiter.
  public init(_ root: GestureNode, longerTapsFirst: Bool = true) {
    self.root = root
    self.longerTapsFirst = longerTapsFirst
  }

  /// Takes one moment, and says what it leads to, inner gestures first.
  public func take(_ touch: Touch) -> [Change] {
    changes = []
    root.take(touch)
    decide(root, .allowed)
    return changes
  }

  /// True when nothing can happen any more without another touch.
  public var isDecided: Bool {
    root.leaves.allSatisfy { $0.phase == .ended || $0.phase == .failed }
  }

  private func decide(_ node: GestureNode, _ permission: Permission) {
    switch node.shape {
    case .exclusive:
      decideInTurn(node, permission)
    case .sequence, .simultaneous, .wrapper:
      for part in node.parts { decide(part, permission) }
      follow(node)
    default: settle(node, permission)
    }
  }

  private func decideInTurn(_ node: GestureNode, _ permission: Permission) {
    guard node.parts.count == 2 else { return }
    let (first, second) = (node.parts[0], node.parts[1])
    if case .allowed = permission, longerTapsFirst, isLonger(second, than: first) {
      decide(second, permission)
      decide(first, next(after: second, permission))
    } else if case .allowed = permission, outruns(second, first) {
      decide(second, permission)
      decide(first, next(after: second, permission))
    } else {
      decide(first, permission)
      decide(second, next(after: first, permission))
    }
    follow(node)
  }

  /// A movement that has begun does not wait for a tap, which has nothing to tell before its end.
  ///
  /// **Source** — observed by many: a card with a tap and a drag follows the finger.
  private func outruns(_ second: GestureNode, _ first: GestureNode) -> Bool {
    first.tapCount != nil && first.phase == .possible && second.isContinuous
      && second.leaves.contains { $0.raw == .active }
  }

  /// A gesture of several taps that may still come keeps one of fewer taps waiting.
  private func isLonger(_ second: GestureNode, than first: GestureNode) -> Bool {
    guard let own = first.tapCount, let other = second.tapCount else { return false }
    return other > own
  }

  private func next(after first: GestureNode, _ permission: Permission) -> Permission {
    guard case .allowed = permission else { return permission }
    switch first.phase {
    case .active, .ended: return .denied(by: first.winner)
    case .failed: return .allowed
    case .possible: return .waiting
    }
  }

  /// A movement: what it says counts when it may.
  private func settle(_ node: GestureNode, _ permission: Permission) {
    guard node.phase == .possible || node.phase == .active else { return }
    switch permission {
    case .denied(let other):
      node.raw = .failed
      node.failure = .blocked(by: other)
      move(node, to: .failed)
    case .waiting: if node.raw == .failed { move(node, to: .failed) }
    case .allowed: move(node, to: node.raw)
    }
  }

  /// A gesture made of others is what they have come to.
  private func follow(_ node: GestureNode) {
    guard node.phase == .possible || node.phase == .active else { return }
    let phases = node.parts.map(\.phase)
    switch node.shape {
    case .wrapper: move(node, to: phases.first ?? .failed)
    case .exclusive:
      if let phase = phases.first(where: { $0 == .active || $0 == .ended }) {
        move(node, to: phase)
      } else if phases.allSatisfy({ $0 == .failed }) {
        move(node, to: .failed)
      } else {
        move(node, to: .possible)
      }
    case .simultaneous:
      if phases.allSatisfy({ $0 == .failed }) {
        move(node, to: .failed)
      } else if phases.allSatisfy({ $0 == .failed || $0 == .ended }) {
        move(node, to: .ended)
      } else {
        move(node, to: phases.contains { $0 == .active || $0 == .ended } ? .active : .possible)
      }
    case .sequence: followInOrder(node, phases)
    default: break
    }
  }

  private func followInOrder(_ node: GestureNode, _ phases: [GestureNode.Phase]) {
    guard phases.count == 2 else { return }
    if phases[0] == .failed || (phases[0] == .ended && phases[1] == .failed) {
      return move(node, to: .failed)
    }
    if phases[0] == .ended { return move(node, to: phases[1] == .ended ? .ended : .active) }
    move(node, to: phases[0] == .active ? .active : .possible)
  }

  private func move(_ node: GestureNode, to phase: GestureNode.Phase) {
    let before = node.phase
    // Whoever goes on learns of each movement; whoever tells early does so before it is sure.
    if phase == .ended, before == .possible, node.isContinuous {
      changes.append(Change(node: node, phase: .active))
    }
    node.phase = phase
    let tells = phase == .possible && node.parts.allSatisfy(\.tellsEarly) && node.tellsEarly
    if phase != before || phase == .active || tells {
      changes.append(Change(node: node, phase: tells ? .active : phase))
    }
    if phase == .failed, node.failure == nil { node.failure = node.parts.first?.failure ?? .part }
  }
}

extension GestureNode {
  /// How many taps it wants, when it wants taps and nothing else.
  var tapCount: Int? {
    switch shape {
    case .tap(let count): count
    case .wrapper: parts.first?.tapCount
    default: nil
    }
  }

  /// True for movements that go on before they end.
  var isContinuous: Bool {
    switch shape {
    case .drag, .magnify, .rotate: true
    case .wrapper: parts.first?.isContinuous == true
    default: false
    }
  }

  /// The movement that was recognised in it.
  var winner: Int {
    leaves.first { $0.phase == .active || $0.phase == .ended }?.id ?? id
  }
}

public import ViewLayout

/// How a view comes and goes, in words that tell no view from another.
public indirect enum TransitionKind: Hashable, Sendable {
  /// An edge of the view.
  public enum Edge: String, Hashable, Sendable {
    /// Above.
    case top
    /// Before, in the direction of reading.
    case leading
    /// Below.
    case bottom
    /// After, in the direction of reading.
    case trailing
  }

  /// At once.
  case identity
  /// A fade.
  case opacity
  /// From a size, around an anchor.
  case scale(Double, anchor: UnitPoint)
  /// By its own size, from an edge and back.
  case move(Edge)
  /// By a distance and back.
  case offset(x: Double, y: Double)
  /// In from an edge and out to the opposite one, with a fade.
  case push(Edge)
  /// In from the leading edge, out to the trailing edge.
  case slide
  /// Effects before it comes, while it is there, and after it has gone; paired by position.
  case effects(before: [MotionEffect], there: [MotionEffect], after: [MotionEffect])
  /// The first inside the second.
  case combined(TransitionKind, TransitionKind)
  /// One for coming and one for going.
  case asymmetric(insertion: TransitionKind, removal: TransitionKind)
  /// With an animation of its own; nil is none.
  case animated(TransitionKind, MotionAnimation?)

  /// Whether it moves something, which is what the setting "Reduce Motion" asks about.
  public var hasMotion: Bool {
    switch self {
    case .identity, .opacity: false
    case .scale, .move, .offset, .push, .slide, .effects: true
    case .combined(let first, let second): first.hasMotion || second.hasMotion
    case .asymmetric(let insertion, let removal): insertion.hasMotion || removal.hasMotion
    case .animated(let inner, _): inner.hasMotion
    }
  }

  /// Whether a view that goes by it is gone at once.
  public var isInstantRemoval: Bool {
    switch self {
    case .identity: true
    case .asymmetric(_, let removal): removal.isInstantRemoval
    case .combined(let first, let second): first.isInstantRemoval && second.isInstantRemoval
    case .animated(let inner, let animation): animation == nil || inner.isInstantRemoval
    default: false
    }
  }

  /// The effects with their numbers at each phase, for a view of some size; the first is innermost.
  public func parts(for size: Size) -> [TransitionPart] {
    switch self {
    case .identity: return []
    case .opacity: return [.symmetric(.opacity, away: [0], there: [1])]
    case .scale(let scale, let anchor):
      // SwiftUI keeps a scale away from zero, which no drawing can undo.
      let away = abs(scale) < 1e-5 ? 1e-5 : scale
      return [
        .symmetric(
          .scale,
          away: [away, away, anchor.x, anchor.y],
          there: [1, 1, anchor.x, anchor.y]
        )
      ]
    case .move(let edge): return [.symmetric(.offset, away: edge.distance(size), there: [0, 0])]
    case .offset(let x, let y): return [.symmetric(.offset, away: [x, y], there: [0, 0])]
    case .push(let edge):
      let out = edge.distance(size).map { -$0 }
      return [
        TransitionPart(.offset, before: edge.distance(size), there: [0, 0], after: out),
        .symmetric(.opacity, away: [0], there: [1]),
      ]
    case .slide:
      return [
        TransitionPart(
          .offset,
          before: Edge.leading.distance(size),
          there: [0, 0],
          after: Edge.trailing.distance(size)
        )
      ]
    case .effects(let before, let there, let after): return Self.paired(before, there, after)
    case .combined(let first, let second): return first.parts(for: size) + second.parts(for: size)
    case .asymmetric(let insertion, let removal):
      return insertion.parts(for: size).map(\.comingOnly)
        + removal.parts(for: size).map(\.goingOnly)
    case .animated(let inner, let animation):
      return inner.parts(for: size).map { part in
        var part = part
        // The innermost animation of a transition counts.
        if case .inherited = part.animation { part.animation = .own(animation) }
        return part
      }
    }
  }

  private static func paired(
    _ before: [MotionEffect],
    _ there: [MotionEffect],
    _ after: [MotionEffect]
  ) -> [TransitionPart] {
    there.indices.compactMap { index in
      guard index < before.count, index < after.count else { return nil }
      let (first, middle, last) = (before[index], there[index], after[index])
      guard first.kind == middle.kind, last.kind == middle.kind,
        first.values.count == middle.values.count, last.values.count == middle.values.count,
        first != middle || last != middle
      else { return nil }
      return TransitionPart(
        middle.kind,
        before: first.values,
        there: middle.values,
        after: last.values
      )
    }
  }
}

extension TransitionKind.Edge {
  /// How far a view of some size moves to leave over this edge of itself.
  fileprivate func distance(_ size: Size) -> [Double] {
    switch self {
    case .top: [0, -size.height]
    case .leading: [-size.width, 0]
    case .bottom: [0, size.height]
    case .trailing: [size.width, 0]
    }
  }
}

/// Where a view is between away and there.
public enum TransitionPhase: String, Hashable, Sendable {
  /// About to come, or coming.
  case willAppear
  /// There.
  case identity
  /// Going, or gone.
  case didDisappear

  /// -1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// One effect of a transition with its numbers at each phase.
public struct TransitionPart: Hashable, Sendable {
  /// Which animation moves it.
  public enum Source: Hashable, Sendable {
    /// That of the transaction.
    case inherited
    /// One of its own; nil is none.
    case own(MotionAnimation?)
  }

  /// Which numbers they are.
  public var kind: MotionEffect.Kind
  /// Before the view comes.
  public var before: [Double]
  /// While it is there.
  public var there: [Double]
  /// After it has gone.
  public var after: [Double]
  /// Which animation moves it.
  public var animation = Source.inherited

  init(_ kind: MotionEffect.Kind, before: [Double], there: [Double], after: [Double]) {
    self.kind = kind
    self.before = before
    self.there = there
    self.after = after
  }

  static func symmetric(
    _ kind: MotionEffect.Kind,
    away: [Double],
    there: [Double]
  ) -> TransitionPart {
    TransitionPart(kind, before: away, there: there, after: away)
  }

  /// The numbers at a phase.
  public func values(at phase: TransitionPhase) -> [Double] {
    switch phase {
    case .willAppear: before
    case .identity: there
    case .didDisappear: after
    }
  }

  var comingOnly: TransitionPart {
    var part = self
    part.after = there
    return part
  }

  var goingOnly: TransitionPart {
    var part = self
    part.before = there
    return part
  }

  /// The animation that moves it in a transaction.
  func animation(in inherited: MotionAnimation?) -> MotionAnimation? {
    switch animation {
    case .inherited: inherited
    case .own(let own): own
    }
  }
}

import SwiftEvaluator
import ViewGraph
import ViewLayout

/// Builds the box of a message: its title and text, and below them what one may answer.
///
/// **Source** — observed: UIKit's alert has rows of 44 and insets of 16 and 20, its sheet of answers
/// rows of 57. Approximate.
struct DialogLayouts {
  private let bridge: LayoutBridge

  init(_ bridge: LayoutBridge) { self.bridge = bridge }

  /// An alert: two answers stand beside each other, others under each other.
  func alert(_ views: [LayoutNode]) -> LayoutNode {
    let rows = rows(of: views).map { answer($0, height: 44) }
    var parts = message(views)
    if rows.count == 2 {
      parts += [line, bridge.make(StackLayout(.horizontal, spacing: 0), rows)]
    } else {
      for row in rows { parts += [line, row] }
    }
    return box("alert", parts)
  }

  /// Answers under each other, the one that gives up apart from the others.
  func answers(_ views: [LayoutNode]) -> LayoutNode {
    let rows = rows(of: views)
    let givingUp = rows.filter { role(of: $0) == "cancel" }
    var parts = message(views)
    for row in rows where role(of: row) != "cancel" {
      if !parts.isEmpty { parts.append(line) }
      parts.append(answer(row, height: 57))
    }
    let boxes =
      (parts.isEmpty ? [] : [box("answers", parts)])
      + givingUp.map { box("answers", [answer($0, height: 57)]) }
    return bridge.make(StackLayout(.vertical, spacing: 8), boxes)
  }

  /// The items of a menu under each other; 250 wide and 44 high each, as UIKit's are.
  func menu(_ views: [LayoutNode]) -> LayoutNode {
    var parts: [LayoutNode] = []
    for view in views {
      if !parts.isEmpty { parts.append(line) }
      parts.append(answer(view, height: 44))
    }
    return bridge.make(FrameLayout(width: 250, height: nil), [box("menu", parts)])
  }

  private var line: LayoutNode { bridge.make(DividerLayout()) }

  private func box(_ name: String, _ parts: [LayoutNode]) -> LayoutNode {
    bridge.make(PassThroughLayout(name), [bridge.make(StackLayout(.vertical, spacing: 0), parts)])
  }

  private func rows(of views: [LayoutNode]) -> [LayoutNode] {
    views.filter { $0.traits.section.map { $0.place == .row } ?? true }
  }

  private func message(_ views: [LayoutNode]) -> [LayoutNode] {
    let texts =
      views.filter { $0.traits.section?.place == .header }
      + views.filter { $0.traits.section?.place == .footer }
    guard !texts.isEmpty else { return [] }
    let column = bridge.make(StackLayout(.vertical, spacing: 4), texts)
    let insets = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    return [wide(bridge.make(PaddingLayout(insets), [column]), height: nil)]
  }

  private func answer(_ view: LayoutNode, height: Double) -> LayoutNode {
    let insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return wide(bridge.make(PaddingLayout(insets), [view]), height: height)
  }

  private func wide(_ view: LayoutNode, height: Double?) -> LayoutNode {
    bridge.make(
      FlexibleFrameLayout(
        width: FlexibleFrameLayout.Limits(min: nil, ideal: nil, max: .infinity),
        height: FlexibleFrameLayout.Limits(min: height, ideal: nil, max: nil),
        alignment: .center
      ),
      [view]
    )
  }

  /// What pressing a button means, as the button says.
  private func role(of view: LayoutNode) -> String? {
    var inner = view
    while let child = inner.children.first { inner = child }
    var current = bridge.owners[inner.id]
    for _ in 0..<8 {
      guard let node = current else { return nil }
      if case .primitive(let object) = node.form, object.name == "control" {
        let role = bridge.reader.field("role", of: object.payload.first)?.unwrapped
        return bridge.reader.field("_name", of: role)?.asString
      }
      current = node.parent
    }
    return nil
  }
}

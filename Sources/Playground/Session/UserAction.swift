import SwiftEvaluator
import SwiftSource
import ViewGraph

/// Something a user does to the mounted view.
public enum UserAction: Hashable, Sendable {
  /// A tap on the control with a label: runs a button, turns a toggle.
  case tap(String)
}

extension Playground {
  /// Acts on the mounted view as a user would: one transaction, and the update it causes.
  ///
  /// - Returns: The view after the action, what the action changed and which bodies ran. When
  ///   nothing on the screen fits, nothing happens and the answer says what is there.
  public func perform(_ action: UserAction) -> Answer {
    let source = SourceText(action.text, name: "action")
    var answer = Answer(input: action.text, kind: .command, source: source)
    let whole = Span(0, source.utf8.count)
    guard let root = graph.root else {
      answer.kind = .error
      answer.diagnostics = [Diagnostic(.noMountedView, at: whole)]
      return answer
    }
    let controls = ControlSearch(graph).controls(below: root)
    guard case .tap(let label) = action else { return answer }
    let matching = controls.filter { $0.label == label }
    guard let control = matching.first, matching.count == 1 else {
      answer.kind = .error
      let known = controls.map { "`\($0.label)`" }.joined(separator: ", ")
      answer.diagnostics = [
        matching.isEmpty
          ? Diagnostic(.noSuchControl, at: whole, [label, known.isEmpty ? "-" : known])
          : Diagnostic(.ambiguousControl, at: whole, [label, String(matching.count)])
      ]
      return answer
    }
    attempt(&answer, orRestore: moment()) { answer throws(EvaluationError) in
      let update = try graph.perform { () throws(EvaluationError) in
        _ = try evaluator.call(control.function, control.arguments)
      }
      answer.kind = .view
      answer.type = graph.root?.typeName
      report(update, &answer)
      tellLayout(nil, source, &answer)
    }
    return answer
  }
}

extension UserAction {
  /// The action as a command is written.
  var text: String {
    switch self {
    case .tap(let label): ":tap \"\(label)\""
    }
  }
}

extension DiagnosticKind {
  /// Why an action of a user does nothing.
  static let actions: [DiagnosticKind] = [noMountedView, noSuchControl, ambiguousControl]

  static let noMountedView = DiagnosticKind(
    "action.no-view",
    .error,
    Phrase("there is no view on the screen", "屏幕上还没有视图"),
    remedy: Phrase("type a view first", "先输入一个视图")
  )
  static let noSuchControl = DiagnosticKind(
    "action.no-such-control",
    .error,
    Phrase("nothing that can be tapped is called `{0}`", "没有名为 `{0}` 的可点按控件"),
    remedy: Phrase("these can be tapped: {1}", "可以点按：{1}")
  )
  static let ambiguousControl = DiagnosticKind(
    "action.ambiguous",
    .error,
    Phrase("{1} controls are called `{0}`", "有 {1} 个控件都叫 `{0}`"),
    remedy: Phrase("give them different labels", "给它们不同的标签")
  )
}

/// Finds what a user can operate, with the label a person would read on it.
private struct ControlSearch {
  /// A control and what operating it calls.
  struct Found {
    let label: String
    let function: Value
    let arguments: [Value]
  }

  private let graph: ViewGraph
  private let bridge: LayoutBridge

  init(_ graph: ViewGraph) {
    self.graph = graph
    bridge = LayoutBridge(graph)
  }

  func controls(below node: GraphNode) -> [Found] {
    if let found = control(node) { return [found] }
    return node.children.flatMap(controls(below:))
  }

  private func control(_ node: GraphNode) -> Found? {
    guard case .primitive(let object) = node.form, let payload = object.payload.first else {
      return nil
    }
    let reader = bridge.reader
    let label = texts(below: node).joined(separator: " ")
    if let action = reader.field("action", of: payload)?.unwrapped {
      return Found(label: label, function: action, arguments: [])
    }
    let value = reader.field("value", of: payload)
    guard reader.caseName(value) == "flag", let binding = reader.payload(value).first,
      let set = reader.field("_set", of: binding), let get = reader.field("_get", of: binding),
      let now = try? graph.evaluator.call(get, []).asBool
    else { return nil }
    return Found(label: label, function: set, arguments: [.bool(!now)])
  }

  private func texts(below node: GraphNode) -> [String] {
    if case .primitive(let object) = node.form, object.name == "text" {
      return [TextReading(Bridging(bridge: bridge, node: node, payload: object.payload)).plain]
    }
    return node.children.flatMap(texts(below:))
  }
}

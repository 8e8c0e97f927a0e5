import SwiftEvaluator
public import SwiftSource
import SwiftTypes
import ViewGraph

/// One input or action after which a view stood there.
struct LoggedStep {
  /// What was typed or done.
  let input: String
  /// The view and its state afterwards.
  let graph: GraphSnapshot
  /// What changed, in a few words.
  let summary: Phrase
}

extension Playground {
  /// Every input and action after which a view stood there, numbered from 1.
  public var history: [(number: Int, input: String, summary: Phrase)] {
    log.enumerated().map { (firstLogged + $0.offset, $0.element.input, $0.element.summary) }
  }

  /// What differs between the views after two steps of the history.
  ///
  /// - Parameters:
  ///   - first: The number of the earlier step.
  ///   - second: The number of the later step.
  /// - Returns: An answer whose diff compares the two; an error when there is no such step.
  public func difference(from first: Int, to second: Int) -> Answer {
    let text = ":diff \(first) \(second)"
    var answer = Answer(input: text, kind: .command, source: SourceText(text, name: "action"))
    let whole = Span(0, text.utf8.count)
    for number in [first, second] where !log.indices.contains(number - firstLogged) {
      answer.kind = .error
      let range = log.isEmpty ? "-" : "\(firstLogged)…\(firstLogged + log.count - 1)"
      answer.diagnostics = [Diagnostic(.noSuchStep, at: whole, [String(number), range])]
      return answer
    }
    do throws(EvaluationError) {
      let update = try graph.difference(
        from: log[first - firstLogged].graph,
        to: log[second - firstLogged].graph
      )
      report(update, &answer)
    } catch {
      answer.kind = .error
      answer.diagnostics = [error.diagnostic]
    }
    return answer
  }

  /// Notes what an input or action came to.
  func note(_ answer: Answer) {
    guard answer.kind == .view, graph.root != nil else { return }
    profile.append(contentsOf: answer.runs)
    log.append(
      LoggedStep(input: answer.input, graph: graph.snapshot(), summary: Self.summary(of: answer))
    )
    if log.count > Self.logLimit {
      log.removeFirst()
      firstLogged += 1
    }
  }

  private static let logLimit = 200

  private static func summary(of answer: Answer) -> Phrase {
    guard let diff = answer.diff else { return Phrase("mounted", "挂载") }
    let parts: [(Int, String, String)] = [
      (diff.updated.count, "updated", "更新"), (diff.inserted.count, "inserted", "插入"),
      (diff.removed.count, "removed", "移除"), (diff.moved.count, "moved", "移动"),
      (diff.stateReset.count, "state lost", "状态丢失"),
    ]
    let told = parts.filter { $0.0 > 0 }
    if told.isEmpty { return Phrase("nothing changed", "没有变化") }
    return Phrase(
      told.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
      told.map { "\($0.0) 个\($0.2)" }.joined(separator: "，")
    )
  }

  // MARK: What is kept, and where

  /// Everything that is kept, one line each: the property, its value, and whose it is.
  public func keptState() -> [Phrase] {
    graph.storages().flatMap { storage in
      let owner = storage.path == "@" ? storage.view : "\(storage.view) \(storage.path)"
      return texts(of: storage).map { Phrase("\($0)   of \(owner)", "\($0)   属于 \(owner)") }
    }
  }

  /// What a storage holds; an object of the learner's is told property by property.
  private func texts(of storage: KeptStorage) -> [String] {
    guard !storage.isPlace else {
      let type = storage.place.type.genericArguments.first ?? .any
      return ["\(storage.name) = \(short(storage.value, type))"]
    }
    let fields = evaluator.fields(of: storage.place)
    guard !fields.isEmpty else { return ["\(storage.name) = \(storage.place.type.name())()"] }
    return fields.prefix(20).map { field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      var (value, type) = (field.value, field.type)
      // A published property keeps its value in a place of its own.
      if case .structure(let wrapper) = value, case .instance(let place)? = wrapper.fields.first,
        let inner = place.fields.first, let argument = field.type.genericArguments.first
      {
        (value, type) = (inner, argument)
      }
      return "\(storage.name).\(name) = \(short(value, type))"
    }
  }

  private func short(_ value: Value, _ type: Type) -> String {
    let text = (try? evaluator.reflect(value, type)) ?? "?"
    return text.count > 80 ? String(text.prefix(80)) + "…" : text
  }

  /// The tree of identities: each visible view, and by what it is known in its parent.
  public func identities() -> [Phrase] {
    graph.entries().compactMap { entry in
      guard let node = graph.node(entry.number) else { return nil }
      let indent = String(repeating: "  ", count: entry.path.filter { $0 == "." }.count)
      let state = node.hasState ? Phrase(", keeps state", "，保存状态") : Phrase("", "")
      let hidden = node.isOnScreen ? Phrase("", "") : Phrase(", not shown", "，未显示")
      let head = indent + entry.path + " " + entry.name + "   "
      let words = placeWords(node)
      return Phrase(
        head + words.english + state.english + hidden.english,
        head + words.chinese + state.chinese + hidden.chinese
      )
    }
  }

  /// The steps from the visible view above, the telling ones first.
  private func placeWords(_ node: GraphNode) -> Phrase {
    var steps: [Step] = [node.step]
    var current = node.parent
    while let outer = current, !outer.isVisible {
      steps.insert(outer.step, at: 0)
      current = outer.parent
    }
    let telling = steps.filter { $0 != .content && $0 != .root }
    let words = (telling.isEmpty ? [node.step] : telling).map(\.words)
    return Phrase(
      words.map(\.english).joined(separator: ", "),
      words.map(\.chinese).joined(separator: "，")
    )
  }
}

extension DiagnosticKind {
  static let noSuchStep = DiagnosticKind(
    "action.no-such-step",
    .error,
    Phrase("there is no step {0}", "没有第 {0} 步"),
    remedy: Phrase("`:history` lists the steps: {1}", "`:history` 列出所有步骤：{1}")
  )
}

extension Type {
  /// The generic arguments of a nominal type.
  fileprivate var genericArguments: [Type] {
    if case .nominal(let nominal) = kind { return nominal.arguments }
    return []
  }
}

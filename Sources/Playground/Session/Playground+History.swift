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
  ///
  /// - Parameter name: Only what has this name, and then in full length; empty for everything.
  /// - Returns: The lines; none when nothing is kept, or nothing of that name.
  public func keptState(named name: String = "") -> [Phrase] {
    graph.storages().flatMap { storage -> [Phrase] in
      guard name.isEmpty || storage.spellings.contains(name) else { return [] }
      let owner = storage.path == "@" ? storage.view : "\(storage.view) \(storage.path)"
      return texts(of: storage).map { line in
        let text = name.isEmpty ? shortened(line) : Phrase(line, line)
        return Phrase("\(text.english)   of \(owner)", "\(text.chinese)   属于 \(owner)")
      }
    }
  }

  /// What a storage holds; an object of the learner's is told property by property.
  private func texts(of storage: KeptStorage) -> [String] {
    let writer = StateText(graph)
    var object: InstanceObject? = storage.isPlace ? nil : storage.place
    if storage.isPlace, case .instance(let held)? = storage.value.unwrapped?.opened {
      object = held
    }
    guard let object else {
      let type = storage.place.type.genericArguments.first ?? .any
      return ["\(storage.name) = \(writer.text(storage.value, type))"]
    }
    let fields = evaluator.fields(of: object).filter { field in
      if case .function = field.type.kind { return false }
      return true
    }
    guard !fields.isEmpty else {
      return ["\(storage.name) = \(TypedValue(.instance(object), object.type).name)()"]
    }
    return fields.map { field in
      let (name, value, type) = writer.content(of: field)
      return "\(storage.name).\(name) = \(writer.text(value, type))"
    }
  }

  /// A long line is cut, and says so.
  private func shortened(_ line: String) -> Phrase {
    guard line.count > 240 else { return Phrase(line, line) }
    let name = line.prefix { $0 != " " && $0 != "." }
    let start = line.prefix(200) + "…"
    return Phrase(
      "\(start) (\(line.count) characters; `:state \(name)` shows all)",
      "\(start)（共 \(line.count) 个字符；`:state \(name)` 显示全部）"
    )
  }

  /// The tree of identities: each visible view, and by what it is known in its parent.
  public func identities() -> [Phrase] {
    graph.entries().compactMap { entry in
      guard let node = graph.node(entry.number) else { return nil }
      let indent = String(repeating: "  ", count: visibleDepth(of: node))
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

  /// How many visible views stand around a node; a path may have several steps from one to the next.
  private func visibleDepth(of node: GraphNode) -> Int {
    var depth = 0
    var current = node.parent
    while let outer = current {
      if outer.isVisible { depth += 1 }
      current = outer.parent
    }
    return depth
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

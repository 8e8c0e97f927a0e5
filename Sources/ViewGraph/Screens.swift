public import SwiftEvaluator
import SwiftTypes

/// A screen as it was made last from what was pushed.
struct MadeScreen {
  /// The learner's closure that made it.
  let make: Value
  /// What it made.
  let view: TypedValue
}

/// What a link has pushed on a stack of screens.
enum PushedScreen {
  /// A destination that a link makes, and the number of the link.
  case link(Value, Int)
  /// A value whose destination is looked up.
  case value(Value)
}

extension GraphNode {
  /// True for nodes that keep several screens and show some of them.
  var isScreenHolder: Bool { description?.name == "navigation" }

  /// True for a stack of screens.
  var isStack: Bool { isNavigation("stack") }

  /// True for screens in columns.
  public var isSplit: Bool { isNavigation("split") }

  /// The screens a navigation view was made with: the root of a stack, the columns of a split view.
  public var ownScreens: [GraphNode] {
    children.filter { if case .screen = $0.step { false } else { true } }
  }

  private func isNavigation(_ kind: String) -> Bool {
    guard isScreenHolder, case .enumeration(let object)? = description?.payload.first?.opened else {
      return false
    }
    return object.name == kind
  }
}

extension GraphNode {
  /// True for one of the views of which the first that fits is shown.
  public var isCandidate: Bool {
    guard isVisible else { return false }
    var current = parent
    while let outer = current, !outer.isVisible { current = outer.parent }
    return current?.description?.name == "firstThatFits" && current?.isModifier == false
  }
}

extension ViewGraph {
  /// Shows the one of several views that fits, and no other.
  ///
  /// - Returns: Whether that is another one than before.
  public func show(fitting chosen: GraphNode, in holder: GraphNode) throws(EvaluationError) -> Bool
  {
    guard !chosen.isShownByParent else { return false }
    for other in holder.visibleChildren where other !== chosen && other.isShownByParent {
      other.isShownByParent = false
      try show(other, false)
    }
    chosen.isShownByParent = true
    try show(chosen, holder.isOnScreen)
    return true
  }

  // MARK: Which screens there are

  /// A node was made: it may keep screens, or be one of several tabs.
  func noteScreens(_ node: GraphNode) {
    if node.isScreenHolder { screens.insert(node.number) }
    if node.isCandidate {
      // Which of several fits is known once they are laid out.
      node.isTab = true
      node.isShownByParent = false
      node.isOnScreen = false
      return
    }
    guard node.isVisible, let holder = holder(of: node),
      caseName(holder.description?.payload.first) == "tabs"
    else { return }
    // A tab comes on the screen once it is chosen.
    node.isTab = true
    node.isShownByParent = false
    node.isOnScreen = false
  }

  /// The keeper of screens that a node is one of, with nothing visible between them.
  func holder(of node: GraphNode) -> GraphNode? {
    var current = node.parent
    while let outer = current {
      if outer.isScreenHolder { return outer }
      if outer.isVisible { return nil }
      current = outer.parent
    }
    return nil
  }

  /// Shows the screens that are wanted now.
  func gatherScreens() throws(EvaluationError) {
    for number in screens.sorted() {
      guard let node = nodes[number], let payload = node.description?.payload else {
        screens.remove(number)
        continue
      }
      switch caseName(payload.first) {
      case "stack": try gatherStack(node)
      case "split": try gatherSplit(node)
      case "tabs": try gatherTabs(node)
      default: continue
      }
    }
  }

  // MARK: Stacks

  /// Puts what was pushed in the place of a stack's root, or of the last column of a split view.
  func gatherStack(_ node: GraphNode) throws(EvaluationError) {
    let own = node.ownScreens
    guard let root = own.last else { return }
    let wanted = try pushedScreens(node)
    guard !wanted.isEmpty || node.children.count > own.count else { return }
    var plans: [Plan] = []
    var names: [String: Int] = [:]
    var made: [Step: MadeScreen] = [:]
    for (index, screen) in wanted.enumerated() {
      let key = try key(of: screen)
      let occurrence = names[key, default: 0]
      names[key] = occurrence + 1
      let step = Step.screen(key, occurrence: occurrence)
      guard let screen = try self.made(screen, in: node, former: node.madeScreens[step]) else {
        continue
      }
      made[step] = screen
      plans.append(
        Plan(
          step: step,
          view: screen.view,
          environment: try dismissing(node, level: index),
          isOnScreen: index == wanted.count - 1
        )
      )
    }
    node.madeScreens = made
    // A screen that is pushed comes before the one below it goes.
    let old = Array(node.children.dropFirst(own.count))
    node.children = own + (try reconcile(old, with: plans, in: node))
    root.isShownByParent = plans.isEmpty
    try show(root, plans.isEmpty && node.isOnScreen)
  }

  private func key(of screen: PushedScreen) throws(EvaluationError) -> String {
    switch screen {
    case .link(_, let number): "link\(number)"
    case .value(let value): try evaluator.describe(value, libraryType("AnyHashable") ?? .any)
    }
  }

  private func pushedScreens(_ node: GraphNode) throws(EvaluationError) -> [PushedScreen] {
    guard let path = path(of: node), let get = field("get", of: path) else { return node.pushed }
    running.append(node)
    bindings.append("")
    defer {
      running.removeLast()
      _ = bindings.popLast()
    }
    let values = try evaluator.call(get, []).asArray ?? []
    // What a link with a destination of its own pushed stands above the path.
    return values.map { .value($0) } + node.pushed
  }

  /// How the path of a stack is read and written; nil where the stack keeps its own.
  private func path(of node: GraphNode) -> Value? {
    guard case .enumeration(let kind)? = node.description?.payload.first?.opened else { return nil }
    return kind.payload.first?.unwrapped
  }

  /// Makes what was pushed, unless the same closure has made it already.
  private func made(_ screen: PushedScreen, in node: GraphNode, former: MadeScreen?)
    throws(EvaluationError) -> MadeScreen?
  {
    running.append(node)
    defer { running.removeLast() }
    switch screen {
    case .link(let destination, let number):
      // The link may have a newer destination by now.
      let current = nodes[number].flatMap { link(of: $0)?.destination } ?? destination
      return MadeScreen(
        make: current,
        view: TypedValue(try evaluator.call(current, []), .error)
      )
    case .value(let value):
      guard let key = try? library.call("_engineDestinationsKey", []) else { return nil }
      var all: Value?
      for child in node.children { all = try join(key, child, into: all) }
      let found = try library.call("_engineDestination", [all ?? .absent, value])
      guard let destination = found.unwrapped, let written = field("written", of: destination),
        let make = field("make", of: destination)
      else {
        let type = TypedValue(field("base", of: value) ?? value, .any).type
        record.find(.noDestination(type: type.name()))
        try evaluator.print(
          "A NavigationLink is presenting a value of type “\(type.name())” but there is no matching "
            + "navigationDestination declaration visible from the location of the link. The link "
            + "cannot be activated.\n\nNote: Links search for destinations in any surrounding "
            + "NavigationStack, then within the same column of a NavigationSplitView.\n"
        )
        return nil
      }
      if let former, written.opened.isSameFunction(as: former.make) { return former }
      let view = try evaluator.call(make, [value])
      return view.unwrapped.map {
        MadeScreen(make: written.opened, view: TypedValue($0, .error))
      }
    }
  }

  /// What a link leads to.
  func link(of node: GraphNode) -> (destination: Value?, value: Value?)? {
    guard
      case .enumeration(let object)? = field("value", of: node.description?.payload.first ?? .unit)?
        .opened,
      object.name == "link", object.payload.count == 2
    else { return nil }
    return (object.payload[0].unwrapped, object.payload[1].unwrapped)
  }

  /// True for links that lead somewhere from where they stand.
  public func canPush(_ node: GraphNode) -> Bool {
    guard let link = link(of: node), stack(around: node) != nil else { return false }
    return link.destination != nil || link.value != nil
  }

  /// Pushes what a link leads to on the stack around it.
  public func push(_ node: GraphNode) throws(EvaluationError) {
    guard let link = link(of: node), let stack = stack(around: node) else { return }
    if let value = link.value {
      guard let path = path(of: stack), let append = field("append", of: path) else {
        return push(.value(value), on: stack, from: node)
      }
      let before = try field("get", of: path).map { get throws(EvaluationError) in
        try evaluator.call(get, []).asArray?.count ?? 0
      }
      _ = try evaluator.call(append, [value])
      if let get = field("get", of: path), try evaluator.call(get, []).asArray?.count == before {
        let base = TypedValue(field("base", of: value) ?? value, .any)
        record.find(
          .pathOfOtherType(
            value: try evaluator.describe(base.value, base.type),
            type: base.type.name()
          )
        )
      }
    } else if let destination = link.destination {
      push(.link(destination, node.number), on: stack, from: node)
    }
  }

  /// A link of a column of a split view exchanges what the last column shows.
  private func push(_ screen: PushedScreen, on holder: GraphNode, from node: GraphNode) {
    if holder.isSplit, holder.ownScreens.contains(where: { contains($0, node) }) {
      holder.pushed = []
    }
    holder.pushed.append(screen)
  }

  private func stack(around node: GraphNode) -> GraphNode? {
    var current = node.parent
    while let outer = current {
      if outer.isStack || outer.isSplit { return outer }
      current = outer.parent
    }
    return nil
  }

  private func pop(_ node: GraphNode, to level: Int) throws(EvaluationError) {
    let wanted = try pushedScreens(node)
    let count = wanted.count - level
    guard count > 0 else { return }
    let own = min(count, node.pushed.count)
    node.pushed.removeLast(own)
    guard count > own, let path = path(of: node), let remove = field("removeLast", of: path) else {
      return
    }
    _ = try evaluator.call(remove, [.int(count - own)])
  }

  // MARK: Going back

  /// The environment of a screen that can be left.
  func dismissing(_ node: GraphNode, level: Int) throws(EvaluationError) -> TypedValue {
    let changed = try library.call(
      "_engineDismissing",
      [node.environment.value, .int(node.number), .int(level)]
    )
    return TypedValue(changed, node.environment.type)
  }

  /// What is shown in front of the rest of the view: the last presentation, else nothing.
  public var front: (node: GraphNode, name: String)? {
    var found: (GraphNode, String)?
    for node in nodes(withEffect: "presentation")
    where node.children.count > 1 && node.isOnScreen {
      found = (node.children[1], node.description?.payload.first?.asString ?? "")
    }
    if let open = openParts.last(where: \.isInFront), let node = view(of: open) {
      return (node, open.name)
    }
    return found
  }

  /// True when there is a screen to go back from.
  public var canGoBack: Bool {
    !openParts.isEmpty || front != nil || stackInFront != nil || columnInFront != nil
  }

  /// The stack whose last screen was pushed and is shown.
  public var stackInFront: GraphNode? {
    for number in screens.sorted(by: >) {
      guard let node = nodes[number], node.isOnScreen, node.isStack || node.isSplit,
        node.children.count > node.ownScreens.count
      else { continue }
      return node
    }
    return nil
  }

  /// Goes back from the screen in front; false when there is none.
  public func goBack() throws(EvaluationError) -> Bool {
    if !openParts.isEmpty {
      try closeLast()
      return true
    }
    if let front, let holder = front.node.parent {
      try dismiss(holder, level: 0)
      return true
    }
    guard let node = stackInFront else { return try leaveColumn() }
    try pop(node, to: node.children.count - node.ownScreens.count - 1)
    return true
  }

  /// Leaves a screen: closes what a presentation shows, or pops a stack to a level.
  private func dismiss(_ node: GraphNode, level: Int) throws(EvaluationError) {
    guard case .effect(let effect, _) = node.form, effect.payload.count == 3 else {
      return try pop(node, to: level)
    }
    if let set = field("_set", of: effect.payload[1]) {
      _ = try evaluator.call(set, [.bool(false)])
    }
  }

  /// Listens to `dismiss()`.
  func listenToScreens() {
    evaluator.register([
      "_engineDismiss(_:_:)": { [weak self] call throws(EvaluationError) in
        if let self, let node = nodes[call[0].asInt ?? 0] {
          try dismiss(node, level: call[1].asInt ?? 0)
        }
        return .unit
      }
    ])
  }
}

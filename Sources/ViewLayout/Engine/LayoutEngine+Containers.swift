/// Sizes of the containers that `containerRelativeFrame` measures by.
///
/// What stands in a scroll view and measures by it depends on more than its own proposal, so it is
/// forgotten whenever the scroll view is asked about another size.
extension LayoutEngine {
  /// The size of the nearest scroll view around a node, else of the safe area of the window.
  func containerSize(around node: Int) -> Size {
    var outer = Int(records[node].parent)
    while outer >= 0 {
      if let size = containers[outer] { return size }
      outer = Int(records[outer].parent)
    }
    return Size(
      width: request.window.width - request.safeArea.total(.horizontal),
      height: request.window.height - request.safeArea.total(.vertical)
    )
  }

  /// Makes a node a container of a size.
  func setContainer(_ node: Int, _ size: Size) {
    guard containers[node] != size else { return }
    let isFirst = containers.updateValue(size, forKey: node) == nil
    if !isFirst && hasContainerFrames { forget(below: node) }
  }

  private func forget(below node: Int) {
    var waiting = [node]
    while let next = waiting.popLast() {
      for index in 0..<childCount(of: next) {
        let child = child(index, of: next)
        memo.forget(child)
        waiting.append(child)
      }
    }
    guideMemo.removeAll()
  }
}

extension Subviews {
  /// The size of the nearest scroll view, else of the window.
  var containerSize: Size { engine.containerSize(around: node) }

  /// Tells the views below that this one is the container they measure by.
  func becomeContainer(_ proposal: Proposal) {
    engine.setContainer(
      node,
      proposal.replacingUnspecified(by: engine.containerSize(around: node))
    )
  }
}

import ViewLayout

/// A view of the small worlds in which the engine is compared with a slow and obvious model.
indirect enum SmallView: CustomStringConvertible, Sendable {
  case color
  case spacer
  case text(String)
  case padding(Double, SmallView)
  case frame(Double?, Double?, SmallView)
  case flexible(FlexibleFrameLayout.Limits, SmallView)
  case fixedSize(Bool, Bool, SmallView)
  case priority(Double, SmallView)
  case stack(Axis, Double?, [SmallView])
  case depth([SmallView])
  case background(SmallView, SmallView)

  var description: String {
    switch self {
    case .color: "Color"
    case .spacer: "Spacer"
    case .text(let text): "Text(\(text))"
    case .padding(let length, let child): "\(child).padding(\(length))"
    case .frame(let width, let height, let child):
      "\(child).frame(\(width?.lengthText ?? "-"), \(height?.lengthText ?? "-"))"
    case .flexible(let limits, let child):
      "\(child).flexible(\(limits.min ?? .nan), \(limits.ideal ?? .nan), \(limits.max ?? .nan))"
    case .fixedSize(let horizontal, let vertical, let child):
      "\(child).fixedSize(\(horizontal), \(vertical))"
    case .priority(let value, let child): "\(child).layoutPriority(\(value))"
    case .stack(let axis, let spacing, let children):
      "\(axis == .horizontal ? "H" : "V")(\(spacing?.lengthText ?? "nil"))\(children)"
    case .depth(let children): "Z\(children)"
    case .background(let view, let below): "\(view).background(\(below))"
    }
  }

  /// The same view for the engine, numbered in preorder.
  func node(_ next: inout Int) -> LayoutNode {
    let id = next
    next += 1
    func children(_ views: [SmallView]) -> [LayoutNode] { views.map { $0.node(&next) } }
    switch self {
    case .color: return LayoutNode(id: id, ColorLayout())
    case .spacer: return LayoutNode(id: id, SpacerLayout())
    case .text(let text): return LayoutNode(id: id, TextLayout(text))
    case .padding(let length, let child):
      return LayoutNode(id: id, PaddingLayout(length), children([child]))
    case .frame(let width, let height, let child):
      return LayoutNode(id: id, FrameLayout(width: width, height: height), children([child]))
    case .flexible(let limits, let child):
      return LayoutNode(
        id: id,
        FlexibleFrameLayout(width: limits, height: limits),
        children([child])
      )
    case .fixedSize(let horizontal, let vertical, let child):
      return LayoutNode(
        id: id,
        FixedSizeLayout(horizontal: horizontal, vertical: vertical),
        children([child])
      )
    case .priority(let value, let child):
      return LayoutNode(id: id, PriorityLayout(value), children([child]))
    case .stack(let axis, let spacing, let views):
      return LayoutNode(id: id, StackLayout(axis, spacing: spacing), children(views))
    case .depth(let views): return LayoutNode(id: id, ZStackLayout(), children(views))
    case .background(let view, let below):
      return LayoutNode(id: id, OverlayLayout(.background), children([view, below]))
    }
  }
}

/// Layout by the book: no memory, no engine, no shortcuts, every rule where one can read it.
struct ReferenceModel {
  /// The axis of the stack around the view in question.
  var axis: Axis?

  func size(_ view: SmallView, _ proposal: Proposal) -> Size {
    switch view {
    case .color: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .spacer:
      func length(_ offered: Double?) -> Double { max(8, offered ?? 8) }
      switch axis {
      case .horizontal: return Size(width: length(proposal.width), height: 0)
      case .vertical: return Size(width: 0, height: length(proposal.height))
      case nil: return Size(width: length(proposal.width), height: length(proposal.height))
      }
    case .text(let text): return textSize(text, proposal)
    case .padding(let length, let child):
      let inner = size(child, inset(proposal, length))
      return Size(
        width: max(0, inner.width + 2 * length),
        height: max(0, inner.height + 2 * length)
      )
    case .frame(let width, let height, let child):
      let inner = size(
        child,
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
      )
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let limits, let child):
      let offered = Proposal(
        width: clamp(proposal.width ?? limits.ideal, limits),
        height: clamp(proposal.height ?? limits.ideal, limits)
      )
      let inner = size(child, offered)
      return Size(
        width: flexibleLength(limits, proposal.width, offered.width, inner.width),
        height: flexibleLength(limits, proposal.height, offered.height, inner.height)
      )
    case .fixedSize(let horizontal, let vertical, let child):
      return size(
        child,
        Proposal(
          width: horizontal ? nil : proposal.width,
          height: vertical ? nil : proposal.height
        )
      )
    case .priority(_, let child): return size(child, proposal)
    case .background(let view, _): return size(view, proposal)
    case .depth(let views):
      if views.count == 1 { return inDepth.size(views[0], proposal) }
      let highest = views.map { inDepth.priority($0) }.max() ?? 0
      let leaders = views.filter { inDepth.priority($0) == highest }
      let sizes = leaders.map { inDepth.size($0, proposal) }
      return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .stack(let axis, let spacing, let views):
      let inside = ReferenceModel(axis: axis)
      if views.count == 1 { return inside.size(views[0], proposal) }
      let offers = inside.offers(views, axis, spacing, proposal)
      let sizes = zip(views, offers).map { inside.size($0, $1) }
      let along = sizes.reduce(0) { $0 + $1[axis] } + inside.gaps(views, axis, spacing).reduce(0, +)
      // Views centred on a line reach half their breadth to either side.
      let half = sizes.map { $0[axis.other] / 2 }.max() ?? 0
      return Size(axis, along, across: half + half)
    }
  }

  private var inDepth: ReferenceModel { ReferenceModel(axis: nil) }

  private func inset(_ proposal: Proposal, _ length: Double) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - 2 * length) },
      height: proposal.height.map { max(0, $0 - 2 * length) }
    )
  }

  private func clamp(_ length: Double?, _ limits: FlexibleFrameLayout.Limits) -> Double? {
    guard var length else { return nil }
    if let least = limits.min, length < least { length = least }
    if let most = limits.max, length > most { length = most }
    return length
  }

  private func flexibleLength(
    _ limits: FlexibleFrameLayout.Limits,
    _ proposal: Double?,
    _ offered: Double?,
    _ child: Double
  ) -> Double {
    if proposal == nil, let ideal = limits.ideal { return ideal }
    switch (limits.min, limits.max) {
    case (nil, nil): return child
    case (let least?, let most?): return max(least, min(proposal ?? child, most))
    case (let least?, nil): return max(min(offered ?? .infinity, child), least)
    case (nil, let most?): return min(max(offered ?? -.infinity, child), most)
    }
  }

  private func textSize(_ text: String, _ proposal: Proposal) -> Size {
    if proposal == .zero { return .zero }
    let columns = max(1, Int(min(1000, (proposal.width ?? 10_000) / 10)))
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let glued =
        lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if glued.count <= columns {
        lines[lines.count - 1] = glued
        continue
      }
      if !lines[lines.count - 1].isEmpty { lines.append("") }
      for letter in word {
        if lines[lines.count - 1].count == columns { lines.append("") }
        lines[lines.count - 1].append(letter)
      }
    }
    let room = max(1, Int(min(1000, (proposal.height ?? 20_000) / 20)))
    guard lines.count > room else {
      return Size(
        width: Double(lines.map(\.count).max() ?? 0) * 10,
        height: Double(lines.count) * 20
      )
    }
    return truncated(text, Array(lines.prefix(room - 1)), columns, room)
  }

  /// The ellipsis is one cell, and what is left of the last line may not end with a space.
  private func truncated(
    _ text: String,
    _ whole: [String],
    _ columns: Int,
    _ room: Int
  ) -> Size {
    var rest = Substring(text)
    for line in whole {
      rest = rest.drop { $0 == " " }.dropFirst(line.count)
    }
    rest = rest.drop { $0 == " " }
    var last = String(rest.prefix(max(0, columns - 1)))
    while last.last == " " { last.removeLast() }
    let widest = max(whole.map(\.count).max() ?? 0, last.count + 1)
    return Size(width: Double(widest) * 10, height: Double(room) * 20)
  }
}

// MARK: - Stacks

extension ReferenceModel {
  func priority(_ view: SmallView) -> Double {
    switch view {
    case .spacer: -.infinity
    case .priority(let value, _): value
    case .fixedSize(_, _, let child), .background(let child, _): priority(child)
    case .stack(_, _, let views), .depth(let views):
      views.isEmpty ? -.infinity : views.count == 1 ? priority(views[0]) : 0
    default: 0
    }
  }

  /// Whether a view wants no gap beside it along an axis, as spacers and what is like them.
  func touches(_ view: SmallView, _ along: Axis, _ edge: KeyPath<[SmallView], SmallView?>) -> Bool {
    switch view {
    case .spacer: axis == along || axis == nil
    case .padding(let length, let child): length == 0 && touches(child, along, edge)
    case .frame(let width, let height, let child):
      if case .spacer = child {
        touches(child, along, edge)
      } else {
        (along == .horizontal ? width : height) == nil && touches(child, along, edge)
      }
    case .flexible(let limits, let child):
      if case .spacer = child {
        touches(child, along, edge)
      } else {
        limits.min == nil && limits.ideal == nil && limits.max == nil
          && touches(child, along, edge)
      }
    case .fixedSize(_, _, let child), .priority(_, let child), .background(let child, _):
      touches(child, along, edge)
    case .stack(let inner, _, let views):
      if views.isEmpty {
        true
      } else if views.count == 1 || inner != along {
        views.contains { ReferenceModel(axis: inner).touches($0, along, edge) }
      } else {
        views[keyPath: edge].map { ReferenceModel(axis: inner).touches($0, along, edge) } ?? true
      }
    case .depth(let views):
      views.isEmpty || views.contains { inDepth.touches($0, along, edge) }
    default: false
    }
  }

  func gaps(_ views: [SmallView], _ axis: Axis, _ spacing: Double?) -> [Double] {
    zip(views, views.dropFirst()).map { left, right in
      if let spacing { return spacing }
      return touches(left, axis, \.last) || touches(right, axis, \.first) ? 0 : 8
    }
  }

  /// What each child of a stack is offered.
  func offers(
    _ views: [SmallView],
    _ axis: Axis,
    _ spacing: Double?,
    _ proposal: Proposal
  ) -> [Proposal] {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else { return views.map { _ in proposal } }
    func extent(_ view: SmallView, _ offered: Double) -> Double {
      if axis == .horizontal, offered == 0, case .text = view { return 0 }
      return size(view, Proposal(axis, offered, across: across))[axis]
    }
    let least = views.map { extent($0, 0) }
    let flexibility = views.indices.map { index in
      let range = extent(views[index], .infinity) - least[index]
      return range.isNaN ? .infinity : range
    }
    var offers = views.map { _ in proposal }
    var available = length - gaps(views, axis, spacing).reduce(0, +)
    let ranks = Set(views.map { priority($0) }).sorted(by: >)
    for (turn, rank) in ranks.enumerated() {
      var waiting = views.indices.filter { priority(views[$0]) == rank }
      let lower = views.indices.filter { priority(views[$0]) < rank }
      if turn == 0 {
        available -= lower.reduce(0) { $0 + least[$1] }
      } else {
        available += waiting.reduce(0) { $0 + least[$1] }
      }
      while !waiting.isEmpty {
        let first = waiting.min { left, right in
          if flexibility[left] != flexibility[right] {
            return flexibility[left] < flexibility[right]
          }
          if flexibility[left] == .infinity, least[left] != least[right] {
            return least[left] > least[right]
          }
          return left < right
        }
        guard let next = first else { break }
        offers[next] = Proposal(
          axis,
          max(0, available / Double(waiting.count)),
          across: across
        )
        let taken = size(views[next], offers[next])[axis]
        if !taken.isNaN { available -= taken }
        waiting.removeAll { $0 == next }
      }
    }
    return offers
  }
}

// MARK: - Places

extension ReferenceModel {
  /// The frames of a view and all in it, in preorder.
  func frames(_ view: SmallView, _ proposal: Proposal, at origin: Point) -> [Rect] {
    let own = size(view, proposal)
    let frame = Rect(origin: origin, size: own)
    func centred(_ child: SmallView, _ offered: Proposal, _ model: ReferenceModel) -> [Rect] {
      let inner = model.size(child, offered)
      let corner = Point(
        x: origin.x + own.width / 2 - inner.width / 2,
        y: origin.y + own.height / 2 - inner.height / 2
      )
      return model.frames(child, offered, at: corner)
    }
    switch view {
    case .color, .spacer, .text: return [frame]
    case .padding(let length, let child):
      let corner = Point(x: origin.x + length, y: origin.y + length)
      return [frame] + frames(child, inset(proposal, length), at: corner)
    case .frame(let width, let height, let child):
      let offered = Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
      return [frame] + centred(child, offered, self)
    case .flexible(let limits, let child):
      func offered(_ axis: Axis) -> Double? {
        if limits.ideal == nil, proposal[axis] == nil,
          own[axis] > limits.min ?? -.infinity, own[axis] < limits.max ?? .infinity
        {
          return nil
        }
        return own[axis]
      }
      return [frame]
        + centred(child, Proposal(width: offered(.horizontal), height: offered(.vertical)), self)
    case .fixedSize(let horizontal, let vertical, let child):
      let offered = Proposal(
        width: horizontal ? nil : proposal.width,
        height: vertical ? nil : proposal.height
      )
      return [frame] + frames(child, offered, at: origin)
    case .priority(_, let child): return [frame] + frames(child, proposal, at: origin)
    case .background(let primary, let below):
      return [frame] + frames(primary, proposal, at: origin)
        + centred(below, Proposal(own), self)
    case .depth(let views):
      if views.count == 1 { return [frame] + inDepth.frames(views[0], proposal, at: origin) }
      return [frame] + depthFrames(views, own, at: origin)
    case .stack(let axis, let spacing, let views):
      let inside = ReferenceModel(axis: axis)
      if views.count == 1 { return [frame] + inside.frames(views[0], proposal, at: origin) }
      return [frame] + inside.stackFrames(views, axis, spacing, proposal, own, at: origin)
    }
  }

  /// The children meet in the middle of those of the highest rank.
  private func depthFrames(_ views: [SmallView], _ own: Size, at origin: Point) -> [Rect] {
    let offered = Proposal(own)
    let highest = views.map { inDepth.priority($0) }.max() ?? 0
    let leaders = views.filter { inDepth.priority($0) == highest }
      .map { inDepth.size($0, offered) }
    let middle = Point(
      x: leaders.map { $0.width / 2 }.max() ?? 0,
      y: leaders.map { $0.height / 2 }.max() ?? 0
    )
    return views.flatMap { view in
      let inner = inDepth.size(view, offered)
      let corner = Point(
        x: origin.x + middle.x - inner.width / 2,
        y: origin.y + middle.y - inner.height / 2
      )
      return inDepth.frames(view, offered, at: corner)
    }
  }

  private func stackFrames(
    _ views: [SmallView],
    _ axis: Axis,
    _ spacing: Double?,
    _ proposal: Proposal,
    _ own: Size,
    at origin: Point
  ) -> [Rect] {
    let breadth = proposal[axis.other] ?? own[axis.other]
    let offers = offers(views, axis, spacing, Proposal(axis, proposal[axis], across: breadth))
    let sizes = zip(views, offers).map { size($0, $1) }
    let middle = sizes.map { $0[axis.other] / 2 }.max() ?? 0
    let gaps = gaps(views, axis, spacing) + [0]
    var along = 0.0
    var frames: [Rect] = []
    for index in views.indices {
      let corner = origin + Point(axis, along, across: middle - sizes[index][axis.other] / 2)
      frames += self.frames(views[index], offers[index], at: corner)
      along += sizes[index][axis] + gaps[index]
    }
    return frames
  }
}

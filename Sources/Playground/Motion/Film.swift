import SwiftEvaluator
import ViewGraph
import ViewLayout
import ViewMotion
public import ViewPicture

/// A motion as pictures, all of the same part of the window.
public struct Film: Sendable {
  /// One picture and when it is shown.
  public struct Image: Sendable {
    /// Seconds since the beginning.
    public var time: Double
    /// What is on the screen.
    public var picture: Picture
  }

  /// The pictures in order.
  public var images: [Image]
  /// Whether something goes on after the last picture as it began.
  public var isEndless: Bool

  /// Seconds from the first picture to the last.
  public var duration: Double { images.last?.time ?? 0 }
}

extension Playground {
  /// What moves now as pictures from beginning to end, else what moved last.
  ///
  /// Nothing changes by it, and no time passes.
  ///
  /// - Returns: The pictures; nil when nothing has moved yet, or a layout is not modelled.
  public func film(_ request: MotionRequest = MotionRequest()) -> Film? {
    guard let stage = playableStage, case .success(let view)? = laidOut else { return nil }
    let reading = FilmReading(stage, view, leavingViews(of: stage), options.textMetrics)
    let images = rehearse(stage, at: times(of: stage, request)).map { seen in
      let picture =
        seen.staged.map { staged in
          FilmReading(staged.stage, staged.view, leavingViews(of: stage), options.textMetrics)
            .picture(seen.moment)
        } ?? reading.picture(seen.moment)
      return Film.Image(time: seen.time - stage.time, picture: picture)
    }
    let bounds = images.map(\.picture.bounds).reduce(images.first?.picture.bounds ?? .zero) {
      $0.union($1)
    }
    let window = Rect(x: 0, y: 0, width: options.window.width, height: options.window.height)
    let shown = bounds.common(with: window)
    return Film(
      images: images.map { image in
        var image = image
        image.picture.bounds = shown
        image.picture.root = shown
        return image
      },
      isEndless: stage.isEndless
    )
  }

  /// What moves while the session's clock stands in its middle, and how that looks; nil when nothing
  /// does, or no time has passed since it began.
  func underway(below view: LaidOutView, _ showsWindow: Bool) -> (Underway, Picture)? {
    guard motion.hasWaited, motion.choreography.isMoving, let began = motion.beginning?.time,
      case .success(let shown)? = laidOut, let root = view.result.nodes.first?.frame
    else { return nil }
    let stage = motion.choreography
    let reading = FilmReading(stage, shown, leavingViews(of: stage), options.textMetrics)
    var picture = reading.picture(moment(of: stage, at: motion.time))
    let window = Rect(x: 0, y: 0, width: options.window.width, height: options.window.height)
    picture.root = showsWindow ? window : root
    picture.bounds = showsWindow ? window : picture.bounds.union(root)
    var frames: [String: Frame] = [:]
    for row in rows(of: stage, at: [motion.time]) { frames[row.id] = row.frame }
    return (Underway(elapsed: motion.time - began, frames: frames), picture)
  }

  /// What is leaving, laid out by itself, so that it can be drawn.
  private func leavingViews(of stage: Choreography) -> [Int: LaidOutView] {
    var views: [Int: LaidOutView] = [:]
    for node in graph.leavingNodes {
      guard let view = try? LaidOutView(graph, node, options, calls) else { continue }
      for seen in graph.seen(node) { views[seen.number] = view }
    }
    return views
  }
}

/// One layout from which the marks of its views are read.
private struct FilmSource {
  private let reading: PictureReading
  /// The layout nodes that are a visible view's own, or those of devices inside it.
  private var own: [Int: [PlacedNode]] = [:]
  private var frames: [Int: Rect] = [:]

  init(_ view: LaidOutView, _ metrics: any TextMetrics) {
    reading = PictureReading(view, metrics)
    for node in view.result.nodes {
      guard var owner = view.bridge.owners[node.id] else { continue }
      while !owner.isVisible, let parent = owner.parent { owner = parent }
      own[owner.number, default: []].append(node)
      if frames[owner.number] == nil { frames[owner.number] = view.windowFrame(of: owner) }
    }
  }

  /// The layout nodes of a view that stands in another frame now.
  private func nodes(of number: Int, in frame: Rect) -> [PlacedNode] {
    guard let nodes = own[number], let former = frames[number] else { return [] }
    return nodes.map { node in
      node.placed(in: node.frame == former ? frame : node.frame.mapped(from: former, to: frame))
    }
  }

  /// What a view draws by itself in a frame, each mark with the frame it fills.
  func marks(of number: Int, in frame: Rect) -> [(frame: Rect, mark: Picture.Mark)] {
    nodes(of: number, in: frame).flatMap { node in
      reading.marks(of: node).map { (node.frame, $0) }
    }
  }

  /// What a view cuts its inside to; nil hides it.
  func clips(of number: Int, in frame: Rect) -> [PicturePath]? {
    var clips: [PicturePath] = []
    for node in nodes(of: number, in: frame) {
      guard let effect = reading.effect(of: node) else { return nil }
      clips += effect.clips
    }
    return clips
  }
}

/// Draws the moments of a motion.
private struct FilmReading {
  private let live: FilmSource
  private let leaving: [Int: FilmSource]
  private var parents: [Int: Int] = [:]
  private var roots: [Int: Int] = [:]

  init(
    _ stage: Choreography,
    _ view: LaidOutView,
    _ leaving: [Int: LaidOutView],
    _ metrics: any TextMetrics
  ) {
    live = FilmSource(view, metrics)
    self.leaving = leaving.mapValues { FilmSource($0, metrics) }
    for node in stage.nodes { parents[node.id] = node.parent }
    for root in stage.leavingRoots {
      for node in stage.subtree(leaving: root) {
        parents[node.id] = node.parent
        roots[node.id] = root
      }
    }
  }

  func picture(_ moment: MotionMoment) -> Picture {
    var items: [Picture.Item] = []
    // What each view cuts its inside to; views that are missing are hidden with all inside.
    var clips: [Int: [PicturePath]] = [:]
    for view in moment.views {
      let parent = parents[view.id]
      guard let source = roots[view.id].map({ leaving[$0] }) ?? live,
        let outer = parent.map({ clips[$0] }) ?? [],
        let own = source.clips(of: view.id, in: view.base)
      else { continue }
      let transform = PictureTransform(
        a: view.map[0],
        b: view.map[1],
        c: view.map[2],
        d: view.map[3],
        tx: view.map[4],
        ty: view.map[5]
      )
      clips[view.id] = outer + own.map { $0.transformed(by: transform) }
      let effect = Picture.Effect(opacity: view.opacity, transform: transform, clips: outer)
      let color = view.others["color"].map(PictureColor.init(shares:))
      items += source.marks(of: view.id, in: view.base).map { frame, mark in
        Picture.Item(frame, color.map(mark.recolored) ?? mark, effect)
      }
    }
    let frames = items.map(\.drawnFrame)
    let bounds = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    return Picture(bounds: bounds, items: items)
  }
}

extension Rect {
  /// The part that two rectangles have in common; this one when there is none.
  fileprivate func common(with other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return self }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

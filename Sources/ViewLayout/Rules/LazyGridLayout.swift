/// One column of a `LazyVGrid` or one row of a `LazyHGrid`.
public struct GridTrack: Sendable, Hashable {
  /// How the track finds its length.
  public enum Length: Sendable, Hashable {
    /// Exactly so long, even if there is no room.
    case fixed(Double)
    /// A share of the room between two limits.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit in one share, each between two limits.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// How it finds its length.
  public var length: Length
  /// The gap to the next track, `nil` for 8.
  public var spacing: Double?
  /// Where cells stand in it, `nil` for what the grid says.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A share of at least 10.
  public static func flexible(minimum: Double = 10, maximum: Double = .infinity) -> GridTrack {
    GridTrack(.flexible(minimum: minimum, maximum: maximum))
  }

  /// An exact length.
  public static func fixed(_ length: Double) -> GridTrack { GridTrack(.fixed(length)) }

  /// As many as fit in one share.
  public static func adaptive(minimum: Double, maximum: Double = .infinity) -> GridTrack {
    GridTrack(.adaptive(minimum: minimum, maximum: maximum))
  }
}

/// `LazyVGrid` and `LazyHGrid`: tracks share the breadth, cells fill lines one after the other.
///
/// Fixed tracks take their length first. The others are served in order with an equal share of the
/// rest, held between their limits; an adaptive one splits its share among as many as fit.
///
/// **Source** — objc.io, "SwiftUI's Grid Views": fixed 70 and adaptive 40 in 200 are 70, 57, 57.
public struct LazyGridLayout: LayoutRule {
  /// The axis along which the grid grows: vertical for `LazyVGrid`.
  public var axis: Axis
  /// The columns of a `LazyVGrid`, the rows of a `LazyHGrid`.
  public var tracks: [GridTrack]
  /// Where the tracks stand if they do not fill the grid, and cells whose track says nothing.
  public var alignment: AlignmentKey
  /// The gap between lines.
  public var spacing: Double

  /// Makes a grid; `nil` is the middle and the default gap of 8.
  public init(
    _ axis: Axis,
    tracks: [GridTrack],
    alignment: AlignmentKey? = nil,
    spacing: Double? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? (axis == .vertical ? .centerX : .centerY)
    self.spacing = spacing ?? ViewSpacing.defaultDistance
  }

  /// The name `LazyVGrid` or `LazyHGrid`.
  public var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  /// The tracks in a breadth, adaptive ones taken apart.
  public func resolvedTracks(in breadth: Double) -> [(start: Double, length: Double, track: Int)] {
    var gaps = 0.0
    for track in tracks.dropLast() { gaps += gap(of: track) }
    var available = breadth - gaps
    var remaining = 0
    for track in tracks {
      if case .fixed(let length) = track.length { available -= length } else { remaining += 1 }
    }
    var resolved: [(start: Double, length: Double, track: Int)] = []
    var start = 0.0
    for (number, track) in tracks.enumerated() {
      let share = max(0, available / Double(max(1, remaining)))
      let lengths = lengths(of: track, share: share)
      for length in lengths {
        resolved.append((start, length, number))
        start += length + gap(of: track)
      }
      if case .fixed = track.length { continue }
      remaining -= 1
      available -= lengths.reduce(0, +) + gap(of: track) * Double(lengths.count - 1)
    }
    return resolved
  }

  private func lengths(of track: GridTrack, share: Double) -> [Double] {
    switch track.length {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let gap = gap(of: track)
      let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
      // A share without end, as a stack probes it, must not make tracks without end.
      let count = fitting.isFinite ? max(1, min(fitting, 10_000)) : 1
      let each = min((share - (count - 1) * gap) / count, maximum)
      return Array(repeating: each, count: Int(count))
    }
  }

  private func gap(of track: GridTrack) -> Double { track.spacing ?? ViewSpacing.defaultDistance }

  /// The sum of the tracks across, the lines along.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let tracks = resolvedTracks(in: proposal[axis.other] ?? 10)
    let lines = lineLengths(tracks, subviews)
    let breadth = tracks.last.map { $0.start + $0.length } ?? 0
    let gaps = spacing * Double(max(0, lines.count - 1))
    return Size(axis, lines.reduce(gaps, +), across: breadth)
  }

  /// Every cell in its track and line; tracks are found again in the grid's own breadth.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let tracks = resolvedTracks(in: bounds.size[axis.other])
    guard let last = tracks.last else { return }
    let lines = lineLengths(tracks, subviews)
    let whole = Size(axis, 0, across: last.start + last.length)
    let shift = subviews.plainGuide(alignment, bounds.size) - subviews.plainGuide(alignment, whole)
    var along = 0.0
    for index in 0..<subviews.count {
      let column = index % tracks.count
      let line = index / tracks.count
      if column == 0, line > 0 { along += lines[line - 1] + spacing }
      let track = tracks[column]
      let cell = Size(axis, lines[line], across: track.length)
      let place = alignmentOfCells(in: track.track)
      var placement = subviews.aligned(index, in: cell, place, proposal: Proposal(cell))
      placement.origin = placement.origin + Point(axis, along, across: track.start + shift)
      placements[index] = placement
    }
  }

  private func alignmentOfCells(in track: Int) -> Alignment {
    if let own = tracks[track].alignment { return own }
    return axis == .vertical ? Alignment(alignment, .centerY) : Alignment(.centerX, alignment)
  }

  private func lineLengths(
    _ tracks: [(start: Double, length: Double, track: Int)],
    _ subviews: Subviews
  ) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Double] = []
    for index in 0..<subviews.count {
      let column = index % tracks.count
      let offered = Proposal(axis, nil, across: tracks[column].length)
      let length = subviews.size(index, for: offered)[axis]
      if column == 0 { lines.append(length) } else { lines[lines.count - 1].formMax(length) }
    }
    return lines
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}

extension Double {
  /// Grows to another number if that is larger.
  mutating func formMax(_ other: Double) { self = Swift.max(self, other) }
}

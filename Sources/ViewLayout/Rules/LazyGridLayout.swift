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
    let breadth = tracks.last.map { $0.start + $0.length } ?? 0
    let lines = lines(tracks.count, subviews)
    var along = spacing * Double(max(0, lines.count - 1))
    for line in lines { along += length(of: line, tracks, breadth, subviews) }
    return Size(axis, along, across: breadth)
  }

  /// Every cell in its track and line; tracks are found again in the grid's own breadth.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let tracks = resolvedTracks(in: bounds.size[axis.other])
    guard let last = tracks.last else { return }
    let breadth = last.start + last.length
    let whole = Size(axis, 0, across: breadth)
    let shift = subviews.plainGuide(alignment, bounds.size) - subviews.plainGuide(alignment, whole)
    var along = 0.0
    for line in lines(tracks.count, subviews) {
      let length = length(of: line, tracks, breadth, subviews)
      for (column, index) in line.cells.enumerated() {
        let track = tracks[column]
        let across = line.isWhole ? breadth : track.length
        let place = line.isWhole ? alignmentOfLines : alignmentOfCells(in: track.track)
        let cell = Size(axis, length, across: across)
        var placement = subviews.aligned(index, in: cell, place, proposal: Proposal(cell))
        let start = line.isWhole ? 0 : track.start
        placement.origin = placement.origin + Point(axis, along, across: start + shift)
        placements[index] = placement
      }
      along += length + spacing
    }
  }

  private var alignmentOfLines: Alignment {
    axis == .vertical ? Alignment(alignment, .centerY) : Alignment(.centerX, alignment)
  }

  private func alignmentOfCells(in track: Int) -> Alignment {
    if let own = tracks[track].alignment { return own }
    return alignmentOfLines
  }

  /// The views of one line: one in each track, or a header or footer across them all.
  private struct Line {
    var cells: [Int]
    var isWhole = false
  }

  /// The views line by line; a section begins a line, and its header and footer fill one each.
  private func lines(_ count: Int, _ subviews: Subviews) -> [Line] {
    guard count > 0 else { return [] }
    var lines: [Line] = []
    var section: Int?
    for index in 0..<subviews.count {
      let part = subviews.section(index)
      let isWhole = part?.place == .header || part?.place == .footer
      if let last = lines.last, !isWhole, !last.isWhole, part?.section == section,
        last.cells.count < count
      {
        lines[lines.count - 1].cells.append(index)
      } else {
        lines.append(Line(cells: [index], isWhole: isWhole))
      }
      section = part?.section
    }
    return lines
  }

  private func length(
    of line: Line,
    _ tracks: [(start: Double, length: Double, track: Int)],
    _ breadth: Double,
    _ subviews: Subviews
  ) -> Double {
    var longest = 0.0
    for (column, index) in line.cells.enumerated() {
      let offered = Proposal(axis, nil, across: line.isWhole ? breadth : tracks[column].length)
      longest.formMax(subviews.size(index, for: offered)[axis])
    }
    return longest
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}

extension Double {
  /// Grows to another number if that is larger.
  mutating func formMax(_ other: Double) { self = Swift.max(self, other) }
}

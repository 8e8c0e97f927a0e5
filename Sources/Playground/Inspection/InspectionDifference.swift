import ViewLayout

/// The first number in which two laid-out views differ.
public enum InspectionDifference: Hashable, Sendable {
  /// A number of a frame.
  public enum Number: String, Hashable, Sendable, CaseIterable {
    /// How wide.
    case width
    /// How high.
    case height
    /// How far from the leading edge of the root.
    case x
    /// How far from the top of the root.
    case y

    func value(of frame: Rect) -> Double {
      switch self {
      case .width: frame.width
      case .height: frame.height
      case .x: frame.minX
      case .y: frame.minY
      }
    }
  }

  /// A number of the root.
  case whole(Number, first: Double, second: Double)
  /// A number of a view both have.
  case part(Number, name: String, first: Double, second: Double)
  /// A view that only one has.
  case missing(name: String, isInFirst: Bool)
}

extension Inspection {
  /// Pairs of a view here and the view of the same name there, in order of their names, then of what
  /// is left of the same kind.
  ///
  /// - Returns: The places in ``entries`` of both.
  public func pairs(with other: Inspection) -> [(first: Int, second: Int)] {
    var pairs: [(first: Int, second: Int)] = []
    for key in [\Entry.name, \Entry.view] {
      let (mine, theirs) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
      var waiting: [String: [Int]] = [:]
      for (index, entry) in other.entries.enumerated().reversed() where !theirs.contains(index) {
        waiting[entry[keyPath: key], default: []].append(index)
      }
      for (index, entry) in entries.enumerated() where !mine.contains(index) {
        if let partner = waiting[entry[keyPath: key]]?.popLast() { pairs.append((index, partner)) }
      }
    }
    return pairs.sorted { $0.first < $1.first }
  }

  /// The first number that differs: of the whole, then of the views both have from outside in, then
  /// a view that only one of them has.
  public func firstDifference(from other: Inspection) -> InspectionDifference? {
    let sizes = (Rect(origin: .zero, size: size), Rect(origin: .zero, size: other.size))
    for number in [InspectionDifference.Number.width, .height] {
      let (first, second) = (number.value(of: sizes.0), number.value(of: sizes.1))
      if Self.differ(first, second) { return .whole(number, first: first, second: second) }
    }
    let pairs = pairs(with: other)
    for (mine, theirs) in pairs {
      let (left, right) = (frame(of: entries[mine]), other.frame(of: other.entries[theirs]))
      for number in InspectionDifference.Number.allCases {
        let (first, second) = (number.value(of: left), number.value(of: right))
        guard Self.differ(first, second) else { continue }
        return .part(number, name: entries[mine].name, first: first, second: second)
      }
    }
    let (known, theirs) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    if let only = entries.indices.first(where: { !known.contains($0) }) {
      return .missing(name: entries[only].name, isInFirst: true)
    }
    if let only = other.entries.indices.first(where: { !theirs.contains($0) }) {
      return .missing(name: other.entries[only].name, isInFirst: false)
    }
    return nil
  }

  private static func differ(_ first: Double, _ second: Double) -> Bool {
    (first - second).magnitude > 0.000_5
  }
}

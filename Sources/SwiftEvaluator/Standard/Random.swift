extension Collection {
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    guard !isEmpty else { return nil }
    let step = Int(generator.next() % UInt64(count))
    return self[index(startIndex, offsetBy: step)]
  }
}

extension Sequence {
  func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
    var result = Array(self)
    result.shuffle(using: &generator)
    return result
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    var left = count
    var place = startIndex
    while left > 1 {
      let step = Int(generator.next() % UInt64(left))
      swapAt(place, index(place, offsetBy: step))
      place = index(after: place)
      left -= 1
    }
  }
}

extension Bool {
  static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
    generator.next() % 2 == 0
  }
}

extension BinaryFloatingPoint {
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>,
    using generator: inout G
  ) -> Self {
    let part = Self(Double(generator.next() >> 11) / 9_007_199_254_740_992.0)
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>,
    using generator: inout G
  ) -> Self {
    let part = Self(Double(generator.next() >> 11) / 9_007_199_254_740_992.0)
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger>(upperBound: T) -> T {
    T(truncatingIfNeeded: next() % UInt64(upperBound))
  }
}

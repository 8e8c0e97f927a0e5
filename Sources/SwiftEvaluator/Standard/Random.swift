// The algorithms are those of Swift's standard library, so that a seeded generator draws the same.

/// A number below a bound, of which each is as likely: the high half of a product, drawn again for
/// the few low halves that would favor some (Lemire, "Fast Random Integer Generation", 2019).
func _nextBelow<G: RandomNumberGenerator>(
  _ bound: UInt64,
  _ bitWidth: Int,
  _ generator: inout G
) -> UInt64 {
  let isWhole = bitWidth >= 64 || bound == 0
  let mask: UInt64 = isWhole ? UInt64.max : (UInt64(1) << UInt64(bitWidth)) &- 1
  if !isWhole && bound > mask { return generator.next() & mask }
  var product = _product(generator.next() & mask, bound, bitWidth, mask)
  if product.low < bound {
    let least = ((mask &- bound) &+ 1) % bound
    while product.low < least {
      product = _product(generator.next() & mask, bound, bitWidth, mask)
    }
  }
  return product.high
}

func _product(_ a: UInt64, _ b: UInt64, _ bitWidth: Int, _ mask: UInt64) -> (
  high: UInt64, low: UInt64
) {
  if bitWidth < 64 {
    let whole = a &* b
    return (whole >> UInt64(bitWidth), whole & mask)
  }
  let half: UInt64 = 0xFFFF_FFFF
  let low = (a & half) &* (b & half)
  let left = (a >> 32) &* (b & half)
  let right = (a & half) &* (b >> 32)
  let middle = (low >> 32) &+ (left & half) &+ (right & half)
  let high = (a >> 32) &* (b >> 32) &+ (left >> 32) &+ (right >> 32) &+ (middle >> 32)
  return (high, a &* b)
}

extension Collection {
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    guard !isEmpty else { return nil }
    return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
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
      let step = Int.random(in: 0..<left, using: &generator)
      left -= 1
      swapAt(place, index(place, offsetBy: step))
      place = index(after: place)
    }
  }
}

extension Bool {
  static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
    (generator.next() >> 17) & 1 == 0
  }
}

extension BinaryFloatingPoint {
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>,
    using generator: inout G
  ) -> Self {
    let isShort = Self.self == Float.self
    let end: UInt64 = isShort ? 0x100_0000 : 0x20_0000_0000_0000
    let drawn = _nextBelow(end &+ 1, isShort ? 32 : 64, &generator)
    if drawn == end { return range.upperBound }
    let part = Self(Double(drawn) / Double(end))
    return (range.upperBound - range.lowerBound) * part + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>,
    using generator: inout G
  ) -> Self {
    let end: UInt64 = Self.self == Float.self ? 0x100_0000 : 0x20_0000_0000_0000
    while true {
      let part = Self(Double(generator.next() & (end &- 1)) / Double(end))
      let drawn = (range.upperBound - range.lowerBound) * part + range.lowerBound
      if drawn != range.upperBound { return drawn }
    }
  }
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger>(upperBound: T) -> T {
    T(
      truncatingIfNeeded: _nextBelow(
        UInt64(truncatingIfNeeded: upperBound),
        T.bitWidth,
        &self
      )
    )
  }
}

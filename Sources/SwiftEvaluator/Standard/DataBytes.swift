extension Data: RandomAccessCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Iterator = IndexingIterator<[UInt8]>
  typealias SubSequence = Slice<Data>
  var startIndex: Int { 0 }
  var endIndex: Int { _bytes.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  var first: UInt8? { _bytes.first }
  func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
  mutating func append(_ byte: UInt8) { _bytes.append(byte) }
  mutating func append(contentsOf bytes: [UInt8]) { _bytes += bytes }
  static func += (_ left: inout Data, _ right: Data) { left.append(right) }
  func subdata(in range: Range<Int>) -> Data { Data(Array(_bytes[range])) }
}

extension StringProtocol {
  var utf8: [UInt8] { _string.utf8 }
  var unicodeScalars: [Unicode.Scalar] { _string.unicodeScalars }
}

extension String {
  init(_ scalar: Unicode.Scalar) { self = String(Character(scalar)) }
}

extension UInt8 {
  init(ascii v: Unicode.Scalar) { self = UInt8(v.value) }
}

func print<Target: TextOutputStream>(
  _ items: Any...,
  separator: String = " ",
  terminator: String = "\n",
  to output: inout Target
) {
  output.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

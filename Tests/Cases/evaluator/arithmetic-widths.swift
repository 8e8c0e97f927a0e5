// swift-format-ignore-file
let a: UInt8 = 200
let b: Int16 = -300
print(a, b, a &+ 100)  // prints: 200 -300 44
print(UInt8.max, Int8.min, UInt16.max, Int32.max, UInt64.max)
// prints: 255 -128 65535 2147483647 18446744073709551615
print(Int(a) + Int(b))  // prints: -100
print(UInt8(truncatingIfNeeded: 300), Int8(clamping: 300))  // prints: 44 127
print(UInt8(exactly: 300) == nil)  // prints: true
print(Int8(5) + 3, UInt64.max / 2)  // prints: 8 9223372036854775807
print(UInt.max > 3, UInt64.max % 10)  // prints: true 5
print(UInt8.bitWidth, Int.bitWidth)  // prints: 8 64
print(Int32(7).nonzeroBitCount, UInt8(1).leadingZeroBitCount)  // prints: 3 7
let r = UInt8(250).addingReportingOverflow(10)
print(r.partialValue, r.overflow)  // prints: 4 true

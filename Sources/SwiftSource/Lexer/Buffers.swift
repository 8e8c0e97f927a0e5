/// The bytes of a text; outside of the text every byte is 0.
///
/// Lookahead need not care where the text ends, and no mistake of ours can read foreign memory.
struct ByteBuffer {
  let base: UnsafeBufferPointer<UInt8>

  var count: Int { base.count }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: base.count) ? base[offset] : 0
  }

  /// The text from one offset to another, as far as there is any.
  func text(_ start: Int, _ end: Int) -> String {
    let low = min(max(start, 0), base.count)
    return String(decoding: base[low..<min(max(end, low), base.count)], as: UTF8.self)
  }
}

/// The tokens of a text; before the first stands the first, behind the last stands the last, which
/// is the end of the file.
struct TokenBuffer {
  let base: UnsafeBufferPointer<Token>

  var count: Int { base.count }

  @inline(__always)
  subscript(index: Int) -> Token { base[min(max(index, 0), base.count - 1)] }
}

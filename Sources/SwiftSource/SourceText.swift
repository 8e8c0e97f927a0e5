/// A half-open range of UTF-8 byte offsets in one source text.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset just past the last byte.
  public var end: Int

  /// Makes the span from `start` up to, not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The number of bytes covered.
  public var length: Int { end - start }

  /// The smallest span that covers both.
  public func union(_ other: Span) -> Span {
    Span(min(start, other.start), max(end, other.end))
  }
}

/// A place in a source text as a person counts it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Makes a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// One named piece of Swift source: a file, or what was typed at the prompt.
///
/// The bytes are always valid UTF-8; invalid bytes of a file were replaced by U+FFFD when it was
/// read. Spans of every later stage index these bytes.
public final class SourceText: Sendable {
  /// The name shown in messages: a path, or a word such as `input`.
  public let name: String
  /// The UTF-8 bytes.
  public let utf8: [UInt8]
  /// The byte offset at which each line begins; the first is 0.
  public let lineStarts: [Int]

  /// Holds `text` under a name.
  public init(_ text: String, name: String = "input") {
    self.name = name
    utf8 = Array(text.utf8)
    lineStarts = utf8.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
      return starts
    }
  }

  /// The text covered by a span; offsets outside the text are clamped.
  public func text(in span: Span) -> String {
    let start = max(0, min(span.start, utf8.count))
    let end = max(start, min(span.end, utf8.count))
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }

  /// The line and column of a byte offset, found by binary search.
  public func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let end = max(start, min(offset, utf8.count))
    let column = String(decoding: utf8[start..<end], as: UTF8.self).unicodeScalars.count + 1
    return SourceLocation(line: low + 1, column: column)
  }

  /// The text of a line counted from 1, without its line break.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end > start, utf8[end - 1] == 0x0D { end -= 1 }
    return text(in: Span(start, max(start, end)))
  }
}

/// A text that is looked up in a table of translations; a literal makes it.
///
/// **Source** — documented: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The pieces in order.
  public var _runs: [_TextRun]

  /// Makes it of a string.
  public init(_ value: String) { _runs = [.literal(value)] }
  /// Makes it of a literal.
  public init(stringLiteral value: String) { _runs = [.literal(value)] }
  /// Makes it of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { _runs = stringInterpolation._runs }

  /// Collects the pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var _runs: [_TextRun] = []

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the characters between two values.
    public mutating func appendLiteral(_ literal: String) { _runs.append(.literal(literal)) }

    /// Adds a string as it is; nothing in it is a mark of Markdown.
    public mutating func appendInterpolation(_ string: String) {
      _runs.append(.formatted(string, specifier: "%@"))
    }

    /// Adds a number as its format prints it: `1,000`, `3.140000`.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      _runs.append(.formatted("\(value)", specifier: value._specifier))
    }

    /// Adds a number in a format such as `%.2f`.
    public mutating func appendInterpolation<T>(
      _ value: T,
      specifier: String
    ) where T: _FormatSpecifiable {
      _runs.append(.formatted("\(value)", specifier: specifier))
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { _runs.append(.styled(text)) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { _runs.append(.image(image)) }
  }
}

/// A value that a format such as `%lld` can print.
///
/// **Source** — documented: Apple, `_FormatSpecifiable`.
public protocol _FormatSpecifiable: Equatable {
  /// The format.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// Six decimals.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// Six decimals.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// Six decimals.
  public var _specifier: String { "%lf" }
}

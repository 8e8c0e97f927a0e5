/// The area that both shapes share.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/intersection(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeIntersection<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

/// The area that one of the shapes takes.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/union(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeUnion<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

/// The area of the first shape without the second.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/subtracting(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeSubtraction<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

/// The area that exactly one of the shapes takes.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/symmetricDifference(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeSymmetricDifference<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

/// The line of the first shape inside the second.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/lineIntersection(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeLineIntersection<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

/// The line of the first shape outside the second.
///
/// Drawn as the first shape: areas are not cut here.
///
/// **Source** — documented: Apple, `Shape/lineSubtraction(_:eoFill:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _ShapeLineSubtraction<S1, S2>: Shape where S1: Shape, S2: Shape {
  /// The first shape.
  public var first: S1
  /// The second shape.
  public var second: S2
  /// The outline of the first shape.
  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Shape {
  /// The area that both shapes share.
  ///
  /// **Source** — documented: Apple, `Shape/intersection(_:eoFill:)`.
  public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _ShapeIntersection(first: self, second: other)
  }

  /// The area that one of the shapes takes.
  ///
  /// **Source** — documented: Apple, `Shape/union(_:eoFill:)`.
  public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _ShapeUnion(first: self, second: other)
  }

  /// The area of the first shape without the second.
  ///
  /// **Source** — documented: Apple, `Shape/subtracting(_:eoFill:)`.
  public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _ShapeSubtraction(first: self, second: other)
  }

  /// The area that exactly one of the shapes takes.
  ///
  /// **Source** — documented: Apple, `Shape/symmetricDifference(_:eoFill:)`.
  public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    _ShapeSymmetricDifference(first: self, second: other)
  }

  /// The line of the first shape inside the second.
  ///
  /// **Source** — documented: Apple, `Shape/lineIntersection(_:eoFill:)`.
  public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _ShapeLineIntersection(first: self, second: other)
  }

  /// The line of the first shape outside the second.
  ///
  /// **Source** — documented: Apple, `Shape/lineSubtraction(_:eoFill:)`.
  public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _ShapeLineSubtraction(first: self, second: other)
  }

}

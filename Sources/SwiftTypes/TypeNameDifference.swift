/// The first place at which two type names differ.
public struct TypeNameDifference: Sendable {
  /// One step on the way to the place: the `position`-th type (from 1) inside `owner`.
  public struct Step: Hashable, Sendable {
    /// The head of the type one goes into: `ModifiedContent`.
    public let owner: String
    /// Which of its types, counted from 1.
    public let position: Int
  }

  /// The way from the whole type to the place; empty when the outermost types differ.
  public let steps: [Step]
  /// What stands there.
  public let found: TypeName
  /// What should stand there.
  public let expected: TypeName
  /// The whole name found, printed.
  public let text: String
  /// The part of ``text`` to underline, in UTF-8 offsets.
  public let mark: Range<Int>
}

extension TypeName {
  /// The outermost, leftmost place where this name differs from another; nil when they are the same.
  ///
  /// Modules, parents and sugar do not count:
  ///
  ///     found     ModifiedContent<Text, _FrameLayout>
  ///     expected  ModifiedContent<Text, _PaddingLayout>
  ///     place     type 2 of ModifiedContent: _FrameLayout instead of _PaddingLayout
  public func firstDifference(from expected: TypeName) -> TypeNameDifference? {
    var path: [Int] = []
    var steps: [TypeNameDifference.Step] = []
    guard let (found, wanted) = Self.findDifference(self, expected, &path, &steps) else {
      return nil
    }
    var writer = TypeNameWriter()
    writer.write(self, marking: path[...])
    return TypeNameDifference(
      steps: steps,
      found: found,
      expected: wanted,
      text: writer.text,
      mark: writer.mark ?? 0..<writer.text.utf8.count
    )
  }

  /// How many of the expected types stand at their place.
  ///
  /// - Returns: Between 0 and the size of `expected`.
  public func agreement(with expected: TypeName) -> Int {
    guard hasSameHead(as: expected) else { return 0 }
    return zip(children, expected.children).reduce(1) { $0 + $1.0.agreement(with: $1.1) }
  }

  private func hasSameHead(as other: TypeName) -> Bool {
    switch (kind, other.kind) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      left == right && leftArguments.count == rightArguments.count
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && Self.areAlike(left, right)
    case (.pack(let left), .pack(let right)): left.count == right.count
    case (.function(let left, let leftEffects, _), .function(let right, let rightEffects, _)):
      left.count == right.count && leftEffects == rightEffects && Self.areAlike(left, right)
    case (.composition(let left, let leftItems), .composition(let right, let rightItems)):
      left == right && leftItems.count == rightItems.count
    case (.metatype, .metatype): true
    case (.opaque, .opaque): head == other.head && children.count == other.children.count
    default: false
    }
  }

  private static func areAlike(_ left: [Element], _ right: [Element]) -> Bool {
    zip(left, right).allSatisfy { $0.label == $1.label && $0.specifiers == $1.specifiers }
  }

  private static func findDifference(
    _ found: TypeName,
    _ expected: TypeName,
    _ path: inout [Int],
    _ steps: inout [TypeNameDifference.Step]
  ) -> (TypeName, TypeName)? {
    guard found.hasSameHead(as: expected) else { return (found, expected) }
    for (index, pair) in zip(found.children, expected.children).enumerated() {
      path.append(index)
      steps.append(TypeNameDifference.Step(owner: found.head, position: index + 1))
      if let difference = findDifference(pair.0, pair.1, &path, &steps) { return difference }
      path.removeLast()
      steps.removeLast()
    }
    return nil
  }
}

extension TypeName: Equatable {
  /// Same type: modules, parents and sugar do not count.
  public static func == (left: TypeName, right: TypeName) -> Bool {
    left.agreement(with: right) == right.size
  }
}

import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Reports the cases a `switch` leaves out.
  func checkExhaustive(
    _ item: SwitchSyntax,
    _ type: Type,
    _ patterns: [[(pattern: CheckedPattern, condition: CheckedExpression?)]]
  ) {
    if type.isError || item.cases.contains(where: \.isDefault) { return }
    let usable = patterns.flatMap { $0 }.filter { $0.condition == nil }.map(\.pattern)
    let missing = self.missing(in: usable.map { [$0] }, [type])
    guard let missing else { return }
    report(.switchNotExhaustive, item.subject.span, [missing])
  }

  /// One value that no row matches, as a pattern text; nil when the rows cover everything.
  ///
  /// The classic matrix algorithm: split the first column by constructor, recurse on the rest.
  private func missing(in rows: [[CheckedPattern]], _ types: [Type]) -> String? {
    guard let first = types.first else { return rows.isEmpty ? "" : nil }
    let rest = Array(types.dropFirst())
    let constructors = self.constructors(of: first)
    guard let constructors else { return missingOpen(in: rows, rest) }
    // Splitting is useless where no row looks at the value, and endless for a recursive enum.
    if rows.isEmpty { return constructors.first?.name }
    if rows.allSatisfy({ $0.first?.isGeneral ?? true }) {
      return constructors.isEmpty ? nil : missingOpen(in: rows, rest)
    }
    for constructor in constructors {
      let matching = rows.compactMap { specialize($0, constructor) }
      if missing(in: matching, constructor.payload + rest) != nil {
        return constructor.name
      }
    }
    return nil
  }

  private struct Constructor {
    let name: String
    let payload: [Type]
    let matches: (CheckedPattern) -> [CheckedPattern]?
  }

  private func constructors(of type: Type) -> [Constructor]? {
    switch type.kind {
    case .tuple(let elements):
      return [
        Constructor(name: "(_, _)", payload: elements.map(\.type)) { pattern in
          if case .tuple(let parts) = pattern { return parts }
          return nil
        }
      ]
    case .nominal(let nominal):
      if let wrapped = checker.wrapped(type) { return optionalConstructors(wrapped) }
      if checker.isStandard(type, "Bool") { return boolConstructors }
      guard let declaration = checker.nominals[nominal.reference],
        declaration.keyword == .enumeration
      else { return nil }
      let map = checker.nominalSubstitutions(nominal)
      return declaration.cases.map { item in
        checker.resolve(item)
        let types = (item.payload ?? []).map { solver.deep($0.type.substituting(map)) }
        return Constructor(name: "." + item.name, payload: types) { pattern in
          guard case .enumCase(item, let parts) = pattern else { return nil }
          return parts.count == types.count ? parts : types.map { _ in .any }
        }
      }
    default: return nil
    }
  }

  private func optionalConstructors(_ wrapped: Type) -> [Constructor] {
    [
      Constructor(name: ".some(_)", payload: [wrapped]) { pattern in
        switch pattern {
        case .some(let inner): return [inner]
        case .enumCase(let item, let parts) where item.name == "some":
          return parts.isEmpty ? [.any] : parts
        default: return nil
        }
      },
      Constructor(name: ".none", payload: []) { pattern in
        switch pattern {
        case .none: return []
        case .enumCase(let item, _) where item.name == "none": return []
        default: return nil
        }
      },
    ]
  }

  private var boolConstructors: [Constructor] {
    [true, false].map { value in
      Constructor(name: String(value), payload: []) { pattern in
        guard case .expression(_, let node) = pattern else { return nil }
        var found = false
        for child in node.children {
          if case .boolean(value) = child.kind { found = true }
        }
        return found ? [] : nil
      }
    }
  }

  private func specialize(
    _ row: [CheckedPattern],
    _ constructor: Constructor
  ) -> [CheckedPattern]? {
    guard let first = row.first else { return nil }
    let rest = row.dropFirst()
    switch first {
    case .any, .variable: return constructor.payload.map { _ in .any } + rest
    default:
      guard let parts = constructor.matches(first) else { return nil }
      return parts + rest
    }
  }

  /// A type with values without end: only patterns that match anything cover it.
  private func missingOpen(
    in rows: [[CheckedPattern]],
    _ rest: [Type]
  ) -> String? {
    let general = rows.compactMap { row -> [CheckedPattern]? in
      switch row.first {
      case .any, .variable: Array(row.dropFirst())
      default: nil
      }
    }
    return missing(in: general, rest) == nil ? nil : "default"
  }
}

extension CheckedPattern {
  /// True for patterns that match anything.
  fileprivate var isGeneral: Bool {
    switch self {
    case .any, .variable: true
    default: false
    }
  }
}

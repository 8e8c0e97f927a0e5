/// What each generic parameter stands for.
public struct Substitutions: Hashable, Sendable {
  /// The bindings; a parameter pack is bound to a pack.
  public private(set) var bindings: [GenericParameter: Type]

  /// Binds nothing, or the given parameters.
  public init(_ bindings: [GenericParameter: Type] = [:]) { self.bindings = bindings }

  /// Pairs parameters with arguments in order; extra ones on either side are ignored.
  public init(parameters: [GenericParameter], arguments: [Type]) {
    bindings = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The binding of a parameter, or nil.
  public subscript(_ parameter: GenericParameter) -> Type? {
    get { bindings[parameter] }
    set { bindings[parameter] = newValue }
  }

  /// True when nothing is bound.
  public var isEmpty: Bool { bindings.isEmpty }

  /// Adds the bindings of another map; its own win.
  public func merging(_ other: Substitutions) -> Substitutions {
    Substitutions(bindings.merging(other.bindings) { _, new in new })
  }

  /// Applies a function to every bound type.
  public func mapTypes(_ transform: (Type) -> Type) -> Substitutions {
    Substitutions(bindings.mapValues(transform))
  }
}

extension Type {
  /// Rebuilds the type with each child replaced; parameters, variables and leaves stay.
  public func mapChildren(_ transform: (Type) -> Type) -> Type {
    switch kind {
    case .nominal(let nominal):
      if nominal.arguments.isEmpty, nominal.parent == nil { return self }
      return Type(
        .nominal(
          NominalType(
            nominal.reference,
            parent: nominal.parent.map(transform),
            arguments: nominal.arguments.map(transform)
          )
        )
      )
    case .tuple(let elements):
      if elements.isEmpty { return self }
      return Type.makeTuple(
        elements.flatMap { element -> [TupleElement] in
          let mapped = transform(element.type)
          if case .packExpansion = element.type.kind, case .pack(let items) = mapped.kind {
            return items.map { TupleElement($0) }
          }
          return [TupleElement(label: element.label, mapped)]
        }
      )
    case .function(let function):
      return Type(
        .function(
          FunctionType(
            parameters: function.parameters.flatMap { parameter -> [FunctionType.Parameter] in
              let mapped = transform(parameter.type)
              if case .packExpansion = parameter.type.kind, case .pack(let items) = mapped.kind {
                return items.map { FunctionType.Parameter($0) }
              }
              return [
                FunctionType.Parameter(
                  mapped,
                  isInOut: parameter.isInOut,
                  isVariadic: parameter.isVariadic
                )
              ]
            },
            result: transform(function.result),
            isAsync: function.isAsync,
            isThrowing: function.isThrowing
          )
        )
      )
    case .existential(let protocols):
      if protocols.allSatisfy(\.arguments.isEmpty) { return self }
      return Type(
        .existential(
          protocols.map { ProtocolType($0.reference, arguments: $0.arguments.map(transform)) }
        )
      )
    case .metatype(let instance): return Type(.metatype(transform(instance)))
    case .member(let base, let member): return Type(.member(transform(base), member))
    case .opaque(let reference, let arguments):
      return Type(.opaque(reference, arguments.map(transform)))
    case .pack(let elements):
      return Type(
        .pack(
          elements.flatMap { element -> [Type] in
            let mapped = transform(element)
            if case .packExpansion = element.kind { return mapped.packElements }
            return [mapped]
          }
        )
      )
    case .packExpansion(let pattern):
      let mapped = transform(pattern)
      switch mapped.kind {
      case .pack, .packExpansion: return mapped
      default: return Type(.packExpansion(mapped))
      }
    case .parameter, .variable, .error: return self
    }
  }

  /// A tuple type; one unlabelled element is the element itself.
  public static func makeTuple(_ elements: [TupleElement]) -> Type {
    if elements.count == 1, elements[0].label == nil {
      if case .packExpansion = elements[0].type.kind { return Type(.tuple(elements)) }
      return elements[0].type
    }
    return Type(.tuple(elements))
  }

  /// Replaces generic parameters by what they stand for.
  ///
  /// A `repeat pattern` expands once for each element of the packs named in it. Members of
  /// parameters (`T.Element`) keep their form around the new base; the checker resolves them.
  public func substituting(_ map: Substitutions) -> Type {
    guard !map.isEmpty, flags.contains(.parameter) else { return self }
    switch kind {
    case .parameter(let parameter): return map[parameter] ?? self
    case .packExpansion(let pattern):
      let packs = pattern.packParameters.compactMap { parameter -> (GenericParameter, [Type])? in
        guard let bound = map[parameter], case .pack(let items) = bound.kind else { return nil }
        return (parameter, items)
      }
      guard let count = packs.map(\.1.count).min() else {
        return Type(.packExpansion(pattern.substituting(map)))
      }
      return Type(
        .pack(
          (0..<count).map { index in
            var inner = map
            for (parameter, items) in packs { inner[parameter] = items[index] }
            return pattern.substituting(inner)
          }
        )
      )
    default: return mapChildren { $0.substituting(map) }
    }
  }

  /// The type with every part that was never inferred made an error.
  ///
  /// What a declaration keeps must not name the inference variables of one expression.
  public var closed: Type {
    guard flags.contains(.variable) else { return self }
    if case .variable = kind { return .error }
    return mapChildren(\.closed)
  }

  /// The parameter packs named in a pattern, in order of appearance.
  public var packParameters: [GenericParameter] {
    guard flags.contains(.pack) else { return [] }
    var found: [GenericParameter] = []
    forEachNode { type in
      if case .parameter(let parameter) = type.kind, parameter.isPack, !found.contains(parameter) {
        found.append(parameter)
      }
    }
    return found
  }

  /// Visits the type and every type inside, outside in.
  public func forEachNode(_ visit: (Type) -> Void) {
    visit(self)
    switch kind {
    case .nominal(let nominal):
      nominal.parent?.forEachNode(visit)
      for argument in nominal.arguments { argument.forEachNode(visit) }
    case .tuple(let elements): for element in elements { element.type.forEachNode(visit) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.forEachNode(visit) }
      function.result.forEachNode(visit)
    case .existential(let protocols):
      for item in protocols { for argument in item.arguments { argument.forEachNode(visit) } }
    case .metatype(let inner), .member(let inner, _), .packExpansion(let inner):
      inner.forEachNode(visit)
    case .opaque(_, let types), .pack(let types): for type in types { type.forEachNode(visit) }
    case .parameter, .variable, .error: break
    }
  }
}

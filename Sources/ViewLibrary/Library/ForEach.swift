/// One view for each element of a collection.
///
/// A row is known by the id of its element, not by its position: moving an element keeps its state,
/// another id is another row. With a plain range the data is read once.
///
///     ForEach(0..<3) { Text("\($0)") }     ForEach<Range<Int>, Int, Text>
///
/// **Source** — documented: Apple, `ForEach`.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  var _id: (Data.Element) -> ID
  var _isConstant: Bool

  init(
    _data: Data,
    id: @escaping (Data.Element) -> ID,
    isConstant: Bool,
    content: @escaping (Data.Element) -> Content
  ) {
    data = _data
    _id = id
    _isConstant = isConstant
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Never asked for.
  public typealias Body = Never
}

extension ForEach: _PrimitiveView where Content: View {
  /// The ids of the elements, and a view for each.
  public var _primitive: _Primitive {
    let elements = Array(data)
    return .rows(
      _Rows(
        ids: elements.map { AnyHashable(_id($0)) },
        isConstant: _isConstant,
        content: { position in
          // A constant range is read once: its rows are known by their numbers.
          if _isConstant, let element = position as? Data.Element { return content(element) }
          return content(elements[position])
        }
      )
    )
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Rows for elements that know their id.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:content:)`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // A binding is asked for its collection here, in the body that makes the rows.
    _ = data.startIndex
    self.init(_data: data, id: { $0.id }, isConstant: false, content: content)
  }
}

extension ForEach where Content: View {
  /// Rows for elements whose id is found by a key path.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:id:content:)`.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    _ = data.startIndex
    self.init(_data: data, id: { $0[keyPath: id] }, isConstant: false, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Rows for a range that never differs; its bounds are read once.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:content:)` for ranges.
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: { $0 }, isConstant: true, content: content)
  }
}

extension ForEach where Content: View {
  /// Rows for the elements of a binding, each given as a binding, as before iOS 15.
  ///
  /// Since a binding to a collection is a collection of bindings, the other form is preferred.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:content:)` for bindings.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Rows for the elements of a binding whose id is found by a key path.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:id:content:)` for bindings.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      _data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { $0.1 },
      isConstant: false,
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] },
            set: { data.wrappedValue[pair.0] = $0 }
          )
        )
      }
    )
  }
}

/// A view made of a collection, whose rows can be moved and deleted.
///
/// **Source** — documented: Apple, `DynamicViewContent`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted, and says what to delete.
  ///
  /// **Source** — documented: Apple, `onDelete(perform:)`.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: action))
  }

  /// Lets rows be moved, and says where.
  ///
  /// **Source** — documented: Apple, `onMove(perform:)`.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnMoveTraitKey>(value: action))
  }
}

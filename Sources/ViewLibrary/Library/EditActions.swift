/// What one may do with the rows of a collection that a list can change.
///
/// **Source** — documented: Apple, `EditActions`.
@available(iOS 16.0, macOS 13.0, *)
public struct EditActions<Data>: OptionSet {
  /// The actions as bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Moving and deleting rows.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A collection whose elements come with their index and id.
///
/// **Source** — documented: Apple, `IndexedIdentifierCollection`.
@available(iOS 16.0, macOS 13.0, *)
public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection
where Base: RandomAccessCollection, ID: Hashable, Base.Index: Hashable {
  /// An element with its index and id.
  public struct Element {
    var _index: Base.Index
    var _id: ID
  }
  /// The number of an element.
  public typealias Index = Int
  var _elements: [Element]
  /// The first number.
  public var startIndex: Int { 0 }
  /// The number behind the last.
  public var endIndex: Int { _elements.count }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The element of a number.
  public subscript(position: Int) -> Element { _elements[position] }
}

/// A row of a collection that a list can change.
///
/// **Source** — documented: Apple, `EditableCollectionContent`.
@available(iOS 16.0, macOS 13.0, *)
public struct EditableCollectionContent<Content, Data>: _PrimitiveView where Content: View {
  var _content: any View
  /// The row with what may be done with it.
  public var _primitive: _Primitive { .group(_content) }
}

@available(iOS 16.0, macOS 13.0, *)
func _editableRow<C: View, Data>(
  _ row: C,
  _ data: Binding<Data>,
  _ actions: EditActions<Data>
) -> EditableCollectionContent<C, Data>
where Data: MutableCollection, Data: RangeReplaceableCollection {
  var content: any View = row
  if actions.contains(.delete) {
    content = _modified(
      content,
      _TraitWritingModifier<OnDeleteTraitKey>(value: { offsets in
        var kept = Data()
        for (offset, element) in data.wrappedValue.enumerated() where !offsets.contains(offset) {
          kept.append(element)
        }
        data.wrappedValue = kept
      })
    )
  }
  if actions.contains(.move) {
    content = _modified(
      content,
      _TraitWritingModifier<OnMoveTraitKey>(value: { offsets, destination in
        var before = Data()
        var moved = Data()
        var after = Data()
        for (offset, element) in data.wrappedValue.enumerated() {
          if offsets.contains(offset) {
            moved.append(element)
          } else if offset < destination {
            before.append(element)
          } else {
            after.append(element)
          }
        }
        data.wrappedValue = before + moved + after
      })
    )
  }
  return EditableCollectionContent(_content: content)
}

@available(iOS 16.0, macOS 13.0, *)
extension ForEach {
  /// Rows for the elements of a binding, which may be moved or deleted.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:editActions:content:)`.
  public init<C, R>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    C: RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable, R: View
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Rows for the elements of a binding whose id is found by a key path, which may be moved or
  /// deleted.
  ///
  /// **Source** — documented: Apple, `ForEach/init(_:id:editActions:content:)`.
  public init<C, R>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Index: Hashable, R: View
  {
    let elements = data.wrappedValue
    self.init(
      _data: IndexedIdentifierCollection<C, ID>(
        _elements: elements.indices.map { index in
          IndexedIdentifierCollection<C, ID>.Element(
            _index: index,
            _id: elements[index][keyPath: id]
          )
        }
      ),
      id: { $0._id },
      isConstant: false,
      content: { element in
        let row = content(
          Binding(
            get: { data.wrappedValue[element._index] },
            set: { data.wrappedValue[element._index] = $0 }
          )
        )
        return _editableRow(row, data, editActions)
      }
    )
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension List where SelectionValue == Never {
  /// Makes a row for each element of a binding, which may be moved or deleted.
  ///
  /// **Source** — documented: Apple, `List/init(_:editActions:rowContent:)`.
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Makes a row for each element of a binding whose id is found by a key path, which may be moved
  /// or deleted.
  ///
  /// **Source** — documented: Apple, `List/init(_:id:editActions:rowContent:)`.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Index: Hashable, ID: Hashable, RowContent: View
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension List {
  /// Makes a row for each element of a binding, which may be moved, deleted or selected.
  ///
  /// **Source** — documented: Apple, `List/init(_:editActions:selection:rowContent:)`.
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}

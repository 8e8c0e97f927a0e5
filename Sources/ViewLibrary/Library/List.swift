/// Rows under each other.
///
/// Without a selection its first argument is `Never`; made of data it holds a `ForEach`.
///
/// **Source** — documented: Apple, `List`.
public struct List<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
  var _selection: _Choice?
  var _content: Content

  /// The rows.
  public var _primitive: _Primitive { .list(.list, selection: _selection, content: _content) }
}

extension _Choice {
  init<S>(_set: Binding<Set<S>>?) where S: Hashable {
    self.init(
      get: { (_set?.wrappedValue ?? []).map { AnyHashable($0) } },
      set: { _set?.wrappedValue = Set($0.compactMap { $0.base as? S }) }
    )
    takesSeveral = true
  }

  init<S>(_optional: Binding<S?>?) where S: Hashable {
    self.init(
      get: { _optional?.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      set: { _optional?.wrappedValue = $0.first?.base as? S }
    )
  }

  init<S>(_value: Binding<S>) where S: Hashable {
    self.init(
      get: { [AnyHashable(_value.wrappedValue)] },
      set: { chosen in
        // A tag may be the absence of a value, which is a value of the selection's type.
        guard let first = chosen.first, let value = first.base as? S else { return }
        _value.wrappedValue = value
      }
    )
  }
}

extension List {
  /// Makes rows, several of which can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    _selection = _Choice(_set: selection)
    _content = content()
  }

  /// Makes rows, one of which can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    _selection = _Choice(_optional: selection)
    _content = content()
  }
}

extension List where SelectionValue == Never {
  /// Makes rows of a builder.
  ///
  /// **Source** — documented: Apple, `List/init(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    _selection = nil
    _content = content()
  }

  /// Makes a row for each element that knows its id.
  ///
  /// **Source** — documented: Apple, `List/init(_:rowContent:)`.
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element whose id is found by a key path.
  ///
  /// **Source** — documented: Apple, `List/init(_:id:rowContent:)`.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a row for each number of a range that never differs.
  ///
  /// **Source** — documented: Apple, `List/init(_:rowContent:)` for ranges.
  public init<RowContent>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element of a binding.
  ///
  /// **Source** — documented: Apple, `List/init(_:rowContent:)` for bindings.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    let rows: Content = ForEach(data, content: rowContent)
    self.init { rows }
  }
}

extension List {
  /// Makes a row for each element, several of which can be selected.
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element, one of which can be selected.
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element by key path, several of which can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a row for each element by key path, one of which can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// Rows for settings.
///
/// **Source** — documented: Apple, `Form`.
public struct Form<Content>: _PrimitiveView where Content: View {
  var _content: Content
  /// Makes rows of a builder.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// The rows.
  public var _primitive: _Primitive { .list(.form, selection: nil, content: _content) }
}

/// Views that belong together, with a header and a footer.
///
/// **Source** — documented: Apple, `Section`.
public struct Section<Parent, Content, Footer> {
  var _header: Parent
  var _content: Content
  var _footer: Footer
  var _isExpanded = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Never asked for.
  public typealias Body = Never
}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// The three parts.
  public var _primitive: _Primitive {
    .section(
      header: _header,
      content: _isExpanded ? _content : EmptyView(),
      footer: _footer
    )
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  ///
  /// **Source** — documented: Apple, `Section/init(content:header:footer:)`.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: header(), _content: content(), _footer: footer())
  }

  /// Makes a section with a header and a footer, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Section/init(header:footer:content:)`.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: header, _content: content(), _footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  ///
  /// **Source** — documented: Apple, `Section/init(content:footer:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(_header: EmptyView(), _content: content(), _footer: footer())
  }

  /// Makes a section with a footer, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Section/init(footer:content:)`.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), _content: content(), _footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  ///
  /// **Source** — documented: Apple, `Section/init(content:header:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(_header: header(), _content: content(), _footer: EmptyView())
  }

  /// Makes a section with a header, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Section/init(header:content:)`.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(_header: header, _content: content(), _footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header.
  ///
  /// **Source** — documented: Apple, `Section/init(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), _content: content(), _footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section that can be closed, with a header.
  ///
  /// **Source** — documented: Apple, `Section/init(isExpanded:content:header:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      _header: header(),
      _content: content(),
      _footer: EmptyView(),
      _isExpanded: isExpanded.wrappedValue
    )
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  ///
  /// **Source** — documented: Apple, `Section/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
  }

  /// Makes a section with a title.
  ///
  /// **Source** — documented: Apple, `Section/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(_header: Text(title), _content: content(), _footer: EmptyView())
  }

  /// Makes a section with a title that can be closed.
  ///
  /// **Source** — documented: Apple, `Section/init(_:isExpanded:content:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      _header: Text(titleKey),
      _content: content(),
      _footer: EmptyView(),
      _isExpanded: isExpanded.wrappedValue
    )
  }

  /// Makes a section with a title that can be closed.
  ///
  /// **Source** — documented: Apple, `Section/init(_:isExpanded:content:)`.
  @available(iOS 17.0, macOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      _header: Text(title),
      _content: content(),
      _footer: EmptyView(),
      _isExpanded: isExpanded.wrappedValue
    )
  }
}

/// One of the views inside another.
///
/// What a builder's statements, a `ForEach` or a `Group` make counts as one each; a view of one's
/// own counts as one here, even when its body makes several.
///
/// **Source** — documented: Apple, `Subview`.
@available(iOS 18.0, macOS 15.0, *)
public struct Subview: _PrimitiveView, Identifiable {
  /// What a subview is known by: its place, or the id it was given.
  public struct ID: Hashable {
    var _path: [AnyHashable]
  }
  var _view: any View
  /// What it is known by.
  public var id: ID
  /// The values it was given for its container.
  public var containerValues: ContainerValues
  /// The view itself.
  public var _primitive: _Primitive { .group(_view) }
}

/// The views inside another, in order.
///
/// **Source** — documented: Apple, `SubviewsCollection`.
@available(iOS 18.0, macOS 15.0, *)
public struct SubviewsCollection: _PrimitiveView, RandomAccessCollection {
  /// One of them.
  public typealias Element = Subview
  /// The number of one of them.
  public typealias Index = Int
  /// Some of them.
  public typealias SubSequence = SubviewsCollectionSlice
  var _views: [Subview]
  /// The first number.
  public var startIndex: Int { 0 }
  /// The number behind the last.
  public var endIndex: Int { _views.count }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The view of a number.
  public subscript(index: Int) -> Subview { _views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(
      _views: _views,
      startIndex: bounds.lowerBound,
      endIndex: bounds.upperBound
    )
  }
  /// All the views.
  public var _primitive: _Primitive { _rows(of: _views) }
}

/// Some of the views inside another.
///
/// **Source** — documented: Apple, `SubviewsCollectionSlice`.
@available(iOS 18.0, macOS 15.0, *)
public struct SubviewsCollectionSlice: _PrimitiveView, RandomAccessCollection {
  /// One of them.
  public typealias Element = Subview
  /// The number of one of them.
  public typealias Index = Int
  /// Some of them.
  public typealias SubSequence = SubviewsCollectionSlice
  var _views: [Subview]
  /// The first number.
  public var startIndex: Int
  /// The number behind the last.
  public var endIndex: Int
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The view of a number.
  public subscript(index: Int) -> Subview { _views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(
      _views: _views,
      startIndex: bounds.lowerBound,
      endIndex: bounds.upperBound
    )
  }
  /// All the views.
  public var _primitive: _Primitive { _rows(of: Array(_views[startIndex..<endIndex])) }
}

@available(iOS 18.0, macOS 15.0, *)
func _rows(of views: [Subview]) -> _Primitive {
  .rows(
    _Rows(ids: views.map { AnyHashable($0.id) }, isConstant: false, content: { views[$0]._view })
  )
}

/// What a group makes of the views inside another.
///
/// **Source** — documented: Apple, `GroupElementsOfContent`.
@available(iOS 18.0, macOS 15.0, *)
public struct GroupElementsOfContent<Subviews, Content>: _PrimitiveView
where Subviews: View, Content: View {
  var _subviews: Subviews
  var _transform: (SubviewsCollection) -> Content
  /// What the group makes.
  public var _primitive: _Primitive {
    .group(_transform(SubviewsCollection(_views: _subviewList(of: _subviews))))
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Group where Content: View {
  /// Makes something of the views inside another.
  ///
  /// **Source** — documented: Apple, `Group/init(subviews:transform:)`.
  public init<Base, Result>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(_content: GroupElementsOfContent(_subviews: view, _transform: transform))
  }
}

/// The views inside another, as the data of rows.
///
/// **Source** — documented: Apple, `ForEachSubviewCollection`.
@available(iOS 18.0, macOS 15.0, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  /// One of them.
  public typealias Element = Subview
  /// The number of one of them.
  public typealias Index = Int
  var _views: [Subview]
  /// The first number.
  public var startIndex: Int { 0 }
  /// The number behind the last.
  public var endIndex: Int { _views.count }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The view of a number.
  public subscript(index: Int) -> Subview { _views[index] }
}

@available(iOS 18.0, macOS 15.0, *)
extension ForEach {
  /// A view for each of the views inside another.
  ///
  /// **Source** — documented: Apple, `ForEach/init(subviews:content:)`.
  public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    self.init(
      _data: ForEachSubviewCollection<Content>(_views: _subviewList(of: view)),
      id: { $0.id },
      isConstant: false,
      content: content
    )
  }
}

/// The views inside another, each with the modifiers that were laid around all of them.
@available(iOS 18.0, macOS 15.0, *)
func _subviewList(of view: any View) -> [Subview] { _subviewList(of: view, []) }

@available(iOS 18.0, macOS 15.0, *)
func _subviewList(of view: any View, _ path: [AnyHashable]) -> [Subview] {
  let single = Subview(
    _view: view,
    id: Subview.ID(_path: path),
    containerValues: ContainerValues()
  )
  guard let primitive = (view as? any _PrimitiveView)?._primitive else { return [single] }
  switch primitive {
  case .empty: return []
  case .tuple(let parts):
    var result: [Subview] = []
    for (index, part) in _engineElements(parts).enumerated() {
      guard let part = part as? any View else { continue }
      result += _subviewList(of: part, path + [AnyHashable(index)])
    }
    return result
  case .either(let isFirst, let content):
    return _subviewList(of: content, path + [AnyHashable(isFirst)])
  case .optional(let content):
    guard let content else { return [] }
    return _subviewList(of: content, path)
  case .group(let content), .placeholder(let content), .erased(let content):
    return _subviewList(of: content, path)
  case .rows(let rows):
    var result: [Subview] = []
    for (index, id) in rows.ids.enumerated() {
      result += _subviewList(of: rows.content(index), path + [id])
    }
    return result
  case .section(let header, let content, let footer):
    return _subviewList(of: header, path + ["header"]) + _subviewList(of: content, path)
      + _subviewList(of: footer, path + ["footer"])
  case .identified(let id, let content):
    let inner = _subviewList(of: content, path)
    guard inner.count == 1 else { return inner }
    return [
      Subview(_view: view, id: Subview.ID(_path: [id]), containerValues: inner[0].containerValues)
    ]
  case .modified(let content, let modifier): return _subviewList(of: content, modifier, view, path)
  default: return [single]
  }
}

@available(iOS 18.0, macOS 15.0, *)
func _subviewList(
  of content: any View,
  _ modifier: any ViewModifier,
  _ whole: any View,
  _ path: [AnyHashable]
) -> [Subview] {
  let inner = _subviewList(of: content, path)
  return inner.map { subview in
    var copy = subview
    copy._view = inner.count == 1 ? whole : _modified(subview._view, modifier)
    if let value = modifier as? any _ContainerValueWriting { value._write(&copy.containerValues) }
    if let effect = (modifier as? any _PrimitiveModifier)?._effect,
      case .trait(_, let value) = effect, let tag = (value as? any _TagValue)?._tag
    {
      copy.containerValues._tag = copy.containerValues._tag ?? tag
    }
    return copy
  }
}

func _modified(_ view: any View, _ modifier: any ViewModifier) -> any View {
  _modifiedOpened(view, modifier)
}

func _modifiedOpened<V, M>(_ view: V, _ modifier: M) -> any View where V: View, M: ViewModifier {
  ModifiedContent(content: view, modifier: modifier)
}

/// One of the sections inside a view; views outside of any section make one without a header.
///
/// **Source** — documented: Apple, `SectionConfiguration`.
@available(iOS 18.0, macOS 15.0, *)
public struct SectionConfiguration: Identifiable {
  /// What a section is known by.
  public struct ID: Hashable {
    var _path: [AnyHashable]
  }
  /// What it is known by.
  public var id: ID
  /// The views above.
  public var header: SubviewsCollection
  /// The views in it.
  public var content: SubviewsCollection
  /// The views below.
  public var footer: SubviewsCollection
  /// The values it was given for its container.
  public var containerValues = ContainerValues()
}

/// The sections inside a view, in order.
///
/// **Source** — documented: Apple, `SectionCollection`.
@available(iOS 18.0, macOS 15.0, *)
public struct SectionCollection: RandomAccessCollection {
  /// One of them.
  public typealias Element = SectionConfiguration
  /// The number of one of them.
  public typealias Index = Int
  var _sections: [SectionConfiguration]
  /// The first number.
  public var startIndex: Int { 0 }
  /// The number behind the last.
  public var endIndex: Int { _sections.count }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The section of a number.
  public subscript(index: Int) -> SectionConfiguration { _sections[index] }
}

/// What a group makes of the sections inside a view.
///
/// **Source** — documented: Apple, `GroupSectionsOfContent`.
@available(iOS 18.0, macOS 15.0, *)
public struct GroupSectionsOfContent<Sections, Content>: _PrimitiveView
where Sections: View, Content: View {
  var _sections: Sections
  var _transform: (SectionCollection) -> Content
  /// What the group makes.
  public var _primitive: _Primitive {
    .group(_transform(SectionCollection(_sections: _sectionList(of: _sections))))
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Group where Content: View {
  /// Makes something of the sections inside a view.
  ///
  /// **Source** — documented: Apple, `Group/init(sections:transform:)`.
  public init<Base, Result>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init(_content: GroupSectionsOfContent(_sections: view, _transform: transform))
  }
}

/// The sections inside a view, as the data of rows.
///
/// **Source** — documented: Apple, `ForEachSectionCollection`.
@available(iOS 18.0, macOS 15.0, *)
public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  /// One of them.
  public typealias Element = SectionConfiguration
  /// The number of one of them.
  public typealias Index = Int
  var _sections: [SectionConfiguration]
  /// The first number.
  public var startIndex: Int { 0 }
  /// The number behind the last.
  public var endIndex: Int { _sections.count }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before.
  public func index(before i: Int) -> Int { i - 1 }
  /// The section of a number.
  public subscript(index: Int) -> SectionConfiguration { _sections[index] }
}

@available(iOS 18.0, macOS 15.0, *)
extension ForEach {
  /// A view for each of the sections inside a view.
  ///
  /// **Source** — documented: Apple, `ForEach/init(sections:content:)`.
  public init<V>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View,
    V: View
  {
    self.init(
      _data: ForEachSectionCollection<Content>(_sections: _sectionList(of: view)),
      id: { $0.id },
      isConstant: false,
      content: content
    )
  }
}

@available(iOS 18.0, macOS 15.0, *)
func _sectionList(of view: any View) -> [SectionConfiguration] {
  var collector = _SectionCollector()
  collector.visit(view, [])
  collector.closeLoose()
  return collector.sections
}

/// Collects sections, and what stands between them as sections without a header.
@available(iOS 18.0, macOS 15.0, *)
struct _SectionCollector {
  var sections: [SectionConfiguration] = []
  var loose: [Subview] = []

  mutating func closeLoose() {
    guard let first = loose.first else { return }
    let none = SubviewsCollection(_views: [])
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(_path: first.id._path),
        header: none,
        content: SubviewsCollection(_views: loose),
        footer: none
      )
    )
    loose = []
  }

  mutating func visit(_ view: any View, _ path: [AnyHashable]) {
    switch (view as? any _PrimitiveView)?._primitive {
    case .tuple(let parts)?:
      for (index, part) in _engineElements(parts).enumerated() {
        if let part = part as? any View { visit(part, path + [AnyHashable(index)]) }
      }
    case .either(let isFirst, let content)?: visit(content, path + [AnyHashable(isFirst)])
    case .optional(let content)?: if let content { visit(content, path) }
    case .group(let content)?, .placeholder(let content)?, .erased(let content)?:
      visit(content, path)
    case .rows(let rows)?:
      for (index, id) in rows.ids.enumerated() { visit(rows.content(index), path + [id]) }
    case .section(let header, let content, let footer)?:
      closeLoose()
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(_path: path),
          header: SubviewsCollection(_views: _subviewList(of: header, path + ["header"])),
          content: SubviewsCollection(_views: _subviewList(of: content, path)),
          footer: SubviewsCollection(_views: _subviewList(of: footer, path + ["footer"]))
        )
      )
    case .modified(let content, let modifier)?:
      let known = sections.count
      visit(content, path)
      if sections.count == known + 1, let value = modifier as? any _ContainerValueWriting {
        value._write(&sections[known].containerValues)
      }
    default: loose += _subviewList(of: view, path)
    }
  }
}

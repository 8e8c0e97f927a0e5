/// An image that comes from an address.
///
/// Nothing is loaded here: it stays in its first phase, in which it fills the space offered.
///
/// **Source** — documented: Apple, `AsyncImage`.
@available(iOS 15.0, macOS 12.0, *)
public struct AsyncImage<Content>: _PrimitiveView where Content: View {
  var _content: (AsyncImagePhase) -> Content

  /// Makes views of the phase of loading.
  ///
  /// **Source** — documented: Apple, `AsyncImage/init(url:scale:transaction:content:)`.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    _content = content
  }

  /// The view of the phase.
  public var _primitive: _Primitive {
    .reader(.imagePhase, { _content(($0 as? AsyncImagePhase) ?? .empty) })
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension AsyncImage {
  /// Shows the image as it comes.
  ///
  /// **Source** — documented: Apple, `AsyncImage/init(url:scale:)`.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale, content: { $0.image ?? Image("").resizable() })
  }

  /// Makes views of the image, and others while it is not there.
  ///
  /// **Source** — documented: Apple, `AsyncImage/init(url:scale:content:placeholder:)`.
  public init<I, P>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    _content = { phase in
      if let image = phase.image {
        return _ConditionalContent(_storage: .trueContent(content(image)))
      }
      return _ConditionalContent(_storage: .falseContent(placeholder()))
    }
  }
}

/// How far an image is loaded.
///
/// **Source** — documented: Apple, `AsyncImagePhase`.
@available(iOS 15.0, macOS 12.0, *)
public enum AsyncImagePhase {
  /// Nothing yet.
  case empty
  /// The image.
  case success(Image)
  /// What went wrong.
  case failure(any Error)
  /// The image, if it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }
  /// What went wrong, if it did.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// The dates at which a view is made again.
///
/// **Source** — documented: Apple, `TimelineSchedule`.
@available(iOS 15.0, macOS 12.0, *)
public protocol TimelineSchedule {
  /// Seconds from one date to the next; nil for dates of one's own.
  var _interval: Double? { get }
}

/// Each frame of an animation.
///
/// **Source** — documented: Apple, `AnimationTimelineSchedule`.
@available(iOS 15.0, macOS 12.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Seconds.
  public var _interval: Double?
  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    _interval = minimumInterval ?? 1.0 / 60
  }
}

/// Dates at equal distances.
///
/// **Source** — documented: Apple, `PeriodicTimelineSchedule`.
@available(iOS 15.0, macOS 12.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Seconds.
  public var _interval: Double?
  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) { _interval = interval }
}

/// Each minute.
///
/// **Source** — documented: Apple, `EveryMinuteTimelineSchedule`.
@available(iOS 15.0, macOS 12.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// 60 seconds.
  public var _interval: Double? { 60 }
  /// Makes a schedule.
  public init() {}
}

/// Dates one names.
///
/// **Source** — documented: Apple, `ExplicitTimelineSchedule`.
@available(iOS 15.0, macOS 12.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  var _entries: Entries
  /// Dates of one's own; here the view is made once, at the present.
  public var _interval: Double? { nil }
  /// Makes a schedule.
  public init(_ dates: Entries) { _entries = dates }
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineSchedule {
  /// At dates one names.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Each frame of an animation, not more often than asked.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A view that is made again at dates.
///
/// **Source** — documented: Apple, `TimelineView`.
@available(iOS 15.0, macOS 12.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// What is known at a date.
  public struct Context {
    /// How often the view is made again.
    ///
    /// **Source** — documented: Apple, `TimelineView/Context/Cadence`.
    public enum Cadence: Comparable, Hashable {
      /// Each frame.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }
    /// The date.
    public let date: Date
    /// How often the view is made again: as often as its schedule says.
    public var cadence: Cadence { .live }
  }
  var _schedule: Schedule
  var _content: (Context) -> Content
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineView: View where Content: View {
  /// Never asked for.
  public typealias Body = Never

  /// Makes views of dates.
  ///
  /// **Source** — documented: Apple, `TimelineView/init(_:content:)`.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(_schedule: schedule, _content: content)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TimelineView: _PrimitiveView where Content: View {
  /// The view at a date.
  public var _primitive: _Primitive {
    .reader(
      .timeline(every: _schedule._interval),
      { _ in _content(Context(date: Date.now)) }
    )
  }
}

/// A view that a closure draws.
///
/// Takes all the space it is offered.
///
/// **Source** — documented: Apple, `Canvas`.
@available(iOS 15.0, macOS 12.0, *)
public struct Canvas<Symbols>: _PrimitiveView where Symbols: View {
  /// What is drawn later, by name.
  public var symbols: Symbols
  var _renderer: (inout GraphicsContext, CGSize) -> Void
  /// An area.
  public var _primitive: _Primitive { .style(Color.clear) }
}

@available(iOS 15.0, macOS 12.0, *)
extension Canvas where Symbols == EmptyView {
  /// Lets a closure draw.
  ///
  /// **Source** — documented: Apple, `Canvas/init(opaque:colorMode:rendersAsynchronously:…)`.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(symbols: EmptyView(), _renderer: renderer)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension Canvas {
  /// Lets a closure draw, with views that it can draw by their tags.
  ///
  /// **Source** — documented: Apple, `Canvas/init(opaque:colorMode:rendersAsynchronously:…)`.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(symbols: symbols(), _renderer: renderer)
  }
}

/// Rows with rows below them.
///
/// **Source** — documented: Apple, `OutlineGroup`.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  var _rows: _Rows
}

/// The rows below a row.
///
/// **Source** — documented: Apple, `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: _PrimitiveView {
  var _content: any View
  /// The rows.
  public var _primitive: _Primitive { .group(_content) }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// Never asked for.
  public typealias Body = Never
}

extension OutlineGroup: _PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  /// The rows.
  public var _primitive: _Primitive { .rows(_rows) }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Makes rows of a tree of elements.
  ///
  /// **Source** — documented: Apple, `OutlineGroup/init(_:children:content:)`.
  public init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    let elements = Array(data)
    _rows = _Rows(
      ids: elements.map { AnyHashable($0.id) },
      isConstant: false,
      content: { index in
        let element = elements[index]
        guard let below = element[keyPath: children] else { return content(element) }
        return DisclosureGroup(
          content: {
            OutlineSubgroupChildren(
              _content: OutlineGroup(below, children: children, content: content)
            )
          },
          label: { content(element) }
        )
      }
    )
  }
}

extension List where SelectionValue == Never {
  /// Makes rows of a tree of elements.
  ///
  /// **Source** — documented: Apple, `List/init(_:children:rowContent:)`.
  public init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    let rows: Content = OutlineGroup(data, children: children, content: rowContent)
    self.init { rows }
  }
}

/// A view made of the size it is offered.
///
/// Takes all the space it is offered; its content stands at the top leading corner.
///
/// **Source** — documented: Apple, `GeometryReader`.
public struct GeometryReader<Content>: _PrimitiveView where Content: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  /// Reads the geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  /// The reader.
  public var _primitive: _Primitive { .geometryReader({ content($0) }) }
}

/// What a geometry reader knows.
///
/// **Source** — documented: Apple, `GeometryProxy`.
public struct GeometryProxy {
  /// The size of the reader.
  public let size: CGSize
  /// The safe area around it.
  public let safeAreaInsets: EdgeInsets
  let _frame: (CoordinateSpace) -> CGRect
  let _bounds: (AnyHashable) -> CGRect?

  /// Describes a reader's geometry.
  public init(
    _size: CGSize,
    _safeAreaInsets: EdgeInsets,
    _frame: @escaping (CoordinateSpace) -> CGRect,
    _bounds: @escaping (AnyHashable) -> CGRect? = { _ in nil }
  ) {
    size = _size
    safeAreaInsets = _safeAreaInsets
    self._frame = _frame
    self._bounds = _bounds
  }

  /// The frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { _frame(coordinateSpace) }

  /// The frame in a coordinate space.
  @available(iOS 17.0, macOS 14.0, *)
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    _frame(coordinateSpace.coordinateSpace)
  }

  /// The place and size of a named space, seen from this view; nil when no view around has the name.
  ///
  /// **Source** — documented: Apple, `GeometryProxy/bounds(of:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    _bounds(coordinateSpace._name)
  }
}

/// Makes what a reader of a size at a place of the window knows; the engine calls it.
///
/// The places of named spaces around it follow by name. Who asks for a place has the reader run
/// again when it moves.
func _engineProxy(
  _ reader: Int,
  _ width: CGFloat,
  _ height: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ insets: EdgeInsets,
  _ names: [AnyHashable],
  _ origins: [CGPoint],
  _ sizes: [CGSize]
) -> GeometryProxy {
  GeometryProxy(
    _size: CGSize(width: width, height: height),
    _safeAreaInsets: insets,
    _frame: { space in
      if space != .local { _engineReadsPlace(reader) }
      switch space {
      case .local: return CGRect(x: 0, y: 0, width: width, height: height)
      case .global: return CGRect(x: x, y: y, width: width, height: height)
      case .named(let name):
        // A name nobody gave means the window.
        var origin = CGPoint(x: 0, y: 0)
        if let index = names.firstIndex(of: name) { origin = origins[index] }
        return CGRect(x: x - origin.x, y: y - origin.y, width: width, height: height)
      }
    },
    _bounds: { name in
      _engineReadsPlace(reader)
      return names.firstIndex(of: name).map { index in
        CGRect(
          origin: CGPoint(x: origins[index].x - x, y: origins[index].y - y),
          size: sizes[index]
        )
      }
    }
  )
}

/// Tells the engine that the content of a reader depends on where it stands.
func _engineReadsPlace(_ reader: Int) { native() as Void }

/// Makes insets; the engine calls it.
func _engineMadeInsets(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Makes a point; the engine calls it.
func _engineMadePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Where places are measured.
///
/// **Source** — documented: Apple, `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// From the window.
  case global
  /// From the view itself.
  case local
  /// From the view that has the name.
  case named(AnyHashable)
  /// True for the window's.
  public var isGlobal: Bool { self == .global }
  /// True for the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that says where places are measured.
///
/// **Source** — documented: Apple, `CoordinateSpaceProtocol`.
@available(iOS 17.0, macOS 14.0, *)
public protocol CoordinateSpaceProtocol {
  /// Where.
  var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinate space.
///
/// **Source** — documented: Apple, `GlobalCoordinateSpace`.
@available(iOS 17.0, macOS 14.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes it.
  public init() {}
  /// The window's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinate space.
///
/// **Source** — documented: Apple, `LocalCoordinateSpace`.
@available(iOS 17.0, macOS 14.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes it.
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A coordinate space with a name.
///
/// **Source** — documented: Apple, `NamedCoordinateSpace`.
@available(iOS 17.0, macOS 14.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  var _name: AnyHashable
  /// The named one.
  public var coordinateSpace: CoordinateSpace { .named(_name) }
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The one with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(_name: AnyHashable(name))
  }
  /// That of the innermost scroll view around: its visible part.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(_name: _scrollSpace(""))
  }
  /// That of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(_name: _scrollSpace(axis == .horizontal ? "horizontal" : "vertical"))
  }
}

/// What a reader knows scroll views by.
struct _ScrollSpace: Hashable {
  var axis: String
}

func _scrollSpace(_ axis: String) -> AnyHashable { AnyHashable(_ScrollSpace(axis: axis)) }

/// The names of a scroll view's coordinate spaces; the engine calls it.
func _engineScrollSpaces(_ axes: Axis.Set) -> [AnyHashable] {
  var names = [_scrollSpace("")]
  if axes.contains(.horizontal) { names.append(_scrollSpace("horizontal")) }
  if axes.contains(.vertical) { names.append(_scrollSpace("vertical")) }
  return names
}

/// Gives the view's coordinate space a name.
///
/// **Source** — documented: Apple, `coordinateSpace(name:)`.
public struct _CoordinateSpaceModifier<Name>: _PrimitiveModifier where Name: Hashable {
  /// The name.
  public var name: Name
  /// The name.
  public var _effect: _Effect { .coordinateSpace(AnyHashable(name)) }
}

/// Shares a frame with the views of the same name.
///
/// **Source** — documented: Apple, `matchedGeometryEffect`.
public struct _MatchedGeometryEffect<ID>: _PrimitiveModifier where ID: Hashable {
  var id: ID
  var namespace: Namespace.ID
  var share: _MatchedGeometry
  /// The share.
  public var _effect: _Effect { .matchedGeometry(AnyHashable(id), namespace, share) }
}

/// Which parts of a frame are shared.
///
/// **Source** — documented: Apple, `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives the view's coordinate space a name.
  ///
  /// **Source** — documented: Apple, `coordinateSpace(name:)`.
  public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(_CoordinateSpaceModifier(name: name))
  }

  /// Shares a frame with the views of the same name, so that one seems to become the other.
  ///
  /// Stands before `frame`, so that the shared size can act.
  ///
  /// **Source** — documented: Apple, `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  public func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    modifier(
      _MatchedGeometryEffect(
        id: id,
        namespace: namespace,
        share: _MatchedGeometry(properties: properties, anchor: anchor, isSource: isSource)
      )
    )
  }
}

extension View {
  /// Takes the size of the surrounding container along some axes.
  ///
  /// The container is the window, a scroll view, a list, or a screen of a stack or of tabs; stacks and
  /// frames are none.
  ///
  /// **Source** — documented: Apple, `containerRelativeFrame(_:alignment:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    _private("containerRelativeFrame", .containerFrame(_ContainerShare(axes: axes), alignment))
  }

  /// Takes some of the parts into which the surrounding container is divided.
  ///
  ///     width 400, count 3, span 2, spacing 10: (400 - 20) / 3 * 2 + 10 = 263.3
  ///
  /// **Source** — documented: Apple, `containerRelativeFrame(_:count:span:spacing:alignment:)`; its
  /// type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    _private(
      "containerRelativeFrame",
      .containerFrame(
        _ContainerShare(axes: axes, count: count, span: span, spacing: spacing),
        alignment
      )
    )
  }

  /// Takes a length made of that of the surrounding container.
  ///
  /// **Source** — documented: Apple, `containerRelativeFrame(_:alignment:_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    _private(
      "containerRelativeFrame",
      .containerFrame(_ContainerShare(axes: axes, length: length), alignment)
    )
  }

  func _margins(_ edges: Edge.Set, _ length: CGFloat?) -> _PrivateView<Self, _PrivateModifier> {
    _private(
      "contentMargins",
      .environment { values in
        var copy = values
        copy._contentMargins = EdgeInsets(_all: length ?? 16, _edges: edges)
        return copy
      }
    )
  }

  /// Sets margins of the content of scroll views inside.
  ///
  /// **Source** — documented: Apple, `contentMargins(_:_:for:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    _margins(edges, length)
  }

  /// Sets margins of the content of scroll views inside.
  ///
  /// **Source** — documented: Apple, `contentMargins(_:for:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    _margins(.all, length)
  }

  /// Adds the usual margins of a window.
  ///
  /// **Source** — documented: Apple, `scenePadding(_:)`; its type is private, and 16 points is
  /// inferred.
  @available(iOS 15.0, macOS 12.0, *)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    _private("scenePadding", .padding(edges, nil))
  }
}

/// How a surface of glass looks.
///
/// **Source** — documented: Apple, `Glass`.
@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable {
  var _name: String
  var _tint: Color?
  /// As usual.
  public static var regular: Glass { Glass(_name: "regular") }
  /// More transparent.
  public static var clear: Glass { Glass(_name: "clear") }
  /// None.
  public static var identity: Glass { Glass(_name: "identity") }
  /// In a color.
  public func tint(_ color: Color?) -> Glass { Glass(_name: _name, _tint: color) }
  /// Moves with the finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass when none is named: a capsule.
///
/// **Source** — documented: Apple, `DefaultGlassEffectShape`.
@available(iOS 26.0, macOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  /// Makes it.
  public init() {}
  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

@available(iOS 26.0, macOS 26.0, *)
extension View {
  /// Lays glass behind this view; the layout stays.
  ///
  /// **Source** — documented: Apple, `glassEffect(_:in:)`; its type is private.
  public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    _private("glassEffect", .visual("glassEffect", [:]))
  }

  /// Names the glass of this view, so that it can flow into others.
  ///
  /// **Source** — documented: Apple, `glassEffectID(_:in:)`; its type is private.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    _private("glassEffectID")
  }
}

/// Views whose glass can flow together.
///
/// **Source** — documented: Apple, `GlassEffectContainer`.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassEffectContainer<Content>: _PrimitiveView where Content: View {
  var _content: Content
  /// Makes a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// The views.
  public var _primitive: _Primitive { .group(_content) }
}

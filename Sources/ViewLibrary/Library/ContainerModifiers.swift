/// A view beside the content at an edge.
///
/// **Source** — documented: Apple, `safeAreaInset(edge:alignment:spacing:content:)`.
public struct _InsetViewModifier<Content>: _PrimitiveModifier where Content: View {
  var content: Content
  var place: _InsetPlace
  var spacing: CGFloat?
  /// The inset.
  public var _effect: _Effect { .inset(content, place, spacing: spacing) }
}

/// More safe area inside.
///
/// **Source** — documented: Apple, `safeAreaPadding`.
@available(iOS 17.0, macOS 14.0, *)
public struct SafeAreaPaddingModifier: _PrimitiveModifier {
  var edges: Edge.Set
  var insets: EdgeInsets?
  /// Space at the edges.
  public var _effect: _Effect { .padding(edges, insets) }
}

/// How content follows the reading direction.
///
/// **Source** — documented: Apple, `LayoutDirectionBehavior`.
@available(iOS 17.0, macOS 14.0, *)
public enum LayoutDirectionBehavior: Hashable {
  /// Not at all.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The content follows the reading direction.
///
/// **Source** — documented: Apple, `layoutDirectionBehavior(_:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _LayoutDirectionBehaviorEffect: _PrimitiveModifier {
  var behavior: LayoutDirectionBehavior
  /// The behaviour.
  public var _effect: _Effect { .visual("layoutDirectionBehavior", [:]) }
}

/// The content is mirrored from right to left.
///
/// **Source** — documented: Apple, `flipsForRightToLeftLayoutDirection(_:)`.
public struct _FlipForRTLEffect: _PrimitiveModifier {
  var isEnabled: Bool
  /// The mirror.
  public var _effect: _Effect { .visual("flipsForRightToLeft", [:]) }
}

extension View {
  /// Puts a view above or below and makes the safe area smaller by it.
  ///
  /// **Source** — documented: Apple, `safeAreaInset(edge:alignment:spacing:content:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func safeAreaInset<V>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      _InsetViewModifier(content: content(), place: .vertical(edge, alignment), spacing: spacing)
    )
  }

  /// Puts a view before or after and makes the safe area smaller by it.
  ///
  /// **Source** — documented: Apple, `safeAreaInset(edge:alignment:spacing:content:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func safeAreaInset<V>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      _InsetViewModifier(
        content: content(),
        place: .horizontal(edge, alignment),
        spacing: spacing
      )
    )
  }

  /// Makes the safe area inside smaller.
  ///
  /// **Source** — documented: Apple, `safeAreaPadding(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Makes the safe area inside smaller on some edges.
  ///
  /// **Source** — documented: Apple, `safeAreaPadding(_:_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(_all: $0, _edges: edges) }
      )
    )
  }

  /// Makes the safe area inside smaller on all edges.
  ///
  /// **Source** — documented: Apple, `safeAreaPadding(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(
      SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(_all: length, _edges: .all))
    )
  }

  /// Sets how the content follows the reading direction.
  ///
  /// **Source** — documented: Apple, `layoutDirectionBehavior(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(_LayoutDirectionBehaviorEffect(behavior: behavior))
  }

  /// Mirrors the content from right to left.
  ///
  /// **Source** — documented: Apple, `flipsForRightToLeftLayoutDirection(_:)`.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }

  /// Sets how content inside gives way to content.
  ///
  /// **Source** — documented: Apple, `contentTransition(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Sets the distance of the rows inside.
  ///
  /// **Source** — documented: Apple, `listRowSpacing(_:)`.
  @available(iOS 15.0, *)
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\._listRowSpacing, spacing)
  }

  /// Sets the distance of the sections inside.
  ///
  /// Two shells: one for the section itself, one for those inside.
  ///
  /// **Source** — documented: Apple, `listSectionSpacing(_:)`.
  @available(iOS 17.0, *)
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_TraitWritingModifier<ListSectionSpacingTraitKey>(value: spacing._length))
      .environment(\._listSectionSpacing, spacing)
  }

  /// Sets the distance of the sections inside.
  ///
  /// Two shells: one for the section itself, one for those inside.
  ///
  /// **Source** — documented: Apple, `listSectionSpacing(_:)`.
  @available(iOS 17.0, *)
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the surface behind scrolling content.
  ///
  /// **Source** — observed: printed types of several authors.
  @available(iOS 16.0, macOS 13.0, *)
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }

  /// Hides the labels of the controls inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func labelsHidden() -> some View { modifier(LabelsHiddenModifier()) }

  /// Shows or hides the labels of the controls inside.
  ///
  /// **Source** — documented: Apple, `labelsVisibility(_:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    _private(
      "labelsVisibility",
      .environment { values in
        var copy = values
        copy._labelsHidden = visibility == .hidden
        return copy
      }
    )
  }

  /// Shows or hides the arrows of the links to screens inside; here they stay.
  ///
  /// **Source** — documented: Apple, `navigationLinkIndicatorVisibility(_:)`; its type is private.
  @available(iOS 18.2, macOS 15.2, *)
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    _private("navigationLinkIndicatorVisibility")
  }

  /// Shows or hides the arrows of the menus inside.
  ///
  /// **Source** — documented: Apple, `menuIndicator(_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// The distance of sections.
///
/// **Source** — documented: Apple, `ListSectionSpacing`.
@available(iOS 17.0, *)
public struct ListSectionSpacing {
  var _length: CGFloat?
  /// The list's own.
  public static let `default` = ListSectionSpacing(_length: nil)
  /// Little.
  public static let compact = ListSectionSpacing(_length: 8)
  /// A length.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(_length: spacing)
  }
}

/// Shows or hides the surface behind scrolling content.
///
/// **Source** — observed: printed types of several authors.
public struct ScrollContentBackgroundModifier: _PrimitiveModifier {
  var visibility: Visibility
  /// The choice.
  public var _effect: _Effect {
    .visual("scrollContentBackground", ["isHidden": visibility == .hidden ? 1 : 0])
  }
}

/// Hides the labels of controls.
///
/// **Source** — inferred: a public re-implementation.
public struct LabelsHiddenModifier: _PrimitiveModifier {
  /// The environment with the choice.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._labelsHidden = true
      return copy
    }
  }
}

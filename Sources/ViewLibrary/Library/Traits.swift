/// A value that a view hands to the container around it.
///
/// **Source** — documented: Apple, `_ViewTraitKey`.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

/// Hands one value to the container around the view.
///
/// **Source** — documented: Apple, `_TraitWritingModifier`.
public struct _TraitWritingModifier<Trait>: _PrimitiveModifier where Trait: _ViewTraitKey {
  /// The value.
  public let value: Trait.Value
  /// What lies behind a row, when it is that which is handed up.
  var _background: AnyView?
  /// Hands a value up.
  public init(value: Trait.Value) { self.value = value }
  /// The trait under the name of its key.
  public var _effect: _Effect {
    if let _background { return .chrome("listRowBackground", _background) }
    return .trait("\(Trait.self)", value)
  }
}

/// How eagerly a stack gives space: default 0.
public struct LayoutPriorityTraitKey: _ViewTraitKey {
  /// 0.
  public static let defaultValue: Double = 0
}

/// Which view is drawn in front: default 0.
public struct ZIndexTraitKey: _ViewTraitKey {
  /// 0.
  public static let defaultValue: Double = 0
}

/// A value for a layout written in Swift.
public struct _LayoutTrait<Key>: _ViewTraitKey where Key: LayoutValueKey {
  /// The default of the key.
  public static var defaultValue: Key.Value { Key.defaultValue }
}

/// How a view comes and goes.
public struct TransitionTraitKey: _ViewTraitKey {
  /// A fade.
  public static let defaultValue: AnyTransition = .opacity
}

/// What a row does when it is deleted.
public struct OnDeleteTraitKey: _ViewTraitKey {
  /// Nothing.
  public static let defaultValue: ((IndexSet) -> Void)? = nil
}

/// What a row does when it is moved.
public struct OnMoveTraitKey: _ViewTraitKey {
  /// Nothing.
  public static let defaultValue: ((IndexSet, Int) -> Void)? = nil
}

/// Whether a row may be moved.
public struct IsMoveDisabledTraitKey: _ViewTraitKey {
  /// It may.
  public static let defaultValue = false
}

/// Whether a row may be deleted.
public struct IsDeleteDisabledTraitKey: _ViewTraitKey {
  /// It may.
  public static let defaultValue = false
}

/// Whether a row may be selected.
public struct IsSelectionEnabledTraitKey: _ViewTraitKey {
  /// It may.
  public static let defaultValue = true
}

/// The distance of a row's content from its edges.
public struct ListRowInsetsTraitKey: _ViewTraitKey {
  /// The list's own.
  public static let defaultValue: EdgeInsets? = nil
}

/// What stands behind a row.
public struct ListRowBackgroundTraitKey: _ViewTraitKey {
  /// The list's own.
  public static let defaultValue: AnyView? = nil
}

/// The tint of a row.
public struct ListItemTintTraitKey: _ViewTraitKey {
  /// The list's own.
  public static let defaultValue: ListItemTint? = nil
}

/// The distance of a section from the next.
public struct ListSectionSpacingTraitKey: _ViewTraitKey {
  /// The list's own.
  public static let defaultValue: CGFloat? = nil
}

/// The value a picker or list knows a view by, up to the SDK of iOS 17.
public struct TagValueTraitKey<V>: _ViewTraitKey where V: Hashable {
  /// Tagged, or not.
  public enum Value {
    /// No tag.
    case untagged
    /// A tag.
    case tagged(V)
  }
  /// No tag.
  public static var defaultValue: Value { .untagged }
}

/// The value a picker or list knows a view by.
///
/// **Source** — observed: decompiled applications of 2026, under iOS 26.
public struct _TagTraitWritingModifier<V>: _PrimitiveModifier where V: Hashable {
  var _tag: V
  /// Tags a view.
  public init(tag: V) { _tag = tag }
  /// The tag as a trait.
  public var _effect: _Effect { .trait("TagValueTraitKey", AnyHashable(_tag)) }
}

extension View {
  /// Writes a trait.
  public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(_TraitWritingModifier<K>(value: value))
  }

  /// Says how eagerly a stack gives this view space; higher goes first, default 0.
  ///
  /// **Source** — documented: Apple, `layoutPriority(_:)`.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
  }

  /// Says which of several views is drawn in front; higher is nearer, default 0.
  ///
  /// **Source** — documented: Apple, `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
  }

  /// Hands a value to a layout written in Swift.
  ///
  /// **Source** — documented: Apple, `layoutValue(key:value:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(_TraitWritingModifier<_LayoutTrait<K>>(value: value))
  }

  /// Says how the view comes and goes.
  ///
  /// **Source** — documented: Apple, `transition(_:)`.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: t))
  }

  /// Says how the view comes and goes.
  ///
  /// **Source** — documented: Apple, `transition(_:)` of iOS 17.
  @available(iOS 17.0, macOS 14.0, *)
  @_disfavoredOverload
  public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: AnyTransition(transition)))
  }

  /// Gives the view the value that a picker or list knows it by.
  ///
  /// **Source** — observed: decompiled applications; one shell under iOS 26, two before.
  @available(iOS 26.0, macOS 26.0, *)
  public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(_TagTraitWritingModifier(tag: tag))
  }

  /// Gives the view the value that a picker or list knows it by, as iOS 18 does.
  ///
  /// **Source** — observed: printed types of several authors.
  @available(iOS, introduced: 18.0, obsoleted: 26.0)
  @_disfavoredOverload
  public func tag<V>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> ModifiedContent<
    ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>,
    _TraitWritingModifier<TagValueTraitKey<V?>>
  > where V: Hashable {
    modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
      .modifier(_TraitWritingModifier<TagValueTraitKey<V?>>(value: .tagged(tag)))
  }

  /// Gives the view the value that a picker or list knows it by, as iOS 17 does.
  ///
  /// **Source** — documented: Apple, `tag(_:)`.
  @available(iOS, introduced: 13.0, obsoleted: 18.0)
  @_disfavoredOverload
  public func tag<V>(_ tag: V) -> some View where V: Hashable {
    modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
  }

  /// Says whether the row may be moved.
  ///
  /// **Source** — documented: Apple, `moveDisabled(_:)`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsMoveDisabledTraitKey>(value: isDisabled))
  }

  /// Says whether the row may be deleted.
  ///
  /// **Source** — documented: Apple, `deleteDisabled(_:)`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsDeleteDisabledTraitKey>(value: isDisabled))
  }

  /// Says whether the row may be selected.
  ///
  /// **Source** — documented: Apple, `selectionDisabled(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_TraitWritingModifier<IsSelectionEnabledTraitKey>(value: !isDisabled))
  }

  /// Says how far the row's content stands from the row's edges.
  ///
  /// **Source** — documented: Apple, `listRowInsets(_:)`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_TraitWritingModifier<ListRowInsetsTraitKey>(value: insets))
  }

  /// Puts a view behind the row; its type is hidden.
  ///
  /// **Source** — documented: Apple, `listRowBackground(_:)`.
  public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    let background = view.map { AnyView($0) }
    var trait = _TraitWritingModifier<ListRowBackgroundTraitKey>(value: background)
    trait._background = background
    return modifier(trait)
  }

  /// Tints the row.
  ///
  /// **Source** — documented: Apple, `listItemTint(_:)`.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint))
  }

  /// Tints the row with a color.
  ///
  /// **Source** — documented: Apple, `listItemTint(_:)`.
  public func listItemTint(_ tint: Color?) -> some View {
    modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint.map { .fixed($0) }))
  }
}

/// The tint of a list row.
///
/// **Source** — documented: Apple, `ListItemTint`.
public struct ListItemTint {
  var _color: Color?
  var _isFixed: Bool
  /// A tint that the list may not change.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(_color: tint, _isFixed: true)
  }
  /// A tint that the list may change.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(_color: tint, _isFixed: false)
  }
  /// No color.
  public static let monochrome = ListItemTint(_color: nil, _isFixed: true)
}

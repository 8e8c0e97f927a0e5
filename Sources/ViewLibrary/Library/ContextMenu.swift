/// What a menu's content is written into.
///
/// **Source** — observed: printed types of several authors.
public struct MenuStyleContext {
  /// Makes it.
  public init() {}
}

/// Says to the views inside in what they stand.
///
/// **Source** — observed: printed types of several authors.
public struct StyleContextWriter<Context>: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// Nothing to be seen.
  public var _effect: _Effect { .none }
}

/// Opens a menu after a long press.
///
/// **Source** — observed: printed types of several authors, macOS of 2026.
public struct ContextMenuModifier<MenuContent>: _PrimitiveModifier where MenuContent: View {
  var menu: MenuContent
  /// The items, made when the menu opens.
  public var _effect: _Effect {
    let items = menu
    return .onDemand("contextMenu", isFull: false, { items })
  }
}

extension View {
  /// Opens a menu after a long press.
  ///
  /// **Source** — observed: printed types of several authors, macOS of 2026.
  public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    let items = menuItems()
    return modifier(
      ContextMenuModifier(
        menu: ZStack { items.modifier(StyleContextWriter<MenuStyleContext>()) }
      )
    )
  }

  /// Opens a menu after a long press, beside a view of one's own.
  ///
  /// **Source** — documented: Apple, `contextMenu(menuItems:preview:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    let items = menuItems()
    return _private("contextMenu", .onDemand("contextMenu", isFull: false, { items }))
  }

  /// Opens a menu for the selected rows inside, and runs an action for them.
  ///
  /// **Source** — documented: Apple, `contextMenu(forSelectionType:menu:primaryAction:)`; its type
  /// is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    _private("contextMenu", .accessibility(["contextMenu": AnyView(menu([]))]))
  }
}

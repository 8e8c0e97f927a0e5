/// Something that can be handed to another view or program.
///
/// **Source** — documented: Apple, `Transferable` of Core Transferable; what it becomes is left out.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  /// Lets this view be dragged; nothing is dragged between views here.
  ///
  /// **Source** — documented: Apple, `draggable(_:)`; its type is private.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable {
    _private("draggable")
  }

  /// Lets this view be dragged under a picture of one's own; nothing is dragged here.
  ///
  /// **Source** — documented: Apple, `draggable(_:preview:)`; its type is private.
  public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    _private("draggable")
  }

  /// Takes what is dropped on this view; nothing is dragged between views here.
  ///
  /// **Source** — documented: Apple, `dropDestination(for:action:isTargeted:)`; its type is private.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    _private("dropDestination")
  }
}

/// A view that runs an action when it is pressed.
///
/// **Source** — documented: Apple, `Button`.
public struct Button<Label>: _PrimitiveView where Label: View {
  var _role: ButtonRole?
  var _action: () -> Void
  var _label: Label

  /// The engine's button.
  public var _primitive: _Primitive {
    .control(_Control(.button, label: _label, action: _action, role: _role))
  }
}

/// What pressing a button means.
///
/// **Source** — documented: Apple, `ButtonRole`.
public struct ButtonRole: Equatable {
  var _name: String
  /// Something is lost.
  public static let destructive = ButtonRole(_name: "destructive")
  /// Nothing happens.
  public static let cancel = ButtonRole(_name: "cancel")
  /// Something is confirmed.
  @available(iOS 26.0, macOS 26.0, *)
  public static let confirm = ButtonRole(_name: "confirm")
  /// Something is closed.
  @available(iOS 26.0, macOS 26.0, *)
  public static let close = ButtonRole(_name: "close")
}

@available(iOS 26.0, macOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label follows from its role.
  ///
  /// **Source** — documented: Apple, `Button/init(role:action:)`.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(_role: role, _action: action, _label: DefaultButtonLabel(_role: role))
  }
}

/// What a button shows by its role alone.
///
/// **Source** — documented: Apple, `DefaultButtonLabel`; the words of each role are inferred.
@available(iOS 26.0, macOS 26.0, *)
public struct DefaultButtonLabel: View {
  var _role: ButtonRole
  /// A title or a symbol.
  public var body: some View {
    switch _role._name {
    case "close": Image(systemName: "xmark")
    case "confirm": Image(systemName: "checkmark")
    case "cancel": Text("Cancel")
    default: Text("Delete")
    }
  }
}

extension Button {
  /// Makes a button of an action and a label, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Button/init(action:label:)`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_role: nil, _action: action, _label: label())
  }

  /// Makes a button with a role.
  ///
  /// **Source** — documented: Apple, `Button/init(role:action:label:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_role: role, _action: action, _label: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// **Source** — documented: Apple, `Button/init(_:action:)`.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(_role: nil, _action: action, _label: Text(titleKey))
  }

  /// Makes a button with a title.
  ///
  /// **Source** — documented: Apple, `Button/init(_:action:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping () -> Void) where S: StringProtocol {
    self.init(_role: nil, _action: action, _label: Text(title))
  }

  /// Makes a button with a title and a role.
  ///
  /// **Source** — documented: Apple, `Button/init(_:role:action:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(_role: role, _action: action, _label: Text(titleKey))
  }

  /// Makes a button with a title and a role.
  ///
  /// **Source** — documented: Apple, `Button/init(_:role:action:)`.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(_role: role, _action: action, _label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Button/init(_:systemImage:action:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(
      _role: nil,
      _action: action,
      _label: SwiftUI.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Makes a button with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Button/init(_:systemImage:action:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    action: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      _role: nil,
      _action: action,
      _label: SwiftUI.Label(title, systemImage: systemImage)
    )
  }

  /// Makes a button with a title, a symbol and a role.
  ///
  /// **Source** — documented: Apple, `Button/init(_:systemImage:role:action:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(
      _role: role,
      _action: action,
      _label: SwiftUI.Label(titleKey, systemImage: systemImage)
    )
  }
}

/// An icon and a title.
///
/// **Source** — documented: Apple, `Label`.
public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View {
  var _title: Title
  var _icon: Icon

  /// Makes a label of two builders.
  ///
  /// **Source** — documented: Apple, `Label/init(title:icon:)`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    _title = title()
    _icon = icon()
  }

  /// The engine's label.
  public var _primitive: _Primitive {
    .control(_Control(.label, label: _title, content: [_icon]))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a picture of the catalogue.
  ///
  /// **Source** — documented: Apple, `Label/init(_:image:)`.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Label/init(_:systemImage:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a picture of the catalogue.
  ///
  /// **Source** — documented: Apple, `Label/init(_:image:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Label/init(_:systemImage:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// A view that turns a flag on and off.
///
/// Takes all the width it is offered; after the label a switch of 51 by 31, the size UIKit has
/// long had. Approximate: systems differ.
///
/// **Source** — documented: Apple, `Toggle`.
public struct Toggle<Label>: _PrimitiveView where Label: View {
  var _isOn: Binding<Bool>
  var _label: Label

  /// The engine's toggle.
  public var _primitive: _Primitive {
    .control(_Control(.toggle, label: _label, value: .flag(_isOn)))
  }
}

extension Toggle {
  /// Makes a toggle of a label.
  ///
  /// **Source** — documented: Apple, `Toggle/init(isOn:label:)`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_isOn: isOn, _label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  ///
  /// **Source** — documented: Apple, `Toggle/init(_:isOn:)`.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, _label: Text(titleKey))
  }

  /// Makes a toggle with a title.
  ///
  /// **Source** — documented: Apple, `Toggle/init(_:isOn:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(_isOn: isOn, _label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Toggle/init(_:systemImage:isOn:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, _label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a toggle with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Toggle/init(_:systemImage:isOn:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(_isOn: isOn, _label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

/// The border of a button.
///
/// **Source** — documented: Apple, `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable {
  var _name: String
  /// As usual.
  public static let automatic = ButtonBorderShape(_name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(_name: "capsule")
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(_name: "roundedRectangle")
  /// A circle.
  @available(iOS 17.0, macOS 14.0, *)
  public static let circle = ButtonBorderShape(_name: "circle")
  /// A rounded rectangle with a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(_name: "roundedRectangle")
  }
}

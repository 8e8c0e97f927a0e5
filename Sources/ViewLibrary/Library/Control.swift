/// A control as the engine draws and operates it.
///
/// **Source** — inferred: a device of this library.
public struct _Control {
  /// What kind of control it is.
  public var kind: _ControlKind
  /// What stands on it or beside it.
  public var label: any View
  /// What it opens or chooses from, or the labels of its ends.
  public var content: [any View]
  /// The value it changes.
  public var value: _ControlValue
  /// What happens when it is pressed.
  public var action: (() -> Void)?
  /// What it does, for those who listen: destructive, cancel.
  public var role: ButtonRole?
  /// What else decides its size: `vertical` for a field that grows.
  public var options: [String]
  /// What happens when one begins and ends to change the value.
  public var onEditing: ((Bool) -> Void)?
  /// What happens when one ends the input of a field.
  public var onCommit: (() -> Void)?
  /// What a style of one's own needs to know besides.
  public var details: Any?

  /// Describes a control.
  public init(
    _ kind: _ControlKind,
    label: any View,
    content: [any View] = [],
    value: _ControlValue = .none,
    action: (() -> Void)? = nil,
    role: ButtonRole? = nil,
    options: [String] = [],
    onEditing: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil,
    details: Any? = nil
  ) {
    self.kind = kind
    self.label = label
    self.content = content
    self.value = value
    self.action = action
    self.role = role
    self.options = options
    self.onEditing = onEditing
    self.onCommit = onCommit
    self.details = details
  }
}

/// The kinds of controls.
///
/// **Source** — inferred: a device of this library.
public enum _ControlKind {
  /// Runs its action.
  case button
  /// Turns a flag on and off.
  case toggle
  /// A line of text.
  case textField
  /// A line of text that is not shown.
  case secureField
  /// Many lines of text.
  case textEditor
  /// A number on a line.
  case slider
  /// A number one step up or down.
  case stepper
  /// One of several views.
  case picker
  /// A moment.
  case datePicker
  /// A color.
  case colorPicker
  /// How far something is.
  case progress
  /// A value within bounds.
  case gauge
  /// Opens more controls.
  case menu
  /// Leads elsewhere.
  case link
  /// Leads to another screen.
  case navigationLink
  /// Opens and closes its content.
  case disclosure
  /// A label and a value beside each other.
  case labeled
  /// A label above content in a box.
  case box
  /// An icon and a title.
  case label
  /// A message in place of content.
  case unavailable
  /// Controls that belong together.
  case controls
  /// Rows under each other.
  case list
  /// Tabs.
  case tabs
  /// Screens with a bar.
  case navigation
  /// The dots below pages.
  case index
}

/// The value of a control and how it is changed.
///
/// **Source** — inferred: a device of this library.
public enum _ControlValue {
  /// No value.
  case none
  /// On or off.
  case flag(Binding<Bool>)
  /// Characters.
  case text(Binding<String>)
  /// A number, its bounds and the distance of two values.
  case number(get: () -> Double, set: (Double) -> Void, in: ClosedRange<Double>, step: Double?)
  /// Up and down without a number the engine knows.
  case steps(up: (() -> Void)?, down: (() -> Void)?)
  /// One or several of the tagged views.
  case choice(_Choice)
  /// How far, from 0 to 1; `nil` is not known.
  case fraction(Double?)
  /// Another screen: a view of its own, or a value that stands for one.
  case link(destination: (() -> any View)?, value: AnyHashable?)
  /// Any other value, shown and not operated.
  case other(Any)
}

/// A look that the surroundings give to one kind of control.
///
/// **Source** — inferred: a device of this library.
public struct _AppliedStyle {
  /// The controls it is for.
  public var kind: _ControlKind
  /// The name of the style's type, by which the engine knows its own styles.
  public var name: String
  /// Makes the control's view, given whether it is pressed; nil for a style of the engine.
  public var make: ((_Control, Bool) -> any View)?
}

extension _Effect {
  /// The appearance of one kind of control inside; without a closure, by the name of a style.
  static func style(
    _ kind: _ControlKind,
    name: String,
    _ make: ((_Control, Bool) -> any View)?
  ) -> _Effect {
    .environment { values in
      var copy = values
      copy._styles.append(_AppliedStyle(kind: kind, name: name, make: make))
      return copy
    }
  }
}

extension _Effect {
  /// The appearance of one kind of control inside by the name of a style, and its color.
  static func style(_ kind: _ControlKind, name: String, tint: Color?) -> _Effect {
    .environment { values in
      var copy = values
      copy._styles.append(_AppliedStyle(kind: kind, name: name, make: nil))
      if let tint { copy._tint = AnyShapeStyle(tint) }
      return copy
    }
  }
}

/// The surroundings of what a style makes: without the style itself; the engine calls it.
func _engineWithoutStyle(_ values: EnvironmentValues, _ index: Int) -> EnvironmentValues {
  var copy = values
  copy._styles.remove(at: index)
  return copy
}

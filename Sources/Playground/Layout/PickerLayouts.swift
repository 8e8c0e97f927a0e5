import ViewGraph
import ViewLayout

extension ControlLayouts {
  /// Pickers of views and of dates, by their style.
  static let pickers: [String: Rule] = [
    "picker": { (control) throws(BridgeError) in
      let bridge = control.view.bridge
      switch control.style {
      case "SegmentedPickerStyle":
        return [bridge.make(SegmentsLayout(), try control.content())]
      case "WheelPickerStyle": return [wheels(control)]
      case "InlinePickerStyle":
        guard bridge.isInList else { return [wheels(control)] }
        let options = try control.content()
        return control.hidesLabel ? options : try control.label() + options
      default: return try menu(control)
      }
    },
    "datePicker": { (control) throws(BridgeError) in
      switch control.style {
      case "GraphicalDatePickerStyle": return [control.fixed("calendar", SystemSizes.calendar)]
      case "WheelDatePickerStyle":
        let wheel = wheels(control)
        return [control.spread(try control.label(), [wheel])]
      default:
        if control.has("calendar") { return [control.fixed("calendar", SystemSizes.calendar)] }
        let parts = [("date", "day"), ("hourAndMinute", "time")]
        let boxes = parts.filter { control.has($0.0) }.map { (_, part) in
          control.padded(
            control.text(control.shownDate(part), lineLimit: 1),
            horizontal: 12,
            vertical: 7
          )
        }
        return [control.spread(try control.label(), boxes)]
      }
    },
  ]

  /// The chosen view and an arrow; in a list the label stands before them.
  private static func menu(_ control: ControlReading) throws(BridgeError) -> [LayoutNode] {
    let bridge = control.view.bridge
    var chosen: [LayoutNode] = []
    if let option = try control.selectedOption() { chosen = try bridge.nodes(for: option) }
    let shown = control.row(chosen + [control.fixed("arrows", SystemSizes.arrows)], spacing: 4)
    if bridge.isInList { return [control.spread(try control.label(), [shown])] }
    return [control.padded(shown, horizontal: 12, vertical: 7)]
  }

  private static func wheels(_ control: ControlReading) -> LayoutNode {
    control.view.bridge.make(
      ControlLayout("wheels", natural: SystemSizes.wheels, flexibleAxes: .horizontal)
    )
  }
}

extension ControlReading {
  /// The style for controls of another kind, such as that of text fields for secure ones.
  func style(of kind: String) -> String? { view.style(of: kind) }

  /// A label with the insets of its button style.
  ///
  /// A bordered button of regular size has insets of 12 and 7, a large one of 20 and 15, a small one
  /// of 10 and 4.
  func bordered(_ label: LayoutNode, style: String?) -> LayoutNode {
    switch style {
    case "BorderedButtonStyle", "BorderedProminentButtonStyle", "GlassButtonStyle",
      "GlassProminentButtonStyle":
      break
    default: return label
    }
    switch view.reader.caseName(view.environment("controlSize")) {
    case "mini", "small": return padded(label, horizontal: 10, vertical: 4)
    case "large", "extraLarge": return padded(label, horizontal: 20, vertical: 15)
    default: return padded(label, horizontal: 12, vertical: 7)
    }
  }
}

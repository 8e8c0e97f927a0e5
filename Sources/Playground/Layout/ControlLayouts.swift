import ViewGraph
import ViewLayout

/// How each kind of control is laid out where no style of the learner's makes its view.
///
/// Apple publishes no sizes of controls, so those here are approximate: what is known of UIKit's
/// controls, put together as the system's own styles do. An answer that holds one says so.
enum ControlLayouts {
  typealias Rule = @Sendable (ControlReading) throws(BridgeError) -> [LayoutNode]

  /// The nodes of a control, and whether their size is only about right.
  static func layout(_ view: Bridging) throws(BridgeError) -> [LayoutNode] {
    let control = ControlReading(view)
    if control.isStyled { return try view.content() }
    guard let rule = table[control.kind] else {
      throw .notModelled(view.bridge.graph.name(of: view.node))
    }
    if !exact.contains(control.kind) || control.style.map(known.contains) == false {
      view.bridge.markApproximate(view.node)
    }
    return try rule(control)
  }

  /// Kinds whose default look is their content alone.
  private static let exact: Set<String> = ["button", "link", "navigationLink", "label", "menu"]
  /// Styles under which they stay so.
  private static let known: Set<String> = [
    "DefaultButtonStyle", "PlainButtonStyle", "BorderlessButtonStyle", "DefaultLabelStyle",
    "IconOnlyLabelStyle", "TitleOnlyLabelStyle", "TitleAndIconLabelStyle", "DefaultMenuStyle",
    "BorderlessButtonMenuStyle",
  ]

  private static let table: [String: Rule] =
    buttons
    .merging(values) { first, _ in first }
    .merging(fields) { first, _ in first }
    .merging(boxes) { first, _ in first }
    .merging(pickers) { first, _ in first }

  private static let buttons: [String: Rule] = [
    "button": { (control) throws(BridgeError) in
      let label = control.row(try control.label())
      return [control.bordered(label, style: control.style)]
    },
    "link": { (control) throws(BridgeError) in
      [control.bordered(control.row(try control.label()), style: control.view.style(of: "button"))]
    },
    "menu": { (control) throws(BridgeError) in
      [control.bordered(control.row(try control.label()), style: control.view.style(of: "button"))]
    },
    "navigationLink": { (control) throws(BridgeError) in
      let label = control.row(try control.label())
      guard control.view.bridge.isInList else {
        return [control.bordered(label, style: control.view.style(of: "button"))]
      }
      return [control.spread([label], [control.fixed("chevron", SystemSizes.chevron)])]
    },
    "label": { (control) throws(BridgeError) in
      // The icon stands before the title, which is the label of the control.
      switch control.style {
      case "IconOnlyLabelStyle": return [control.row(try control.content())]
      case "TitleOnlyLabelStyle": return [control.row(try control.label())]
      default:
        let icon = try control.content()
        return [control.row(icon + (try control.label()))]
      }
    },
    "controls": { (control) throws(BridgeError) in
      [control.row(try control.content())]
    },
  ]

  private static let values: [String: Rule] = [
    "toggle": { (control) throws(BridgeError) in
      let label = try control.label()
      if control.style == "ButtonToggleStyle" {
        return [control.bordered(control.row(label), style: "BorderedButtonStyle")]
      }
      return [control.spread(label, [control.fixed("switch", SystemSizes.toggle)])]
    },
    "slider": { (control) throws(BridgeError) in
      let slider = control.view.bridge.make(
        ControlLayout("Slider", natural: SystemSizes.slider, flexibleAxes: .horizontal)
      )
      return [control.row(try control.part(0) + [slider] + control.part(1))]
    },
    "stepper": { (control) throws(BridgeError) in
      [control.spread(try control.label(), [control.fixed("stepper", SystemSizes.stepper)])]
    },
    "colorPicker": { (control) throws(BridgeError) in
      [control.spread(try control.label(), [control.fixed("well", SystemSizes.colorWell)])]
    },
    "progress": { (control) throws(BridgeError) in
      let label = control.hidesLabel ? [] : try control.label()
      let isBar = control.hasFraction && control.style != "CircularProgressViewStyle"
      guard isBar || control.style == "LinearProgressViewStyle" else {
        let wheel = control.fixed("wheel", SystemSizes.wheel)
        return [control.column([wheel] + label + (try control.part(0)))]
      }
      let bar = control.view.bridge.make(
        ControlLayout("bar", natural: SystemSizes.progressBar, flexibleAxes: .horizontal)
      )
      return [
        control.column(label + [bar] + (try control.part(0)), alignment: .leading, spacing: 4)
      ]
    },
    "gauge": { (control) throws(BridgeError) in
      let bar = control.view.bridge.make(
        ControlLayout("bar", natural: SystemSizes.gaugeBar, flexibleAxes: .horizontal)
      )
      let line = control.row(try control.part(1) + [bar] + control.part(2))
      return [control.column(try control.label() + [line] + control.part(0), spacing: 4)]
    },
  ]

  private static let fields: [String: Rule] = [
    "textField": { (control) throws(BridgeError) in try field(control) },
    "secureField": { (control) throws(BridgeError) in try field(control, isSecret: true) },
    "textEditor": { (control) throws(BridgeError) in
      [control.plain(control.wide(control.text(control.text), height: true))]
    },
  ]

  private static func field(
    _ control: ControlReading,
    isSecret: Bool = false
  ) throws(BridgeError) -> [LayoutNode] {
    let isVertical = control.has("vertical")
    let shown: LayoutNode
    let prompt = try control.part(0)
    let label = prompt.isEmpty ? try control.label() : prompt
    if control.text.isEmpty, !label.isEmpty {
      shown = control.row(label)
    } else {
      let text = control.text
      let dots = String(repeating: "•", count: text.count)
      shown = control.text(isSecret ? dots : text, lineLimit: isVertical ? nil : 1)
    }
    let line = control.plain(control.wide(shown))
    guard control.style(of: "textField") == "RoundedBorderTextFieldStyle" else { return [line] }
    return [control.padded(line, horizontal: 7, vertical: 7)]
  }

  private static let boxes: [String: Rule] = [
    "labeled": { (control) throws(BridgeError) in
      [control.spread(try control.label(), try control.content())]
    },
    "box": { (control) throws(BridgeError) in
      var label = try control.label()
      if !label.isEmpty { label = [control.wide(control.row(label))] }
      let inside = control.column(label + (try control.content()), alignment: .leading)
      return [control.padded(inside, horizontal: 16, vertical: 16)]
    },
    "disclosure": { (control) throws(BridgeError) in
      let arrow = control.fixed("chevron", SystemSizes.chevron)
      let header = control.spread(try control.label(), [arrow])
      guard control.isOn else { return [header] }
      let content = try control.content()
      if control.view.bridge.isInList { return [header] + content }
      return [control.column([header] + content)]
    },
    "unavailable": { (control) throws(BridgeError) in
      let message = control.column(try control.label() + control.content())
      return [control.view.bridge.make(ScreenLayout("unavailable"), [message])]
    },
  ]
}

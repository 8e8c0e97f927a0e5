import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// What the layout of a control sees: the control, its parts as layout nodes, and its style.
struct ControlReading {
  let view: Bridging
  /// The library's description of the control.
  let control: Value?
  /// The name of its kind.
  let kind: String

  init(_ view: Bridging) {
    self.view = view
    control = view.value(0)
    kind = view.reader.caseName(view.reader.field("kind", of: control)) ?? ""
  }

  private var bridge: LayoutBridge { view.bridge }

  /// The name of the style that the surroundings give to controls of this kind.
  var style: String? { view.style(of: kind) }

  /// True when a style of the surroundings has made the only view below.
  var isStyled: Bool { view.hasOwnStyle(of: kind) }

  /// Whether the label is not to be shown.
  var hidesLabel: Bool { view.environment("_labelsHidden")?.asBool == true }

  /// What the control's options say.
  func has(_ option: String) -> Bool {
    view.reader.field("options", of: control)?.asArray?.contains { $0.asString == option } == true
  }

  // MARK: Parts

  /// The views of the label.
  func label() throws(BridgeError) -> [LayoutNode] {
    try bridge.nodes(of: Array(view.node.children.prefix(1)))
  }

  /// The views of one part after the label.
  func part(_ index: Int) throws(BridgeError) -> [LayoutNode] {
    let parts = Array(view.node.children.dropFirst())
    return parts.indices.contains(index) ? try bridge.nodes(for: parts[index]) : []
  }

  /// Everything after the label.
  func content() throws(BridgeError) -> [LayoutNode] {
    try bridge.nodes(of: Array(view.node.children.dropFirst()))
  }

  // MARK: Values

  /// The characters of a field.
  var text: String { bridge.graph.drafts[view.node.number] ?? read("text")?.asString ?? "" }

  /// A part of the moment that a picker of dates shows: `day` or `time`.
  func shownDate(_ part: String) -> String {
    view.reader.field(part, of: payload("other")?.opened)?.asString ?? ""
  }

  /// Whether a switch is on, or a group open.
  var isOn: Bool { read("flag")?.asBool == true || view.node.isDisclosed }

  /// True when it is known how far something is.
  var hasFraction: Bool { payload("fraction")?.unwrapped != nil }

  /// How far something is, from 0 to 1; nil where that is not known.
  var fraction: Double? {
    view.reader.number(payload("fraction")?.unwrapped).map { max(0, min(1, $0)) }
  }

  /// Where the number of a slider stands between its bounds, from 0 to 1.
  var numberShare: Double? {
    let parts = payloads("number")
    guard parts.count > 2, let value = try? view.reader.number(bridge.call(parts[0], [])),
      let low = view.reader.number("lowerBound", of: parts[2]),
      let high = view.reader.number("upperBound", of: parts[2]), high > low
    else { return nil }
    return max(0, min(1, (value - low) / (high - low)))
  }

  private func payload(_ name: String) -> Value? { payloads(name).first }

  private func payloads(_ name: String) -> [Value] {
    let value = view.reader.field("value", of: control)
    return view.reader.caseName(value) == name ? view.reader.payload(value) : []
  }

  private func read(_ name: String) -> Value? {
    guard let get = view.reader.field("_get", of: payload(name)) else { return nil }
    return try? bridge.call(get, [])
  }

  /// The option of a picker whose tag is selected; the first when none is.
  func selectedOption() throws(BridgeError) -> GraphNode? {
    let options = options()
    guard let get = view.reader.field("get", of: payload("choice")) else { return options.first }
    let wanted = try bridge.call(get, []).asArray ?? []
    return try bridge.selected(among: options, wanted) ?? options.first
  }

  /// The options of a picker.
  func options() -> [GraphNode] {
    view.node.children.dropFirst().flatMap { bridge.elements(of: $0) }
  }

  // MARK: Building

  /// Views side by side; one alone as it is.
  func row(
    _ views: [LayoutNode],
    spacing: Double? = nil,
    alignment: AlignmentKey = .centerY
  ) -> LayoutNode {
    if views.count == 1, let only = views.first { return only }
    return bridge.make(
      StackLayout(.horizontal, alignment: alignment, spacing: spacing),
      views
    )
  }

  /// Views under each other; one alone as it is.
  func column(
    _ views: [LayoutNode],
    alignment: AlignmentKey = .centerX,
    spacing: Double? = nil
  ) -> LayoutNode {
    if views.count == 1, let only = views.first { return only }
    return bridge.make(StackLayout(.vertical, alignment: alignment, spacing: spacing), views)
  }

  /// A part of fixed size, such as a switch; in a list it does not make its row higher.
  func fixed(_ name: String, _ size: Size) -> LayoutNode {
    let part = bridge.make(FixedLayout(name, size))
    guard bridge.isInList, size.height > SystemSizes.chevron.height else { return part }
    return bridge.make(
      FrameLayout(width: nil, height: min(size.height, SystemSizes.partInRow)),
      [part]
    )
  }

  /// The label at the start, the rest at the end, as wide as what is offered.
  func spread(_ label: [LayoutNode], _ rest: [LayoutNode]) -> LayoutNode {
    guard !label.isEmpty, !hidesLabel else { return row(rest) }
    return row([row(label), bridge.make(SpacerLayout())] + rest)
  }

  /// A view inside insets.
  func padded(_ view: LayoutNode, horizontal: Double, vertical: Double) -> LayoutNode {
    bridge.make(
      PaddingLayout(
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      ),
      [view]
    )
  }

  /// A view that takes all the width it is offered, its content at the start.
  func wide(_ view: LayoutNode, height: Bool = false) -> LayoutNode {
    bridge.make(
      FlexibleFrameLayout(
        width: FlexibleFrameLayout.Limits(min: nil, ideal: nil, max: .infinity),
        height: FlexibleFrameLayout.Limits(min: nil, ideal: nil, max: height ? .infinity : nil),
        alignment: height ? Alignment(.leading, .top) : Alignment(.leading, .centerY)
      ),
      [view]
    )
  }

  /// A view that keeps the distances of a plain one.
  func plain(_ view: LayoutNode) -> LayoutNode {
    bridge.make(PlainEdgesLayout("field"), [view])
  }

  /// Characters in the font of the surroundings.
  func text(_ text: String, lineLimit: Int? = nil) -> LayoutNode {
    let font = TextReading(view).surroundingFont
    return bridge.make(TextLayout(text, font: font, lineLimit: lineLimit))
  }
}

extension Bridging {
  /// The style that the surroundings give to controls of a kind: its name, and what makes the view.
  private func applied(to kind: String) -> (name: String?, make: Value?)? {
    guard let styles = environment("_styles")?.asArray, !styles.isEmpty else { return nil }
    guard
      let style = styles.last(where: { reader.caseName(reader.field("kind", of: $0)) == kind })
    else { return nil }
    return (
      reader.field("name", of: style)?.asString, reader.field("make", of: style)?.unwrapped
    )
  }

  /// The name of the style for controls of a kind.
  func style(of kind: String) -> String? { applied(to: kind)?.name }

  /// Whether the style for controls of a kind makes their views itself.
  func hasOwnStyle(of kind: String) -> Bool { applied(to: kind)?.make != nil }
}

extension LayoutBridge {
  /// The elements of what a builder made, one for each view a container would show.
  func elements(of node: GraphNode) -> [GraphNode] {
    guard !node.isVisible else { return [node] }
    return node.children.flatMap(elements(of:))
  }

  /// The view among several whose tag is one of the wanted values.
  func selected(among views: [GraphNode], _ wanted: [Value]) throws(BridgeError) -> GraphNode? {
    var names: Set<String> = []
    for value in wanted { names.insert(try describe(value)) }
    for view in views {
      if let tag = tag(of: view) ?? rowID(of: view), names.contains(try describe(tag)) {
        return view
      }
    }
    return nil
  }

  /// The id of the row that an element is, which stands for a tag where none is written.
  private func rowID(of view: GraphNode) -> Value? {
    var current: GraphNode? = view
    while let node = current, node === view || !node.isVisible {
      if let id = node.rowID { return id }
      current = node.parent
    }
    return nil
  }

  /// The tag of a view: the outermost one among its modifiers.
  private func tag(of view: GraphNode) -> Value? {
    var node = view
    while node.isModifier, let inner = node.children.first {
      if case .effect(let effect, _) = node.form, effect.name == "trait",
        effect.payload.first?.asString?.hasPrefix("TagValueTraitKey") == true
      {
        // The tag of older SDKs is wrapped in a case of its own.
        let value = effect.payload.last
        return reader.caseName(value) == "tagged" ? reader.payload(value).first : value
      }
      node = inner
    }
    return nil
  }

  /// How a tag prints; an optional prints as what it holds, as pickers take both for the same.
  private func describe(_ value: Value) throws(BridgeError) -> String {
    var opened = TypedValue(value, .any)
    if case .structure(let object) = opened.value { opened.type = object.type }
    let text: String
    do throws(EvaluationError) {
      text = try graph.evaluator.describe(opened.value, opened.type)
    } catch { throw .evaluation(error) }
    guard text.hasPrefix("Optional("), text.hasSuffix(")") else { return text }
    return String(text.dropFirst("Optional(".count).dropLast())
  }
}

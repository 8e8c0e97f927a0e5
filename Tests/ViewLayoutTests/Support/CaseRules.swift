import ViewLayout

/// The arguments of a call in a case.
struct Arguments {
  private var items: [CaseExpression.Argument]

  init(_ items: [CaseExpression.Argument]) { self.items = items }

  subscript(label: String) -> Double? { value(label)?.number }

  func value(_ label: String) -> CaseExpression? {
    items.first { $0.label == label }?.value
  }

  var unlabelled: [CaseExpression] { items.filter { $0.label == nil }.map(\.value) }
  var first: Double? { unlabelled.first?.number }
  var text: String? {
    if case .string(let text)? = unlabelled.first { text } else { nil }
  }
  var isEmpty: Bool { items.isEmpty }

  func bool(_ label: String) -> Bool? {
    if case .bool(let value)? = value(label) { value } else { nil }
  }

  var views: [CaseExpression] { unlabelled }

  var alignment: Alignment? {
    switch value("alignment")?.symbol {
    case "center": .center
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    default: nil
    }
  }

  func guide(_ axis: Axis) -> AlignmentKey? {
    switch value("alignment")?.symbol {
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: alignment?[axis]
    }
  }

  var edges: EdgeSet {
    let names: [String]
    switch unlabelled.first ?? value("edge") {
    case .array(let values)?: names = values.compactMap(\.symbol)
    case let value?: names = [value.symbol ?? "all"]
    case nil: names = ["all"]
    }
    return names.reduce(into: EdgeSet()) { set, name in
      switch name {
      case "top": set.insert(.top)
      case "bottom": set.insert(.bottom)
      case "leading": set.insert(.leading)
      case "trailing": set.insert(.trailing)
      case "horizontal": set.insert(.horizontal)
      case "vertical": set.insert(.vertical)
      default: set.insert(.all)
      }
    }
  }

  var axes: AxisSet? {
    switch unlabelled.first ?? value("in") {
    case .array(let values)?:
      values.reduce(into: AxisSet()) {
        $0.insert($1.symbol == "horizontal" ? .horizontal : .vertical)
      }
    case .member(nil, "horizontal")?: .horizontal
    case .member(nil, "vertical")?: .vertical
    default: nil
    }
  }

  var font: TextFont {
    if case .call(_, let arguments, _)? = unlabelled.first {
      let inner = Arguments(arguments)
      return .system(
        size: inner["size"] ?? 17,
        weight: inner.value("weight")?.symbol.flatMap(TextFont.Weight.init)
      )
    }
    let style = unlabelled.first?.symbol.flatMap(TextFont.Style.init(rawValue:))
    return .style(style ?? .body)
  }

  var tracks: [GridTrack] {
    guard case .array(let items)? = value("columns") ?? value("rows") else { return [] }
    return items.map { item in
      guard case .call(_, let outer, _) = item, let kind = outer.first?.value else {
        return .flexible()
      }
      guard case .call(let callee, let arguments, _) = kind else { return .flexible() }
      let inner = Arguments(arguments)
      let spacing = Arguments(outer)["spacing"]
      var track =
        switch callee.symbol {
        case "fixed": GridTrack.fixed(inner.first ?? 0)
        case "adaptive":
          GridTrack.adaptive(
            minimum: inner["minimum"] ?? 50,
            maximum: inner["maximum"] ?? .infinity
          )
        default:
          GridTrack.flexible(
            minimum: inner["minimum"] ?? 10,
            maximum: inner["maximum"] ?? .infinity
          )
        }
      track.spacing = spacing
      return track
    }
  }
}

extension CaseBuilder {
  static func rule(_ name: String, _ arguments: Arguments) -> (any LayoutRule)? {
    let spacing = arguments["spacing"]
    switch name {
    case "HStack":
      return StackLayout(.horizontal, alignment: arguments.guide(.vertical), spacing: spacing)
    case "VStack":
      return StackLayout(.vertical, alignment: arguments.guide(.horizontal), spacing: spacing)
    case "ZStack": return ZStackLayout(alignment: arguments.alignment ?? .center)
    case "LazyHStack":
      return LazyStackLayout(.horizontal, alignment: arguments.guide(.vertical), spacing: spacing)
    case "LazyVStack":
      return LazyStackLayout(.vertical, alignment: arguments.guide(.horizontal), spacing: spacing)
    case "LazyVGrid":
      return LazyGridLayout(
        .vertical,
        tracks: arguments.tracks,
        alignment: arguments.guide(.horizontal),
        spacing: spacing
      )
    case "LazyHGrid":
      return LazyGridLayout(
        .horizontal,
        tracks: arguments.tracks,
        alignment: arguments.guide(.vertical),
        spacing: spacing
      )
    case "ScrollView": return ScrollViewLayout(arguments.axes ?? .vertical)
    case "ViewThatFits": return ViewThatFitsLayout(in: arguments.axes ?? .both)
    case "GeometryReader": return GeometryReaderLayout()
    case "Grid":
      return GridLayout(
        alignment: arguments.alignment ?? .center,
        horizontalSpacing: arguments["horizontalSpacing"],
        verticalSpacing: arguments["verticalSpacing"]
      )
    case "GridRow": return GridRowLayout()
    case "Spacer": return SpacerLayout(minLength: arguments["minLength"])
    case "Divider": return DividerLayout()
    case "Circle": return ShapeLayout("Circle", isSquare: true)
    case "Rectangle", "Capsule", "Ellipse", "RoundedRectangle": return ShapeLayout(name)
    case "Image": return ImageLayout(.symbol(.body))
    case "TextField":
      return ControlLayout(name, natural: Size(width: 100, height: 21))
    default: return nil
    }
  }

  static func modifier(_ name: String, _ arguments: Arguments) -> (any LayoutRule)? {
    switch name {
    case "padding":
      if let length = arguments.first { return PaddingLayout(length) }
      let length = arguments.unlabelled.dropFirst().first?.number
      return PaddingLayout(length, at: arguments.edges)
    case "frame": return frame(arguments)
    case "fixedSize":
      return FixedSizeLayout(
        horizontal: arguments.bool("horizontal") ?? true,
        vertical: arguments.bool("vertical") ?? true
      )
    case "aspectRatio":
      return AspectRatioLayout(
        arguments.first,
        contentMode: arguments.value("contentMode")?.symbol == "fill" ? .fill : .fit
      )
    case "scaledToFit": return AspectRatioLayout(contentMode: .fit)
    case "scaledToFill": return AspectRatioLayout(contentMode: .fill)
    case "layoutPriority": return PriorityLayout(arguments.first ?? 0)
    case "offset": return OffsetLayout(x: arguments["x"] ?? 0, y: arguments["y"] ?? 0)
    case "position": return PositionLayout(x: arguments["x"] ?? 0, y: arguments["y"] ?? 0)
    case "ignoresSafeArea": return IgnoresSafeAreaLayout(arguments.edges)
    case "containerRelativeFrame":
      return ContainerRelativeFrameLayout(
        arguments.axes ?? .both,
        count: Int(arguments["count"] ?? 1),
        span: Int(arguments["span"] ?? 1),
        spacing: arguments["spacing"] ?? 0
      )
    case "gridCellColumns": return GridCellLayout(columns: Int(arguments.first ?? 1))
    case "relativeProposed": return RelativeProposal(width: arguments["width"] ?? 1)
    case "opacity", "rotationEffect", "scaleEffect": return PassThroughLayout(name)
    default: return nil
    }
  }

  private static func frame(_ arguments: Arguments) -> any LayoutRule {
    let alignment = arguments.alignment ?? .center
    let flexible = ["min", "ideal", "max"].contains {
      arguments[$0 + "Width"] != nil || arguments[$0 + "Height"] != nil
    }
    guard flexible else {
      return FrameLayout(
        width: arguments["width"],
        height: arguments["height"],
        alignment: alignment
      )
    }
    return FlexibleFrameLayout(
      width: FlexibleFrameLayout.Limits(
        min: arguments["minWidth"],
        ideal: arguments["idealWidth"],
        max: arguments["maxWidth"]
      ),
      height: FlexibleFrameLayout.Limits(
        min: arguments["minHeight"],
        ideal: arguments["idealHeight"],
        max: arguments["maxHeight"]
      ),
      alignment: alignment
    )
  }
}

/// A modifier that offers its child a share of the width, as a published example writes it.
struct RelativeProposal: UnaryRule {
  var width: Double
  var name: String { "relativeProposed" }

  func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(width: proposal.width.map { $0 * width }, height: proposal.height)
  }
}

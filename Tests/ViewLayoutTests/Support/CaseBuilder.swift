import ViewLayout

/// Builds layout nodes from case expressions; `.id(n)` gives a view the number `n`.
struct CaseBuilder {
  private var nextID = 1_000_000
  private var font = TextFont.body

  static func tree(_ text: String) throws -> LayoutNode {
    var builder = CaseBuilder()
    let nodes = try CaseParser.views(text).map { try builder.node($0) }
    guard nodes.count != 1, nodes.first != nil else { return nodes[0] }
    return LayoutNode(id: 0, StackLayout(.vertical), nodes)
  }

  private mutating func freshID() -> Int {
    nextID += 1
    return nextID
  }

  mutating func node(_ view: CaseExpression) throws -> LayoutNode {
    switch view {
    case .call(.member(let base?, let name), let arguments, let content):
      if base == .member(base: nil, name: "Color") { return leaf(ColorLayout()) }
      return try modified(base, by: name, Arguments(arguments), content)
    case .call(.member(nil, let name), let arguments, let content):
      return try container(name, Arguments(arguments), content ?? [])
    case .member(.some, _): return leaf(ColorLayout())
    default: throw CaseSyntaxError(rest: "\(view)")
    }
  }

  private mutating func leaf(_ rule: any LayoutRule) -> LayoutNode {
    LayoutNode(id: freshID(), rule)
  }

  private mutating func container(
    _ name: String,
    _ arguments: Arguments,
    _ content: [CaseExpression]
  ) throws -> LayoutNode {
    if name == "Text" {
      return leaf(TextLayout([TextRun(arguments.text ?? "", font: font)]))
    }
    guard let rule = Self.rule(name, arguments) else { throw CaseSyntaxError(rest: name) }
    let children = try content.map { try node($0) }
    return LayoutNode(id: freshID(), rule, children)
  }

  private mutating func modified(
    _ base: CaseExpression,
    by name: String,
    _ arguments: Arguments,
    _ content: [CaseExpression]?
  ) throws -> LayoutNode {
    if name == "id" {
      let inner = try node(base)
      return LayoutNode(id: Int(arguments.first ?? 0), inner.rule, inner.children)
    }
    if name == "font" {
      let outer = font
      defer { font = outer }
      font = arguments.font
      return try node(base)
    }
    let child = try node(base)
    if name == "background" || name == "overlay" || name == "safeAreaInset" {
      let secondary = try (content ?? arguments.views).map { try node($0) }
      let wrapped =
        secondary.count == 1
        ? secondary : [LayoutNode(id: freshID(), ZStackLayout(), secondary)]
      let rule: any LayoutRule =
        name == "safeAreaInset"
        ? SafeAreaInsetLayout(
          arguments.edges.contains(.top) ? .top : .bottom,
          spacing: arguments["spacing"]
        )
        : OverlayLayout(
          name == "overlay" ? .overlay : .background,
          alignment: arguments.alignment ?? .center
        )
      return LayoutNode(id: freshID(), rule, [child] + wrapped)
    }
    guard let rule = Self.modifier(name, arguments) else { throw CaseSyntaxError(rest: name) }
    return LayoutNode(id: freshID(), rule, [child])
  }
}

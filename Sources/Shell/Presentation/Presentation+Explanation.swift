import SwiftSource
import SwiftTypes

extension Presentation {
  /// A printed type name taken apart layer by layer, outside in; nil when it is no type name.
  ///
  /// Every spelling is understood: with modules, with sugar, from a crash log.
  func explanation(of name: String) -> [String]? {
    guard let type = try? readTypeName(trimmed(name)) else { return nil }
    var layers: [(depth: Int, text: String)] = []
    collect(type, depth: 0, into: &layers)
    let counts = [String(type.name.count), String(layers.count)]
    let title = Message.explainWhole.text(in: language, counts)
    return [title]
      + layers.flatMap { layer in
        let indent = String(repeating: "  ", count: min(layer.depth, 12))
        return plain
          ? [Message.explainLayer.text(in: language, [String(layer.depth), layer.text])]
          : wrapped(indent + layer.text, columns: width, indent: indent + "    ")
      }
  }

  private func collect(
    _ type: TypeName,
    depth: Int,
    into layers: inout [(depth: Int, text: String)]
  ) {
    var rest = type
    // Modifiers wrap: each is a layer of its own around what is inside.
    while case .nominal("ModifiedContent", let parts) = rest.kind, parts.count == 2 {
      layers.append((depth, visible(parts[1].name) + words(for: parts[1].head)))
      rest = parts[0]
    }
    let isLeaf = rest.children.isEmpty
    layers.append((depth, visible(isLeaf ? rest.name : rest.head) + words(for: rest.head)))
    for child in inside(rest) { collect(child, depth: depth + 1, into: &layers) }
  }

  /// The types inside; a tuple or pack alone in its brackets is not a layer.
  private func inside(_ type: TypeName) -> [TypeName] {
    let children = type.children
    guard children.count == 1, let only = children.first else { return children }
    switch only.kind {
    case .tuple(let elements): return elements.map(\.type)
    case .pack(let items): return items
    default: return children
    }
  }

  private func words(for head: String) -> String {
    guard let phrase = typeWords[head] else { return "" }
    return Message.colon.text(in: language) + phrase.text(in: language)
  }
}

/// What the types that a learner does not write mean, by the head of their printed name.
private let typeWords: [String: Phrase] = [
  "TupleContent": Phrase("several views side by side, from a builder", "构建器里并列的多个视图"),
  "TupleView": Phrase("several views side by side, from a builder", "构建器里并列的多个视图"),
  "Optional": Phrase("there or not, from an `if` without `else`", "可有可无，来自没有 else 的 if"),
  "_ConditionalContent": Phrase(
    "one of two, from `if`-`else` or `switch`",
    "二选一，来自 if-else 或 switch"
  ),
  "EmptyView": Phrase("nothing to show", "什么也不显示"),
  "AnyView": Phrase("a view whose type is hidden", "类型被隐藏的视图"),
  "IDView": Phrase("an explicit identity, from .id(…)", "显式身份，来自 .id(…)"),
  "_PaddingLayout": Phrase("space around, from .padding(…)", "四周留白，来自 .padding(…)"),
  "_FrameLayout": Phrase(
    "a fixed size, from .frame(width:height:)",
    "固定尺寸，来自 .frame(width:height:)"
  ),
  "_FlexFrameLayout": Phrase(
    "lower and upper bounds of a size, from .frame(minWidth:…)",
    "尺寸的上下限，来自 .frame(minWidth:…)"
  ),
  "_BackgroundStyleModifier": Phrase(
    "a style behind, from .background(…)",
    "背后的样式，来自 .background(…)"
  ),
  "_BackgroundModifier": Phrase(
    "a view behind, from .background { … }",
    "背后的视图，来自 .background { … }"
  ),
  "_OverlayModifier": Phrase("a view in front, from .overlay { … }", "前面的视图，来自 .overlay { … }"),
  "_ClipEffect": Phrase("cut to a shape, from .clipShape(…)", "按形状裁剪，来自 .clipShape(…)"),
  "_OpacityEffect": Phrase("see-through, from .opacity(…)", "透明度，来自 .opacity(…)"),
  "_OffsetEffect": Phrase(
    "drawn elsewhere, its place kept, from .offset(…)",
    "画在别处，位置不变，来自 .offset(…)"
  ),
  "_RotationEffect": Phrase("turned, from .rotationEffect(…)", "旋转，来自 .rotationEffect(…)"),
  "_ScaleEffect": Phrase("scaled, from .scaleEffect(…)", "缩放，来自 .scaleEffect(…)"),
  "_ShadowEffect": Phrase("a shadow, from .shadow(…)", "阴影，来自 .shadow(…)"),
  "_FixedSizeLayout": Phrase("its ideal size, from .fixedSize()", "理想尺寸，来自 .fixedSize()"),
  "_AspectRatioLayout": Phrase("a ratio kept, from .aspectRatio(…)", "保持比例，来自 .aspectRatio(…)"),
  "_PositionLayout": Phrase("centred at a point, from .position(…)", "以一点为中心，来自 .position(…)"),
  "_EnvironmentKeyWritingModifier": Phrase(
    "a value for everything inside, such as .font(…) on a container",
    "给里面所有视图的值，比如容器上的 .font(…)"
  ),
  "_TraitWritingModifier": Phrase(
    "a note for the container, such as .layoutPriority(…)",
    "给容器看的说明，比如 .layoutPriority(…)"
  ),
  "_AppearanceActionModifier": Phrase(
    "runs when it comes or goes, from .onAppear",
    "出现或消失时运行，来自 .onAppear"
  ),
  "_AnimationModifier": Phrase(
    "animates a value, from .animation(_:value:)",
    "随值做动画，来自 .animation(_:value:)"
  ),
]

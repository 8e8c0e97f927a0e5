public import ViewLayout

/// Why a view has its size and stands where it stands, in three sentences.
///
///     Text("Hello") is offered 361x820 by padding.
///     A text is as large as its lines, 1 here, whatever it is offered: 50x20.
///     It stands at 16, 16 in padding, inside the insets, which is 171.5, 416 in the window.
public struct Explanation: Sendable {
  private let result: LayoutResult
  private let names: [Int: String]

  /// Makes the explanations of a layout whose request asked for facts.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - names: How views are called, by the numbers of their nodes.
  public init(_ result: LayoutResult, names: [Int: String]) {
    self.result = result
    self.names = names
  }

  /// The sentences about one view, one a line; empty if there is no such node.
  ///
  /// - Parameters:
  ///   - id: The caller's number of the node.
  ///   - language: The language of the sentences.
  /// - Returns: Three lines joined by line feeds.
  public func text(of id: Int, language: ExplanationLanguage = .english) -> String {
    guard let node = result[id: id] else { return "" }
    let parent = node.parent.map { result.nodes[$0] }
    return [
      offer(node, parent, language), size(node, parent, language), place(node, parent, language),
    ].joined(separator: "\n")
  }

  private func name(_ node: PlacedNode) -> String { names[node.id] ?? node.rule }

  private func offer(
    _ node: PlacedNode,
    _ parent: PlacedNode?,
    _ language: ExplanationLanguage
  ) -> String {
    let offered = language.words.text(node.proposal)
    switch language {
    case .english:
      return "\(name(node)) is offered \(offered) by \(parent.map(name) ?? "the window")."
    case .chinese: return "\(parent.map(name) ?? "窗口")向 \(name(node)) 提议 \(offered)。"
    }
  }

  private func size(
    _ node: PlacedNode,
    _ parent: PlacedNode?,
    _ language: ExplanationLanguage
  ) -> String {
    let phrase = SizePhrase.table[node.rule] ?? SizePhrase.other
    var text = language == .english ? phrase.english : phrase.chinese
    for fact in node.facts {
      text = text.replacing("{\(fact.name)}", with: fact.value.lengthText)
    }
    if node.rule == "frame" || node.rule == "flexible frame" {
      let limits = node.facts.map { "\($0.name) \($0.value.lengthText)" }
      text = text.replacing("{limits}", with: limits.joined(separator: ", "))
    }
    let size = node.frame.size.lengthText
    return language == .english ? "\(text): \(size)." : "\(text)：\(size)。"
  }

  private func place(
    _ node: PlacedNode,
    _ parent: PlacedNode?,
    _ language: ExplanationLanguage
  ) -> String {
    let whole = "\(node.frame.minX.lengthText), \(node.frame.minY.lengthText)"
    guard let parent else {
      return language == .english
        ? "The root stands in the middle of the window, at \(whole)." : "根视图在窗口正中，位于 \(whole)。"
    }
    let x = (node.frame.minX - parent.frame.minX).lengthText
    let y = (node.frame.minY - parent.frame.minY).lengthText
    let phrase = PlacePhrase.table[parent.rule] ?? PlacePhrase.other
    switch language {
    case .english:
      return "It stands at \(x), \(y) in \(name(parent)), \(phrase.english), "
        + "which is \(whole) in the window."
    case .chinese:
      return "它位于 \(name(parent)) 中的 \(x), \(y)（\(phrase.chinese)），即窗口中的 \(whole)。"
    }
  }
}

/// The languages explanations come in.
public enum ExplanationLanguage: Sendable, Hashable {
  /// English.
  case english
  /// Simplified Chinese.
  case chinese

  var words: PictureWords { self == .english ? .english : .chinese }
}

/// How a rule finds a size; names in braces are facts of the rule.
private struct SizePhrase {
  var english: String
  var chinese: String

  static let other = SizePhrase(
    english: "It changes nothing and is as large as what it holds",
    chinese: "它不改变布局，与其内容一样大"
  )
  private static let greedy = SizePhrase(
    english: "It takes all that is offered, and 10 where nothing is",
    chinese: "它占满所有提议的空间，没有提议时为 10"
  )
  private static let stack = SizePhrase(
    english: "A stack is as large as its {children} children and the gaps of {gaps} between them",
    chinese: "堆栈的大小等于 {children} 个子视图加上间距 {gaps}"
  )
  private static let decorated = SizePhrase(
    english: "It is as large as the view it decorates, whatever the decoration needs",
    chinese: "它与被装饰的视图一样大，不受装饰影响"
  )

  static let table: [String: SizePhrase] = [
    "Color": greedy, "Rectangle": greedy, "RoundedRectangle": greedy, "Capsule": greedy,
    "Ellipse": greedy, "GeometryReader": greedy, "HStack": stack, "VStack": stack,
    "background": decorated, "overlay": decorated,
    "Circle": SizePhrase(
      english: "A circle takes the shorter side of what is offered for both",
      chinese: "圆形的两边都取提议中较短的一边"
    ),
    "Text": SizePhrase(
      english: "A text is as large as its lines, {lines} here, whatever it is offered",
      chinese: "文本的大小由行数决定（这里 {lines} 行），与提议无关"
    ),
    "Spacer": SizePhrase(
      english: "A spacer takes what the stack has left, and at least 8",
      chinese: "Spacer 占用堆栈剩余的长度，至少为 8"
    ),
    "Divider": SizePhrase(
      english: "A divider is a thin line across the stack",
      chinese: "分隔线是横跨堆栈的细线"
    ),
    "padding": SizePhrase(
      english:
        "Padding offers less inside and adds {top} above, {leading} before, {bottom} below and "
        + "{trailing} after",
      chinese: "内边距先减少提议，再在上 {top}、前 {leading}、下 {bottom}、后 {trailing} 加回"
    ),
    "frame": SizePhrase(
      english: "A frame keeps what it fixes ({limits}) and takes the rest from its content",
      chinese: "固定框架保持给定的值（{limits}），其余取自内容"
    ),
    "flexible frame": SizePhrase(
      english: "A flexible frame holds the offer or its content between its limits ({limits})",
      chinese: "弹性框架把提议或内容限制在给定范围内（{limits}）"
    ),
    "fixedSize": SizePhrase(
      english: "It withholds the offer, so its content has its ideal size",
      chinese: "它不传递提议，因此内容取理想尺寸"
    ),
    "ZStack": SizePhrase(
      english: "It is as large as the largest of its layers",
      chinese: "它与最大的一层一样大"
    ),
    "ScrollView": SizePhrase(
      english: "A scroll view takes the offer along its axes and its content's size across",
      chinese: "滚动视图沿滚动方向取提议，另一方向取内容的尺寸"
    ),
    "position": SizePhrase(
      english: "It takes all that is offered, to place its content at a point of it",
      chinese: "它占满提议的空间，以便把内容放在其中一点"
    ),
  ]
}

/// Why a parent puts a child where it does.
private struct PlacePhrase {
  var english: String
  var chinese: String

  static let other = PlacePhrase(english: "where it puts its content", chinese: "内容所在之处")
  private static let aligned = PlacePhrase(
    english: "where the alignment pins it",
    chinese: "由对齐方式决定"
  )
  private static let row = PlacePhrase(
    english: "after the views before it and aligned across",
    chinese: "排在前面的视图之后，并横向对齐"
  )

  static let table: [String: PlacePhrase] = [
    "frame": aligned, "flexible frame": aligned, "ZStack": aligned, "background": aligned,
    "overlay": aligned, "HStack": row, "VStack": row,
    "padding": PlacePhrase(english: "inside the insets", chinese: "在内边距之内"),
    "offset": PlacePhrase(english: "moved away from its place", chinese: "从原位移开"),
    "position": PlacePhrase(
      english: "with its middle at the given point",
      chinese: "中心在给定的点上"
    ),
    "ScrollView": PlacePhrase(english: "at the start of what scrolls", chinese: "在滚动内容的起点"),
  ]
}

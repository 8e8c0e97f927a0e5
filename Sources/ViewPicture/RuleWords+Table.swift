import SwiftSource
import ViewLayout

extension RuleWords {
  private static let inside = Phrase("hands the offer on", "把提议原样传下去")
  private static let middle = Phrase("where the alignment pins it", "由对齐方式决定")
  private static let start = Phrase("at the start of what scrolls", "在滚动内容的起点")

  /// A modifier that takes no part in the layout.
  static let unchanged = RuleWords(
    offers: inside,
    takes: Phrase("it changes no size and is as large as what it holds", "它不改变尺寸，与内容一样大"),
    places: Phrase("in its very place", "位置不变")
  )
  static let custom = RuleWords(
    offers: Phrase("its own code decides what to offer", "由它自己的代码决定提议什么"),
    takes: Phrase("its own `sizeThatFits` says so", "由它自己的 `sizeThatFits` 给出"),
    places: Phrase("where its `placeSubviews` puts it", "由它的 `placeSubviews` 放置")
  )
  static let greedy = RuleWords(
    takes: Phrase(
      "it takes all that is offered, and 10 where nothing is",
      "它占满提议的空间，没有提议的方向取 10"
    )
  )
  static let square = RuleWords(
    takes: Phrase(
      "it takes the shorter side of the offer for both of its own",
      "它的两边都取提议中较短的一边"
    )
  )

  static let table: [String: RuleWords] =
    leaves
    .merging(stacks) { first, _ in first }
    .merging(modifiers) { first, _ in first }
    .merging(scrolling) { first, _ in first }
    .merging(controls) { first, _ in first }
    .merging(screens) { first, _ in first }

  private static let leaves: [String: RuleWords] = [
    "Color": greedy,
    "GeometryReader": RuleWords(
      offers: Phrase("offers its own size, once that is known", "等自己的尺寸定下后再提议这个尺寸"),
      takes: greedy.takes,
      places: Phrase("in its top leading corner", "在它的左上角")
    ),
    "Text": RuleWords(
      takes: Phrase("a text takes no more than its one line needs", "文本只占一行文字所需的空间")
    ),
    "Text, broken": RuleWords(
      takes: Phrase(
        "on one line it would be {idealWidth} wide, so it breaks into {lines}; it is as wide as "
          + "the widest of them",
        "排成一行要 {idealWidth} 宽，放不下，所以分成 {lines} 行；宽度等于最宽的一行"
      )
    ),
    "Text, cut": RuleWords(
      takes: Phrase(
        "not all of it fits, so it keeps {lines} lines and ends in an ellipsis",
        "放不下全部文字，所以只留 {lines} 行，并以省略号结尾"
      )
    ),
    "Image": RuleWords(
      takes: Phrase(
        "an image has a size of its own, unless it is resizable",
        "图片有自己的尺寸，除非它可缩放"
      )
    ),
    "Spacer": RuleWords(
      takes: Phrase(
        "a spacer takes along the stack what it is offered, and its least length at least",
        "Spacer 沿堆栈方向取提议的长度，至少取最小长度"
      )
    ),
    "Divider": RuleWords(
      takes: Phrase("a divider is a thin line across the stack", "分隔线是横跨堆栈的细线")
    ),
  ]

  private static let part = RuleWords(
    takes: Phrase("a part of a control has a size of its own", "控件的这一部分有自己的尺寸")
  )
  private static let flexiblePart = RuleWords(
    takes: Phrase(
      "a part of a control that is as wide as it is offered, and has a height of its own",
      "控件的这一部分宽取提议，高是自己的"
    )
  )
  private static let controls: [String: RuleWords] = [
    "Slider": flexiblePart, "bar": flexiblePart, "wheels": flexiblePart, "switch": part,
    "stepper": part, "chevron": part, "well": part, "wheel": part, "back": part, "magnifier": part,
    "grabber": part,
    "segments": RuleWords(
      offers: Phrase("offers each segment the same width", "给每一段相同的宽度"),
      takes: Phrase("as wide as offered, one line high", "宽取提议，高为一行"),
      places: Phrase("in its segment", "在它的一段里")
    ),
  ]

  private static let shares = Phrase("divides the offer among its views", "把提议分给各个子视图")
  private static let leavesOpen = Phrase(
    "has no length to divide and asks every view for its ideal one",
    "没有长度可分，询问每个子视图的理想长度"
  )

  private static func stack(_ long: Phrase, _ places: Phrase, _ offers: Phrase = shares)
    -> RuleWords
  {
    RuleWords(
      offers: offers,
      takes: long,
      places: places
    )
  }

  private static let wide = Phrase(
    "as wide as its {children} views and {gaps} of gaps, as high as the highest",
    "宽为 {children} 个子视图加间距 {gaps}，高为最高的一个"
  )
  private static let high = Phrase(
    "as high as its {children} views and {gaps} of gaps, as wide as the widest",
    "高为 {children} 个子视图加间距 {gaps}，宽为最宽的一个"
  )
  private static let after = Phrase("after the views before it", "排在前面的视图之后")
  private static let below = Phrase("below the views before it", "排在前面的视图之下")

  private static let stacks: [String: RuleWords] = [
    "HStack": stack(wide, after), "HStack, open": stack(wide, after, leavesOpen),
    "VStack": stack(high, below), "VStack, open": stack(high, below, leavesOpen),
    "stack of one": RuleWords(
      offers: inside,
      takes: Phrase("a stack of one view is that view", "只有一个子视图的堆栈就是那个视图"),
      places: Phrase("in its very place", "位置不变")
    ),
    "ZStack": RuleWords(
      offers: Phrase("offers every layer the same", "给每一层相同的提议"),
      takes: Phrase("it is as large as the largest of its layers", "它与最大的一层一样大"),
      places: middle
    ),
    "ZStack, ranked": RuleWords(
      offers: Phrase("offers every layer the same", "给每一层相同的提议"),
      takes: Phrase(
        "only its layers of the highest layoutPriority count ({leaders} of {layers}): it is as large "
          + "as the largest of them",
        "只有 layoutPriority 最高的层才算数（{layers} 层中的 {leaders} 层）：它与其中最大的一样大"
      ),
      places: middle
    ),
    "Grid": RuleWords(
      offers: Phrase("offers each cell its column and row", "按行列给每个单元格提议"),
      takes: Phrase(
        "its columns are as wide as their widest cells, its rows as high as their highest",
        "列宽取最宽的单元格，行高取最高的单元格"
      ),
      places: Phrase("in its cell", "在它的单元格里")
    ),
    "GridRow": RuleWords(
      offers: inside,
      takes: Phrase("a row is as high as its highest cell", "一行与最高的单元格一样高"),
      places: Phrase("in its column", "在它的列里")
    ),
    "ViewThatFits": RuleWords(
      offers: Phrase(
        "asks each view in turn for its ideal size and keeps the first that fits",
        "依次询问每个视图的理想尺寸，保留第一个放得下的"
      ),
      takes: Phrase(
        "it is its first view, whose ideal size fits",
        "它就是第一个视图，因为它的理想尺寸放得下"
      ),
      places: Phrase("in its very place", "位置不变")
    ),
    "ViewThatFits, later": RuleWords(
      offers: Phrase(
        "asks each view in turn for its ideal size and keeps the first that fits",
        "依次询问每个视图的理想尺寸，保留第一个放得下的"
      ),
      takes: Phrase(
        "the views before have ideal sizes of {tried}, which {offer} does not hold, so it is view "
          + "{choice}",
        "前面视图的理想尺寸是 {tried}，{offer} 放不下，所以它是第 {choice} 个视图"
      ),
      places: Phrase("in its very place", "位置不变")
    ),
  ]

  private static let decorated = Phrase(
    "it is as large as the view it decorates, whatever the decoration needs",
    "它与被装饰的视图一样大，不受装饰影响"
  )

  private static let modifiers: [String: RuleWords] = [
    "background": RuleWords(
      offers: Phrase(
        "hands the offer on to its content, and the content's size to what lies behind",
        "把提议传给内容，再把内容的尺寸提议给背景"
      ),
      takes: decorated,
      places: middle
    ),
    "overlay": RuleWords(
      offers: Phrase(
        "hands the offer on to its content, and the content's size to what lies above",
        "把提议传给内容，再把内容的尺寸提议给前景"
      ),
      takes: decorated,
      places: middle
    ),
    "padding": RuleWords(
      offers: Phrase(
        "first takes off {top} above, {leading} before, {bottom} below, {trailing} after",
        "先扣除上 {top}、前 {leading}、下 {bottom}、后 {trailing}"
      ),
      takes: Phrase("its content and the insets again", "内容加回内边距"),
      places: Phrase("inside the insets", "在内边距之内")
    ),
    "padding, even": RuleWords(
      offers: Phrase("first takes off {top} on each side", "先从每边扣除 {top}"),
      takes: Phrase("its content and {top} on each side", "内容加上每边 {top}"),
      places: Phrase("inside the insets", "在内边距之内")
    ),
    "frame": RuleWords(
      offers: Phrase("offers what it fixes: {limits}", "提议它固定的值：{limits}"),
      takes: Phrase(
        "it keeps what it fixes ({limits}) and takes the rest from its content",
        "它保持固定的值（{limits}），其余取自内容"
      ),
      places: middle
    ),
    "flexible frame": RuleWords(
      offers: Phrase("holds the offer within its limits: {limits}", "把提议限制在范围内：{limits}"),
      takes: Phrase(
        "the offer, or its content where there is no limit, held within {limits}",
        "提议（没有限制时取内容），限制在 {limits} 之内"
      ),
      places: middle
    ),
    "fixedSize": RuleWords(
      offers: Phrase("withholds the offer", "不传递提议"),
      takes: Phrase("its content has its ideal size", "内容取理想尺寸"),
      places: middle
    ),
    "aspectRatio": RuleWords(
      offers: Phrase("offers the largest size of its ratio", "提议符合比例的最大尺寸"),
      takes: Phrase("it is as large as what its content makes of that", "尺寸由内容对此的回答决定"),
      places: middle
    ),
    "offset": RuleWords(
      offers: inside,
      takes: Phrase("it takes its place as if nothing were moved", "它占的位置与没有移动时一样"),
      places: Phrase("moved by {x}, {y} from its place", "从原位移动 {x}, {y}")
    ),
    "position": RuleWords(
      offers: inside,
      takes: Phrase("it takes all that is offered", "它占满提议的空间"),
      places: Phrase("with its middle at {x}, {y}", "中心在 {x}, {y}")
    ),
    "layoutPriority": RuleWords(
      offers: inside,
      takes: Phrase(
        "it changes no size, but a stack asks it with rank {priority}",
        "它不改变尺寸，但堆栈按优先级 {priority} 询问它"
      ),
      places: Phrase("in its very place", "位置不变")
    ),
    "containerRelativeFrame": RuleWords(
      offers: Phrase("offers its share of the container around", "提议外层容器的一份"),
      takes: Phrase("its share of the container around", "外层容器的一份"),
      places: middle
    ),
    "safeAreaInset": RuleWords(
      offers: Phrase("asks the inset first and offers its content the rest", "先询问边栏，再把剩余空间提议给内容"),
      takes: Phrase("its content and the inset beside it", "内容加上旁边的边栏"),
      places: Phrase("beside the inset", "在边栏旁边")
    ),
    "ignoresSafeArea": RuleWords(
      offers: Phrase("offers the covered edges too", "把被遮住的边缘也一并提议"),
      takes: Phrase("to others it is as large as without it", "在别的视图看来尺寸不变"),
      places: Phrase("out to the edges of the screen", "一直到屏幕边缘")
    ),
  ]

  private static func lazy(_ takes: Phrase, _ places: Phrase) -> RuleWords {
    RuleWords(
      offers: Phrase("offers its breadth and leaves the length open", "只提议横向尺寸，长度不限"),
      takes: takes,
      places: places
    )
  }

  private static let scrolling: [String: RuleWords] = [
    "ScrollView": RuleWords(
      offers: Phrase("leaves the length open along which it scrolls", "滚动方向上不作提议"),
      takes: Phrase(
        "all that is offered along which it scrolls, its content's size across",
        "滚动方向取提议，另一方向取内容的尺寸"
      ),
      places: start
    ),
    "LazyVStack": lazy(
      Phrase("as wide as offered, as high as its views and gaps", "宽取提议，高为子视图加间距"),
      Phrase("below the views before it", "排在前面的视图之下")
    ),
    "LazyHStack": lazy(
      Phrase("as high as offered, as wide as its views and gaps", "高取提议，宽为子视图加间距"),
      Phrase("after the views before it", "排在前面的视图之后")
    ),
    "LazyVGrid": lazy(
      Phrase("as wide as its columns, as high as its rows and gaps", "宽为各列之和，高为各行加间距"),
      Phrase("in its cell", "在它的单元格里")
    ),
    "LazyHGrid": lazy(
      Phrase("as high as its rows, as wide as its columns and gaps", "高为各行之和，宽为各列加间距"),
      Phrase("in its cell", "在它的单元格里")
    ),
    "List": RuleWords(
      offers: Phrase("offers each row its width, less the margins", "给每行提议去掉边距后的宽度"),
      takes: Phrase("a list takes all that is offered", "列表占满提议的空间"),
      places: Phrase("below the rows before it", "排在前面的行之下")
    ),
    "list row": RuleWords(
      offers: Phrase("takes off the insets of a row", "先扣除行的内边距"),
      takes: Phrase("as wide as offered, and high enough for its content", "宽取提议，高足够放下内容"),
      places: Phrase("inside the insets of the row", "在行的内边距之内")
    ),
  ]
}

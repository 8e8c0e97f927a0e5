import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout

/// What a shell does to the size, in one phrase, by the case of its effect.
enum ShellNote {
  /// Said of what the system draws, whose size Apple does not publish.
  static let approximate = Phrase(
    "approximate: Apple publishes no size for it",
    "大小是近似值：苹果没有公布它的尺寸"
  )

  /// Said of a picture of the catalogue, which is not there.
  static let standIn = Phrase(
    "approximate: a stand-in of 100x100, since the picture is not here",
    "近似值：这里没有这张图片，用 100x100 的占位图代替"
  )

  private typealias Note = @Sendable ([Value], ValueReader) -> Phrase?

  static func note(for node: GraphNode, _ reader: ValueReader) -> Phrase? {
    guard case .effect(let effect, _) = node.form else { return nil }
    return table[effect.name]?(effect.payload, reader)
  }

  private static let table: [String: Note] = [
    "padding": padding,
    "frame": { payload, reader in
      let parts = zip(["width", "height"], payload).compactMap { name, value in
        reader.number(value).map { "\(name) \(text($0))" }
      }
      guard !parts.isEmpty else { return nil }
      let list = parts.joined(separator: ", ")
      return Phrase("fixes \(list), whatever its content wants", "固定 \(list)，不管内容要多大")
    },
    "flexFrame": { _, _ in
      Phrase("keeps the size within bounds", "把大小限制在给定范围内")
    },
    "fixedSize": { _, _ in Phrase("gives its content its ideal size", "让内容取理想尺寸") },
    "background": { _, _ in
      Phrase("as large as its content; it adds nothing", "与内容一样大，不增加尺寸")
    },
    "overlay": { _, _ in
      Phrase("as large as its content; it adds nothing", "与内容一样大，不增加尺寸")
    },
    "offset": { _, _ in
      Phrase("drawn elsewhere; the place it takes stays", "只是画在别处，占的位置不变")
    },
    "position": { _, _ in Phrase("takes all the space it is offered", "占满提议给它的空间") },
  ]

  private static let padding: Note = { payload, reader in
    let edges = reader.edges(payload.first)
    let insets =
      reader.insets(payload.last?.unwrapped) ?? EdgeInsets(PaddingLayout.defaultLength, at: edges)
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(all).count == 1 {
      return Phrase("adds \(text(all[0])) on each side", "每边加 \(text(all[0]))")
    }
    let english = ["above", "before", "below", "after"]
    let chinese = ["上", "前", "下", "后"]
    let named = all.indices.filter { all[$0] != 0 }
    return Phrase(
      "adds " + named.map { "\(text(all[$0])) \(english[$0])" }.joined(separator: ", "),
      "加：" + named.map { "\(chinese[$0]) \(text(all[$0]))" }.joined(separator: "，")
    )
  }

  private static func text(_ length: Double) -> String {
    guard length.isFinite, length.magnitude < 1e9, length == length.rounded() else {
      return length == .infinity ? "infinity" : "\(length)"
    }
    return String(Int(length))
  }
}

public import SwiftSource

extension Step {
  /// How a view in this place is told from the others in its parent, in every language.
  public var words: Phrase {
    switch self {
    case .root: Phrase("the view at the top", "最上层的视图")
    case .content: Phrase("the only view here", "这里唯一的视图")
    case .slot(let index): Phrase("slot \(index)", "第 \(index) 个位置")
    case .part(let name): Phrase("the part `\(name)`", "`\(name)` 部分")
    case .branch(let index, let count):
      Phrase("branch \(index + 1) of \(count)", "\(count) 个分支中的第 \(index + 1) 个")
    case .present: Phrase("the view of an `if`", "`if` 的视图")
    case .row(let id, 0): Phrase("the row with the id `\(id)`", "id 为 `\(id)` 的行")
    case .row(let id, let occurrence):
      Phrase(
        "row \(occurrence + 1) with the id `\(id)`; it shares the state of the first",
        "第 \(occurrence + 1) 个 id 为 `\(id)` 的行，与第一个共享状态"
      )
    case .screen(let id, _): Phrase("the screen pushed for `\(id)`", "为 `\(id)` 推入的页面")
    case .identified(let id): Phrase("the explicit id `\(id)`", "显式 id `\(id)`")
    case .erased: Phrase("what the `AnyView` holds", "`AnyView` 里的视图")
    }
  }
}

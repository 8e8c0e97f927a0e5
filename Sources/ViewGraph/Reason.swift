import SwiftSource

/// The words for why a view kept or lost its identity.
enum Reason {
  static let kept = Phrase("same place, same type, same value", "位置、类型和值都没有变")
  static let new = Phrase("nothing stood here before", "这里之前什么都没有")

  static let inSight = Phrase("the row came into sight", "这一行进入了可见范围")

  static let revived = Phrase(
    "it was still leaving, so it is the same view and keeps its state",
    "它还在离场途中，所以仍是同一个视图，状态保留"
  )

  static func redeclared(_ name: String) -> Phrase {
    filled(
      "`{0}` was declared again with the same stored properties, so it counts as the same type",
      "`{0}` 重新声明后存储属性不变，所以仍算同一个类型",
      [name]
    )
  }

  static func type(_ old: String, _ new: String, at step: Step) -> Phrase {
    if step == .erased {
      return filled(
        "the `AnyView` holds another type: `{1}`, not `{0}`",
        "`AnyView` 里换了类型：现在是 `{1}`，之前是 `{0}`",
        [old, new]
      )
    }
    return filled(
      "the type in this place is another one: `{1}`, not `{0}`",
      "这个位置的类型变了：现在是 `{1}`，之前是 `{0}`",
      [old, new]
    )
  }

  static func appears(_ step: Step, instead former: Step?) -> Phrase {
    switch step {
    case .branch(let index, let count):
      return filled(
        "the condition now takes branch {0} of {1}; each branch is an identity of its own",
        "条件现在走 {1} 个分支中的第 {0} 个；每个分支各有自己的身份",
        [String(index + 1), String(count)]
      )
    case .present: return Phrase("the condition of the `if` became true", "`if` 的条件变为真")
    case .row(let id, _):
      return filled("no row had the id `{0}` before", "之前没有 id 为 `{0}` 的行", [id])
    case .screen(let id, _):
      return filled("a screen was pushed for `{0}`", "为 `{0}` 推入了一个页面", [id])
    case .identified(let id):
      if case .identified(let old)? = former {
        return filled(
          "its explicit id changed from `{0}` to `{1}`",
          "显式 id 从 `{0}` 变成了 `{1}`",
          [old, id]
        )
      }
      return filled("its explicit id is `{0}`", "它的显式 id 是 `{0}`", [id])
    case .part("menu"), .part("contextMenu"):
      return Phrase("the menu was opened", "菜单被打开")
    case .part("swipeActions.leading"), .part("swipeActions.trailing"):
      return Phrase("the row was swept aside", "这一行被滑开")
    case .part(let name):
      return filled("`{0}` is shown now", "现在显示 `{0}`", [name])
    case .slot(let index):
      return filled("slot {0} is new", "第 {0} 个位置是新的", [String(index)])
    default: return new
    }
  }

  static func goes(_ step: Step) -> Phrase {
    switch step {
    case .branch(let index, let count):
      return filled(
        "the condition left branch {0} of {1}",
        "条件离开了 {1} 个分支中的第 {0} 个",
        [String(index + 1), String(count)]
      )
    case .present: return Phrase("the condition of the `if` became false", "`if` 的条件变为假")
    case .row(let id, let occurrence) where occurrence > 0:
      return filled(
        "one row fewer has the id `{0}`; which of them went cannot be told",
        "id 为 `{0}` 的行少了一行；无法分辨少的是哪一行",
        [id]
      )
    case .row(let id, _):
      return filled("no row has the id `{0}` any more", "已经没有 id 为 `{0}` 的行", [id])
    case .screen(let id, _):
      return filled("the screen for `{0}` was popped", "为 `{0}` 推入的页面被弹出", [id])
    case .identified(let id):
      return filled("its explicit id `{0}` is gone", "显式 id `{0}` 已不存在", [id])
    case .part("menu"), .part("contextMenu"):
      return Phrase("the menu was closed", "菜单被关闭")
    case .part("swipeActions.leading"), .part("swipeActions.trailing"):
      return Phrase("the row is back in its place", "这一行回到原位")
    case .part(let name):
      return filled("`{0}` is no longer shown", "不再显示 `{0}`", [name])
    default: return Phrase("its place is gone", "它的位置已不存在")
    }
  }

  static func rowRan(_ id: String, _ causes: [String]) -> Phrase {
    filled(
      "the closure of row `{0}` ran again: it reads {1}, which has changed",
      "`{0}` 行的闭包重新运行：它读取的 {1} 变了",
      [id, causes.map { "`\($0)`" }.joined(separator: ", ")]
    )
  }

  static func moved(_ step: Step, _ from: Int, _ to: Int) -> Phrase {
    guard case .row(let id, _) = step else {
      return filled("position {0} → {1}", "位置 {0} → {1}", [String(from), String(to)])
    }
    return filled(
      "the id `{0}` went from position {1} to {2}; it is the same row",
      "id `{0}` 从第 {1} 位移到第 {2} 位，仍是同一行",
      [id, String(from), String(to)]
    )
  }

  static func wentFrom(_ old: String, _ new: String) -> Phrase {
    filled("it stood at {0} and stands at {1}", "它原来在 {0}，现在在 {1}", [old, new])
  }

  static func changed(_ name: String, _ old: String, _ new: String) -> Phrase {
    filled(
      "same place and type; `{0}` was {1} and is {2}",
      "位置和类型不变；`{0}` 从 {1} 变为 {2}",
      [name, old, new]
    )
  }

  static func changed(_ names: [String]) -> Phrase {
    if names.isEmpty {
      return Phrase("same place and type, new value", "位置和类型不变，值变了")
    }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return filled(
      "same place and type; {0} changed",
      "位置和类型不变；{0} 变了",
      [list]
    )
  }

  static let changedAndBack = Phrase(
    "its value changed and changed back within this input",
    "它的值在这次输入中变了又变回来"
  )

  static func environment(_ names: [String]) -> Phrase {
    let list = names.map { "`\($0)`" }
    return Phrase(
      "the environment hands it another " + list.joined(separator: ", "),
      "环境给它的 " + list.joined(separator: "、") + " 变了"
    )
  }

  static let preference = Phrase(
    "the preference it reads from inside changed",
    "它从内部读取的 preference 变了"
  )

  static func stateChanged(_ causes: [String]) -> Phrase {
    if causes == ["@self"] {
      return Phrase("the value it reads changed", "它读取的值变了")
    }
    let list = causes.filter { $0 != "@self" }.map {
      "`\($0.drop { $0 == "_" })`"
    }
    return filled("{0} changed", "{0} 变了", [list.joined(separator: ", ")])
  }

  static func anotherObject(_ name: String) -> Phrase {
    filled("`{0}` is another object now", "`{0}` 现在是另一个对象", [name])
  }

  static func insideNew(_ top: PathEntry) -> Phrase {
    filled("it is inside {0} {1}, which is new", "它在新的 {0} {1} 里", [top.name, top.path])
  }

  static func insideGone(_ top: PathEntry) -> Phrase {
    filled("it was inside {0} {1}, which is gone", "它在已移除的 {0} {1} 里", [top.name, top.path])
  }

  static func stateLost(_ cause: Phrase) -> Phrase {
    Phrase("its state starts anew: " + cause.english, "状态重新开始：" + cause.chinese)
  }

  private static func filled(_ english: String, _ chinese: String, _ arguments: [String]) -> Phrase
  {
    let phrase = Phrase(english, chinese)
    return Phrase(
      phrase.text(in: .english, arguments),
      phrase.text(in: .chinese, arguments)
    )
  }
}

import SwiftSource

extension DiagnosticKind {
  static let publishedDuringUpdate = DiagnosticKind(
    "identity.published-during-update",
    .warning,
    Phrase(
      "`{0}` is published while a body runs: the behaviour is undefined",
      "`{0}` 在 body 运行时被写入并发布：行为未定义"
    ),
    reason: Phrase(
      "A body only describes; writing a published property in it, or in the `get` of a binding, asks for "
        + "another update in the middle of this one.",
      "body 只做描述；在其中或在绑定的 `get` 里写入已发布的属性，会在更新过程中又要求一次更新。"
    ),
    remedy: Phrase(
      "write it in an action, in `.onAppear`, `.task` or `.onChange`",
      "在操作、`.onAppear`、`.task` 或 `.onChange` 里写入"
    )
  )
  static let readWithoutObserving = DiagnosticKind(
    "identity.read-without-observing",
    .warning,
    Phrase(
      "the body of `{0}` reads a published property and does not observe its object, so it did not run",
      "`{0}` 的 body 读取了已发布的属性，却没有观察那个对象，所以没有运行"
    ),
    reason: Phrase(
      "An `ObservableObject` tells only those who hold it with `@ObservedObject`, `@StateObject` or "
        + "`@EnvironmentObject`; a `let`, a `@State` or a singleton is a reference that stays equal.",
      "`ObservableObject` 只通知用 `@ObservedObject`、`@StateObject` 或 `@EnvironmentObject` 持有它的视图；"
        + "`let`、`@State` 或单例只是一个不变的引用。"
    ),
    remedy: Phrase("declare the property `@ObservedObject`", "把属性声明为 `@ObservedObject`")
  )
  static let plainObjectMadeAnew = DiagnosticKind(
    "identity.plain-object-made-anew",
    .warning,
    Phrase(
      "`{0}` of `{1}` is another object now: a plain property is made anew with the view",
      "`{1}` 的 `{0}` 现在是另一个对象：普通属性会随视图一起重新创建"
    ),
    reason: Phrase(
      "A view struct is made whenever its parent's body runs; only `@State` and `@StateObject` keep what "
        + "was there.",
      "父视图的 body 每次运行都会重新创建视图结构体；只有 `@State` 和 `@StateObject` 会保留原来的内容。"
    ),
    remedy: Phrase(
      "write `@State private var` for an `@Observable` object, `@StateObject` for an `ObservableObject`",
      "`@Observable` 对象用 `@State private var`，`ObservableObject` 用 `@StateObject`"
    )
  )
  static let equalityHides = DiagnosticKind(
    "identity.equality-hides",
    .warning,
    Phrase(
      "`==` of `{0}` says nothing has changed, and `{1}` has",
      "`{0}` 的 `==` 认为没有变化，但 `{1}` 变了"
    ),
    reason: Phrase(
      "Where a type is `Equatable`, its `==` decides whether a body runs, a state is written and "
        + "`onChange` fires; a property that it leaves out does not count.",
      "类型符合 `Equatable` 时，由它的 `==` 决定 body 是否运行、状态是否写入、`onChange` 是否触发；没有比较的属性不算。"
    ),
    remedy: Phrase("compare `{1}` too, or do not write `==` yourself", "把 `{1}` 也加入比较，或不要自己写 `==`")
  )
  static let publisherMadeAnew = DiagnosticKind(
    "identity.publisher-made-anew",
    .warning,
    Phrase(
      "`{0}` is another publisher now, and is listened to from its beginning",
      "`{0}` 现在是另一个发布者，监听从头开始"
    ),
    reason: Phrase(
      "A publisher in a plain property, or made in `body`, is made anew whenever the parent's body runs: a "
        + "timer begins again, so its next tick comes late or never.",
      "普通属性里或在 `body` 里创建的发布者，会随父视图 body 的运行重新创建：计时器重新开始，下一次触发会推迟甚至不来。"
    ),
    remedy: Phrase(
      "keep it in `@State`, in an object, or in the parent that is not made anew",
      "把它放进 `@State`、对象里，或不会被重新创建的父视图里"
    )
  )
}

import SwiftSource

extension DiagnosticKind {
  static let missingObject = DiagnosticKind(
    "identity.missing-object",
    .error,
    Phrase("Fatal error: {0}", "Fatal error: {0}"),
    reason: Phrase(
      "The view looks for the object among what the views around it provide, and nobody provides one. "
        + "A sheet or a preview is a place of its own.",
      "视图会在外层视图提供的内容里查找对象，但没有谁提供。弹出的页面和预览要单独提供。"
    ),
    remedy: Phrase(
      "write `{1}` with the object on a view around this one",
      "在外层视图上用 `{1}` 提供这个对象"
    )
  )
  static let objectMadeAnew = DiagnosticKind(
    "identity.object-made-anew",
    .warning,
    Phrase(
      "`{0}` of `{1}` is another object now: the view makes it each time it is made itself",
      "`{1}` 的 `{0}` 现在是另一个对象：每次创建这个视图都会重新创建它"
    ),
    reason: Phrase(
      "`@ObservedObject` watches an object and does not keep it; whenever the parent's body runs, the "
        + "view and the object with it are made again.",
      "`@ObservedObject` 只观察对象，并不保存它；父视图的 body 一运行，视图连同对象都会重新创建。"
    ),
    remedy: Phrase(
      "declare it `@StateObject`, or hand it in from an owner",
      "改用 `@StateObject`，或由拥有者传进来"
    )
  )
  static let objectThrownAway = DiagnosticKind(
    "identity.object-thrown-away",
    .warning,
    Phrase(
      "another `{2}` was made for `{0}` of `{1}` and thrown away: the state keeps its first one",
      "又为 `{1}` 的 `{0}` 创建了一个 `{2}`，随即丢弃：状态保留的是第一个"
    ),
    reason: Phrase(
      "The initial value of `@State` is evaluated whenever the view struct is made, and used only the "
        + "first time. (From Xcode 27 on it is evaluated only once.)",
      "每次创建视图结构体都会计算 `@State` 的初始值，但只有第一次有用。（从 Xcode 27 起只计算一次。）"
    ),
    remedy: Phrase(
      "keep the initializer cheap, make the object in `.task`, or hold it further up",
      "让初始化足够便宜，或在 `.task` 里创建对象，或放到更上层保存"
    )
  )
  static let initialValueIgnored = DiagnosticKind(
    "identity.initial-value-ignored",
    .warning,
    Phrase(
      "`{0}` of `{1}` keeps {3}: the new initial value {2} does not count",
      "`{1}` 的 `{0}` 仍是 {3}：新的初始值 {2} 不起作用"
    ),
    reason: Phrase(
      "A state takes its initial value when the view's identity begins; after that only writes change it.",
      "状态只在视图身份开始时采用初始值，之后只有写入才会改变它。"
    ),
    remedy: Phrase(
      "use a plain `let` or a `@Binding`, follow it with `.onChange`, or give the view an `.id` of the value",
      "改用普通的 `let` 或 `@Binding`，用 `.onChange` 跟随，或把这个值作为视图的 `.id`"
    )
  )
  static let staleRead = DiagnosticKind(
    "identity.stale-read",
    .warning,
    Phrase(
      "a closure of `{1}` shows the old value of `{0}`: the body of `{1}` has not run since it was written",
      "`{1}` 的闭包显示的是 `{0}` 的旧值：写入之后 `{1}` 的 body 还没有运行过"
    ),
    reason: Phrase(
      "The closure was made by a body that does not read `{0}`, so writing it runs no body, and the "
        + "closure still holds the value of then.",
      "这个闭包来自一个不读取 `{0}` 的 body，写入它不会让 body 运行，闭包里还是当时的值。"
    ),
    remedy: Phrase(
      "use `.sheet(item:)`, which hands the value in, or read `{0}` in the body",
      "用 `.sheet(item:)` 把值传进来，或在 body 里读取 `{0}`"
    )
  )
  static let plainClass = DiagnosticKind(
    "identity.plain-class",
    .warning,
    Phrase(
      "`{0}` of a `{1}` changed and no view hears of it: the class tells nobody",
      "`{1}` 的 `{0}` 变了，却没有视图知道：这个类不通知任何人"
    ),
    reason: Phrase(
      "A state that holds a class keeps a reference, which stays the same when a property changes.",
      "存放类实例的状态保存的是引用，属性变了引用并没有变。"
    ),
    remedy: Phrase(
      "mark the class `@Observable`, or make it a struct",
      "给类加上 `@Observable`，或改成结构体"
    )
  )
  static let notPublished = DiagnosticKind(
    "identity.not-published",
    .warning,
    Phrase(
      "`{0}` of `{1}` changed and no view hears of it: the property is not `@Published`",
      "`{1}` 的 `{0}` 变了，却没有视图知道：这个属性没有标记 `@Published`"
    ),
    reason: Phrase(
      "An `ObservableObject` tells only of its published properties, or when it calls "
        + "`objectWillChange.send()`.",
      "`ObservableObject` 只通知已发布的属性，或在调用 `objectWillChange.send()` 时通知。"
    ),
    remedy: Phrase("write `@Published var {0}`", "写成 `@Published var {0}`")
  )
  static let observationIgnored = DiagnosticKind(
    "identity.observation-ignored",
    .warning,
    Phrase(
      "`{0}` of `{1}` changed and no view hears of it: it is marked `@ObservationIgnored`",
      "`{1}` 的 `{0}` 变了，却没有视图知道：它标记了 `@ObservationIgnored`"
    ),
    remedy: Phrase("take the mark away", "去掉这个标记")
  )
  static let nestedObject = DiagnosticKind(
    "identity.nested-object",
    .warning,
    Phrase(
      "`{0}` in `{2}` of `{1}` changed, and nobody observes it",
      "`{1}` 的 `{2}` 里的 `{0}` 变了，但没有人观察它"
    ),
    reason: Phrase(
      "Observing an object does not observe the objects inside it: the reference in `{2}` has not changed.",
      "观察一个对象并不会观察它里面的对象：`{2}` 里的引用没有变。"
    ),
    remedy: Phrase(
      "hand the inner object to a view with `@ObservedObject`, or use `@Observable` classes",
      "把里面的对象交给带 `@ObservedObject` 的子视图，或改用 `@Observable` 类"
    )
  )
  static let writeDuringUpdate = DiagnosticKind(
    "identity.write-during-update",
    .warning,
    Phrase(
      "`{0}` is written while a body runs",
      "在 body 运行期间写入了 `{0}`"
    ),
    reason: Phrase(
      "A body only says what is to be there. What it writes would run it again, so SwiftUI warns and "
        + "drops writes of `@State`.",
      "body 只描述应当显示什么。它的写入会让自己再次运行，所以 SwiftUI 会警告，并丢弃对 `@State` 的写入。"
    ),
    remedy: Phrase(
      "write in an action, in `.onAppear`, `.onChange` or `.task`",
      "在动作、`.onAppear`、`.onChange` 或 `.task` 里写入"
    )
  )
  static let writeBeforeInstalled = DiagnosticKind(
    "identity.write-before-installed",
    .warning,
    Phrase(
      "a state was written before its view is on the screen, which does nothing",
      "在视图还没有显示之前写入了状态，这不起作用"
    ),
    reason: Phrase(
      "In `init`, a state with an initial value has no place to write to yet.",
      "在 `init` 里，已有初始值的状态还没有可以写入的位置。"
    ),
    remedy: Phrase(
      "write `_name = State(initialValue: …)` in `init`",
      "在 `init` 里写 `_name = State(initialValue: …)`"
    )
  )
  static let noDestination = DiagnosticKind(
    "identity.no-destination",
    .warning,
    Phrase(
      "nothing is pushed for a value of type `{0}`: there is no matching `navigationDestination`",
      "类型为 `{0}` 的值没有推入任何页面：没有匹配的 `navigationDestination`"
    ),
    reason: Phrase(
      "A link with a value looks for a destination of exactly that type in the stack around it.",
      "带值的链接会在外层的栈里寻找类型完全相同的目的地。"
    ),
    remedy: Phrase(
      "write `.navigationDestination(for: {0}.self) { … }` on a view inside the stack",
      "在栈内的视图上写 `.navigationDestination(for: {0}.self) { … }`"
    )
  )
}

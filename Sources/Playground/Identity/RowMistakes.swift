import SwiftSource

extension DiagnosticKind {
  static let rowsReplaced = DiagnosticKind(
    "identity.rows-replaced",
    .warning,
    Phrase(
      "all {0} rows were exchanged: the data holds new elements, and each has an id of its own",
      "{0} 行全部被换掉：数据里是新的元素，每个元素都有自己的新 id"
    ),
    reason: Phrase(
      "`let id = UUID()` is another id for each element that is made; loading the same data again makes "
        + "new elements, so every row is new and has lost its state.",
      "`let id = UUID()` 让每个新建的元素都有不同的 id；重新加载同样的数据会新建元素，于是每一行都是新的，状态也丢了。"
    ),
    remedy: Phrase(
      "take the id from the data itself, or change the elements that are there",
      "用数据自身的 id，或在原有的元素上修改"
    )
  )
  static let idIsEdited = DiagnosticKind(
    "identity.id-is-edited",
    .warning,
    Phrase(
      "the id of the row is the value that is edited: `{0}` went and `{1}` came, with new state",
      "行的 id 就是正在编辑的值：`{0}` 消失，`{1}` 出现，状态重新开始"
    ),
    reason: Phrase(
      "Another id is another row: the field that is typed into is exchanged, so it loses the focus and "
        + "the keyboard goes after each character.",
      "id 不同就是另一行：正在输入的输入框被换掉，于是失去焦点，每输入一个字符键盘就会收起。"
    ),
    remedy: Phrase(
      "give the element an id that stays, such as `let id = UUID()`",
      "给元素一个不变的 id，例如 `let id = UUID()`"
    )
  )
  static let readAfterRemoval = DiagnosticKind(
    "identity.read-after-removal",
    .error,
    Phrase(
      "Fatal error: Index out of range: row `{0}` read its element once more after that was taken away",
      "Fatal error: Index out of range：元素删除之后，`{0}` 行又读取了一次"
    ),
    reason: Phrase(
      "A binding made with an index, as `$items[index]`, looks the element up at each read, and a row "
        + "that goes is read once more before it is gone.",
      "用下标建立的绑定（如 `$items[index]`）每次读取都会去查找元素，而即将移除的行在消失前还会被读取一次。"
    ),
    remedy: Phrase(
      "write `ForEach($items) { $item in … }`, which hands out bindings that are safe",
      "改写成 `ForEach($items) { $item in … }`，它给出的绑定是安全的"
    )
  )
  static let objectMakerIgnored = DiagnosticKind(
    "identity.object-maker-ignored",
    .warning,
    Phrase(
      "`{0}` of `{1}` stays the object it was made with: the new arguments do not reach it",
      "`{1}` 的 `{0}` 仍是最初创建的对象：新的参数传不到它那里"
    ),
    reason: Phrase(
      "A `@StateObject` is made once, when the view's identity begins; what its initial value depends on "
        + "may change later without any effect.",
      "`@StateObject` 只在视图身份开始时创建一次；之后初始值所依赖的参数再变也不起作用。"
    ),
    remedy: Phrase(
      "hand the value over with `.onChange` or `.task(id:)`, or give the view an `.id` of it",
      "用 `.onChange` 或 `.task(id:)` 把值传过去，或把它作为视图的 `.id`"
    )
  )
}

import SwiftSource

@testable import Course

/// A lesson that is right, as the base from which tests make wrong ones.
enum LessonFixture {
  static let english = """
    ---
    viewshell: 1
    id: tiny
    title: Tiny
    lang: en
    needs: []
    concepts: [order]
    ---
    # Tiny

    Hello `Text`.

    ## step: look
    ### Look
    A **view** is a value.

    ```viewshell
    > Text("Hi")
    type: Text
    > Text("Hi")
    .   .padding()
    size: 52x52
    ```

    ## exercise: pad {points=2 concepts=order credit=parts}
    ### Pad
    Pad it.

    ```swift starter
    Text("Hi")
    ```

    ```swift solution
    Text("Hi").padding()
    ```

    ```swift wrong misconception=frame
    Text("Hi").frame(width: 52)
    ```

    ```check
    type == ModifiedContent<Text, _PaddingLayout>
    size == 52x52
    ```

    ```check hidden
    size at 60x60 == 52x52
    ```

    ```hint 1
    Room around.
    ```

    ```feedback misconception=frame
    A frame is no padding.
    ```

    ```after
    Well done.
    ```

    ## exercise: guess
    ### Guess

    ```predict kind=choice answer=a
    a: `Text`
    b: nothing
    ```

    ```predict wrong misconception=none
    b
    ```

    ```hint 1
    Look up.
    ```

    ```feedback misconception=none
    There is always a type.
    ```
    """

  static let chinese = """
    ---
    viewshell: 1
    id: tiny
    title: 小
    lang: zh-Hans
    ---
    # 小

    你好 `Text`。

    ## step: look
    ### 看
    **视图**是值。

    ```viewshell
    ```

    ## exercise: pad
    ### 加内边距
    给它加内边距。

    ```hint 1
    周围的空间。
    ```

    ```feedback misconception=frame
    框不是内边距。
    ```

    ```after
    很好。
    ```

    ## exercise: guess
    ### 猜

    ```predict kind=choice
    a: `Text`
    b: 没有
    ```

    ```hint 1
    往上看。
    ```

    ```feedback misconception=none
    总有类型。
    ```
    """

  static func chapter() throws -> Chapter {
    try readChapter(
      SourceText(english, name: "tiny.md"),
      translation: SourceText(chinese, name: "tiny.zh-Hans.md")
    )
  }

  /// The problems of the lesson after one replacement, as `line:column id`.
  static func problems(
    replacing old: String,
    with new: String,
    inTranslation: Bool = false
  ) -> [String] {
    func edited(_ text: String) -> String {
      guard let range = text.firstRange(of: old) else { return "no such text: \(old)" }
      return text.replacingCharacters(in: range, with: new)
    }
    do throws(LessonProblems) {
      _ = try readChapter(
        SourceText(inTranslation ? english : edited(english), name: "tiny.md"),
        translation: SourceText(inTranslation ? edited(chinese) : chinese, name: "zh.md")
      )
      return []
    } catch {
      return error.problems.map { problem in
        let place = problem.source.location(of: problem.diagnostic.span.start)
        let file = problem.source.name == "zh.md" ? "zh " : ""
        return "\(file)\(place.line):\(place.column) \(problem.diagnostic.id)"
      }
    }
  }
}

extension String {
  func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

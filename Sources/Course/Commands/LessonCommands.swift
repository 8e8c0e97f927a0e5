public import SwiftSource

extension Phrase {
  static let lintSound = Phrase("{0}: sound ({1} exercises)", "{0}：没有问题（{1} 道练习）")
  static let auditExercise = Phrase(
    "{0}: {1} changes tried, {2} still pass",
    "{0}：试了 {1} 处改动，{2} 处仍能通过"
  )
  static let lessonExists = Phrase("'{0}' exists already", "'{0}' 已经存在")
  static let lessonCreated = Phrase(
    "wrote {0} and {1}; check them with: viewshell lesson lint {2}",
    "已写入 {0} 和 {1}；用 viewshell lesson lint {2} 检查"
  )
}

/// `viewshell lesson lint DIR`: proves every chapter of a folder, or the built-in ones.
///
/// - Returns: 0 when all is sound (warnings allowed), 3 when not, 2 when the folder is none.
public func lintLessons(
  in directory: String?,
  language: Language = .english,
  engine: Engine = .playground
) -> CommandResult {
  eachChapter(in: directory, language) { chapter, result in
    let problems = lint(chapter, engine: engine)
    result.errors += problems.map { $0.text(in: language) }
    if problems.contains(where: { $0.diagnostic.severity == .error }) {
      result.exitCode = 3
    } else {
      let arguments = [chapter.id, String(chapter.exercises.count)]
      result.output += Phrase.lintSound.text(in: language, arguments) + "\n"
    }
  }
}

/// `viewshell lesson audit DIR`: lists changed solutions that the checks still accept.
public func auditLessons(
  in directory: String?,
  language: Language = .english,
  engine: Engine = .playground
) -> CommandResult {
  eachChapter(in: directory, language) { chapter, result in
    for audit in audit(chapter, engine: engine) {
      let counts = [audit.exercise.fullID, String(audit.tried), String(audit.survivors.count)]
      result.output += Phrase.auditExercise.text(in: language, counts) + "\n"
      for survivor in audit.survivors { result.output += "  " + survivor.text(in: language) + "\n" }
    }
  }
}

private func eachChapter(
  in directory: String?,
  _ language: Language,
  _ work: (Chapter, inout CommandResult) -> Void
) -> CommandResult {
  let shelf: Shelf
  do throws(FileProblem) {
    shelf = try Shelf.find(directory: directory)
  } catch {
    let message = Phrase.cannotRead.text(in: language, [visible(directory ?? ""), error.text])
    return CommandResult(errors: ["viewshell: " + message], exitCode: 2)
  }
  guard !shelf.chapterIDs.isEmpty else {
    let message = Phrase.noLessons.text(in: language, [visible(directory ?? "")])
    return CommandResult(errors: ["viewshell: " + message], exitCode: 2)
  }
  var result = CommandResult()
  for id in shelf.chapterIDs {
    switch shelf.load(id, in: language) {
    case .failure(let failure):
      result.errors += failure.result.errors
      result.exitCode = max(result.exitCode, failure.result.exitCode)
    case .success(let chapter): work(chapter, &result)
    }
  }
  return result
}

/// `viewshell lesson new DIR`: writes a small sound chapter to start from.
///
/// - Parameters:
///   - path: The new chapter's file without its ending: the last part is the id.
///   - language: The language of what is said.
/// - Returns: 0, or 2 when a file exists already or cannot be written.
public func newLesson(at path: String, language: Language = .english) -> CommandResult {
  let id = path.split(separator: "/").last.map(String.init) ?? ""
  let files = [
    (path + ".md", LessonTemplate.english), (path + ".zh-Hans.md", LessonTemplate.chinese),
  ]
  for (file, _) in files where (try? readText(file, as: .named, limit: 1 << 24)) != nil {
    let message = Phrase.lessonExists.text(in: language, [visible(file)])
    return CommandResult(errors: ["viewshell: " + message], exitCode: 2)
  }
  for (file, text) in files {
    do throws(FileProblem) {
      let filled = text.split(separator: "ID", omittingEmptySubsequences: false).joined(
        separator: id
      )
      try writeText(filled, to: file)
    } catch {
      let message = Phrase.cannotWrite.text(in: language, [visible(file), error.text])
      return CommandResult(errors: ["viewshell: " + message], exitCode: 2)
    }
  }
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let directory = folder.isEmpty ? "." : folder.joined(separator: "/")
  let arguments = [visible(files[0].0), visible(files[1].0), visible(directory)]
  return CommandResult(output: Phrase.lessonCreated.text(in: language, arguments) + "\n")
}

/// The chapter that `lesson new` writes; `ID` stands for the new chapter's id.
enum LessonTemplate {
  static let english = """
    ---
    viewshell: 1
    id: ID
    title: A new chapter
    lang: en
    needs: []
    concepts: [first-idea]
    ---
    # A new chapter

    What this chapter is about, in two sentences.

    ## step: look
    ### Something to see

    ```viewshell
    > Text("Hello").padding()
    type: ModifiedContent<Text, _PaddingLayout>
    size: 82x52
    ```

    ## exercise: try {points=1 concepts=first-idea}
    ### Something to do

    Give the text `Hi` some padding.

    ```swift starter
    Text("Hi")
    ```

    ```swift solution
    Text("Hi").padding()
    ```

    ```swift wrong misconception=frame-for-padding
    Text("Hi").frame(width: 52, height: 52)
    ```

    ```check
    same type as solution
    size == 52x52
    ```

    ```hint 1
    Which modifier leaves room around a view?
    ```

    ```feedback misconception=frame-for-padding
    The size is right by luck: a frame of fixed size does not grow with the text.
    ```

    """

  static let chinese = """
    ---
    viewshell: 1
    id: ID
    title: 新的一章
    lang: zh-Hans
    ---
    # 新的一章

    用两句话说明这一章讲什么。

    ## step: look
    ### 先看看

    ```viewshell
    ```

    ## exercise: try
    ### 动手试试

    给文本 `Hi` 加上内边距。

    ```hint 1
    哪个修饰符会在视图四周留出空间？
    ```

    ```feedback misconception=frame-for-padding
    尺寸只是碰巧对了：固定大小的框不会随文本变化。
    ```

    """
}

import SwiftSource

extension Message {
  /// The words about what moves.
  static let motion: [Message: Phrase] = [
    .labelMotion: Phrase("motion", "动效"),
    .motionLasts: Phrase(
      "all is over after {0} s; `:frames` shows it",
      "{0} 秒后全部结束；用 `:frames` 查看"
    ),
    .motionEndless: Phrase(
      "something here never ends; `:frames` shows it",
      "其中有永不结束的动画；用 `:frames` 查看"
    ),
    .motionComes: Phrase("{0} comes by {1}", "{0} 以 {1} 入场"),
    .motionGoes: Phrase("{0} goes by {1}", "{0} 以 {1} 离场"),
    .motionCame: Phrase("{0} came", "{0} 出现"),
    .motionWent: Phrase("{0} went", "{0} 消失"),
    .motionNewValue: Phrase("{0} has a new value", "{0} 换了值"),
    .motionChange: Phrase("{0} {1} {2} → {3}", "{0} {1} {2} → {3}"),
    .motionShared: Phrase("shared frame", "共享位置"),
    .motionHow: Phrase("{0}: {1}", "{0}：{1}"),
    .motionAtOnce: Phrase("at once", "立即完成"),
    .motionMore: Phrase("{0} more", "还有 {0} 个"),
    .columnTime: Phrase("time", "时间"),
    .columnView: Phrase("view", "视图"),
    .columnPhase: Phrase("phase", "阶段"),
    .columnFrame: Phrase("frame", "位置和大小"),
    .columnOpacity: Phrase("opacity", "不透明度"),
    .columnOther: Phrase("other", "其他"),
    .shellFrames: Phrase(
      "the views that move, at a few times: place, size, opacity",
      "移动中的视图在若干时刻的位置、大小和不透明度"
    ),
    .shellPlay: Phrase("plays what moves", "播放动效"),
    .framesUsage: Phrase(
      "`:frames` takes a number of times, or `--fps 10`, or `--at 0.1,0.2`, and `--of NAME`",
      "`:frames` 后面可以写时刻个数，或 `--fps 10`，或 `--at 0.1,0.2`，以及 `--of 名字`"
    ),
    .playUsage: Phrase(
      "`:play` takes `--fps 10` and `--svg FILE`",
      "`:play` 后面可以写 `--fps 10` 和 `--svg 文件`"
    ),
    .nothingMoves: Phrase(
      "Nothing has moved yet. Change something inside `withAnimation`, or put `.animation(_:value:)` "
        + "around it.",
      "还没有东西动过。请在 `withAnimation` 里修改状态，或在外层加 `.animation(_:value:)`。"
    ),
    .noMovingView: Phrase("Nothing here is called `{0}`.", "这里没有叫 `{0}` 的视图。"),
    .playedTo: Phrase("{0} frames over {1} s: {2}", "{1} 秒内 {0} 帧：{2}"),
  ]
}

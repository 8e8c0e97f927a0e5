public import SwiftSource
import ViewGraph

extension Playground {
  /// How often each body ran so far, what made it run, and how that could have been avoided.
  ///
  /// A run is idle when the body made the same view again. The advice names the narrowing that keeps
  /// such runs away.
  public func bodyProfile() -> [Phrase] {
    var order: [String] = []
    var runs: [String: [BodyRun]] = [:]
    for run in profile {
      if runs[run.view] == nil { order.append(run.view) }
      runs[run.view, default: []].append(run)
    }
    return order.sorted { (runs[$0]?.count ?? 0) > (runs[$1]?.count ?? 0) }
      .flatMap { view in lines(view, runs[view] ?? []) }
  }

  private func lines(_ view: String, _ runs: [BodyRun]) -> [Phrase] {
    let places = Set(runs.map(\.id)).count
    let idle = runs.filter(\.isIdle)
    var lines = [
      filled(
        places == 1
          ? "{0}: {1} runs in one place, {3} of them idle"
          : "{0}: {1} runs in {2} places, {3} of them idle",
        "{0}：在 {2} 处运行 {1} 次，其中 {3} 次没有产生变化",
        [view, String(runs.count), String(places), String(idle.count)]
      )
    ]
    for (cause, all) in Self.grouped(runs) {
      let count = [String(all.count), cause]
      lines.append(
        cause.isEmpty
          ? filled("  {0}× without a change it reads", "  {0} 次没有读到任何变化", count)
          : filled("  {0}× because of {1}", "  {0} 次因为 {1}", count)
      )
    }
    for (cause, _) in Self.grouped(idle) { lines.append(advice(view, cause, idle)) }
    return lines
  }

  /// Runs by what made them run, the most frequent first.
  private static func grouped(_ runs: [BodyRun]) -> [(cause: String, runs: [BodyRun])] {
    var order: [String] = []
    var groups: [String: [BodyRun]] = [:]
    for run in runs {
      let cause = run.causes.joined(separator: ", ")
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(run)
    }
    return order.map { ($0, groups[$0] ?? []) }.sorted { $0.1.count > $1.1.count }
  }

  private func advice(_ view: String, _ cause: String, _ idle: [BodyRun]) -> Phrase {
    let example = idle.first { $0.causes.joined(separator: ", ") == cause }
    switch example?.dependency {
    case .object:
      return filled(
        "  try: {1} tells of every change, read or not; pass {0} the value it shows, or make the class @Observable: then only views that read the property run",
        "  试试：{1} 的任何变化都会通知，无论是否读取；只把要显示的值传给 {0}，或把类改为 @Observable，只有读取该属性的视图会运行",
        [view, cause]
      )
    case .environment:
      return filled(
        "  try: {0} declares {1} and does not show it; read it in the view that needs it",
        "  试试：{0} 声明了 {1} 却没有用它显示；在真正需要的视图里读取",
        [view, cause]
      )
    case .state:
      return filled(
        "  try: {0} reads {1} and makes the same view again; move the property, or the reading, into the view that shows it",
        "  试试：{0} 读取 {1} 后得到同样的视图；把属性或读取移到真正显示它的视图里",
        [view, cause]
      )
    default:
      if let closures = example?.closures, !closures.isEmpty {
        let names = closures.map { "`\($0)`" }.joined(separator: ", ")
        return filled(
          "  try: only {1} of {0} differs, a closure that each run of the parent's body makes anew and that cannot be proven equal; let it capture nothing, hand over the value it needs, or make {0} Equatable without it and add .equatable()",
          "  试试：{0} 只有 {1} 不同，父视图每次运行 body 都会新建这个闭包，无法证明它们相等；让闭包不捕获内容，改传需要的值，或让 {0} 遵循不比较它的 Equatable 并加 .equatable()",
          [view, names]
        )
      }
      return filled(
        "  try: the parent made {0} anew with an input that makes no difference, such as a closure; pass less, or make {0} Equatable and add .equatable()",
        "  试试：父视图用没有影响的输入（例如闭包）重新创建了 {0}；减少输入，或让 {0} 遵循 Equatable 并加 .equatable()",
        [view, cause]
      )
    }
  }

  private func filled(_ english: String, _ chinese: String, _ words: [String]) -> Phrase {
    let phrase = Phrase(english, chinese)
    return Phrase(phrase.text(in: .english, words), phrase.text(in: .chinese, words))
  }
}

import SwiftUI

// 记事本：中文界面、搜索、分组与导出。

enum 心情: String, CaseIterable, Identifiable {
  case 开心, 平静, 难过
  var id: Self { self }
  var 表情: String {
    switch self {
    case .开心: return "😀"
    case .平静: return "😐"
    case .难过: return "😢"
    }
  }
}

struct 笔记: Identifiable, Hashable {
  let id: Int
  var 标题: String
  var 正文: String
  var 心情: 心情 = .平静
  var 置顶 = false

  var 字数: Int { 正文.filter { !$0.isWhitespace && !$0.isPunctuation }.count }
  var 摘要: String {
    正文.count > 8 ? 正文.prefix(8) + "…" : 正文
  }
}

@Observable
final class 笔记本 {
  var 全部: [笔记]
  var 关键词 = ""

  init(_ 全部: [笔记]) { self.全部 = 全部 }

  var 结果: [笔记] {
    全部
      .filter { 关键词.isEmpty || $0.标题.contains(关键词) || $0.正文.contains(关键词) }
      .sorted { a, b in a.置顶 == b.置顶 ? a.id < b.id : a.置顶 }
  }
  var 按心情: [(key: 心情, value: [笔记])] {
    Dictionary(grouping: 结果, by: { $0.心情 })
      .sorted { 心情.allCases.firstIndex(of: $0.key)! < 心情.allCases.firstIndex(of: $1.key)! }
  }
  func 导出() -> String {
    结果.map { "# \($0.标题)\n\($0.正文)" }.joined(separator: "\n\n")
  }
}

struct 标签样式: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.icon.foregroundStyle(.orange)
      configuration.title
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 2)
    .background(Capsule().stroke(.orange, lineWidth: 1))
  }
}

struct 笔记行: View {
  let 条目: 笔记
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(条目.标题).font(.headline)
        if 条目.置顶 { Image(systemName: "pin.fill") }
        Spacer()
        Text(条目.心情.表情)
      }
      Text(条目.摘要).foregroundStyle(.secondary)
      Label("\(条目.字数) 字", systemImage: "character")
        .labelStyle(标签样式())
        .font(.caption)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("笔记：\(条目.标题)")
  }
}

struct 主页: View {
  @State private var 本子: 笔记本
  @State private var 正在删除 = false
  @State private var 选中: Set<笔记.ID> = []

  init(_ 本子: 笔记本) { _本子 = State(wrappedValue: 本子) }

  var body: some View {
    NavigationStack {
      List(selection: $选中) {
        ForEach(本子.按心情, id: \.key) { 组 in
          Section(组.key.rawValue) {
            ForEach(组.value) { 笔记行(条目: $0) }
          }
        }
      }
      .overlay {
        if 本子.结果.isEmpty {
          ContentUnavailableView.search(text: 本子.关键词)
        }
      }
      .searchable(text: $本子.关键词, prompt: "搜索")
      .navigationTitle("记事本")
      .toolbar {
        EditButton()
        Button("删除", systemImage: "trash") { 正在删除 = true }
          .disabled(选中.isEmpty)
      }
      .alert("确定删除吗？", isPresented: $正在删除) {
        Button("删除", role: .destructive) { 本子.全部.removeAll { 选中.contains($0.id) } }
        Button("取消", role: .cancel) {}
      } message: {
        Text("将删除 \(选中.count) 条笔记。")
      }
    }
    .environment(\.locale, .init(identifier: "zh-Hans"))
  }
}

let 本子 = 笔记本([
  笔记(id: 1, 标题: "买菜", 正文: "白菜、豆腐，还有三斤苹果。"),
  笔记(id: 2, 标题: "旅行", 正文: "去海边看日出。", 心情: .开心, 置顶: true),
  笔记(id: 3, 标题: "考试", 正文: "没考好。", 心情: .难过),
])
本子.结果.map(\.标题)
本子.按心情.map { "\($0.key.rawValue)\($0.value.count)" }
本子.全部[0].字数
本子.全部[0].摘要
本子.关键词 = "海"
本子.导出()
本子.关键词 = ""
笔记行(条目: 本子.全部[1])
主页(本子)

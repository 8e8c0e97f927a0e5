import SwiftUI

// A flow layout, tags with a custom layout value, and a preference that measures.

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  struct Row {
    var indices: Range<Int>
    var size: CGSize
  }

  private func rows(_ sizes: [CGSize], width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var start = 0
    var current = CGSize.zero
    for (index, size) in sizes.enumerated() {
      let gap = index == start ? 0 : spacing
      if index > start, current.width + gap + size.width > width {
        rows.append(Row(indices: start..<index, size: current))
        start = index
        current = size
      } else {
        current.width += gap + size.width
        current.height = max(current.height, size.height)
      }
    }
    if start < sizes.count { rows.append(Row(indices: start..<sizes.count, size: current)) }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let rows = rows(sizes, width: proposal.width ?? .infinity)
    let width = rows.map(\.size.width).max() ?? 0
    let height = rows.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var y = bounds.minY
    for row in rows(sizes, width: bounds.width) {
      var x: CGFloat
      switch alignment {
      case .center: x = bounds.midX - row.size.width / 2
      case .trailing: x = bounds.maxX - row.size.width
      default: x = bounds.minX
      }
      for index in row.indices {
        subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: .unspecified)
        x += sizes[index].width + spacing
      }
      y += row.size.height + spacing
    }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Tag: Hashable, Identifiable, ExpressibleByStringLiteral {
  let name: String
  var id: String { name }
  init(stringLiteral value: String) { name = value }
}

struct TagView: View {
  let tag: Tag
  var isSelected: Bool
  var body: some View {
    Text(tag.name)
      .font(.callout)
      .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(isSelected ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
  }
}

struct TagCloud: View {
  let tags: [Tag]
  @Binding var selection: Set<Tag>

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags) { tag in
        TagView(tag: tag, isSelected: selection.contains(tag))
          .onTapGesture {
            if selection.insert(tag).inserted == false { selection.remove(tag) }
          }
      }
    }
    .background(GeometryReader { proxy in
      Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
    })
  }
}

struct TagPicker: View {
  @State private var selection: Set<Tag> = ["Swift"]
  @State private var height: CGFloat = 0
  let tags: [Tag] = ["Swift", "Layout", "Animation", "State", "Grid", "Gestures", "Canvas", "中文标签"]

  var body: some View {
    VStack(alignment: .leading) {
      TagCloud(tags: tags, selection: $selection)
      Divider()
      Text("\(selection.count) selected").font(.footnote)
    }
    .frame(width: 240)
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

FlowLayout { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 60, height: 30) }.frame(width: 100)
TagView(tag: "Swift", isSelected: true)
TagPicker()

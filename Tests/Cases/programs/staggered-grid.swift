import SwiftUI

/// A masonry container written with the Layout protocol, and a shared-element detail.
struct StaggeredGrid: Layout {
  var columns = 2
  var spacing: CGFloat = 8

  struct Cache {
    var frames: [CGRect] = []
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    arrange(width: width, subviews: subviews, cache: &cache)
    return CGSize(width: width, height: cache.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    if cache.frames.count != subviews.count {
      arrange(width: bounds.width, subviews: subviews, cache: &cache)
    }
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  private func arrange(width: CGFloat, subviews: Subviews, cache: inout Cache) {
    let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    cache.frames = subviews.map { subview in
      let (column, y) = heights.enumerated().min { $0.element < $1.element } ?? (0, 0)
      let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
      heights[column] = y + size.height + spacing
      return CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: y,
        width: columnWidth, height: size.height)
    }
    cache.height = max(0, (heights.max() ?? 0) - spacing)
  }
}

struct Tile: Identifiable, Hashable {
  let id: Int
  let height: CGFloat
  let hue: Double
  static let samples: [Tile] = [120, 80, 60, 140, 100, 90].enumerated().map {
    Tile(id: $0.offset, height: $0.element, hue: Double($0.offset) / 6)
  }
}

struct Gallery: View {
  @Namespace private var namespace
  @State private var selection: Tile?

  var body: some View {
    ZStack {
      StaggeredGrid(columns: 2, spacing: 12) {
        ForEach(Tile.samples) { tile in
          if tile == selection {
            Color.clear.frame(height: tile.height)
          } else {
            TileView(tile: tile)
              .matchedGeometryEffect(id: tile.id, in: namespace)
              .frame(height: tile.height)
              .onTapGesture {
                withAnimation(.spring()) { selection = tile }
              }
          }
        }
      }
      .padding(12)

      if let tile = selection {
        DetailView(tile: tile, namespace: namespace) {
          withAnimation(.spring()) { selection = nil }
        }
        .zIndex(1)
      }
    }
  }
}

struct TileView: View {
  let tile: Tile
  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(Color(hue: tile.hue, saturation: 0.6, brightness: 0.9))
      .overlay(alignment: .bottomTrailing) {
        Text("#\(tile.id)").font(.caption).padding(6)
      }
  }
}

struct DetailView: View {
  let tile: Tile
  let namespace: Namespace.ID
  let close: () -> Void

  var body: some View {
    TileView(tile: tile)
      .matchedGeometryEffect(id: tile.id, in: namespace)
      .frame(width: 300, height: 400)
      .overlay(alignment: .topTrailing) {
        Button(action: close) { Image(systemName: "xmark.circle.fill") }
          .padding()
      }
  }
}

Tile.samples.map(\.height).reduce(0, +)
StaggeredGrid { ForEach(0..<4) { i in Color.red.frame(height: CGFloat(20 + 10 * i)) } }
Gallery()

import SwiftUI

struct WaterfallLayout: Layout {
    struct Cache {
        var frames: [CGRect] = []
        var size: CGSize = .zero
        var width: CGFloat?
    }

    var columns: Int
    var spacing: CGFloat = 8

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.width = nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        arrange(subviews, width: width, cache: &cache)
        return cache.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        arrange(subviews, width: bounds.width, cache: &cache)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                anchor: .topLeading,
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) {
        guard cache.width != width else { return }
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        cache.frames = subviews.map { subview in
            let span = min(subview[ColumnSpan.self], columns)
            let best = (0...(columns - span)).min { a, b in
                heights[a..<(a + span)].max()! < heights[b..<(b + span)].max()!
            }!
            let y = heights[best..<(best + span)].max()!
            let itemWidth = columnWidth * CGFloat(span) + spacing * CGFloat(span - 1)
            let height = subview.sizeThatFits(.init(width: itemWidth, height: nil)).height
            for column in best..<(best + span) { heights[column] = y + height + spacing }
            return CGRect(x: CGFloat(best) * (columnWidth + spacing), y: y, width: itemWidth, height: height)
        }
        cache.size = CGSize(width: width, height: max(0, (heights.max() ?? 0) - spacing))
        cache.width = width
    }
}

private struct ColumnSpan: LayoutValueKey { static let defaultValue = 1 }

extension View {
    func columnSpan(_ span: Int) -> some View { layoutValue(key: ColumnSpan.self, value: span) }
}

struct Photo: Identifiable, Hashable {
    let id: Int
    let ratio: Double
    var isFeatured: Bool { id.isMultiple(of: 4) }
    static let samples = [1.5, 0.75, 1, 2, 0.5, 1.25].enumerated().map { Photo(id: $0.offset, ratio: $0.element) }
}

struct PhotoTile: View {
    let photo: Photo
    var body: some View {
        Color(hue: Double(photo.id) / 6, saturation: 0.6, brightness: 0.9)
            .aspectRatio(photo.ratio, contentMode: .fit)
            .overlay(alignment: .bottomTrailing) {
                Text("#\(photo.id)").padding(4)
            }
            .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

struct Gallery: View {
    @State private var columns = 2
    @State private var selected: Photo?
    @Namespace private var namespace

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Columns", selection: $columns) {
                ForEach(1..<4) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            ScrollView {
                WaterfallLayout(columns: columns, spacing: 10) {
                    ForEach(Photo.samples) { photo in
                        PhotoTile(photo: photo)
                            .matchedGeometryEffect(id: photo, in: namespace, isSource: selected != photo)
                            .columnSpan(photo.isFeatured ? 2 : 1)
                            .onTapGesture { withAnimation(.snappy) { selected = photo } }
                    }
                }
                .animation(.smooth, value: columns)
            }
        }
        .overlay {
            if let selected {
                PhotoTile(photo: selected)
                    .matchedGeometryEffect(id: selected, in: namespace)
                    .onTapGesture { withAnimation(.snappy) { self.selected = nil } }
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }
}

WaterfallLayout(columns: 2) {
    PhotoTile(photo: Photo(id: 1, ratio: 1))
    PhotoTile(photo: Photo(id: 2, ratio: 2))
    Text("wide").columnSpan(2)
}.frame(width: 208)
Gallery()
:pick "3" in "Columns"
:tap "#1"

import SwiftUI

struct SizePreferenceKey: PreferenceKey {
    static let defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        value = nextValue()
    }
}

struct MaxWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        switch (value, nextValue()) {
        case let (old?, new?): value = max(old, new)
        case (nil, let new): value = new
        case (_, nil): break
        }
    }
}

struct TabBoundsKey: PreferenceKey {
    typealias Value = [Int: Anchor<CGRect>]
    static let defaultValue: Value = [:]
    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { _, new in new }
    }
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear
                    .preference(key: SizePreferenceKey.self, value: geometry.size)
            }
        )
        .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }

    func equalWidth(_ width: Binding<CGFloat?>) -> some View {
        self
            .background(GeometryReader { proxy in
                Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
            })
            .frame(width: width.wrappedValue, alignment: .leading)
    }
}

struct LabeledField: View {
    let title: String
    let value: String
    @Binding var width: CGFloat?

    var body: some View {
        HStack {
            Text(title)
                .foregroundStyle(.secondary)
                .equalWidth($width)
            Text(value)
        }
    }
}

struct AlignedForm: View {
    @State private var labelWidth: CGFloat?
    let fields: KeyValuePairs<String, String> = [
        "Name": "Ada",
        "Occupation": "Engineer",
        "Born": "1815",
    ]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(fields.enumerated()), id: \.offset) { _, field in
                LabeledField(title: field.key, value: field.value, width: $labelWidth)
            }
        }
        .onPreferenceChange(MaxWidthKey.self) { labelWidth = $0 }
    }
}

struct UnderlinedTabs: View {
    let titles: [String]
    @Binding var selection: Int

    var body: some View {
        HStack(spacing: 16) {
            ForEach(titles.indices, id: \.self) { index in
                Button(titles[index]) { selection = index }
                    .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
            }
        }
        .padding(.bottom, 4)
        .overlayPreferenceValue(TabBoundsKey.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[selection] {
                    let frame = proxy[anchor]
                    Rectangle()
                        .fill(.blue)
                        .frame(width: frame.width, height: 2)
                        .offset(x: frame.minX, y: frame.maxY + 2)
                }
            }
        }
    }
}

struct ContentView: View {
    @State private var selection = 0
    @State private var size: CGSize = .zero

    var body: some View {
        VStack(spacing: 20) {
            UnderlinedTabs(titles: ["All", "Favorites", "Recent"], selection: $selection)
            AlignedForm()
                .readSize { newSize in
                    size = newSize
                    print("form is \(newSize.width) x \(newSize.height)")
                }
            Text("\(Int(size.width))×\(Int(size.height))")
        }
        .animation(.default, value: selection)
    }
}

AlignedForm()
ContentView()
:tap "Recent"

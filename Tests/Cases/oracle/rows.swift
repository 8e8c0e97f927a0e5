// case: rows: turned in space
// type: ModifiedContent<Text, _Rotation3DEffect>
Text("a").rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))

// case: rows: a layer before a preference
// type: ModifiedContent<Text, _OverlayPreferenceModifier<Total, Text>>
struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
Text("a").overlayPreferenceValue(Total.self, alignment: .top) { Text("\($0)") }

// case: rows: a layer behind a preference
// type: ModifiedContent<Text, _BackgroundPreferenceModifier<Total, Color>>
struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
Text("a").backgroundPreferenceValue(Total.self, alignment: .top) { $0 > 1 ? Color.red : Color.blue }

// case: rows: a preference changed on its way
// type: ModifiedContent<Text, _PreferenceTransformModifier<Total>>
struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
Text("a").transformPreference(Total.self) { $0 += 1 }

// case: rows: an anchor handed up
// type: ModifiedContent<Text, _AnchorWritingModifier<CGRect, Bounds>>
struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
Text("a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }

// case: rows: an anchor added on its way
// type: ModifiedContent<Text, _AnchorTransformModifier<CGRect, Bounds>>
struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
Text("a").transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }

// case: rows: RotateGesture
// type: RotateGesture
RotateGesture()

// case: rows: RotationGesture
// type: RotationGesture
RotationGesture()

// case: rows: text set by the rules of a language
// type: Text
Text("a").typesettingLanguage(Locale.Language(identifier: "th"))

// case: rows: the kind of a text for those who listen
// type: Text
Text("a").accessibilityTextContentType(.narrative)

// case: rows: a second accessibility modifier in a row
// type: ModifiedContent<Image, AccessibilityAttachmentModifier>
Image("a").accessibilityLabel("b").accessibilityHint("c")

// case: rows: ShareLink of an address
// type: ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel>
ShareLink(item: URL(fileURLWithPath: "/a"))

// case: rows: ShareLink with a title
// type: ShareLink<CollectionOfOne<String>, Never, Never, Text>
ShareLink("Send", item: "a")

// case: rows: PhaseAnimator
// type: PhaseAnimator<Int, Text>
PhaseAnimator([1, 2]) { Text("\($0)") }

// case: rows: GlassEffectContainer
// type: GlassEffectContainer<Text>
GlassEffectContainer { Text("a") }

// case: rows: a custom layout as a container
// type: Tree<_LayoutRoot<Pile>, Text>
struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
Pile() { Text("a") }

// case: rows: OutlineGroup
// type: OutlineGroup<Array<Folder>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>
struct Folder: Identifiable { var id: Int; var inside: [Folder]? }
OutlineGroup([Folder(id: 1)], children: \.inside) { Text("\($0.id)") }

// case: rows: List of rows below rows
// type: List<Never, OutlineGroup<Array<Folder>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>>
struct Folder: Identifiable { var id: Int; var inside: [Folder]? }
List([Folder(id: 1)], children: \.inside) { Text("\($0.id)") }

// case: rows: List by an id
// type: List<Never, ForEach<Array<Folder>, String, Text>>
struct Folder { var x: String }
List([Folder(x: "a")], id: \.x) { Text($0.x) }

// case: rows: ForEach by an id
// type: ForEach<Array<Folder>, String, Text>
struct Folder { var x: String }
ForEach([Folder(x: "a")], id: \.x) { Text($0.x) }

// case: rows: a state behind its property
// type: State<Int>
struct Kept: View { @State var x = 1; var body: some View { Text("") }; var behind: State<Int> { _x } }
Kept().behind

// case: rows: an owned object behind its property
// type: StateObject<Model>
class Model: ObservableObject {}
struct Kept: View { @StateObject var x = Model(); var body: some View { Text("") }; var behind: StateObject<Model> { _x } }
Kept().behind

// case: rows: an observed object behind its property
// type: ObservedObject<Model>
class Model: ObservableObject {}
struct Kept: View { @ObservedObject var x = Model(); var body: some View { Text("") }; var behind: ObservedObject<Model> { _x } }
Kept().behind

// case: rows: an object of the environment behind its property
// type: EnvironmentObject<Model>
class Model: ObservableObject {}
struct Kept: View { @EnvironmentObject var x: Model; var body: some View { Text("") }; var behind: EnvironmentObject<Model> { _x } }
Kept().behind

// case: rows: a value of the environment behind its property
// type: Environment<ColorScheme>
struct Kept: View { @Environment(\.colorScheme) var x; var body: some View { Text("") }; var behind: Environment<ColorScheme> { _x } }
Kept().behind

// case: rows: a stored setting behind its property
// type: AppStorage<Bool>
struct Kept: View { @AppStorage("k") var x = true; var body: some View { Text("") }; var behind: AppStorage<Bool> { _x } }
Kept().behind

// case: rows: a stored state of the scene behind its property
// type: SceneStorage<String>
struct Kept: View { @SceneStorage("k") var x = ""; var body: some View { Text("") }; var behind: SceneStorage<String> { _x } }
Kept().behind

// case: rows: a focus behind its property
// type: FocusState<Bool>
struct Kept: View { @FocusState var x: Bool; var body: some View { Text("") }; var behind: FocusState<Bool> { _x } }
Kept().behind

// case: rows: the state of a gesture behind its property
// type: GestureState<CGSize>
struct Kept: View { @GestureState var x = CGSize.zero; var body: some View { Text("") }; var behind: GestureState<CGSize> { _x } }
Kept().behind

// case: rows: a namespace behind its property
// type: Namespace
struct Kept: View { @Namespace var x; var body: some View { Text("") }; var behind: Namespace { _x } }
Kept().behind

// case: rows: a scaled number behind its property
// type: ScaledMetric<CGFloat>
struct Kept: View { @ScaledMetric var x: CGFloat = 10; var body: some View { Text("") }; var behind: ScaledMetric<CGFloat> { _x } }
Kept().behind

// case: rows: bindings behind their property
// type: Bindable<Model>
@Observable class Model { init() {} }
struct Kept: View { @Bindable var x: Model; var body: some View { Text("") }; var behind: Bindable<Model> { _x } }
Kept(x: Model()).behind

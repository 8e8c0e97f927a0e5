// case: published: an animated box that toggles
// type: ModifiedContent<ModifiedContent<ModifiedContent<Rectangle, _FrameLayout>, _AnimationModifier<Bool>>, TapGestureModifier>
// note: PT000, with the tap modifier of iOS 26
struct B: View { @State var s = false; var body: some View { Rectangle().frame(width: s ? 90 : 40, height: 40).animation(.default, value: s).onTapGesture { s.toggle() } } }
B().body

// case: published: a switch over a phase
// type: _ConditionalContent<_ConditionalContent<ProgressView<EmptyView, EmptyView>, Image>, Image>
// note: PT005
enum Phase { case empty, success, failure }
@ViewBuilder func show(_ phase: Phase) -> some View {
  switch phase {
  case .empty: ProgressView()
  case .success: Image("a")
  case .failure: Image("b")
  }
}
show(.empty)

// case: published: four branches of texts
// type: _ConditionalContent<_ConditionalContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<TextAlignment>>>, _ConditionalContent<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>, _EnvironmentKeyWritingModifier<Optional<Int>>>, Text>>
// note: PT008, where the color still made a shell
@ViewBuilder func line(_ n: Int) -> some View {
  if n == 0 {
    Text("a").foregroundColor(.red).lineLimit(1)
  } else if n == 1 {
    Text("b").foregroundColor(.red).lineLimit(2).multilineTextAlignment(.center)
  } else if n == 2 {
    Text("c").foregroundColor(.red).textCase(.uppercase).lineLimit(1)
  } else {
    Text("d").foregroundColor(.red)
  }
}
line(0)

// case: published: a window's root with a least width
// type: ModifiedContent<ContentView, _FlexFrameLayout>
// note: PT010
struct ContentView: View { var body: some View { Text("") } }
ContentView().frame(minWidth: 400)

// case: published: a window's root in a fixed size
// type: ModifiedContent<ContentView, _FrameLayout>
// note: PT011
struct ContentView: View { var body: some View { Text("") } }
ContentView().frame(width: 400, height: 300)

// case: published: a model in the environment
// type: ModifiedContent<ModifiedContent<RootWorkspaceView, _EnvironmentKeyWritingModifier<Optional<AppModel>>>, _FlexFrameLayout>
// note: PT012
@Observable final class AppModel { var n = 0 }
struct RootWorkspaceView: View { var body: some View { Text("") } }
RootWorkspaceView().environment(AppModel()).frame(minWidth: 400)

// case: published: a model and a task
// type: ModifiedContent<ModifiedContent<ModifiedContent<ContentView, _EnvironmentKeyWritingModifier<Optional<DocumentListVM>>>, _FlexFrameLayout>, _TaskModifier>
// note: PT013, before iOS 26.4
@Observable final class DocumentListVM { var n = 0 }
struct ContentView: View { var body: some View { Text("") } }
ContentView().environment(DocumentListVM()).frame(minWidth: 400).task {}

// case: published: an action when the root comes
// type: ModifiedContent<ContentView, _AppearanceActionModifier>
// note: PT014
struct ContentView: View { var body: some View { Text("") } }
ContentView().onAppear {}

// case: published: a color scheme
// type: ModifiedContent<ModifiedContent<Sidebar, _BackgroundStyleModifier<Color>>, _EnvironmentKeyWritingModifier<ColorScheme>>
// note: PT015, with the background of iOS 15
struct Sidebar: View { var body: some View { Text("") } }
Sidebar().background(Color.red).colorScheme(.dark)

// case: published: a button with a background and a frame
// type: ModifiedContent<ModifiedContent<Button<Text>, _BackgroundStyleModifier<Color>>, _FrameLayout>
// note: PT017
Button("Hello, world!") { print("x") }.background(.red).frame(width: 200, height: 200)

// case: published: a button
// type: Button<Text>
// note: PT019
Button("t") {}

// case: published: a text on red
// type: VStack<ModifiedContent<Text, _BackgroundStyleModifier<Color>>>
// note: PT020
VStack { Text("Hello").background(.red) }

// case: published: padding, then a color
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// note: PT021
Text("Hi").padding().background(Color.red)

// case: published: three tagged texts
// type: TupleView<(ModifiedContent<Text, _TagTraitWritingModifier<Int>>, ModifiedContent<Text, _TagTraitWritingModifier<Int>>, ModifiedContent<Text, _TagTraitWritingModifier<Int>>)>
// note: PT024, with the tag of iOS 26
@ViewBuilder func content() -> some View { Text("First").tag(0); Text("Second").tag(1); Text("Third").tag(2) }
content()

// case: published: tagged rows
// type: ForEach<Range<Int>, Int, ModifiedContent<VStack<TupleView<(Text, ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>)>>, _TagTraitWritingModifier<Int>>>
// note: PT025, with the tag of iOS 26
ForEach(0..<3) { VStack { Text(""); Image(systemName: "a").font(.title) }.tag($0) }

// case: published: both orders of padding and background
// type: VStack<TupleView<(ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _PaddingLayout>)>>
// note: PT028, with the background of iOS 15
VStack { Text("").padding().background(Color.red); Text("").background(Color.red).padding() }

// case: published: a stacked button in front
// type: ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _TraitWritingModifier<ZIndexTraitKey>>
// note: PT029, with the background of iOS 15
Button("x") {}.padding().background(Color.red).zIndex(1)

// case: published: an outlined overlay in a color
// type: ModifiedContent<Text, _OverlayModifier<ModifiedContent<_StrokedShape<RoundedRectangle>, _EnvironmentKeyWritingModifier<Optional<Color>>>>>
// note: PT029
Text("").overlay(RoundedRectangle(cornerRadius: 4).stroke().foregroundColor(.gray))

// case: published: a label that floats
// type: ModifiedContent<ModifiedContent<ModifiedContent<Text, _OffsetEffect>, _AnimationModifier<Bool>>, AccessibilityAttachmentModifier>
// note: PT031, first part
Text("Name").offset(y: 10).animation(.default, value: true).accessibilityHidden(true)

// case: published: a text with a modifier of one's own
// type: ModifiedContent<Text, HeaderLabel>
// note: PT037
struct HeaderLabel: ViewModifier { func body(content: Content) -> some View { content.font(.title).padding() } }
Text("Header").modifier(HeaderLabel())

// case: published: a background, then a font
// type: ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _EnvironmentKeyWritingModifier<Optional<Font>>>
// note: PT039, with the background of iOS 15
Text("Hello").background(Color.yellow).font(.title)

// case: published: four shells on a button
// type: ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>, _BackgroundStyleModifier<Color>>, _EnvironmentKeyWritingModifier<Optional<Color>>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _FrameLayout>
// note: PT041, with the background of iOS 15
Button("t") {}.background(Color.red).foregroundColor(.white).font(.largeTitle).frame(width: 200, height: 200, alignment: .leading)

// case: published: a lazy row with a spacer
// type: LazyHStack<VStack<TupleView<(ZStack<TupleView<(ModifiedContent<Text, _PaddingLayout>, Spacer)>>, Spacer)>>>
// note: PT043, shortened
LazyHStack { VStack { ZStack { Text("").padding(); Spacer() }; Spacer() } }

// case: published: a label and a value
// type: HStack<TupleView<(Text, Spacer, Text)>>
// note: PT044
func field(_ a: String, _ b: String) -> some View { HStack { Text(a); Spacer(); Text(b) } }
field("a", "b")

// case: published: rows of products
// type: ForEach<Array<Product>, String, HStack<TupleView<(Text, Spacer, Button<SellItem>)>>>
// note: PT046
struct Product: Identifiable { var id: String; var name: String }
struct SellItem: View { var body: some View { Text("") } }
let products = [Product(id: "a", name: "b")]
ForEach(products) { p in HStack { Text(p.name); Spacer(); Button(action: {}) { SellItem() } } }

// case: published: a bar with a label
// type: HStack<TupleView<(Text, Spacer, Button<Label<Text, Image>>, Spacer)>>
// note: PT047, shortened
HStack { Text(""); Spacer(); Button(action: {}) { Label("", systemImage: "plus") }; Spacer() }

// case: published: a view around a builder
// type: ChatbotIntegrationView<VStack<TupleView<(Text, HStack<TupleView<(Text, Spacer, Text)>>)>>>
// note: PT048
struct ChatbotIntegrationView<Content: View>: View {
  var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}
ChatbotIntegrationView { VStack { Text("").font(.largeTitle); HStack { Text(""); Spacer(); Text("") } } }

// case: published: rows with a condition
// type: ForEach<Range<Int>, Int, Optional<ModifiedContent<Group<_ConditionalContent<CategoryRow, PlainRow>>, _AppearanceActionModifier>>>
// note: PT049
struct CategoryRow: View { var body: some View { Text("") } }
struct PlainRow: View { var body: some View { Text("") } }
let grouped = true
ForEach(0..<13) { i in if i > 2 { Group { if grouped { CategoryRow() } else { PlainRow() } }.onAppear {} } }

// case: published: an if in an else
// type: _ConditionalContent<ModifiedContent<AnyView, _SafeAreaRegionsIgnoringLayout>, Optional<ModifiedContent<AnyView, _SafeAreaRegionsIgnoringLayout>>>
// note: PT050, shortened
@ViewBuilder func window(_ a: Bool, _ b: Bool) -> some View {
  if a {
    AnyView(Text("")).ignoresSafeArea()
  } else {
    if b { AnyView(Text("")).ignoresSafeArea() }
  }
}
window(true, false)

// case: published: a trimmed path with a line
// type: StrokeShapeView<_TrimmedShape<Path>, TintShapeStyle, EmptyView>
// note: PT055
Path { $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }.trim(from: 0, to: 0.5).stroke(.tint, lineWidth: 2)

// case: published: a framed, colored, clipped view with a shadow
// type: ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<RoundedRectangle>>, _ShadowEffect>
// note: PT058, without its navigation stack
Text("").frame(width: 9).background(Color.red).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 2)

// case: published: an optional text in a style
// type: VStack<TupleView<(Optional<Text>, Optional<ModifiedContent<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _ForegroundStyleModifier<Color>>>)>>
// note: PT060, shortened
let some = true
VStack { if some { Text("").fontWeight(.bold).foregroundStyle(.red) }; if some { Text("").lineLimit(1).font(.body).foregroundStyle(.red) } }

// case: published: a panel with a background in a shape
// type: ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleView<(ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>, _ConditionalContent<ModifiedContent<Text, _FlexFrameLayout>, TupleView<(Text, Text)>>)>>, _PaddingLayout>, _ForegroundStyleModifier<Color>>, _InsettableBackgroundShapeModifier<Color, RoundedRectangle>>
// note: PT061, shortened
let empty = true
VStack { Text("").textCase(.uppercase); if empty { Text("").frame(maxWidth: .infinity) } else { Text(""); Text("") } }.padding().foregroundStyle(Color.red).background(Color.blue, in: RoundedRectangle(cornerRadius: 8))

// case: published: a row of data
// type: List<Never, ForEach<Array<Item>, Int, ItemView>>
// note: PT076
struct Item: Identifiable { var id: Int }
struct ItemView: View { var item: Item; var body: some View { Text("") } }
let items = [Item(id: 1)]
List(items) { ItemView(item: $0) }

// case: published: a list or a button
// type: GeometryReader<Group<_ConditionalContent<List<Never, ForEach<Range<Int>, Int, Row>>, Button<Text>>>>
// note: PT078
struct Row: View { var n: Int; var body: some View { Text("") } }
let ok = true
GeometryReader { _ in Group { if ok { List { ForEach(0..<3) { Row(n: $0) } } } else { Button(action: {}) { Text("") } } } }

// case: published: a list without a selection
// type: List<Never, Section<Text, ForEach<Range<Int>, Int, Text>, EmptyView>>
// note: PT079
var s: List<Never, some View> { List { Section("t") { ForEach(0..<3) { Text("\($0)") } } } }
s

// case: published: a form of sections
// type: Form<TupleView<(Section<Text, Text, EmptyView>, Section<Text, TupleView<(Text, Text)>, EmptyView>)>>
// note: PT080
Form { Section(header: Text("a")) { Text("b") }; Section(header: Text("c")) { Text("d"); Text("e") } }

// case: published: an image in many shells
// type: ModifiedContent<ModifiedContent<IDView<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Color>>>, _BlendModeEffect>, _TraitWritingModifier<TransitionTraitKey>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>, _ScaleEffect>, Int>, _FrameLayout>, _PaddingLayout>
// note: PT082
Image("a").foregroundColor(.red).blendMode(.screen).transition(.scale).font(.body).bold().scaleEffect(2).id(1).frame(width: 9).padding()

// case: published: a screen of texts
// type: ModifiedContent<VStack<TupleView<(Spacer, Text, ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<ContentTransition>>, _AnimationModifier<Int>>, ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>, _EnvironmentKeyWritingModifier<CGFloat>>, Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<HStack<TupleView<(Image, Text)>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _ForegroundStyleModifier<HierarchicalShapeStyle>>, _PaddingLayout>, _PaddingLayout>, _InsettableBackgroundShapeModifier<Material, Capsule>>>)>>, _PaddingLayout>
// note: PT083, shortened
let n = 3
VStack {
  Spacer()
  Text("a")
  Text("b").contentTransition(.numericText()).animation(.default, value: n)
  Text("c").textCase(.uppercase).tracking(2)
  if n > 2 {
    HStack { Image("i"); Text("t") }.font(.body).foregroundStyle(.secondary).padding(.horizontal).padding(.vertical, 8).background(.ultraThinMaterial, in: Capsule())
  }
}
.padding()

// case: published: a change in a modifier's body
// type: ModifiedContent<ModifiedContent<Text, _ValueActionModifier2<Int>>, _AppearanceActionModifier>
// note: PT084
Text("").onChange(of: 3) { _, _ in }

// case: published: the scale of a symbol
// type: ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>
// note: PT085
Image(systemName: "globe").imageScale(.large)

// case: published: a board of buttons
// type: ForEach<Range<Int>, Int, Button<ZStack<TupleView<(Text, Optional<ZStack<TupleView<(Text, Circle)>>>)>>>>
// note: PT087
let b = true
ForEach(0..<3) { _ in Button {} label: { ZStack { Text(""); if b { ZStack { Text(""); Circle() } } } } }

// case: published: a card that takes taps
// type: ModifiedContent<Cardview, TapGestureModifier>
// note: PT088, with the tap modifier of iOS 26
struct Cardview: View { var body: some View { Text("") } }
Cardview().onTapGesture {}

// case: published: a stack of two
// type: VStack<TupleView<(Text, Text)>>
// note: PT092
VStack { Text("A"); Text("B") }

// case: published: a range with ids
// type: ForEach<Range<Int>, Int, Text>
// note: PT093
ForEach(0..<3, id: \.self) { Text("\($0)") }

// case: published: an alignment is not in the type
// type: VStack<TupleView<(Text, Text)>>
// note: PT094
let v = VStack(alignment: .leading) { Text("a"); Text("b") }
v

// case: published: erased views
// type: TupleView<(AnyView, Optional<AnyView>)>
// note: PT096
let on = true
@ViewBuilder func two() -> some View { AnyView(Text("a")); if on { AnyView(Text("b")) } }
two()

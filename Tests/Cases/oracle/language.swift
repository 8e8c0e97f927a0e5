// case: custom view: as a child
// type: VStack<TupleView<(Row, Row)>>
struct Row: View { var title: String; var body: some View { Text(title) } }
VStack { Row(title: "a"); Row(title: "b") }

// case: custom view: with a modifier
// type: ModifiedContent<Row, _PaddingLayout>
struct Row: View { var body: some View { Text("") } }
Row().padding()

// case: custom view: generic
// type: Wrapper<Optional<Text>>
struct Wrapper<Content: View>: View { let content: Content; var body: some View { content } }
let on = true
func make() -> Text? { on ? Text("a") : nil }
Wrapper(content: make())

// case: custom view: generic over a value
// type: ValueRow<Int>
struct ValueRow<Value: Hashable & CustomStringConvertible>: View { let value: Value; var body: some View { Text(value.description) } }
ValueRow(value: 3)

// case: custom view: nested in a type
// type: Inner
struct Outer { struct Inner: View { var body: some View { Text("") } } }
Outer.Inner()

// case: custom view: body of a concrete type
// type: Text
struct Plain: View { var body: Text { Text("a") } }
Plain().body

// case: custom view: body that calls another
// type: HStack<TupleView<(Row, Spacer)>>
struct Row: View { var body: some View { Text("") } }
struct Screen: View { var body: some View { HStack { Row(); Spacer() } } }
Screen().body

// case: custom view: an initialiser of its own
// type: Badge
struct Badge: View {
  private let text: String
  init(_ count: Int) { text = count > 9 ? "9+" : "\(count)" }
  var body: some View { Text(text) }
}
Badge(12)

// case: custom view: with an action
// type: Button<Text>
struct Tap: View { let action: () -> Void; var body: some View { Button("t", action: action) } }
Tap {}.body

// case: custom view: with a default argument
// type: Row
struct Row: View { var title = "a"; var count = 0; var body: some View { Text("\(title) \(count)") } }
Row(count: 3)

// case: extension of View: a modifier of one's own
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
extension View { func card() -> some View { padding().background(Color.yellow) } }
Text("a").card()

// case: extension of View: with an argument
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _ClipEffect<RoundedRectangle>>
extension View { func rounded(_ radius: CGFloat = 8) -> some View { self.padding(radius).clipShape(RoundedRectangle(cornerRadius: radius)) } }
Text("a").rounded()

// case: extension of View: a condition
// type: _ConditionalContent<ModifiedContent<Text, _PaddingLayout>, Text>
extension View {
  @ViewBuilder func padded(if condition: Bool) -> some View {
    if condition { padding() } else { self }
  }
}
Text("a").padded(if: true)

// case: extension of View: a transform
// type: _ConditionalContent<ModifiedContent<Text, _PaddingLayout>, Text>
extension View {
  @ViewBuilder func when<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}
Text("a").when(true) { $0.padding() }

// case: extension of Text: still a text
// type: Text
extension Text { func loud() -> Text { bold().foregroundColor(.red) } }
Text("a").loud()

// case: extension of a shape: constrained
// type: _ShapeView<Circle, Color>
extension Shape where Self == Circle { static var dot: Circle { Circle() } }
extension Shape { func red() -> some View { fill(Color.red) } }
Circle.dot.red()

// case: constrained extension: of a generic view
// type: Int
struct Box<Content: View> { let content: Content }
extension Box where Content == Text { var size: Int { 1 } }
Box(content: Text("a")).size

// case: constrained extension: an initialiser
// type: Box<Text>
struct Box<Content: View>: View { let content: Content; var body: some View { content } }
extension Box where Content == Text { init(_ title: String) { self.init(content: Text(title)) } }
Box("a")

// case: view modifier: a body
// type: ModifiedContent<ModifiedContent<_ViewModifier_Content<Card>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(.red) }
  func make(_ content: Content) -> some View { body(content: content) }
}
Card().body(content: _ViewModifier_Content(_wrapping: Text("a")))

// case: view modifier: twice
// type: ModifiedContent<ModifiedContent<Text, Card>, Card>
struct Card: ViewModifier { var n = 0; func body(content: Content) -> some View { content.padding() } }
Text("a").modifier(Card()).modifier(Card(n: 2))

// case: view modifier: joined
// type: ModifiedContent<Text, ModifiedContent<Card, Frame>>
struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
struct Frame: ViewModifier { func body(content: Content) -> some View { content.frame(width: 9) } }
Text("a").modifier(Card().concat(Frame()))

// case: view modifier: behind an extension
// type: ModifiedContent<Image, Card>
struct Card: ViewModifier { var radius: Double; func body(content: Content) -> some View { VStack { content; Divider() } } }
extension View { func card(radius: Double = 4) -> some View { modifier(Card(radius: radius)) } }
Image("a").card()

// case: view modifier: generic
// type: ModifiedContent<Text, Over<Circle>>
struct Over<Top: View>: ViewModifier { let top: Top; func body(content: Content) -> some View { content.overlay { top } } }
Text("a").modifier(Over(top: Circle()))

// case: view modifier: with state
// type: ModifiedContent<Text, Counted>
struct Counted: ViewModifier {
  @State private var n = 0
  func body(content: Content) -> some View { content.onTapGesture { n += 1 } }
}
Text("a").modifier(Counted())

// case: opaque: a function
// type: ModifiedContent<Text, _PaddingLayout>
func padded(_ text: String) -> some View { Text(text).padding() }
padded("a")

// case: opaque: a constrained function
// type: Circle
func shape() -> some Shape { Circle() }
shape()

// case: opaque: a parameter
// type: ModifiedContent<Divider, _PaddingLayout>
func pad(_ view: some View) -> some View { view.padding() }
pad(Divider())

// case: opaque: two equal calls in an array
// type: Array<ModifiedContent<Text, _PaddingLayout>>
func padded(_ text: String) -> some View { Text(text).padding() }
[padded("a"), padded("b")]

// case: opaque: a generic function
// type: VStack<TupleView<(Text, Divider, Text)>>
func between<A: View>(_ a: A, _ b: A) -> some View { VStack { a; Divider(); b } }
between(Text("a"), Text("b"))

// case: opaque: a static property
// type: Color
struct Theme { static var accent: some View { Color.red } }
Theme.accent

// case: existential: hidden with any
// type: Text
let views: [any View] = [Text("a"), Divider()]
views[0]

// case: protocol: with an associated type
// type: Text
protocol Screen { associatedtype Content: View; @ViewBuilder var content: Content { get } }
struct Home: Screen { var content: some View { Text("a") } }
Home().content

// case: protocol: an implied builder
// type: TupleView<(Text, Divider)>
protocol Screen { associatedtype Content: View; @ViewBuilder var content: Content { get } }
struct Home: Screen { var content: some View { Text("a"); Divider() } }
Home().content

// case: protocol: a default implementation
// type: Text
protocol Titled { var title: String { get } }
extension Titled { var label: Text { Text(title) } }
struct Item: Titled { let title = "a" }
Item().label

// case: enum: computed views
// type: Image
enum Tab: String, CaseIterable { case home, search; var icon: Image { Image(systemName: rawValue) } }
Tab.home.icon

// case: enum: rows of all cases
// type: ForEach<Array<Tab>, Tab, Text>
enum Tab: String, CaseIterable { case home, search }
ForEach(Tab.allCases, id: \.self) { Text($0.rawValue) }

// case: enum: identifiable cases
// type: ForEach<Array<Tab>, Tab, Text>
enum Tab: String, CaseIterable, Identifiable { case home, search; var id: Self { self } }
ForEach(Tab.allCases) { tab in Text(tab.rawValue) }

// case: rows: a struct with an id
// type: ForEach<Array<Item>, UUID, Text>
struct Item: Identifiable { let id = UUID(); var name: String }
let items = [Item(name: "a")]
ForEach(items) { item in Text(item.name) }

// case: rows: ids by key path
// type: ForEach<Array<Item>, String, HStack<TupleView<(Text, Text)>>>
struct Item { var name: String; var count: Int }
let items = [Item(name: "a", count: 1)]
ForEach(items, id: \.name) { item in HStack { Text(item.name); Text("\(item.count)") } }

// case: rows: of a binding
// type: ForEach<Binding<Array<Item>>, Int, Toggle<Text>>
struct Item: Identifiable { var id: Int; var on: Bool }
let items = Binding.constant([Item(id: 1, on: true)])
ForEach(items) { item in Toggle("t", isOn: item.on) }

// case: rows: of a binding with a projected parameter
// type: List<Never, ForEach<Binding<Array<Item>>, Int, Toggle<Text>>>
struct Item: Identifiable { var id: Int; var on: Bool }
let items = Binding.constant([Item(id: 1, on: true)])
List(items) { $item in Toggle("t", isOn: $item.on) }

// case: rows: that can be deleted
// type: ModifiedContent<ForEach<Array<String>, String, Text>, _TraitWritingModifier<OnDeleteTraitKey>>
ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }

// case: rows: that can be deleted and moved
// type: ModifiedContent<ModifiedContent<ForEach<Array<String>, String, Text>, _TraitWritingModifier<OnDeleteTraitKey>>, _TraitWritingModifier<OnMoveTraitKey>>
ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }

// case: rows: a tree
// type: List<Never, OutlineGroup<Array<Node>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>>
struct Node: Identifiable { var id: Int; var children: [Node]? }
List([Node(id: 1, children: nil)], children: \.children) { Text("\($0.id)") }

// case: rows: a dictionary's sorted keys
// type: ForEach<Array<String>, String, Text>
let ages = ["a": 1, "b": 2]
ForEach(ages.keys.sorted(), id: \.self) { key in Text("\(key): \(ages[key] ?? 0)") }

// case: wrapper: bindings to children
// type: TupleView<(Toggle<Text>, TextField<Text>, Slider<EmptyView, EmptyView>)>
struct Settings: View {
  @State private var on = false
  @State private var name = ""
  @State private var volume = 0.5
  var body: some View {
    Toggle("on", isOn: $on)
    TextField("name", text: $name)
    Slider(value: $volume)
  }
}
Settings().body

// case: wrapper: a binding to a part
// type: TextField<Text>
struct Person { var name = ""; var age = 0 }
struct Editor: View { @State private var person = Person(); var body: some View { TextField("n", text: $person.name) } }
Editor().body

// case: wrapper: a picker's selection
// type: Picker<Text, Flavor, ForEach<Array<Flavor>, Flavor, ModifiedContent<Text, _TagTraitWritingModifier<Flavor>>>>
enum Flavor: String, CaseIterable { case sweet, sour }
struct Choose: View {
  @State private var flavor = Flavor.sweet
  var body: some View { Picker("f", selection: $flavor) { ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag($0) } } }
}
Choose().body

// case: wrapper: the environment
// type: _ConditionalContent<Text, Image>
struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { if scheme == .dark { Text("dark") } else { Image("light") } }
}
Themed().body

// case: wrapper: a key of one's own
// type: ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int>>
struct Level: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues { var level: Int { get { self[Level.self] } set { self[Level.self] = newValue } } }
Text("a").environment(\.level, 3)

// case: wrapper: an observed object
// type: Text
final class Model: ObservableObject { @Published var n = 0 }
struct Shown: View { @ObservedObject var model: Model; var body: some View { Text("a") } }
Shown(model: Model()).body

// case: wrapper: an owned object with a binding
// type: Owner
final class Model: ObservableObject { @Published var on = false }
struct Owner: View { @StateObject private var model = Model(); var body: some View { Toggle("t", isOn: $model.on) } }
Owner()

// case: wrapper: an environment object
// type: ModifiedContent<Child, _EnvironmentKeyWritingModifier<Optional<Model>>>
final class Model: ObservableObject { @Published var n = 0 }
struct Child: View { @EnvironmentObject var model: Model; var body: some View { Text("\(model.n)") } }
Child().environmentObject(Model())

// case: wrapper: bindings of an observable object
// type: Toggle<Text>
@Observable final class Model { var on = false }
struct Edit: View { @Bindable var model: Model; var body: some View { Toggle("t", isOn: $model.on) } }
Edit(model: Model()).body

// case: wrapper: a state of an observable object
// type: Text
@Observable final class Model { var n = 0 }
struct Owner: View { @State private var model = Model(); var body: some View { Text("\(model.n)") } }
Owner().body

// case: wrapper: the focus
// type: ModifiedContent<TextField<Text>, FocusStateBindingModifier<Bool>>
struct Field: View { @FocusState private var focused: Bool; @State private var text = ""; var body: some View { TextField("t", text: $text).focused($focused) } }
Field().body

// case: wrapper: the focus of several
// type: TupleView<(ModifiedContent<TextField<Text>, FocusStateBindingModifier<Optional<Name>>>, ModifiedContent<SecureField<Text>, FocusStateBindingModifier<Optional<Name>>>)>
enum Name { case user, word }
struct Login: View {
  @FocusState private var focus: Name?
  @State private var user = ""
  @State private var word = ""
  var body: some View {
    TextField("u", text: $user).focused($focus, equals: .user)
    SecureField("p", text: $word).focused($focus, equals: .word)
  }
}
Login().body

// case: wrapper: a gesture's state
// type: ModifiedContent<ModifiedContent<Text, _OffsetEffect>, AddGestureModifier<GestureStateGesture<DragGesture, CGSize>>>
struct Drag: View {
  @GestureState private var move = CGSize.zero
  var body: some View { Text("a").offset(move).gesture(DragGesture().updating($move) { value, state, _ in state = value.translation }) }
}
Drag().body

// case: wrapper: a namespace
// type: ModifiedContent<Circle, _MatchedGeometryEffect<String>>
struct Hero: View { @Namespace private var space; var body: some View { Circle().matchedGeometryEffect(id: "a", in: space) } }
Hero().body

// case: wrapper: kept by the system
// type: Toggle<Text>
struct Prefs: View { @AppStorage("dark") private var dark = false; var body: some View { Toggle("t", isOn: $dark) } }
Prefs().body

// case: wrapper: one's own
// type: Int
@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
struct Settings { @Clamped(0...10) var volume = 20 }
Settings().volume

// case: preference: of one's own
// type: ModifiedContent<ModifiedContent<Text, _PreferenceWritingModifier<Width>>, _PreferenceActionModifier<Width>>
struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
Text("a").preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { _ in }

// case: layout: of one's own
// type: Tree<_LayoutRoot<Flow>, TupleView<(Text, Text)>>
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let one = view.sizeThatFits(.unspecified)
      size.width += one.width
      size.height = max(size.height, one.height)
    }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width
    }
  }
}
Flow() { Text("a"); Text("b") }

// case: layout: a value for it
// type: ModifiedContent<Text, _TraitWritingModifier<_LayoutTrait<Weight>>>
struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
Text("a").layoutValue(key: Weight.self, value: 2)

// case: layout: an alignment of one's own
// type: VStack<ModifiedContent<Text, _AlignmentWritingModifier>>
extension HorizontalAlignment { struct Mid: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } } ; static let mid = HorizontalAlignment(Mid.self) }
VStack(alignment: .mid) { Text("a").alignmentGuide(.mid) { $0[.leading] } }

// case: shape: of one's own
// type: _ShapeView<Triangle, Color>
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
Triangle().fill(.red)

// case: shape: of one's own behind a text
// type: ModifiedContent<Text, _BackgroundShapeModifier<Color, Triangle>>
struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
Text("a").background(.red, in: Triangle())

// case: shape: of one's own as a view
// type: ModifiedContent<Triangle, _FrameLayout>
struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
Triangle().frame(width: 9, height: 9)

// case: style: a button's of one's own
// type: ModifiedContent<Button<Text>, ButtonStyleContainerModifier<Loud>>
struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) } }
Button("t") {}.buttonStyle(Loud())

// case: style: behind a static member
// type: ModifiedContent<Button<Text>, ButtonStyleContainerModifier<Loud>>
struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding() } }
extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() } }
Button("t") {}.buttonStyle(.loud)

// case: style: a toggle's of one's own
// type: ModifiedContent<Toggle<Text>, ToggleStyleModifier<Check>>
struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.isOn.toggle() } label: { configuration.label } } }
Toggle("t", isOn: .constant(true)).toggleStyle(Check())

// case: style: a shape style of one's own
// type: _ShapeView<Circle, Brand>
struct Brand: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.white : Color.black } }
Circle().fill(Brand())

// case: transition: of one's own
// type: ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>
struct Fade: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) } }
Text("a").transition(Fade())

// case: animatable: a modifier of one's own
// type: ModifiedContent<Text, Wave>
struct Wave: ViewModifier, Animatable { var x: Double; var animatableData: Double { get { x } set { x = newValue } } ; func body(content: Content) -> some View { content.offset(x: x) } }
Text("a").modifier(Wave(x: 3))

// case: equatable: a view of one's own
// type: EquatableView<Row>
struct Row: View, Equatable { var n: Int; var body: some View { Text("\(n)") } }
Row(n: 3).equatable()

// case: gesture: of one's own
// type: ModifiedContent<Text, AddGestureModifier<SequenceGesture<LongPressGesture, _EndedGesture<DragGesture>>>>
let drag = DragGesture().onEnded { _ in }
Text("a").gesture(LongPressGesture().sequenced(before: drag))

// case: publisher: listening
// type: SubscriptionView<PassthroughSubject<Int, Never>, Text>
let ticks = PassthroughSubject<Int, Never>()
Text("a").onReceive(ticks) { _ in }

// case: switch expression: a color
// type: ModifiedContent<Text, _BackgroundStyleModifier<Color>>
enum Mood { case good, bad }
let mood = Mood.good
let color: Color = switch mood { case .good: .green; case .bad: .red }
Text("a").background(color)

// case: if expression: a width
// type: ModifiedContent<Color, _FrameLayout>
let wide = true
let width: CGFloat = if wide { 90 } else { 40 }
Color.red.frame(width: width)

// case: numbers: a double for a length
// type: ModifiedContent<Text, _PaddingLayout>
let space = 8.0
Text("a").padding(space)

// case: numbers: a computed length
// type: ModifiedContent<Text, _FrameLayout>
let count = 3
Text("a").frame(width: CGFloat(count) * 10 + 2.5)

// case: closures: stored and called
// type: Text
let make: (Int) -> Text = { Text("\($0)") }
make(3)

// case: closures: map to views
// type: Array<Text>
["a", "b"].map { Text($0) }

// case: closures: map to modified views
// type: Array<ModifiedContent<Text, _PaddingLayout>>
[1, 2].map { Text("\($0)").padding() }

// case: closures: reduce texts
// type: Text
["a", "b", "c"].reduce(Text("")) { $0 + Text($1) }

// case: generics: the body type of a view
// type: ModifiedContent<Text, _PaddingLayout>
struct Row: View { var body: some View { Text("a").padding() } }
func body<V: View>(of view: V) -> V.Body { view.body }
body(of: Row())

// case: generics: pairs of views
// type: (Text, Image)
func pair<A: View, B: View>(_ a: A, _ b: B) -> (A, B) { (a, b) }
pair(Text("a"), Image("b"))

// case: generics: a tuple with labels
// type: (title: Text, icon: Image)
(title: Text("a"), icon: Image("b"))

// case: class: inherited
// type: String
class Animal { var name: String { "animal" } }
final class Cat: Animal { override var name: String { "cat" } }
Cat().name

// case: optional chaining and defaults
// type: Text
struct User { var nick: String? }
let user: User? = User(nick: nil)
Text(user?.nick?.uppercased() ?? "nobody")

// case: string interpolation: of an enum in a string
// type: Text
enum Mood { case good }
Text(String(describing: Mood.good))

// case: guard and early return outside a builder
// type: AnyView
func show(_ name: String?) -> AnyView {
  guard let name else { return AnyView(EmptyView()) }
  return AnyView(Text(name))
}
show(nil)

// case: string interpolation: an enum in a text
// type: Text
// note: the literal becomes a string, because a localised text takes numbers and strings only
enum Mood { case good }
Text("\(Mood.good)")

// case: string interpolation: a flag in a text
// type: Text
Text("\(true)")

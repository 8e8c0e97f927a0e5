// case: PT000 before iOS 26 a tap is a gesture
// sdk: ios17
// type: ModifiedContent<ModifiedContent<ModifiedContent<Rectangle, _FrameLayout>, _AnimationModifier<Bool>>, AddGestureModifier<_EndedGesture<TapGesture>>>
struct B: View { @State var s = false; var body: some View { Rectangle().frame(width: s ? 90 : 40, height: 40).animation(.default, value: s).onTapGesture { s.toggle() } } }
B().body

// case: PT000 with iOS 18 as well
// sdk: ios18
// type: ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>
Text("a").onTapGesture { }

// case: PT000 under iOS 26
// sdk: ios26
// type: ModifiedContent<Text, TapGestureModifier>
Text("a").onTapGesture { }

// case: PT088 a card that takes taps
// sdk: ios17
// type: ModifiedContent<CardView, AddGestureModifier<_EndedGesture<TapGesture>>>
struct CardView: View { var body: some View { Text("") } }
CardView().onTapGesture { }

// case: PT024 tags up to the SDK of iOS 17
// sdk: ios17
// type: TupleView<(ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>)>
@ViewBuilder func content() -> some View { Text("First").tag(0); Text("Second").tag(1); Text("Third").tag(2) }
content()

// case: PT025 tags in the SDK of iOS 18
// sdk: ios18
// type: ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<VStack<TupleView<(Text, ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>)>>, _TraitWritingModifier<TagValueTraitKey<Int>>>, _TraitWritingModifier<TagValueTraitKey<Optional<Int>>>>>
ForEach(0..<3) { VStack { Text(""); Image(systemName: "star").font(.title) }.tag($0) }

// case: PT025 tags under iOS 26
// sdk: ios26
// type: ModifiedContent<Text, _TagTraitWritingModifier<Int>>
Text("a").tag(1)

// case: PT032 two children in the SDK of iOS 27
// sdk: ios27
// type: VStack<TupleContent<Pack{Text, Text}>>
VStack { Text("a"); Text("b") }

// case: PT033 colors on each other in the SDK of iOS 27, without pointers
// sdk: ios27
// type: ZStack<TupleContent<Pack{Color, ModifiedContent<Color, _FrameLayout>}>>
ZStack { Color.red; Color.blue.frame(width: 10, height: 10) }

// case: PT062 a card with a star
// sdk: ios26
// type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
struct Card: View { var title: String; var highlighted: Bool
  var body: some View { VStack { Text(title).font(.title); if highlighted { Text("*") } }.padding().background(Color.yellow) } }
Card(title: "a", highlighted: true).body

// case: PT062 the same card in the SDK of iOS 27
// sdk: ios27
// type: ModifiedContent<ModifiedContent<VStack<TupleContent<Pack{Text, Optional<Text>}>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
struct Card: View { var title: String; var highlighted: Bool
  var body: some View { VStack { Text(title).font(.title); if highlighted { Text("*") } }.padding().background(Color.yellow) } }
Card(title: "a", highlighted: true).body

// case: PT063 the type of a view of one's own
// sdk: ios26
// type: Greeting
struct Greeting: View { var name: String; var body: some View { Text(name) } }
type(of: Greeting(name: "Mia"))

// case: PT064 one branch of two
// sdk: ios26
// type: _ConditionalContent<Text, Image>
@ViewBuilder func status(_ on: Bool) -> some View { if on { Text("on") } else { Image(systemName: "xmark") } }
status(true)

// case: PT065 three in a row
// sdk: ios26
// type: TupleView<(Text, Text, Text)>
@ViewBuilder func triple() -> some View { Text("a"); Text("b"); Text("c") }
triple()

// case: PT066 the font of a text
// sdk: ios26
// type: Text
Text("x").font(.title)

// case: PT067 a bold text
// sdk: ios26
// type: Text
Text("x").bold()

// case: PT068 the style of a text
// sdk: ios26
// type: Text
Text("x").foregroundStyle(.red)

// case: PT068 the style of a text from iOS 17 on
// sdk: ios17
// type: Text
Text("x").foregroundStyle(.red)

// case: PT069 padding
// sdk: ios26
// type: ModifiedContent<Text, _PaddingLayout>
Text("x").padding()

// case: PT070 background
// sdk: ios17
// type: ModifiedContent<Text, _BackgroundStyleModifier<Color>>
Text("x").background(Color.yellow)

// case: PT071 frame
// sdk: ios26
// type: ModifiedContent<Text, _FrameLayout>
Text("x").frame(width: 100)

// case: PT072 opacity
// sdk: ios26
// type: ModifiedContent<Text, _OpacityEffect>
Text("x").opacity(0.5)

// case: PT073 bold and its style
// sdk: ios26
// type: Text
Text("x").bold().foregroundStyle(.red)

// case: PT075 a label with built parts in the SDK of iOS 27
// sdk: ios27
// type: Label<TupleContent<Pack{Text, Optional<Text>}>, Optional<Image>>
let b = true
Label { Text("a"); if b { Text("c") } } icon: { if b { Image(systemName: "star") } }

// case: PT052 a stack of screens with a path
// sdk: ios17
// type: NavigationStack<NavigationPath, SignupForm>
struct SignupForm: View { var body: some View { Text("") } }
NavigationStack(path: .constant(NavigationPath())) { SignupForm() }

// case: PT053 a stack of screens as iOS 13 wrote it
// sdk: ios17
// type: NavigationView<LogEntriesList>
struct LogEntriesList: View { var body: some View { Text("") } }
NavigationView { LogEntriesList() }

// case: PT007 four branches of views
// sdk: ios18
// type: _ConditionalContent<_ConditionalContent<LocationView, ETAView>, _ConditionalContent<Text, Text>>
struct LocationView: View { var body: some View { Text("") } }
struct ETAView: View { var body: some View { Text("") } }
@ViewBuilder func card(_ n: Int) -> some View {
  switch n { case 0: LocationView(); case 1: ETAView(); case 2: Text("a"); default: Text("b") }
}
card(0)

// case: PT091 the least width of a window's root
// sdk: ios26
// type: ModifiedContent<AppShell, _FlexFrameLayout>
struct AppShell: View { var body: some View { Text("") } }
AppShell().frame(minWidth: 400)

// case: stroke with a style before and from iOS 17 on
// sdk: ios17
// type: StrokeShapeView<Circle, Color, EmptyView>
Circle().stroke(Color.red, lineWidth: 2)

// case: two changes of one value
// sdk: ios17
// type: ModifiedContent<ModifiedContent<Text, _ValueActionModifier2<Int>>, _AppearanceActionModifier>
Text("a").onChange(of: 1) { }

// case: T001 a type
// sdk: ios26
// type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
struct Card: View { var title: String; var starred: Bool; var body: some View { VStack { Text(title).font(.title); if starred { Text("★") } }.padding().background(Color.yellow) } }
type(of: Card(title: "hi", starred: true).body)

// case: T003 a type
// sdk: ios26
// type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
struct Card: View { var title: String; var starred: Bool; var body: some View { VStack { Text(title).font(.title); if starred { Text("★") } }.padding().background(Color.yellow) } }
type(of: Card(title: "hi", starred: false).body)

// case: T004 a type
// sdk: ios26
// type: Hello
struct Hello: View { var name: String; var body: some View { Text(name) } }
type(of: Hello(name: "Mia"))

// case: T006 a type
// sdk: ios26
// type: _ConditionalContent<Text, Image>
@ViewBuilder func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "xmark") } }
type(of: pick(true))

// case: T007 a type
// sdk: ios26
// type: _ConditionalContent<Text, Image>
@ViewBuilder func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "xmark") } }
type(of: pick(false))

// case: T008 a type
// sdk: ios26
// type: TupleView<(Text, Text, Text)>
@ViewBuilder func three() -> some View { Text("a"); Text("b"); Text("c") }
type(of: three())

// case: T009 a type
// sdk: ios26
// type: ModifiedContent<Text, _PaddingLayout>
Text("x").padding()

// case: T010 a type
// sdk: ios26
// type: Text
Text("x").font(.title)

// case: T011 a type
// sdk: ios26
// type: Text
Text("x").bold()

// case: T012 a type
// sdk: ios26
// type: Text
Text("x").foregroundStyle(.red)

// case: T013 a type
// sdk: ios26
// type: ModifiedContent<Text, _BackgroundStyleModifier<Color>>
Text("x").background(Color.yellow)

// case: T014 a type
// sdk: ios26
// type: ModifiedContent<Text, _FrameLayout>
Text("x").frame(width: 50)

// case: T015 a type
// sdk: ios26
// type: ModifiedContent<Text, _OpacityEffect>
Text("x").opacity(0.5)

// case: T017 a type
// sdk: ios26
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
Text("x").padding().background(Color.yellow)

// case: T018 a type
// sdk: ios26
// type: ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _PaddingLayout>
Text("x").background(Color.yellow).padding()

// case: T020 a type
// sdk: ios26
// type: Optional<Text>
@ViewBuilder func opt(_ on: Bool) -> some View { if on { Text("a") } }
type(of: opt(true))

// case: T021 a type
// sdk: ios26
// type: _ConditionalContent<_ConditionalContent<Text, Image>, EmptyView>
enum K { case a, b, c }
@ViewBuilder func sw(_ k: K) -> some View { switch k { case .a: Text("a"); case .b: Image(systemName: "b"); case .c: EmptyView() } }
type(of: sw(.a))

// case: T002 the length of a printed name
// sdk: ios26
// value: 124
struct Card: View { var title: String; var starred: Bool; var body: some View { VStack { Text(title).font(.title); if starred { Text("★") } }.padding().background(Color.yellow) } }
String(describing: type(of: Card(title: "hi", starred: true).body)).count

// case: T005 a changed copy
// sdk: ios26
// value: Bob
struct Hello: View { var name: String; var body: some View { Text(name) } }
var h = Hello(name: "Mia")
h.name = "Bob"
h.name

// case: T016 the order of two methods of Text
// sdk: ios26
// value: true Text
let a = Text("x").bold().foregroundStyle(.red)
let b = Text("x").foregroundStyle(.red).bold()
"\(type(of: a) == type(of: b)) \(type(of: a))"

// case: T019 padding inside the background
// sdk: ios26
// size: 60x30
let base = Color.red.frame(width: 40, height: 10)
base.padding(10).background(Color.yellow)

// case: T019 padding outside the background
// sdk: ios26
// size: 60x30
let base = Color.red.frame(width: 40, height: 10)
base.background(Color.yellow).padding(10)

// case: T022 a property assigned in body
// sdk: ios26
// error: cannot assign to property: 'self' is immutable
struct V: View { var count = 0; var body: some View { count = 1; return Text("") } }

// case: T023 a property changed in body
// sdk: ios26
// error: left side of mutating operator isn't mutable: 'self' is immutable
struct V: View { var count = 0; var body: some View { count += 1; return Text("") } }

// case: T024 branches of two types
// sdk: ios26
// error: branches have mismatching types 'Text' and 'Image'
func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "b") } }

// case: T043 @State on a let
// sdk: ios26
// error: checker.wrapper-on-let
struct V: View { @State private let x = 0; var body: some View { Text("") } }

// case: T044 $ of a let
// sdk: ios26
// error: cannot find '$n' in scope
struct Child: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
struct P: View { let n = 0; var body: some View { Child(n: $n) } }

// case: T045 a value where a binding is wanted
// sdk: ios26
// error: cannot convert value of type 'Int' to expected argument type 'Binding<Int>'
struct Child: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
struct Q: View { @State private var count = 0; var body: some View { Child(n: count) } }

// case: T046 @Bindable on a struct
// sdk: ios26
// error: checker.wrapper-needs-object
struct S { var a = 0 }
struct E: View { @Bindable var s: S; var body: some View { Text("") } }

// case: T047 the type of a binding
// sdk: ios26
// value: Binding<Int> Int
struct V: View { @State var count = 0; var body: some View { Text("") }; var kinds: String { "\(type(of: $count)) \(type(of: count))" } }
V().kinds

// case: first chapter: the type of a body
// type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// note: T001, 124 characters
struct Card: View {
  var title: String
  var starred: Bool
  var body: some View {
    VStack {
      Text(title).font(.title)
      if starred {
        Text("★")
      }
    }
    .padding()
    .background(Color.yellow)
  }
}
Card(title: "hi", starred: true).body

// case: first chapter: the type does not depend on the value
// type: ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// note: T003
struct Card: View { var title: String; var starred: Bool; var body: some View { VStack { Text(title).font(.title); if starred { Text("★") } }.padding().background(Color.yellow) } }
Card(title: "hi", starred: false).body

// case: first chapter: the length of the name
// type: Int
// note: T002
struct Card: View { var title: String; var starred: Bool; var body: some View { VStack { Text(title).font(.title); if starred { Text("★") } }.padding().background(Color.yellow) } }
String(describing: type(of: Card(title: "hi", starred: true).body)).count

// case: first chapter: the struct value itself
// type: Hello
// note: T004
struct Hello: View { var name: String; var body: some View { Text(name) } }
Hello(name: "Mia")

// case: first chapter: two branches
// type: _ConditionalContent<Text, Image>
// note: T006
@ViewBuilder func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "xmark") } }
pick(true)

// case: first chapter: the other branch
// type: _ConditionalContent<Text, Image>
// note: T007
@ViewBuilder func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "xmark") } }
pick(false)

// case: first chapter: three statements
// type: TupleView<(Text, Text, Text)>
// note: T008
@ViewBuilder func three() -> some View { Text("a"); Text("b"); Text("c") }
three()

// case: first chapter: padding
// type: ModifiedContent<Text, _PaddingLayout>
// note: T009
Text("x").padding()

// case: first chapter: font of a text
// type: Text
// note: T010
Text("x").font(.title)

// case: first chapter: bold text
// type: Text
// note: T011
Text("x").bold()

// case: first chapter: red text
// type: Text
// note: T012
Text("x").foregroundStyle(.red)

// case: first chapter: a color behind
// type: ModifiedContent<Text, _BackgroundStyleModifier<Color>>
// note: T013
Text("x").background(Color.yellow)

// case: first chapter: a fixed width
// type: ModifiedContent<Text, _FrameLayout>
// note: T014
Text("x").frame(width: 50)

// case: first chapter: opacity
// type: ModifiedContent<Text, _OpacityEffect>
// note: T015
Text("x").opacity(0.5)

// case: first chapter: order of a text's own modifiers
// type: Bool
// note: T016
let a = Text("x").bold().foregroundStyle(.red)
let b = Text("x").foregroundStyle(.red).bold()
type(of: a) == type(of: b)

// case: first chapter: padding inside the background
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// note: T017
Text("x").padding().background(Color.yellow)

// case: first chapter: padding outside the background
// type: ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _PaddingLayout>
// note: T018
Text("x").background(Color.yellow).padding()

// case: first chapter: two shells on a frame
// type: ModifiedContent<ModifiedContent<ModifiedContent<Color, _FrameLayout>, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// note: T019
let base = Color.red.frame(width: 40, height: 10)
base.padding(10).background(Color.yellow)

// case: first chapter: if without else
// type: Optional<Text>
// note: T020
@ViewBuilder func opt(_ on: Bool) -> some View { if on { Text("a") } }
opt(true)

// case: first chapter: a switch of three
// type: _ConditionalContent<_ConditionalContent<Text, Image>, EmptyView>
// note: T021
enum K { case a, b, c }
@ViewBuilder func sw(_ k: K) -> some View { switch k { case .a: Text("a"); case .b: Image(systemName: "b"); case .c: EmptyView() } }
sw(.a)

// case: first chapter: a body cannot assign
// refused
// at: 1:55
// error: cannot assign to property: 'self' is immutable
// note: T022
struct V: View { var count = 0; var body: some View { count = 1; return Text("") } }

// case: first chapter: a body cannot count
// refused
// at: 1:61
// error: left side of mutating operator isn't mutable: 'self' is immutable
// note: T023
struct V: View { var count = 0; var body: some View { count += 1; return Text("") } }

// case: first chapter: branches without a builder
// refused
// at: 1:46
// error: branches have mismatching types 'Text' and 'Image'
// note: T024
func pick(_ on: Bool) -> some View { if on { Text("a") } else { Image(systemName: "b") } }

// case: second chapter: state and a shown value
// type: A
func load() -> Int { 3 }
struct A: View { @State private var items = load(); var body: some View { Text("\(items)") } }
A()

// case: second chapter: a state that keeps its first value
// type: Bad
// note: T028
struct Bad: View {
  var seed: Int
  @State private var value = 0
  init(seed: Int) {
    self.seed = seed
    _value = State(wrappedValue: seed)
  }
  var body: some View {
    let _ = print("seed=\(seed) value=\(value)")
    Text("")
  }
}
Bad(seed: 1)

// case: second chapter: the type of a body with a print
// type: Text
struct Bad: View {
  var seed: Int
  var body: some View {
    let _ = print("seed=\(seed)")
    Text("")
  }
}
Bad(seed: 1).body

// case: second chapter: an observable object
// type: Optional<Int>
@Observable final class Tracked { var value = 0 }
let c = Tracked()
Optional(c.value)

// case: second chapter: a child with a binding
// type: Child
struct Child: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
Child(n: .constant(3))

// case: second chapter: no projected value of a constant
// refused
// at: 2:60
// error: cannot find '$n' in scope
// note: T044
struct Child: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
struct P: View { let n = 0; var body: some View { Child(n: $n) } }

// case: second chapter: a value in place of a binding
// refused
// at: 2:79
// error: cannot convert value 'count' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
// note: T045; other words with the macro of Xcode 27
struct Child: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
struct Q: View { @State private var count = 0; var body: some View { Child(n: count) } }

// case: second chapter: bindings of a value that is no object
// refused
// at: 2:19
// error: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object
// note: T046
struct S { var a = 0 }
struct E: View { @Bindable var s: S; var body: some View { Text("") } }

// case: second chapter: the type of a projected state
// type: Binding<Int>
// note: T047
struct V: View {
  @State var count = 0
  var body: some View { Text("") }
  var projected: Binding<Int> { $count }
}
V().projected

// case: second chapter: a button that counts
// type: Button<Text>
// note: T048
struct Counter: View {
  @State private var count = 0
  var body: some View {
    let _ = count
    Button("+") { count += 1 }
  }
}
Counter().body

// case: second chapter: a state cannot be a constant
// refused
// at: 1:18
// error: property wrapper can only be applied to a 'var'
// note: T043; with the macro of Xcode 27 the words differ
struct V: View { @State private let x = 0; var body: some View { Text("") } }

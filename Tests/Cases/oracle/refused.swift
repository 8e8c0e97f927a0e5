// case: refused: an unknown name
// refused
// at: 1:6
// error: cannot find 'titel' in scope
Text(titel)

// case: refused: an unknown modifier
// refused
// at: 1:11
// error: value of type 'Text' has no member 'paddding'
Text("a").paddding()

// case: refused: an unknown view
// refused
// at: 1:1
// error: cannot find 'VStakc' in scope
VStakc { Text("a") }

// case: refused: a number for a text
// refused
// at: 1:1
// error: no exact matches in call to initializer
Text(3)

// case: refused: a string for a length
// refused
// at: 1:11
// error: no exact matches in call to instance method 'padding'
Text("a").padding("8")

// case: refused: an unknown member of a color
// refused
// at: 1:28
// error: type 'Color?' has no member 'rot'
Text("a").foregroundColor(.rot)

// case: refused: an unknown font
// refused
// at: 1:17
// error: type 'Font?' has no member 'huge'
Text("a").font(.huge)

// case: refused: a print in a builder
// refused
// at: 2:3
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
VStack {
  print("x")
  Text("a")
}

// case: refused: an assignment in a builder
// refused
// at: 5:7
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
struct V: View {
  @State var n = 0
  var body: some View {
    VStack {
      n = 2
      Text("a")
    }
  }
}

// case: refused: a loop in a builder
// refused
// at: 1:10
// error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
VStack { for i in 0..<3 { Text("\(i)") } }

// case: refused: a while loop in a builder
// refused
// at: 1:10
// error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
VStack { while true { Text("a") } }

// case: refused: a guard in a builder
// refused
// at: 2:1
// error: generic parameter 'Content' could not be inferred
let name: String? = nil
VStack {
  guard let name else { return }
  Text(name)
}

// case: refused: a defer in a builder
// refused
// at: 2:3
// error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
VStack {
  defer { print("x") }
  Text("a")
}

// case: refused: a function in a builder
// refused
// at: 2:8
// error: closure containing a declaration cannot be used with result builder 'ViewBuilder'
VStack {
  func make() -> Text { Text("a") }
  make()
}

// case: refused: a string as a view
// refused
// at: 1:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
VStack { "a" }

// case: refused: a number as a view
// refused
// at: 1:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
VStack { 3; Text("a") }

// case: refused: a ternary of two types
// refused
// at: 2:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
let on = true
VStack { on ? Text("a") : Image("b") }

// case: refused: two types from one function
// refused
// at: 1:6
// error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]
func pick(_ on: Bool) -> some View {
  if on { return Text("a") }
  return Image("b")
}

// case: refused: a body without a view
// refused
// at: 1:40
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
struct V: View { var body: some View { 3 } }

// case: refused: no body
// refused
// at: 1:8
// error: type 'V' does not conform to protocol 'View'
struct V: View { var n = 0 }

// case: refused: a missing argument
// refused
// at: 2:5
// error: missing argument for parameter 'title' in call
struct Row: View { var title: String; var body: some View { Text(title) } }
Row()

// case: refused: a wrong label
// refused
// at: 2:4
// error: incorrect argument label in call (have 'name:', expected 'title:')
struct Row: View { var title: String; var body: some View { Text(title) } }
Row(name: "a")

// case: refused: an extra argument
// refused
// at: 1:11
// error: extra argument in call
Spacer(3, 4)

// case: refused: a wrong argument type
// refused
// at: 2:12
// error: cannot convert value of type 'Int' to expected argument type 'String'
struct Row: View { var title: String; var body: some View { Text(title) } }
Row(title: 3)

// case: refused: alignment of the wrong axis
// refused
// at: 1:20
// error: type 'HorizontalAlignment' has no member 'top'
VStack(alignment: .top) { Text("a") }

// case: refused: rows without ids
// refused
// at: 3:1
// error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable'
struct Item { var name: String }
let items = [Item(name: "a")]
ForEach(items) { Text($0.name) }

// case: refused: a closed range without ids
// refused
// at: 1:10
// error: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'
ForEach(1...3) { Text("\($0)") }

// case: refused: an id that is not hashable
// refused
// at: 2:1
// error: generic struct 'ForEach' requires that 'Point' conform to 'Hashable'
struct Point { var x = 0 }
ForEach([Point()], id: \.self) { _ in Text("a") }

// case: refused: rows that cannot be deleted
// refused
// at: 1:22
// error: value of type 'VStack<Text>' has no member 'onDelete'
VStack { Text("a") }.onDelete { _ in }

// case: refused: a flag for a binding
// refused
// at: 1:19
// error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
Toggle("t", isOn: true)

// case: refused: a binding of the wrong type
// refused
// at: 1:76
// error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'
struct V: View { @State var n = 0; var body: some View { Toggle("t", isOn: $n) } }

// case: refused: a private state from outside
// refused
// at: 2:6
// error: argument passed to call that takes no arguments
struct V: View { @State private var n = 0; var body: some View { Text("\(n)") } }
V(n: 3)

// case: refused: a constant that is changed
// refused
// at: 2:19
// error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
let n = 3
func change() { n += 1 }

// case: refused: a method that changes a value
// refused
// at: 1:43
// error: left side of mutating operator isn't mutable: 'self' is immutable
struct Counter { var n = 0; func up() { n += 1 } }

// case: refused: an unwrapped optional
// refused
// at: 2:6
// error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let name: String? = "a"
Text(name)

// case: refused: a view modifier as a view
// refused
// at: 2:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
VStack { Card() }

// case: refused: a view as a modifier
// refused
// at: 1:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
VStack { Text("a").modifier(Text("b")) }

// case: refused: a type in place of a value
// refused
// at: 1:10
// error: expected member name or initializer call after type name
VStack { Text }

// case: refused: a shape's style is no view
// refused
// at: 1:10
// error: 'buildExpression' is unavailable: this expression does not conform to 'View'
VStack { Material.thin }

// case: refused: an opaque result is not its type
// refused
// at: 1:61
// error: cannot convert value of type 'some View' to specified type 'ModifiedContent<Text, _PaddingLayout>'
let text: ModifiedContent<Text, _PaddingLayout> = Text("a").padding()
text

// case: refused: a text's method after a shell
// refused
// at: 1:38
// error: cannot convert value of type 'some View' to specified type 'Text'
let text: Text = Text("a").padding().bold()
text

// case: refused: adding a text and a view
// refused
// at: 1:23
// error: cannot convert value of type 'some View' to expected argument type 'Text'
Text("a") + Text("b").padding()

// case: refused: a missing brace
// refused
// at: 1:1
// error: expected '}' at end of brace statement
VStack { Text("a")

// case: refused: a missing comma
// refused
// at: 1:27
// error: expected ',' separator
Text("a").frame(width: 10 height: 20)

// case: refused: an unclosed string
// refused
// at: 1:6
// error: unterminated string literal
Text("a)

// case: refused: a missing return
// refused
// at: 3:1
// error: missing return in global function expected to return 'String'
func title(_ n: Int) -> String {
  if n > 0 { return "a" }
}
Text(title(3))

// case: refused: a switch that misses a case
// refused
// at: 3:3
// error: switch must be exhaustive
enum K { case a, b, c }
func name(_ k: K) -> String {
  switch k {
  case .a: return "a"
  case .b: return "b"
  }
}
Text(name(.a))

// case: refused: a switch in a builder that misses a case
// refused
// at: 4:3
// error: switch must be exhaustive
enum K { case a, b, c }
let k = K.a
VStack {
  switch k {
  case .a: Text("a")
  case .b: Text("b")
  }
}

// case: refused: a protocol that is not met
// refused
// at: 2:8
// error: type 'Item' does not conform to protocol 'Titled'
protocol Titled { var title: String { get } }
struct Item: Titled { var name = "a" }

// case: refused: an environment value that does not exist
// refused
// at: 1:19
// error: no exact matches in call to initializer
struct V: View { @Environment(\.colourScheme) var scheme; var body: some View { Text("a") } }

// case: refused: a read-only environment value
// refused
// at: 1:23
// error: cannot convert value of type 'KeyPath<EnvironmentValues, Bool>' to expected argument type 'WritableKeyPath<EnvironmentValues, Bool>'
Text("a").environment(\.isPresented, true)

// case: refused: an animation of a value that cannot be compared
// refused
// at: 2:11
// error: instance method 'animation(_:value:)' requires that 'Point' conform to 'Equatable'
struct Point { var x = 0 }
Text("a").animation(.default, value: Point())

// case: refused: a change of a value that cannot be compared
// refused
// at: 2:11
// error: instance method 'onChange(of:initial:_:)' requires that 'Point' conform to 'Equatable'
struct Point { var x = 0 }
Text("a").onChange(of: Point()) {}

// case: refused: an object that does not tell of changes
// refused
// at: 2:19
// error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
final class Model { var n = 0 }
struct V: View { @ObservedObject var model: Model; var body: some View { Text("a") } }

// case: refused: a struct that tells of changes
// refused
// at: 1:8
// error: non-class type 'Model' cannot conform to class protocol 'ObservableObject'
struct Model: ObservableObject { var n = 0 }

// case: refused: a name declared twice
// refused
// at: 1:34
// error: invalid redeclaration of 'title'
struct Row { var title = ""; var title = "" }

// case: refused: a variable used before it is set
// refused
// at: 3:15
// error: constant 'name' used before being initialized
func make() -> Text {
  let name: String
  return Text(name)
}
make()

// case: refused: a property that is never set
// refused
// at: 3:11
// error: return from initializer without initializing all stored properties
struct Row {
  let title: String
  init() {}
}

// case: refused: a closure with the wrong number of parameters
// refused
// at: 1:15
// error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
Button("t") { x in print(x) }

// case: refused: a result that is not used as declared
// refused
// at: 1:26
// error: cannot convert return expression of type 'Int' to return type 'String'
func title() -> String { 3 }
Text(title())

// case: refused: comparing different types
// refused
// at: 2:8
// error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
let n = 3
Text(n == "3" ? "a" : "b")

// case: refused: adding a number and a string
// refused
// at: 2:12
// error: cannot convert value of type 'Int' to expected argument type 'String'
let n = 3
Text("a" + n)

// case: refused: a length from an integer variable
// refused
// at: 2:24
// error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
let n = 3
Text("a").frame(width: n)

// case: refused: an unknown case
// refused
// at: 2:13
// error: type 'K' has no member 'z'
enum K { case a }
let k: K = .z
k

// case: refused: a generic argument that is no view
// refused
// at: 2:1
// error: generic struct 'Box' requires that 'Int' conform to 'View'
struct Box<Content: View>: View { let content: Content; var body: some View { content } }
Box(content: 3)

// case: refused: an existential as a view
// refused
// at: 2:10
// error: type 'any View' cannot conform to 'View' [#ProtocolTypeNonConformance]
let views: [any View] = [Text("a")]
VStack { ForEach(0..<1) { views[$0] } }

// case: refused: a color and a picture in one optional
// refused
// at: 2:33
// note: the compiler has two messages for it
let on = true
let style: Color = on ? .red : .thinMaterial
style

// case: refused: two trailing closures in the wrong order
// refused
// at: 1:1
// error: type '() -> Text' cannot conform to 'View' [#ProtocolTypeNonConformance]
Section { Text("a") } footer: { Text("f") } header: { Text("h") }

// case: refused: navigation by a value that is not hashable
// refused
// at: 2:1
// error: initializer 'init(_:value:)' requires that 'Item' conform to 'Hashable'
struct Item { var n = 0 }
NavigationLink("t", value: Item())

// case: refused: calling a property
// refused
// at: 2:1
// error: cannot call value of non-function type 'Int'
let n = 3
n()

// case: refused: reading a method of another type
// refused
// at: 1:8
// error: value of type '[Int]' has no member 'uppercased'
[1, 2].uppercased()

// case: refused: an await outside an async function
// refused
// at: 2:21
// error: 'async' call in a function that does not support concurrency
func load() async -> Int { 3 }
func use() -> Int { load() }

// case: refused: a throwing call without try
// refused
// at: 3:21
// error: call can throw, but it is not marked with 'try' and the error is not handled
enum Bad: Error { case bad }
func load() throws -> Int { throw Bad.bad }
func use() -> Int { load() }

// case: refused: a tag that is not hashable
// refused
// at: 2:11
// error: instance method 'tag(_:includeOptional:)' requires that 'Item' conform to 'Hashable'
struct Item { var n = 0 }
Text("a").tag(Item())

// case: refused: a style of another control
// refused
// at: 1:29
// error: reference to member 'segmented' cannot be resolved without a contextual type
Button("t") {}.buttonStyle(.segmented)

// case: refused: a stack with a list of views
// refused
// at: 1:1
// error: generic parameter 'Content' could not be inferred
VStack([Text("a"), Text("b")])

// case: refused: a fill on a view
// refused
// at: 1:11
// error: value of type 'Text' has no member 'fill'
Text("a").fill(.red)

// case: refused: a text's initialiser that does not exist
// refused
// at: 1:5
// error: extraneous argument label 'markdown:' in call
Text(markdown: "a")

// case: refused: a missing else in a value
// refused
// at: 2:13
// error: 'if' must have an unconditional 'else' to be used as expression
let on = true
let width = if on { 90 }
width

// case: refused: a modifier on nothing
// refused
// at: 1:1
// error: cannot find 'padding' in scope
padding(8).background(.red)

// case: refused: a state outside a type's body
// refused
// at: 1:48
// error: cannot find 'count' in scope
struct V: View { var body: some View { Text("\(count)") } }

// case: refused: a wrapped value for a projected one
// refused
// at: 1:85
// error: cannot convert value 'on' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
struct Child: View { @Binding var on: Bool; var body: some View { Toggle("t", isOn: on) } }

// case: refused: an argument out of order
// refused
// at: 1:29
// error: argument 'width' must precede argument 'height'
Text("a").frame(height: 20, width: 10)

// case: refused: a picture for a title
// refused
// at: 1:1
// error: initializer 'init(_:action:)' requires that 'Image' conform to 'StringProtocol'
Button(Image("a")) {}

// case: refused: a group of a regex that does not end
// refused
// at: 1
// error: cannot parse regular expression: expected ')'
let pattern = #/a(b/#

// case: refused: a range of a regex that is reversed
// refused
// at: 1
// error: cannot parse regular expression: character 'z' must compare less than or equal to 'a'
let pattern = #/[z-a]/#

// case: refused: a regex that repeats nothing
// refused
// at: 1
// error: cannot parse regular expression: quantifier '+' must appear after expression
let pattern = #/+a/#

// case: refused: a group of a regex that is not there
// refused
// at: 1
// error: value of type 'Regex<Substring>.Match' has no dynamic member 'year' using key path from root type 'Substring'
func f(_ m: Regex<Substring>.Match) -> Substring { m.year }

// case: refused: a regex as a pattern of a switch
// refused
// at: 1
// error: expression pattern of type 'Regex<Substring>' cannot match values of type 'String'
func f(_ s: String) { switch s { case #/a+/#: break; default: break } }

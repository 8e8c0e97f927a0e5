// case: builder: nothing
// type: EmptyView
@ViewBuilder func nothing() -> some View {}
nothing()

// case: builder: one child
// type: Text
@ViewBuilder func one() -> some View { Text("a") }
one()

// case: builder: a stack of nothing
// type: VStack<EmptyView>
VStack {}

// case: builder: twelve children
// type: VStack<TupleView<(Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text)>>
VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12") }

// case: builder: a constant adds nothing
// type: VStack<Text>
VStack {
  let name = "a"
  Text(name)
}

// case: builder: a discarded call adds nothing
// type: VStack<TupleView<(Text, Divider)>>
VStack {
  let _ = print("x")
  Text("a")
  Divider()
}

// case: builder: if of several
// type: Optional<TupleView<(Text, Image)>>
let on = true
@ViewBuilder func make() -> some View { if on { Text("a"); Image("b") } }
make()

// case: builder: if of nothing
// type: VStack<Optional<EmptyView>>
let on = true
VStack { if on {} }

// case: builder: if let
// type: VStack<Optional<Text>>
let name: String? = "a"
VStack { if let name { Text(name) } }

// case: builder: if let and else
// type: VStack<_ConditionalContent<Text, Divider>>
let name: String? = nil
VStack { if let name { Text(name) } else { Divider() } }

// case: builder: if case and a condition
// type: VStack<Optional<Text>>
enum Load { case idle, done(String) }
let load = Load.done("a")
let on = true
VStack { if case .done(let text) = load, on { Text(text) } }

// case: builder: else if without else
// type: VStack<Optional<_ConditionalContent<Text, Image>>>
let n = 3
VStack { if n == 1 { Text("a") } else if n == 2 { Image("b") } }

// case: builder: three branches without else
// type: VStack<Optional<_ConditionalContent<_ConditionalContent<Text, Image>, Divider>>>
let n = 3
VStack { if n == 1 { Text("a") } else if n == 2 { Image("b") } else if n == 3 { Divider() } }

// case: builder: three branches
// type: VStack<_ConditionalContent<_ConditionalContent<Text, Image>, Divider>>
let n = 3
VStack { if n == 1 { Text("a") } else if n == 2 { Image("b") } else { Divider() } }

// case: builder: an if in braces in else
// type: VStack<_ConditionalContent<Text, _ConditionalContent<Image, Divider>>>
let n = 3
VStack { if n == 1 { Text("a") } else { if n == 2 { Image("b") } else { Divider() } } }

// case: builder: an if without else in braces in else
// type: VStack<_ConditionalContent<Text, Optional<Image>>>
let n = 3
VStack { if n == 1 { Text("a") } else { if n == 2 { Image("b") } } }

// case: builder: an if in an if
// type: VStack<Optional<Optional<Text>>>
let a = true
let b = false
VStack { if a { if b { Text("x") } } }

// case: builder: a switch in an if
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, Divider>, Spacer>>
let a = true
let n = 3
VStack {
  if a {
    switch n {
    case 0: Text("a")
    case 1: Image("b")
    default: Divider()
    }
  } else {
    Spacer()
  }
}

// case: builder: a switch of one case
// type: VStack<Text>
let n = 3
VStack { switch n { default: Text("a") } }

// case: builder: a switch of two cases
// type: VStack<_ConditionalContent<Text, Image>>
let n = 3
VStack {
  switch n {
  case 0, 1, 2: Text("a")
  default: Image("b")
  }
}

// case: builder: a switch with several views in a case
// type: VStack<_ConditionalContent<TupleView<(Text, Divider)>, EmptyView>>
let n = 3
VStack {
  switch n {
  case 0:
    Text("a")
    Divider()
  default:
    EmptyView()
  }
}

// case: builder: a switch with values and where
// type: VStack<_ConditionalContent<_ConditionalContent<Text, Image>, Divider>>
enum Load { case idle, done(String), failed(code: Int) }
let load = Load.idle
VStack {
  switch load {
  case .done(let text): Text(text)
  case .failed(let code) where code > 3: Image("b")
  case .idle, .failed: Divider()
  }
}

// case: builder: four leaves
// type: VStack<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>>
let n = 3
VStack { if n == 1 { Text("a") } else if n == 2 { Image("b") } else if n == 3 { Divider() } else { Spacer() } }

// case: builder: five leaves
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>, Color>>
let n = 3
VStack {
  switch n {
  case 0: Text("a")
  case 1: Image("b")
  case 2: Divider()
  case 3: Spacer()
  default: Color.red
  }
}

// case: builder: six leaves
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>, _ConditionalContent<Color, Circle>>>
let n = 3
VStack {
  switch n {
  case 0: Text("a")
  case 1: Image("b")
  case 2: Divider()
  case 3: Spacer()
  case 4: Color.red
  default: Circle()
  }
}

// case: builder: seven leaves
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>, _ConditionalContent<_ConditionalContent<Color, Circle>, Capsule>>>
let n = 3
VStack {
  switch n {
  case 0: Text("a")
  case 1: Image("b")
  case 2: Divider()
  case 3: Spacer()
  case 4: Color.red
  case 5: Circle()
  default: Capsule()
  }
}

// case: builder: eight leaves
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>, _ConditionalContent<_ConditionalContent<Color, Circle>, _ConditionalContent<Capsule, Ellipse>>>>
let n = 3
VStack {
  switch n {
  case 0: Text("a")
  case 1: Image("b")
  case 2: Divider()
  case 3: Spacer()
  case 4: Color.red
  case 5: Circle()
  case 6: Capsule()
  default: Ellipse()
  }
}

// case: builder: nine leaves
// type: VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<Divider, Spacer>>, _ConditionalContent<_ConditionalContent<Color, Circle>, _ConditionalContent<Capsule, Ellipse>>>, EmptyView>>
let n = 3
VStack {
  switch n {
  case 0: Text("a")
  case 1: Image("b")
  case 2: Divider()
  case 3: Spacer()
  case 4: Color.red
  case 5: Circle()
  case 6: Capsule()
  case 7: Ellipse()
  default: EmptyView()
  }
}

// case: builder: limited availability
// type: VStack<Optional<AnyView>>
VStack { if #available(iOS 17, *) { Text("a") } }

// case: builder: limited availability and else
// type: VStack<_ConditionalContent<AnyView, Image>>
VStack { if #available(iOS 17, macOS 14, *) { Text("a") } else { Image("b") } }

// case: builder: unavailable
// type: VStack<_ConditionalContent<Text, AnyView>>
VStack { if #unavailable(iOS 17) { Text("a") } else { Image("b") } }

// case: builder: limited availability and a condition
// type: VStack<_ConditionalContent<AnyView, Image>>
let on = true
VStack { if #available(iOS 17, *), on { Text("a") } else { Image("b") } }

// case: builder: a ternary is one expression
// type: VStack<Text>
let on = true
VStack { on ? Text("a") : Text("b") }

// case: builder: the map of an optional
// type: VStack<Optional<Text>>
let name: String? = "a"
VStack { name.map { Text($0) } }

// case: builder: do adds nothing
// type: VStack<TupleView<(Text, Divider)>>
VStack {
  do {
    Text("a")
    Divider()
  }
}

// case: builder: a group of two
// type: VStack<Group<TupleView<(Text, Image)>>>
VStack { Group { Text("a"); Image("b") } }

// case: builder: a group of a condition
// type: Group<_ConditionalContent<Text, Image>>
let on = true
Group { if on { Text("a") } else { Image("b") } }

// case: builder: return turns the builder off
// type: VStack<Text>
VStack { return Text("a") }

// case: builder: return with statements before it
// type: VStack<Text>
VStack {
  let name = "a" + "b"
  print(name)
  return Text(name)
}

// case: builder: an optional view value
// type: VStack<TupleView<(Optional<Text>, Divider)>>
let some: Text? = Text("a")
VStack {
  some
  Divider()
}

// case: builder: conditions on both sides
// type: HStack<TupleView<(Optional<Text>, Divider, Optional<Image>)>>
let on = true
HStack {
  if on { Text("a") }
  Divider()
  if !on { Image("b") }
}

// case: builder: nested stacks
// type: VStack<TupleView<(HStack<TupleView<(Text, Spacer)>>, ZStack<TupleView<(Color, Text)>>)>>
VStack {
  HStack { Text("a"); Spacer() }
  ZStack { Color.red; Text("b") }
}

// case: builder: a builder property
// type: Panel
struct Panel: View {
  var on = true
  @ViewBuilder var content: some View {
    if on { Text("a") } else { Image("b") }
  }
  var body: some View { content }
}
Panel()

// case: builder: the body of a builder property
// type: _ConditionalContent<Text, Image>
struct Panel: View {
  var on = true
  @ViewBuilder var content: some View {
    if on { Text("a") } else { Image("b") }
  }
  var body: some View { content }
}
Panel().body

// case: builder: a builder method with arguments
// type: HStack<TupleView<(Text, Optional<Image>)>>
struct Row: View {
  @ViewBuilder func title(_ text: String, starred: Bool) -> some View {
    Text(text)
    if starred { Image(systemName: "star") }
  }
  var body: some View { HStack { title("a", starred: true) } }
}
Row().body

// case: builder: a body with several statements
// type: TupleView<(Text, Divider)>
struct Pair: View {
  var body: some View {
    Text("a")
    Divider()
  }
}
Pair().body

// case: builder: a body with a condition
// type: Optional<Text>
struct Maybe: View {
  var on = false
  var body: some View { if on { Text("a") } }
}
Maybe().body

// case: builder: a container of one's own
// type: Box<TupleView<(Text, Image)>>
struct Box<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.padding() }
}
Box { Text("a"); Image("b") }

// case: builder: the body of a container of one's own
// type: ModifiedContent<TupleView<(Text, Image)>, _PaddingLayout>
struct Box<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content().padding() }
}
Box { Text("a"); Image("b") }.body

// case: builder: a container with two builders
// type: Pair<Text, TupleView<(Image, Divider)>>
struct Pair<A: View, B: View>: View {
  let a: A
  let b: B
  init(@ViewBuilder a: () -> A, @ViewBuilder b: () -> B) {
    self.a = a()
    self.b = b()
  }
  var body: some View { HStack { a; b } }
}
Pair { Text("a") } b: { Image("i"); Divider() }

// case: builder: a builder of one's own
// type: Array<String>
@resultBuilder struct Words {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}
@Words func words() -> [String] { "a"; "b"; "c" }
words()

// case: builder: a builder of one's own with conditions and loops
// type: Array<Int>
@resultBuilder struct Numbers {
  static func buildExpression(_ n: Int) -> [Int] { [n] }
  static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Int]?) -> [Int] { part ?? [] }
  static func buildEither(first: [Int]) -> [Int] { first }
  static func buildEither(second: [Int]) -> [Int] { second }
  static func buildArray(_ parts: [[Int]]) -> [Int] { parts.flatMap { $0 } }
}
@Numbers func numbers(_ on: Bool) -> [Int] {
  1
  if on { 2 } else { 3 }
  if on { 4 }
  for n in 5..<7 { n }
}
numbers(true)

// case: builder: a builder of one's own with a final result
// type: Int
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
  static func buildFinalResult(_ sum: Int) -> Int { sum }
}
func total(@Sum _ make: () -> Int) -> Int { make() }
total { 1; 2; 3 }

// case: builder: local variables and closures in a body
// type: VStack<ForEach<Array<String>, String, Text>>
struct Names: View {
  var names = ["b", "a"]
  var body: some View {
    let sorted = names.sorted()
    let upper = sorted.map { $0.uppercased() }
    VStack { ForEach(upper, id: \.self) { Text($0) } }
  }
}
Names().body

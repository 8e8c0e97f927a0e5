// case: everyday-opaque-property
// type: Card
struct Card: View {
  let title: some View = Text("a").bold()
  var footer: some View = Divider()
  var body: some View { VStack { title; footer } }
}
Card()

// case: everyday-opaque-local
// type: Text
func made() -> some View {
  let text: some View = Text("a")
  return text
}
made()

// case: everyday-ternary-of-overloads
// type: ForEach<Array<String>, String, Text>
let names = ["a", "b"]
let backwards = Bool.random()
ForEach(backwards ? names.reversed() : names, id: \.self) { Text($0) }

// case: everyday-task-throws
// type: Task<Int, Error>
func load() async throws -> Int { 1 }
Task { try await load() }

// case: everyday-task
// type: Task<Int, Never>
Task { 3 }

// case: everyday-async-stream
// type: AsyncStream<Int>
AsyncStream<Int> { continuation in
  continuation.yield(1)
  continuation.finish()
}

// case: everyday-array-of-subclasses
// type: Array<Base>
class Base {}
class One: Base {}
class Two: Base {}
[One(), Two()]

// case: everyday-dictionary-of-subclasses
// type: Dictionary<String, Base>
class Base {}
class One: Base {}
class Two: Base {}
["a": One(), "b": Two()]

// case: everyday-nested-arrays-of-subclasses
// type: Array<Array<Base>>
class Base {}
class One: Base {}
class Two: Base {}
[[One()], [Two(), Two()]]

// case: everyday-metatypes-of-subclasses
// type: Array<Base.Type>
class Base {}
class One: Base {}
let types: [Base.Type] = [Base.self, One.self]
types

// case: everyday-array-type-self
// type: Array<Int>.Type
[Int].self

// case: everyday-uniquing-with-operator
// type: Dictionary<String, Int>
Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)

// case: everyday-tuple-to-operator
// type: Array<Int>
zip([1, 2], [3, 4]).map(+)

// case: everyday-method-by-labels
// type: Rows
struct Rows: View {
  var body: some View { ForEach(0..<3, id: \.self, content: row(_:)) }
  func row(_ index: Int) -> some View { Text("\(index)") }
}
Rows()

// case: everyday-dictionary-literal-subscript
// type: Int
enum Level { case low, high
  var number: Int { [.low: 1, .high: 2][self]! }
}
Level.high.number

// case: everyday-implicitly-unwrapped
// type: Int
func length() -> Int {
  let text: String! = "abc"
  return text.count + 1
}
length()

// case: everyday-optional-compound-assignment
// type: Dictionary<String, Int>
func counted() -> [String: Int] {
  var counts = ["a": 1]
  counts["a"]? += 1
  return counts
}
counted()

// case: everyday-overload-by-result
// type: String
func value() -> Int { 1 }
func value() -> String { "a" }
value() as String

// case: everyday-property-hides-method
// type: Field
struct Field: View {
  let onSubmit: (Bool) -> Void
  var body: some View { Button("a") { onSubmit(true) } }
}
Field(onSubmit: { _ in })

// case: everyday-text-field-style
// type: ModifiedContent<TextField<Text>, TextFieldStyleModifier<Underlined>>
struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}
TextField("Name", text: .constant("")).textFieldStyle(Underlined())

// case: everyday-interpolated-format
// accepted
struct Price: View {
  let amount: Double
  var body: some View { Text("\(amount, format: .currency(code: "EUR"))") }
}

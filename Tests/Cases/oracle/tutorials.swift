// case: tutorials: date picker up to now
// type: DatePicker<Text>
DatePicker("Date", selection: .constant(Date()), in: ...Date(), displayedComponents: .date)

// case: tutorials: date picker from now on
// type: DatePicker<Text>
DatePicker("Date", selection: .constant(Date()), in: Date()..., displayedComponents: [.date, .hourAndMinute])

// case: tutorials: date picker between
// type: DatePicker<Text>
DatePicker("Date", selection: .constant(Date()), in: Date.distantPast...Date())

// case: tutorials: date picker with bounds and a label
// type: DatePicker<Text>
DatePicker(selection: .constant(Date()), in: ...Date(), displayedComponents: .date) { Text("Pick") }

// case: tutorials: field with onCommit
// type: TextField<Text>
TextField("n", text: .constant("a"), onCommit: { print(1) })

// case: tutorials: field with onEditingChanged
// type: TextField<Text>
TextField("n", text: .constant("a"), onEditingChanged: { _ in })

// case: tutorials: field with both actions
// type: TextField<Text>
TextField("n", text: .constant("a"), onEditingChanged: { _ in }, onCommit: {})

// case: tutorials: field with trailing actions
// type: TextField<Text>
TextField("n", text: .constant("a")) { _ in } onCommit: {}

// case: tutorials: field with prompt and axis
// type: TextField<Text>
TextField("n", text: .constant("a"), prompt: Text("p"), axis: .vertical)

// case: tutorials: secret field with onCommit
// type: SecureField<Text>
SecureField("n", text: .constant("a")) { print(1) }

// case: tutorials: secret field with prompt
// type: SecureField<Text>
SecureField("n", text: .constant("a"), prompt: Text("p"))

// case: tutorials: switch style with tint
// type: ModifiedContent<Toggle<Text>, ToggleStyleModifier<SwitchToggleStyle>>
Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))

// case: tutorials: progress style with tint
// type: ModifiedContent<ProgressView<EmptyView, EmptyView>, ProgressViewStyleModifier<CircularProgressViewStyle>>
ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))

// case: tutorials: link with isActive
// type: NavigationLink<Text, Text>
NavigationLink(destination: Text("b"), isActive: .constant(false)) { Text("a") }

// case: tutorials: link with tag
// type: NavigationLink<Text, Text>
NavigationLink("x", destination: Text("b"), tag: 1, selection: .constant(nil as Int?))

// case: tutorials: link with isActive and builders
// type: NavigationLink<Text, Image>
NavigationLink(isActive: .constant(true)) { Image("b") } label: { Text("a") }

// case: tutorials: split view with visibility
// type: NavigationSplitView<Text, Text, Text>
NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } content: { Text("b") } detail: { Text("c") }

// case: tutorials: split view of two columns with visibility
// type: NavigationSplitView<Text, EmptyView, Text>
NavigationSplitView(columnVisibility: .constant(.detailOnly)) { Text("a") } detail: { Text("c") }

// case: tutorials: menu with a primary action
// type: Menu<Text, Button<Text>>
Menu("m") { Button("a") {} } primaryAction: { print(1) }

// case: tutorials: menu with a label and a primary action
// type: Menu<Image, Button<Text>>
Menu { Button("a") {} } label: { Image("m") } primaryAction: { print(1) }

// case: tutorials: section that closes
// type: Section<Text, Text, EmptyView>
Section(isExpanded: .constant(true)) { Text("a") } header: { Text("h") }

// case: tutorials: slider with labels as iOS 13 wrote it
// type: Slider<Text, Text>
Slider(value: .constant(0.3), in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("10"), label: { Text("x") })

// case: tutorials: slider with trailing action
// type: Slider<EmptyView, EmptyView>
Slider(value: .constant(0.3), in: 0...10) { editing in print(editing) }

// case: tutorials: stepper with trailing label
// type: Stepper<Text>
Stepper(onIncrement: {}, onDecrement: {}) { Text("x") }

// case: tutorials: stepper with a format
// type: Stepper<Text>
Stepper("a", value: .constant(1.5), in: 0...5, step: 0.5, format: .number)

// case: tutorials: progress of a stretch of time
// type: ProgressView<Text, Text>
ProgressView(timerInterval: Date()...Date().addingTimeInterval(60)) { Text("x") } currentValueLabel: { Text("3") }

// case: tutorials: optional gesture
// type: ModifiedContent<Text, AddGestureModifier<Optional<TapGesture>>>
Text("a").gesture(true ? TapGesture() : nil)

// case: tutorials: gradient as a style
// type: _ShapeView<Circle, Gradient>
Circle().fill(Gradient(colors: [.red, .blue]))

// case: tutorials: picture of the catalogue
// type: Image
Image(ImageResource(name: "x", bundle: .main))

// case: tutorials: button by role alone
// type: Button<DefaultButtonLabel>
Button(role: .close) {}

// case: tutorials: older accessibility
// type: ModifiedContent<Text, AccessibilityAttachmentModifier>
Text("a").accessibility(label: Text("x"))

// case: tutorials: link for sharing with a preview
// type: ShareLink<CollectionOfOne<String>, Image, Never, DefaultShareLinkLabel>
ShareLink(item: "x", preview: SharePreview("x", image: Image("y")))

// case: tutorials: taps with their place
// type: Use
struct Use: View {
  var body: some View {
    Text("a").onTapGesture { place in print(place) }
  }
}
Use()

// case: tutorials: taps in a space
// type: Use
struct Use: View {
  var body: some View {
    Text("a").onTapGesture(coordinateSpace: .global) { place in print(place) }
  }
}
Use()

// case: tutorials: long press as iOS 13 wrote it
// type: Use
struct Use: View {
  var body: some View {
    Text("a").onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
  }
}
Use()

// case: tutorials: gesture while enabled
// type: Use
struct Use: View {
  var body: some View {
    Text("a").gesture(TapGesture(), isEnabled: true)
  }
}
Use()

// case: tutorials: context menu with a preview
// type: Use
struct Use: View {
  var body: some View {
    Text("a").contextMenu { Button("x") {} } preview: { Text("p") }
  }
}
Use()

// case: tutorials: search with proposals
// type: Use
struct Use: View {
  var body: some View {
    Text("a").searchable(text: .constant("")) { Text("s").searchCompletion("s") }
  }
}
Use()

// case: tutorials: search that is open
// type: Use
struct Use: View {
  var body: some View {
    Text("a").searchable(text: .constant(""), isPresented: .constant(true))
  }
}
Use()

// case: tutorials: action sheet
// type: Use
struct Use: View {
  var body: some View {
    Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("t"), buttons: [.default(Text("a")), .cancel()]) }
  }
}
Use()

// case: tutorials: key with a literal
// type: Use
struct Use: View {
  var body: some View {
    Button("x") {}.keyboardShortcut("k", modifiers: [.command, .shift])
  }
}
Use()

// case: tutorials: blur as a transition
// accepted
Text("a").transition(.blurReplace)

// case: tutorials: symbol effects in a row
// accepted
Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, options: .repeating)

// case: tutorials: capitals as iOS 13 wrote it
// type: Use
struct Use: View {
  var body: some View {
    Text("a").autocapitalization(.none)
  }
}
Use()

// case: tutorials: tabs in sections
// accepted
TabView { TabSection("x") { Tab("a", systemImage: "star") { Text("a") } } }

// case: tutorials: alert with a text as title
// type: Use
struct Use: View {
  var body: some View {
    Text("a").alert(Text("t"), isPresented: .constant(true)) { Button("OK") {} }
  }
}
Use()

// case: tutorials: style of a field
// accepted
struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding().background(Color.gray)
  }
}
TextField("a", text: .constant("")).textFieldStyle(Boxed())

// case: tutorials: style of a gauge
// type: Use
struct Plain: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(configuration.value)")
    }
  }
}
struct Use: View {
  var body: some View {
    Gauge(value: 0.3) { Text("x") }.gaugeStyle(Plain())
  }
}
Use()

// case: tutorials: style of a menu
// accepted
struct Red: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).foregroundStyle(.red)
  }
}
Menu("m") { Text("a") }.menuStyle(Red())

// case: tutorials: bounds must be dates
// refused
DatePicker("Date", selection: .constant(Date()), in: 0...1)

// case: tutorials: a tag must fit the selection
// refused
NavigationLink("x", destination: Text("b"), tag: "a", selection: .constant(nil as Int?))

// case: tutorials: a format of another type
// refused
Stepper("a", value: .constant("x"), format: .number)

// case: tutorials: the order of cases is derived
// type: Bool
enum Level: Comparable { case low, high }
Level.low < .high

// case: tutorials: no order is derived with raw values
// refused
enum Level: Int, Comparable { case low, high }
Level.low < .high

// case: subviews: a divider between each of them
// type: VStack<Group<GroupElementsOfContent<Group<TupleView<(Text, Text)>>, ForEach<SubviewsCollection, ID, Text>>>>
VStack {
  Group(subviews: Group { Text("a"); Text("b") }) { subviews in
    ForEach(subviews) { _ in Text("x") }
  }
}

// case: subviews: rows of the views inside another
// type: ForEach<ForEachSubviewCollection<Text>, ID, Text>
ForEach(subviews: Group { Text("a"); Text("b") }) { _ in Text("x") }

// case: subviews: sections and their parts
// accepted
struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    ForEach(sections: content) { section in
      section.header.font(.title)
      ForEach(section.content) { subview in
        if subview.containerValues.isPinned { subview.bold() } else { subview }
      }
    }
  }
}
struct IsPinned: ContainerValueKey { static let defaultValue = false }
extension ContainerValues {
  var isPinned: Bool {
    get { self[IsPinned.self] }
    set { self[IsPinned.self] = newValue }
  }
}

// case: styles: a level of any style
// type: _ShapeView<Circle, HierarchicalShapeStyleModifier<Color>>
Circle().fill(.blue.secondary)

// case: styles: a level of the tint for a text
// type: Text
Text("a").foregroundStyle(.tint.tertiary)

// case: attributed: a text of it is a text
// type: Text
func shown() -> Text {
  var title = AttributedString("Hello world")
  title.font = .title
  if let range = title.range(of: "world") {
    title[range].foregroundColor = .red
    title[range].underlineStyle = .single
  }
  return Text(title + AttributedString("!"))
}
shown()

// case: styles: a look of one's own for date pickers
// accepted
struct Plain: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label; DatePicker("", selection: configuration.$selection) }
  }
}

// case: search: tokens before the text
// accepted
struct Token: Identifiable { let id: Int; let name: String }
struct Finder: View {
  @State private var text = ""
  @State private var tokens: [Token] = []
  var body: some View {
    NavigationStack { Text(text) }
      .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.name) }
  }
}

// case: scenes: a program with menus and settings
// accepted
struct Phase: View { var body: some View { Text("a") } }
struct Program: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("Title", id: "main") { Phase() }
      .onChange(of: phase) { old, new in print(new) }
      .commands { CommandMenu("Go") { Button("x") {} } }
    Settings { Text("s") }
  }
}

// case: coding: keys without texts
// accepted
struct Person: Codable {
  var id = 1
  var name = "a"
  enum CodingKeys: CodingKey { case id, name }
}
let key = Person.CodingKeys.id.stringValue

// case: lists: rows that may be moved and deleted
// accepted
struct Item: Identifiable { let id: Int; var name: String }
struct Items: View {
  @State private var items: [Item] = []
  var body: some View {
    List($items, editActions: [.move, .delete]) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.name, editActions: .all) { $item in Text(item.name) }
  }
}

// case: lists: the type of a row that may be deleted
// type: ForEach<IndexedIdentifierCollection<Array<String>, String>, String, EditableCollectionContent<Text, Array<String>>>
ForEach(.constant(["a"]), id: \.self, editActions: .delete) { $item in Text(item) }

// case: view: Label("t", systemImage: "s")
// type: Label<Text, Image>
Label("t", systemImage: "s")

// case: view: Label("t", image: "s")
// type: Label<Text, Image>
Label("t", image: "s")

// case: view: Label { Text("t") } icon: { Circle() }
// type: Label<Text, Circle>
Label { Text("t") } icon: { Circle() }

// case: view: Button("t") {}
// type: Button<Text>
Button("t") {}

// case: view: Button("t", role: .destructive) {}
// type: Button<Text>
Button("t", role: .destructive) {}

// case: view: Button("t", systemImage: "s") {}
// type: Button<Label<Text, Image>>
Button("t", systemImage: "s") {}

// case: view: Button(action: {}) { Image("a") }
// type: Button<Image>
Button(action: {}) { Image("a") }

// case: view: Button {} label: { Text("a"); Text("b") }
// type: Button<TupleView<(Text, Text)>>
Button {} label: { Text("a"); Text("b") }

// case: view: Button(role: .cancel) {} label: { Text("a") }
// type: Button<Text>
Button(role: .cancel) {} label: { Text("a") }

// case: view: Button("t", action: {})
// type: Button<Text>
Button("t", action: {})

// case: view: Toggle("t", isOn: .constant(true))
// type: Toggle<Text>
Toggle("t", isOn: .constant(true))

// case: view: Toggle("t", systemImage: "s", isOn: .constant(true))
// type: Toggle<Label<Text, Image>>
Toggle("t", systemImage: "s", isOn: .constant(true))

// case: view: Toggle(isOn: .constant(true)) { Image("a") }
// type: Toggle<Image>
Toggle(isOn: .constant(true)) { Image("a") }

// case: view: TextField("t", text: .constant(""))
// type: TextField<Text>
TextField("t", text: .constant(""))

// case: view: TextField("t", text: .constant(""), axis: .vertical)
// type: TextField<Text>
TextField("t", text: .constant(""), axis: .vertical)

// case: view: TextField("t", text: .constant(""), prompt: Text("p"))
// type: TextField<Text>
TextField("t", text: .constant(""), prompt: Text("p"))

// case: view: TextField(text: .constant("")) { Image("a") }
// type: TextField<Image>
TextField(text: .constant("")) { Image("a") }

// case: view: SecureField("t", text: .constant(""))
// type: SecureField<Text>
SecureField("t", text: .constant(""))

// case: view: TextEditor(text: .constant(""))
// type: TextEditor
TextEditor(text: .constant(""))

// case: view: Picker("t", selection: .constant(1)) { Text("a").tag(1) }
// type: Picker<Text, Int, ModifiedContent<Text, _TagTraitWritingModifier<Int>>>
Picker("t", selection: .constant(1)) { Text("a").tag(1) }

// case: view: Picker("t", systemImage: "s", selection: .constant("x")) { Text("a") }
// type: Picker<Label<Text, Image>, String, Text>
Picker("t", systemImage: "s", selection: .constant("x")) { Text("a") }

// case: view: Picker(selection: .constant(1)) { Text("a") } label: { Image("i") }
// type: Picker<Image, Int, Text>
Picker(selection: .constant(1)) { Text("a") } label: { Image("i") }

// case: view: Slider(value: .constant(0.5))
// type: Slider<EmptyView, EmptyView>
Slider(value: .constant(0.5))

// case: view: Slider(value: .constant(5), in: 0...10)
// type: Slider<EmptyView, EmptyView>
Slider(value: .constant(5), in: 0...10)

// case: view: Slider(value: .constant(5), in: 0...10, step: 1)
// type: Slider<EmptyView, EmptyView>
Slider(value: .constant(5), in: 0...10, step: 1)

// case: view: Slider(value: .constant(5), in: 0...10) { Text("l") }
// type: Slider<Text, EmptyView>
Slider(value: .constant(5), in: 0...10) { Text("l") }

// case: view: Slider(value: .constant(5), in: 0...10) { Text("l") } minimumValueLabel: { Image("a") } maximumValueLabel: { Image("b") }
// type: Slider<Text, Image>
Slider(value: .constant(5), in: 0...10) { Text("l") } minimumValueLabel: { Image("a") } maximumValueLabel: { Image("b") }

// case: view: Stepper("t", value: .constant(3), in: 0...5)
// type: Stepper<Text>
Stepper("t", value: .constant(3), in: 0...5)

// case: view: Stepper("t", value: .constant(3))
// type: Stepper<Text>
Stepper("t", value: .constant(3))

// case: view: Stepper(value: .constant(3)) { Image("a") }
// type: Stepper<Image>
Stepper(value: .constant(3)) { Image("a") }

// case: view: Stepper { Image("a") } onIncrement: {} onDecrement: {}
// type: Stepper<Image>
Stepper { Image("a") } onIncrement: {} onDecrement: {}

// case: view: DatePicker("t", selection: .constant(Date(timeIntervalSince1970: 0)))
// type: DatePicker<Text>
DatePicker("t", selection: .constant(Date(timeIntervalSince1970: 0)))

// case: view: ColorPicker("t", selection: .constant(.red))
// type: ColorPicker<Text>
ColorPicker("t", selection: .constant(.red))

// case: view: MultiDatePicker("t", selection: .constant([]))
// type: MultiDatePicker<Text>
MultiDatePicker("t", selection: .constant([]))

// case: view: ProgressView()
// type: ProgressView<EmptyView, EmptyView>
ProgressView()

// case: view: ProgressView("t")
// type: ProgressView<Text, EmptyView>
ProgressView("t")

// case: view: ProgressView(value: 0.5)
// type: ProgressView<EmptyView, EmptyView>
ProgressView(value: 0.5)

// case: view: ProgressView("t", value: 3, total: 10)
// type: ProgressView<Text, EmptyView>
ProgressView("t", value: 3, total: 10)

// case: view: ProgressView(value: 0.5) { Text("a") } currentValueLabel: { Image("b") }
// type: ProgressView<Text, Image>
ProgressView(value: 0.5) { Text("a") } currentValueLabel: { Image("b") }

// case: view: Gauge(value: 0.5) { Text("a") }
// type: Gauge<Text, EmptyView, EmptyView, EmptyView>
Gauge(value: 0.5) { Text("a") }

// case: view: Link("t", destination: URL(fileURLWithPath: "/"))
// type: Link<Text>
Link("t", destination: URL(fileURLWithPath: "/"))

// case: view: Menu("t") { Text("a"); Text("b") }
// type: Menu<Text, TupleView<(Text, Text)>>
Menu("t") { Text("a"); Text("b") }

// case: view: Menu { Text("a") } label: { Image("b") }
// type: Menu<Image, Text>
Menu { Text("a") } label: { Image("b") }

// case: view: Menu("t", systemImage: "s") { Text("a") }
// type: Menu<Label<Text, Image>, Text>
Menu("t", systemImage: "s") { Text("a") }

// case: view: ControlGroup { Text("a") }
// type: ControlGroup<Text>
ControlGroup { Text("a") }

// case: view: ControlGroup("t") { Image("a") }
// type: ControlGroup<LabeledControlGroupContent<Image, Text>>
ControlGroup("t") { Image("a") }

// case: view: EditButton()
// type: EditButton
EditButton()

// case: view: RenameButton()
// type: RenameButton<Label<Text, Image>>
RenameButton()

// case: view: Section("t") { Text("a") }
// type: Section<Text, Text, EmptyView>
Section("t") { Text("a") }

// case: view: Section { Text("a") }
// type: Section<EmptyView, Text, EmptyView>
Section { Text("a") }

// case: view: Section { Text("a") } header: { Image("h") }
// type: Section<Image, Text, EmptyView>
Section { Text("a") } header: { Image("h") }

// case: view: Section { Text("a") } footer: { Image("f") }
// type: Section<EmptyView, Text, Image>
Section { Text("a") } footer: { Image("f") }

// case: view: Section { Text("a") } header: { Image("h") } footer: { Divider() }
// type: Section<Image, Text, Divider>
Section { Text("a") } header: { Image("h") } footer: { Divider() }

// case: view: Section(header: Image("h")) { Text("a") }
// type: Section<Image, Text, EmptyView>
Section(header: Image("h")) { Text("a") }

// case: view: Section(header: Image("h"), footer: Divider()) { Text("a") }
// type: Section<Image, Text, Divider>
Section(header: Image("h"), footer: Divider()) { Text("a") }

// case: view: Section("t", isExpanded: .constant(true)) { Text("a") }
// type: Section<Text, Text, EmptyView>
Section("t", isExpanded: .constant(true)) { Text("a") }

// case: view: Group { Text("a") }
// type: Group<Text>
Group { Text("a") }

// case: view: Group { Group { Text("a") } }
// type: Group<Group<Text>>
Group { Group { Text("a") } }

// case: view: GroupBox("t") { Text("a") }
// type: GroupBox<Text, Text>
GroupBox("t") { Text("a") }

// case: view: GroupBox { Text("a") }
// type: GroupBox<EmptyView, Text>
GroupBox { Text("a") }

// case: view: DisclosureGroup("t") { Text("a") }
// type: DisclosureGroup<Text, Text>
DisclosureGroup("t") { Text("a") }

// case: view: LabeledContent("t", value: "v")
// type: LabeledContent<Text, Text>
LabeledContent("t", value: "v")

// case: view: LabeledContent("t") { Image("a") }
// type: LabeledContent<Text, Image>
LabeledContent("t") { Image("a") }

// case: view: ContentUnavailableView("t", systemImage: "s", description: Text("d"))
// type: ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>
ContentUnavailableView("t", systemImage: "s", description: Text("d"))

// case: view: ContentUnavailableView("t", systemImage: "s")
// type: ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>
ContentUnavailableView("t", systemImage: "s")

// case: view: ContentUnavailableView { Text("l") } description: { Image("d") } actions: { Divider() }
// type: ContentUnavailableView<Text, Image, Divider>
ContentUnavailableView { Text("l") } description: { Image("d") } actions: { Divider() }

// case: view: VStack(alignment: .leading, spacing: 3) { Text("a") }
// type: VStack<Text>
VStack(alignment: .leading, spacing: 3) { Text("a") }

// case: view: HStack(alignment: .firstTextBaseline) { Text("a"); Image("b") }
// type: HStack<TupleView<(Text, Image)>>
HStack(alignment: .firstTextBaseline) { Text("a"); Image("b") }

// case: view: ZStack(alignment: .bottomTrailing) { Color.red; Text("a") }
// type: ZStack<TupleView<(Color, Text)>>
ZStack(alignment: .bottomTrailing) { Color.red; Text("a") }

// case: view: LazyVStack { Text("a") }
// type: LazyVStack<Text>
LazyVStack { Text("a") }

// case: view: LazyHStack(spacing: 3) { Text("a") }
// type: LazyHStack<Text>
LazyHStack(spacing: 3) { Text("a") }

// case: view: LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))]) { Text("a") }
// type: LazyVGrid<Text>
LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))]) { Text("a") }

// case: view: LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) { Text("a") }
// type: LazyHGrid<Text>
LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) { Text("a") }

// case: view: Grid { GridRow { Text("a"); Text("b") } }
// type: Grid<GridRow<TupleView<(Text, Text)>>>
Grid { GridRow { Text("a"); Text("b") } }

// case: view: ScrollView { Text("a") }
// type: ScrollView<Text>
ScrollView { Text("a") }

// case: view: ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }
// type: ScrollView<HStack<Text>>
ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }

// case: view: ScrollView([.horizontal, .vertical]) { Text("a") }
// type: ScrollView<Text>
ScrollView([.horizontal, .vertical]) { Text("a") }

// case: view: Form { Text("a") }
// type: Form<Text>
Form { Text("a") }

// case: view: ViewThatFits { Text("long"); Text("s") }
// type: ViewThatFits<TupleView<(Text, Text)>>
ViewThatFits { Text("long"); Text("s") }

// case: view: ViewThatFits(in: .horizontal) { Text("a") }
// type: ViewThatFits<Text>
ViewThatFits(in: .horizontal) { Text("a") }

// case: view: GeometryReader { proxy in Text("\(proxy.size.width)") }
// type: GeometryReader<Text>
GeometryReader { proxy in Text("\(proxy.size.width)") }

// case: view: GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
// type: GeometryReader<ModifiedContent<Color, _FrameLayout>>
GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }

// case: view: ScrollViewReader { proxy in Button("t") { proxy.scrollTo(3) } }
// type: ScrollViewReader<Button<Text>>
ScrollViewReader { proxy in Button("t") { proxy.scrollTo(3) } }

// case: view: NavigationView { Text("a") }
// type: NavigationView<Text>
NavigationView { Text("a") }

// case: view: List { Text("a") }
// type: List<Never, Text>
List { Text("a") }

// case: view: List { Text("a"); Text("b") }
// type: List<Never, TupleView<(Text, Text)>>
List { Text("a"); Text("b") }

// case: view: List(selection: .constant(Optional(3))) { Text("a") }
// type: List<Int, Text>
List(selection: .constant(Optional(3))) { Text("a") }

// case: view: List(selection: .constant(Set(["a"]))) { Text("a") }
// type: List<String, Text>
List(selection: .constant(Set(["a"]))) { Text("a") }

// case: view: List(0..<3) { Text("\($0)") }
// type: List<Never, ForEach<Range<Int>, Int, Text>>
List(0..<3) { Text("\($0)") }

// case: view: List(["a", "b"], id: \.self) { Text($0) }
// type: List<Never, ForEach<Array<String>, String, Text>>
List(["a", "b"], id: \.self) { Text($0) }

// case: view: ForEach(["a", "b"], id: \.self) { Text($0) }
// type: ForEach<Array<String>, String, Text>
ForEach(["a", "b"], id: \.self) { Text($0) }

// case: view: ForEach(["a", "b"], id: \.count) { Text($0) }
// type: ForEach<Array<String>, Int, Text>
ForEach(["a", "b"], id: \.count) { Text($0) }

// case: view: ForEach(0..<3) { _ in Divider() }
// type: ForEach<Range<Int>, Int, Divider>
ForEach(0..<3) { _ in Divider() }

// case: view: ForEach(0..<3) { i in Text("\(i)"); Divider() }
// type: ForEach<Range<Int>, Int, TupleView<(Text, Divider)>>
ForEach(0..<3) { i in Text("\(i)"); Divider() }

// case: view: ForEach(1...3, id: \.self) { Text("\($0)") }
// type: ForEach<ClosedRange<Int>, Int, Text>
ForEach(1...3, id: \.self) { Text("\($0)") }

// case: view: ForEach(Array(["a"].enumerated()), id: \.offset) { Text($0.element) }
// type: ForEach<Array<(offset: Int, element: String)>, Int, Text>
ForEach(Array(["a"].enumerated()), id: \.offset) { Text($0.element) }

// case: view: ForEach(["a"].indices, id: \.self) { Text("\($0)") }
// type: ForEach<Range<Int>, Int, Text>
ForEach(["a"].indices, id: \.self) { Text("\($0)") }

// case: view: ForEach([1, 2, 3].filter { $0 > 1 }, id: \.self) { n in if n > 2 { Text("\(n)") } }
// type: ForEach<Array<Int>, Int, Optional<Text>>
ForEach([1, 2, 3].filter { $0 > 1 }, id: \.self) { n in if n > 2 { Text("\(n)") } }

// case: view: ForEach(0..<2) { i in ForEach(0..<3) { j in Text("\(i + j)") } }
// type: ForEach<Range<Int>, Int, ForEach<Range<Int>, Int, Text>>
ForEach(0..<2) { i in ForEach(0..<3) { j in Text("\(i + j)") } }

// case: view: NavigationStack { Text("a") }
// type: NavigationStack<NavigationPath, Text>
NavigationStack { Text("a") }

// case: view: NavigationStack(path: .constant(NavigationPath())) { Text("a") }
// type: NavigationStack<NavigationPath, Text>
NavigationStack(path: .constant(NavigationPath())) { Text("a") }

// case: view: NavigationStack(path: .constant([1, 2])) { Text("a") }
// type: NavigationStack<Array<Int>, Text>
NavigationStack(path: .constant([1, 2])) { Text("a") }

// case: view: NavigationSplitView { Text("a") } detail: { Image("b") }
// type: NavigationSplitView<Text, EmptyView, Image>
NavigationSplitView { Text("a") } detail: { Image("b") }

// case: view: NavigationSplitView { Text("a") } content: { Divider() } detail: { Image("b") }
// type: NavigationSplitView<Text, Divider, Image>
NavigationSplitView { Text("a") } content: { Divider() } detail: { Image("b") }

// case: view: NavigationLink("t") { Image("d") }
// type: NavigationLink<Text, Image>
NavigationLink("t") { Image("d") }

// case: view: NavigationLink("t", destination: Image("d"))
// type: NavigationLink<Text, Image>
NavigationLink("t", destination: Image("d"))

// case: view: NavigationLink { Image("d") } label: { Divider() }
// type: NavigationLink<Divider, Image>
NavigationLink { Image("d") } label: { Divider() }

// case: view: NavigationLink(destination: Image("d")) { Divider() }
// type: NavigationLink<Divider, Image>
NavigationLink(destination: Image("d")) { Divider() }

// case: view: NavigationLink("t", value: 3)
// type: NavigationLink<Text, Never>
NavigationLink("t", value: 3)

// case: view: NavigationLink(value: 3) { Image("l") }
// type: NavigationLink<Image, Never>
NavigationLink(value: 3) { Image("l") }

// case: view: TabView { Text("a") }
// type: TabView<Int, Text>
TabView { Text("a") }

// case: view: TabView(selection: .constant("x")) { Text("a").tag("x") }
// type: TabView<String, ModifiedContent<Text, _TagTraitWritingModifier<String>>>
TabView(selection: .constant("x")) { Text("a").tag("x") }

// case: view: Spacer()
// type: Spacer
Spacer()

// case: view: Spacer(minLength: 3)
// type: Spacer
Spacer(minLength: 3)

// case: view: Spacer().frame(width: 20)
// type: ModifiedContent<Spacer, _FrameLayout>
Spacer().frame(width: 20)

// case: view: Divider()
// type: Divider
Divider()

// case: view: EmptyView()
// type: EmptyView
EmptyView()

// case: view: AnyView(Text("a").padding())
// type: AnyView
AnyView(Text("a").padding())

// case: view: AnyView(erasing: Divider())
// type: AnyView
AnyView(erasing: Divider())

// case: view: EquatableView(content: Text("a"))
// type: EquatableView<Text>
EquatableView(content: Text("a"))

// case: view: ModifiedContent(content: Text("a"), modifier: EmptyModifier())
// type: ModifiedContent<Text, EmptyModifier>
ModifiedContent(content: Text("a"), modifier: EmptyModifier())

// case: view: AsyncImage(url: nil)
// type: AsyncImage<Image>
AsyncImage(url: nil)

// case: view: AsyncImage(url: nil) { image in image.resizable() } placeholder: { Color.gray }
// type: AsyncImage<_ConditionalContent<Image, Color>>
AsyncImage(url: nil) { image in image.resizable() } placeholder: { Color.gray }

// case: view: AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }
// type: AsyncImage<_ConditionalContent<Image, ProgressView<EmptyView, EmptyView>>>
AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }

// case: view: TimelineView(.animation) { context in Text("a") }
// type: TimelineView<AnimationTimelineSchedule, Text>
TimelineView(.animation) { context in Text("a") }

// case: view: TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { _ in Divider() }
// type: TimelineView<PeriodicTimelineSchedule, Divider>
TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { _ in Divider() }

// case: view: Canvas { context, size in context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
// type: Canvas<EmptyView>
Canvas { context, size in context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }

// case: view: HStackLayout() { Text("a") }
// type: Tree<_LayoutRoot<HStackLayout>, Text>
HStackLayout() { Text("a") }

// case: view: AnyLayout(VStackLayout()) { Text("a"); Text("b") }
// type: Tree<_LayoutRoot<AnyLayout>, TupleView<(Text, Text)>>
AnyLayout(VStackLayout()) { Text("a"); Text("b") }

// case: view: ZStackLayout(alignment: .top).callAsFunction { Text("a") }
// type: Tree<_LayoutRoot<ZStackLayout>, Text>
ZStackLayout(alignment: .top).callAsFunction { Text("a") }

// case: view: ToolbarItem(placement: .principal) { Text("a") }
// type: ToolbarItem<(), Text>
ToolbarItem(placement: .principal) { Text("a") }

// case: view: ToolbarItemGroup { Text("a") }
// type: ToolbarItemGroup<Text>
ToolbarItemGroup { Text("a") }

// case: view: WindowGroup { Text("a") }
// type: WindowGroup<Text>
WindowGroup { Text("a") }

// case: view: TapGesture()
// type: TapGesture
TapGesture()

// case: view: TapGesture(count: 2).onEnded {}
// type: _EndedGesture<TapGesture>
TapGesture(count: 2).onEnded {}

// case: view: DragGesture(minimumDistance: 0).onChanged { _ in }
// type: _ChangedGesture<DragGesture>
DragGesture(minimumDistance: 0).onChanged { _ in }

// case: view: DragGesture().map { $0.translation.width }
// type: _MapGesture<DragGesture, CGFloat>
DragGesture().map { $0.translation.width }

// case: view: LongPressGesture().sequenced(before: DragGesture())
// type: SequenceGesture<LongPressGesture, DragGesture>
LongPressGesture().sequenced(before: DragGesture())

// case: view: TapGesture().simultaneously(with: LongPressGesture())
// type: SimultaneousGesture<TapGesture, LongPressGesture>
TapGesture().simultaneously(with: LongPressGesture())

// case: view: TapGesture(count: 2).exclusively(before: TapGesture())
// type: ExclusiveGesture<TapGesture, TapGesture>
TapGesture(count: 2).exclusively(before: TapGesture())

// case: view: MagnifyGesture()
// type: MagnifyGesture
MagnifyGesture()

// case: view: RotateGesture()
// type: RotateGesture
RotateGesture()

// case: view: SpatialTapGesture()
// type: SpatialTapGesture
SpatialTapGesture()

// case: view: MagnificationGesture().onChanged { scale in print(scale) }
// type: _ChangedGesture<MagnificationGesture>
MagnificationGesture().onChanged { scale in print(scale) }

// case: view: AnyTransition.opacity
// type: AnyTransition
AnyTransition.opacity

// case: view: AnyTransition.scale(scale: 0.5).combined(with: .slide)
// type: AnyTransition
AnyTransition.scale(scale: 0.5).combined(with: .slide)

// case: view: AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .identity)
// type: AnyTransition
AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .identity)

// case: view: Animation.spring(duration: 0.5, bounce: 0.3)
// type: Animation
Animation.spring(duration: 0.5, bounce: 0.3)

// case: view: Animation.easeInOut(duration: 2).repeatForever(autoreverses: false).delay(1)
// type: Animation
Animation.easeInOut(duration: 2).repeatForever(autoreverses: false).delay(1)

// case: view: EmptyModifier().concat(EmptyModifier())
// type: ModifiedContent<EmptyModifier, EmptyModifier>
EmptyModifier().concat(EmptyModifier())

// case: view: EmptyModifier().animation(.default)
// type: _PushPopTransactionModifier<EmptyModifier>
EmptyModifier().animation(.default)

// case: view: Angle.degrees(90) + .radians(1)
// type: Angle
Angle.degrees(90) + .radians(1)

// case: view: Edge.Set.all
// type: Set
Edge.Set.all

// case: view: Alignment(horizontal: .leading, vertical: .top)
// type: Alignment
Alignment(horizontal: .leading, vertical: .top)

// case: view: Font.title.bold().italic()
// type: Font
Font.title.bold().italic()

// case: view: Binding.constant(3)
// type: Binding<Int>
Binding.constant(3)

// case: view: Gradient(colors: [.red, .blue]).stops
// type: Array<Stop>
Gradient(colors: [.red, .blue]).stops

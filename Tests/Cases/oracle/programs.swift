// case: program: feed
// accepted
protocol FeedCard: Identifiable { var id: UUID { get }; var title: String { get } }
struct Photo: FeedCard { let id = UUID(); let title: String; var likes = 0 }
struct Poll: FeedCard { let id = UUID(); let title: String; var options: [String] = [] }
enum Item: Identifiable { case photo(Photo), poll(Poll)
  var id: UUID { switch self { case .photo(let p): return p.id; case .poll(let p): return p.id } } }
@Observable final class PollModel { var votes: [String: Int] = [:]; func vote(_ o: String) { votes[o, default: 0] += 1 }
  var total: Int { votes.values.reduce(0, +) } }
struct PollView: View {
  let poll: Poll
  @State private var model = PollModel()
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(poll.title).font(.headline)
      ForEach(poll.options, id: \.self) { option in
        Button { model.vote(option) } label: {
          HStack { Text(option); Spacer(); Text("\(model.votes[option] ?? 0)") }
        }
      }
      if model.total > 0 { Text("Total: \(model.total)").font(.caption).foregroundStyle(.secondary) }
    }
    .padding()
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
  }
}
struct Feed: View {
  @State private var items: [Item] = [.photo(Photo(title: "Sea")), .poll(Poll(title: "Best?", options: ["A", "B"]))]
  var body: some View {
    ScrollView { LazyVStack(spacing: 12) { ForEach(items) { item in
      switch item { case .photo(let p): Text(p.title); case .poll(let p): PollView(poll: p) } } }.padding() }
  }
}
Feed().body

// case: program: board
// accepted
struct Board: View {
  enum Player: String { case x = "X", o = "O"; var next: Player { self == .x ? .o : .x } }
  @State private var cells: [Player?] = Array(repeating: nil, count: 9)
  @State private var turn: Player = .x
  let lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6]]
  var winner: Player? {
    for l in lines { if let p = cells[l[0]], cells[l[1]] == p, cells[l[2]] == p { return p } }
    return nil
  }
  var body: some View {
    VStack {
      Text(winner.map { "\($0.rawValue) wins" } ?? "Turn: \(turn.rawValue)")
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(0..<9) { i in
          Text(cells[i]?.rawValue ?? " ").frame(width: 60, height: 60).border(.gray)
            .onTapGesture { tap(i) }
        }
      }
    }
  }
  func tap(_ i: Int) { guard cells[i] == nil, winner == nil else { return }; cells[i] = turn; turn = turn.next }
}
Board().body

// case: program: grid layout
// accepted
struct StaggeredGrid: Layout {
  var columns: Int; var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let w = proposal.width ?? .infinity
    let cw = (w - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    for s in subviews { let i = heights.indices.min(by: { heights[$0] < heights[$1] })!
      heights[i] += s.sizeThatFits(.init(width: cw, height: nil)).height + spacing }
    return CGSize(width: w, height: (heights.max() ?? 0) - spacing)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cw = (bounds.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat(0), count: columns)
    for s in subviews {
      let i = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let x = bounds.minX + CGFloat(i) * (cw + spacing)
      s.place(at: CGPoint(x: x, y: bounds.minY + heights[i]), anchor: .topLeading, proposal: .init(width: cw, height: nil))
      heights[i] += s.sizeThatFits(ProposedViewSize(width: cw, height: nil)).height + spacing
    }
  }
}
struct V: View { @Namespace var ns; @State private var selected: Int?
 var body: some View { ZStack { StaggeredGrid(columns: 2) { ForEach(0..<4, id: \.self) { i in
  if selected == i { Color.clear.frame(height: 80) } else { RoundedRectangle(cornerRadius: 8).fill(.blue).matchedGeometryEffect(id: i, in: ns).frame(height: CGFloat(60 + i * 10)).onTapGesture { withAnimation(.spring) { selected = i } } } } }
  if let s = selected { RoundedRectangle(cornerRadius: 16).fill(.blue).matchedGeometryEffect(id: s, in: ns).frame(width: 300, height: 220).onTapGesture { withAnimation { selected = nil } } } } } }
V().body

// case: program: modifiers
// accepted
struct CardStyle: ViewModifier { var color: Color = .yellow
  @State private var hover = false
  func body(content: Content) -> some View { content.padding().background(color).cornerRadius(8).shadow(radius: hover ? 4 : 0) } }
extension View { func card(_ c: Color = .yellow) -> some View { modifier(CardStyle(color: c)) }
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View { if c { transform(self) } else { self } } }
struct PressStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1) } }
struct W: View { var body: some View { VStack { Text("a").card().if(true) { $0.bold() }; Button("b") {}.buttonStyle(PressStyle()) } } }
W().body

// case: program: generics
// accepted
struct Row<Content: View, Trailing: View>: View {
  let title: LocalizedStringKey; let content: Content; let trailing: Trailing
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder trailing: () -> Trailing) { self.title = title; self.content = content(); self.trailing = trailing() }
  var body: some View { HStack { Text(title); content; Spacer(); trailing } }
}
extension Row where Trailing == EmptyView { init(_ t: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(t, content: content) { EmptyView() } } }
VStack { Row("a") { Text("x") }; Row("b") { Text("y"); Text("z") } trailing: { Image(systemName: "star") } }

// case: program: timer
// accepted
class Clock: ObservableObject { @Published var t = 0; @Published private(set) var running = false
 func start() { running.toggle() } }
struct T: View { @StateObject private var clock = Clock(); @ObservedObject var other: Clock; let pct: Double = 0.3
 var body: some View { VStack { Text("\(clock.t)").monospacedDigit(); Circle().trim(from: 0, to: pct).stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90)).frame(width: 80, height: 80)
 Button(clock.running ? "Stop" : "Start", action: clock.start) }.onChange(of: clock.t) { old, new in print(old, new) }.task { await load() } }
 func load() async { try? await Task.sleep(nanoseconds: 1) } }
T(other: Clock())

// case: program: protocols
// accepted
protocol Shape2 { var area: Double { get }; associatedtype Unit; func unit() -> Unit }
extension Shape2 { var doubled: Double { area * 2 } }
struct Sq: Shape2 { var side: Double; var area: Double { side * side }; func unit() -> String { "m" } }
struct Ci: Shape2 { let r: Double; var area: Double { .pi * r * r }; func unit() -> Int { 1 } }
func total(_ s: [any Shape2]) -> Double { s.reduce(0) { $0 + $1.area } }
func big<T: Shape2>(_ a: T, _ b: T) -> T where T.Unit == String { a.area > b.area ? a : b }
let t = total([Sq(side: 2), Ci(r: 1)])
let u = big(Sq(side: 1), Sq(side: 2)).doubled
let w = Sq(side: 1).unit() + "2"
t + u

// case: program: builder
// accepted
@resultBuilder enum ListBuilder { static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
 static func buildExpression(_ s: String) -> [String] { [s] }; static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
 static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }
 static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
func list(@ListBuilder _ c: () -> [String]) -> [String] { c() }
let on = true
list { "a"; if on { "b" } else { "c" }; for i in 0..<2 { "n\(i)" }; if !on { "z" } }

// case: program: observation
// accepted
@Observable class Store { var items: [String] = ["a"]; @ObservationIgnored var cache = 0; private(set) var count = 0; func add(_ s: String) { items.append(s); count += 1 } }
struct Root: View { @State private var store = Store(); var body: some View { NavigationStack { List(store.items, id: \.self) { Text($0) }.navigationTitle("Items").toolbar { Button("Add") { store.add("b") } } } .environment(store) } }
struct Child: View { @Environment(Store.self) private var store; @Bindable var s: Store; var body: some View { @Bindable var st = store; TextField("x", text: $st.items[0]) } }
Root()

// case: program: preference
// accepted
struct SizeKey: PreferenceKey { static var defaultValue: CGSize = .zero; static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() } }
struct Measured<C: View>: View { @ViewBuilder let content: () -> C; @State private var size = CGSize.zero
 var body: some View { content().background(GeometryReader { g in Color.clear.preference(key: SizeKey.self, value: g.size) }).onPreferenceChange(SizeKey.self) { size = $0 } } }
Measured { Text("a") }

// case: program: envkey
// accepted
private struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
extension EnvironmentValues { var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } } }
extension View { func accent(_ c: Color) -> some View { environment(\.accent, c) } }
struct E: View { @Environment(\.accent) private var accent; var body: some View { Text("x").foregroundColor(accent) } }
VStack { E() }.accent(.red)

// case: program: shape
// accepted
struct Star: Shape { var points = 5; var inset: CGFloat = 0
 var animatableData: CGFloat { get { inset } set { inset = newValue } }
 func path(in rect: CGRect) -> Path { var p = Path(); let c = CGPoint(x: rect.midX, y: rect.midY); for i in 0..<points * 2 { let a = Double(i) * .pi / Double(points); let r = i % 2 == 0 ? rect.width / 2 : rect.width / 4; let pt = CGPoint(x: c.x + r * CGFloat(cos(a)), y: c.y + r * CGFloat(sin(a))); if i == 0 { p.move(to: pt) } else { p.addLine(to: pt) } }; p.closeSubpath(); return p } }
Star().fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)).frame(width: 100, height: 100).overlay(Star().stroke(.black, lineWidth: 2)).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)

// case: program: gesture
// accepted
struct Drag: View { @GestureState private var offset = CGSize.zero; @State private var pos = CGSize.zero; @State private var scale: CGFloat = 1
 var body: some View { Circle().fill(.blue).frame(width: 80).scaleEffect(scale).offset(x: pos.width + offset.width, y: pos.height + offset.height)
 .gesture(DragGesture().updating($offset) { v, s, _ in s = v.translation }.onEnded { v in withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { pos.width += v.translation.width; pos.height += v.translation.height } })
 .simultaneousGesture(MagnificationGesture().onChanged { scale = $0 }).animation(.easeInOut(duration: 0.2), value: scale) } }
type(of: Drag().body)

// case: program: switchview
// accepted
enum LoadState<T> { case idle, loading, loaded(T), failed(any Error) }
struct Loader: View { @State private var state: LoadState<[String]> = .idle
 var body: some View { Group { switch state { case .idle: Color.clear.onAppear { state = .loading }; case .loading: ProgressView("Loading"); case .loaded(let items) where items.isEmpty: ContentUnavailableView("None", systemImage: "tray"); case .loaded(let items): ForEach(items, id: \.self) { Text($0) }; case .failed(let e): Text(e.localizedDescription).foregroundStyle(.red) } } } }
type(of: Loader().body)

// case: program: opaqueprop
// accepted
struct P: View { @State private var on = false
 private var header: some View { HStack { Text("H"); if on { Image(systemName: "star") } } }
 @ViewBuilder private var footer: some View { if on { Text("f") } else { EmptyView() } }
 private func row(_ t: String, _ n: Int = 0) -> some View { Label(t, systemImage: "\(n).circle") }
 var body: some View { VStack(alignment: .leading) { header; Divider(); row("a"); row("b", 2); footer }.font(.body.weight(.semibold)).lineLimit(2).padding([.horizontal, .top], 12) } }
P().body

// case: program: anyviews
// accepted
let views: [AnyView] = [AnyView(Text("a")), AnyView(Color.red)]
func make(_ n: Int) -> AnyView { n > 0 ? AnyView(Text("x")) : AnyView(Image(systemName: "y")) }
ForEach(views.indices, id: \.self) { views[$0] }

// case: program: dict
// accepted
struct Stat: Identifiable { var id: String { name }; let name: String; let value: Double }
let stats = ["a": 1.5, "b": 2.5].map { Stat(name: $0.key, value: $0.value) }.sorted { $0.value < $1.value }
let maxV = stats.map(\.value).max() ?? 1
HStack(alignment: .bottom, spacing: 4) { ForEach(stats) { s in VStack { Rectangle().fill(.tint).frame(width: 20, height: 100 * s.value / maxV); Text(s.name).font(.caption2) } } }

// case: program: mutatingstruct
// accepted
struct Counter { private(set) var n = 0; mutating func inc() { n += 1 }; static let zero = Counter(); static func + (a: Counter, b: Counter) -> Counter { var c = a; c.n += b.n; return c } }
var c = Counter(); c.inc(); c.inc()
let both = c + .zero
both.n

// case: program: closures
// accepted
func apply<T, U>(_ x: T, _ f: (T) throws -> U) rethrows -> U { try f(x) }
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
var log: [String] = []
let handler: (String) -> Void = { [weak x = Box2()] s in log.append(s); _ = x }
final class Box2 { var v = 1 }
let composed = [1, 2, 3].map(add(2)).filter { $0 > 3 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
apply("a") { $0.count } + composed.count

// case: program: nested generics
// accepted
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }; func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) } }
extension Pair: View where A: View, B: View { var body: some View { HStack { a; b } } }
Pair(a: Text("x"), b: Pair(a: Color.red, b: Spacer())).padding()

import SwiftUI

// Screens driven by enums: a router with a path, sheets and dialogs, iOS 18 tabs, deep links.

enum Route: Hashable {
  case list(category: String)
  case item(id: Int)
  case settings
}

enum Sheet: Identifiable, Hashable {
  case compose
  case share(text: String)
  var id: Self { self }
}

protocol Routing: AnyObject {
  associatedtype Destination: Hashable
  var path: [Destination] { get set }
  func push(_ destination: Destination)
}

extension Routing {
  func push(_ destination: Destination) { path.append(destination) }
  func pop() { _ = path.popLast() }
  func popToRoot() { path.removeAll() }
}

@Observable
final class Router: Routing {
  var path: [Route] = []
  var sheet: Sheet?
  var tab: Tabs = .home
  var asksToDelete = false

  enum Tabs: Hashable { case home, search, profile }

  func open(_ link: String) -> Bool {
    let parts = link.split(separator: "/").map(String.init)
    guard let head = parts.first else { return false }
    switch head {
    case "item":
      guard let id = parts.dropFirst().first.flatMap(Int.init) else { return false }
      path = [.list(category: "all"), .item(id: id)]
    case "category":
      guard parts.count == 2 else { return false }
      path = [.list(category: parts[1])]
    case "settings": push(.settings)
    default: return false
    }
    return true
  }
}

struct ItemView: View {
  let id: Int
  @Environment(Router.self) private var router
  var body: some View {
    @Bindable var router = router
    VStack(spacing: 12) {
      Text("Item \(id)").font(.title)
      Button("Share") { router.sheet = .share(text: "Item \(id)") }
      Button("Delete", role: .destructive) { router.asksToDelete = true }
        .confirmationDialog("Delete item \(id)?", isPresented: $router.asksToDelete, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { router.pop() }
          Button("Cancel", role: .cancel) {}
        }
      NavigationLink("Next", value: Route.item(id: id + 1))
    }
  }
}

struct HomeScreen: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        NavigationLink(value: Route.list(category: "new")) { Label("New", systemImage: "sparkles") }
        NavigationLink("Settings", value: Route.settings)
      }
      .navigationTitle("Home")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .list(let category):
          List(0..<3) { NavigationLink("\(category) \($0)", value: Route.item(id: $0)) }
        case .item(let id):
          ItemView(id: id)
        case .settings:
          Text("Settings")
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Compose", systemImage: "square.and.pencil") { router.sheet = .compose }
        }
        ToolbarItem(placement: .cancellationAction) {
          if !router.path.isEmpty { Button("Home") { router.popToRoot() } }
        }
      }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .compose:
        NavigationStack { Text("Compose").navigationTitle("New") }
          .presentationDetents([.medium, .fraction(0.9)])
          .presentationDragIndicator(.visible)
      case let .share(text):
        ShareLink(item: text)
          .presentationDetents([.height(120)])
      }
    }
  }
}

struct RootTabs: View {
  @State private var router = Router()

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Home", systemImage: "house", value: Router.Tabs.home) {
        HomeScreen()
      }
      Tab("Search", systemImage: "magnifyingglass", value: Router.Tabs.search) {
        Text("Search")
      }
      Tab("Profile", systemImage: "person", value: Router.Tabs.profile) {
        Text("Profile")
      }
    }
    .environment(router)
    .onOpenURL { _ = router.open($0.path) }
  }
}

struct OldTabs: View {
  @State private var selected = 1
  var body: some View {
    TabView(selection: $selected) {
      Text("One").tabItem { Label("One", systemImage: "1.circle") }.tag(1)
      Text("Two").tabItem { Label("Two", systemImage: "2.circle") }.tag(2)
        .badge(3)
    }
  }
}

let router = Router()
router.open("item/7")
router.path
router.open("category")
router.pop()
router.path.count
router.open("settings")
router.path
ItemView(id: 3).environment(router)
OldTabs()
RootTabs()

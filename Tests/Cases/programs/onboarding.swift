import SwiftUI

@main
struct OnboardingApp: App {
  @AppStorage("didOnboard") private var didOnboard = false
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView(didOnboard: $didOnboard)
        .environmentObject(session)
    }
  }
}

final class Session: ObservableObject {
  @Published var userName: String?
}

struct RootView: View {
  @Binding var didOnboard: Bool
  @EnvironmentObject private var session: Session

  var body: some View {
    if didOnboard {
      HomeView(name: session.userName ?? "friend")
    } else {
      OnboardingPager(pages: Page.all) {
        withAnimation { didOnboard = true }
      }
    }
  }
}

struct Page: Identifiable {
  var id: Int
  var title: LocalizedStringKey
  var text: LocalizedStringKey
  var symbol: String
  var tint: Color

  static let all: [Page] = [
    .init(id: 0, title: "Welcome", text: "Learn something *every* day.", symbol: "sparkles", tint: .indigo),
    .init(id: 1, title: "Practise", text: "Ten minutes are enough.", symbol: "timer", tint: .teal),
    .init(id: 2, title: "Share", text: "Tell your friends.", symbol: "person.3.fill", tint: .mint),
  ]
}

struct PageView: View {
  let page: Page
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.system(size: 72))
        .foregroundStyle(page.tint.gradient)
        .symbolEffect(.bounce, value: page.id)
      Text(page.title).font(.largeTitle.bold())
      Text(page.text)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 32)
  }
}

struct PageDots: View {
  let count: Int
  let current: Int
  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { i in
        Capsule()
          .fill(i == current ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: i == current ? 24 : 8, height: 8)
      }
    }
    .animation(.easeInOut, value: current)
  }
}

struct OnboardingPager: View {
  let pages: [Page]
  let onFinish: () -> Void
  @State private var index = 0
  private var isLast: Bool { index == pages.count - 1 }

  var body: some View {
    VStack {
      TabView(selection: $index) {
        ForEach(pages) { page in
          PageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      PageDots(count: pages.count, current: index)
      Button(isLast ? "Get started" : "Next") {
        if isLast { onFinish() } else { index += 1 }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
  }
}

struct HomeView: View {
  let name: String
  var body: some View {
    Text("Hello, \(name)!").font(.title)
  }
}

PageDots(count: 3, current: 1)
PageView(page: Page.all[0])

import SwiftUI

// A profile with a stretching header, sections driven by an enum, and a matched tab bar.

struct Profile: Equatable {
  var name: String
  var bio: String
  var stats: KeyValuePairs<String, Int> = ["Posts": 12, "Followers": 3400, "Following": 85]
  static func == (a: Profile, b: Profile) -> Bool { a.name == b.name }
}

enum ProfileTab: String, CaseIterable, Identifiable {
  case posts = "Posts", likes = "Likes", about = "About"
  var id: Self { self }
}

extension ProfileTab {
  init(name: String) { self = Self.allCases.first { "\($0)" == name.lowercased() } ?? .posts }
}

struct ScrollOffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue: CGFloat = .zero
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

struct StretchyHeader: View {
  let height: CGFloat
  var body: some View {
    GeometryReader { proxy in
      let minY = proxy.frame(in: .named("scroll")).minY
      LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .top, endPoint: .bottom)
        .frame(height: height + max(0, minY))
        .offset(y: -max(0, minY))
        .preference(key: ScrollOffsetKey.self, value: minY)
    }
    .frame(height: height)
  }
}

struct Avatar: View {
  let initials: String
  @ScaledMetric(relativeTo: .title) private var size = 80
  var body: some View {
    Text(initials)
      .font(.title.weight(.bold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Circle().fill(.indigo))
      .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
      .compositingGroup()
      .shadow(radius: 4)
  }
}

struct TabStrip: View {
  @Binding var selection: ProfileTab
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 0) {
      ForEach(ProfileTab.allCases) { tab in
        VStack(spacing: 4) {
          Text(tab.rawValue)
            .fontWeight(tab == selection ? .semibold : .regular)
          ZStack {
            Color.clear
            if tab == selection {
              Capsule()
                .fill(.tint)
                .matchedGeometryEffect(id: "underline", in: underline)
            }
          }
          .frame(height: 3)
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.8)) { selection = tab }
        }
      }
    }
  }
}

struct ProfileView: View {
  let profile: Profile
  @State private var tab: ProfileTab = .posts
  @State private var offset: CGFloat = 0
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var titleOpacity: Double { Double(min(1, max(0, -offset / 120))) }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        StretchyHeader(height: 160)
        Avatar(initials: "ML")
          .padding(.top, -56)
        Text(profile.name).font(.title2).bold()
        Text(profile.bio)
          .multilineTextAlignment(.center)
          .frame(maxWidth: sizeClass == .compact ? 260 : 400)
        HStack(spacing: 24) {
          ForEach(profile.stats, id: \.key) { key, value in
            VStack {
              Text(value.formatted(.number.notation(.compactName))).font(.headline)
              Text(key).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        TabStrip(selection: $tab)
        page
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
    .overlay(alignment: .top) {
      Text(profile.name)
        .font(.headline)
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(.ultraThinMaterial)
        .opacity(titleOpacity)
    }
    .ignoresSafeArea(edges: .top)
  }

  @ViewBuilder private var page: some View {
    switch tab {
    case .posts:
      LazyVStack { ForEach(1..<4) { Text("Post \($0)").padding() } }
    case .likes:
      Label("Nothing yet", systemImage: "heart")
    case .about:
      Text(profile.bio)
    }
  }
}

ProfileTab(name: "ABOUT")
TabStrip(selection: .constant(.likes))
Avatar(initials: "AB")
ProfileView(profile: Profile(name: "Mia Lind", bio: "Writes about views, values and identity."))

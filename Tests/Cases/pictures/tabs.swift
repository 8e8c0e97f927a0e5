TabView(selection: .constant(1)) {
  Text("First").tabItem { Label("Home", systemImage: "house") }.tag(0)
  NavigationStack {
    Text("Second").navigationTitle("Profile").navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.mint, for: .navigationBar)
      .toolbar { Button("Done") {} }
  }
  .tabItem { Label("Profile", systemImage: "person") }
  .badge(3)
  .tag(1)
}

NavigationStack {
  List {
    Section("Fruit") { Text("Apple"); Text("Pear").badge(3); Text("Plum").listRowSeparator(.hidden); Text("Fig") }
    Section { Text("Leek").listRowBackground(Color.yellow) } footer: { Text("That is all") }
  }
  .navigationTitle("Shopping")
  .searchable(text: .constant(""), prompt: "Find")
  .toolbar {
    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
    ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
    ToolbarItemGroup(placement: .bottomBar) { Button("Sort") {}; Spacer(); Text("5 things") }
  }
}

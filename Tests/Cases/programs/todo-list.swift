import SwiftUI

enum Priority: Int, CaseIterable, Comparable, Codable, Identifiable {
  case low, medium, high

  var id: Self { self }
  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  var title: String {
    switch self {
    case .low: "Low"
    case .medium: "Medium"
    case .high: "High"
    }
  }
  var color: Color {
    switch self {
    case .low: return .green
    case .medium: return .orange
    case .high: return .red
    }
  }
}

struct TodoItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .medium
}

@Observable
final class TodoStore {
  var items: [TodoItem]
  var filter: Filter = .all

  enum Filter: String, CaseIterable, Identifiable {
    case all = "All", open = "Open", done = "Done"
    var id: String { rawValue }
  }

  init(items: [TodoItem] = []) { self.items = items }

  var visible: [TodoItem] {
    items
      .filter { item in
        switch filter {
        case .all: true
        case .open: !item.isDone
        case .done: item.isDone
        }
      }
      .sorted { ($0.priority, $1.title) > ($1.priority, $0.title) }
  }

  var openCount: Int { items.count(where: { !$0.isDone }) }

  func add(_ title: String, priority: Priority = .medium) {
    let trimmed = title.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    items.append(TodoItem(title: trimmed, priority: priority))
  }
  func toggle(_ item: TodoItem) {
    guard let i = items.firstIndex(of: item) else { return }
    items[i].isDone.toggle()
  }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

struct TodoRow: View {
  let item: TodoItem
  var onToggle: () -> Void

  var body: some View {
    HStack {
      Button(action: onToggle) {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? Color.green : item.priority.color)
      }
      .buttonStyle(.plain)
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
      Spacer(minLength: 0)
      if item.priority == .high {
        Image(systemName: "exclamationmark.triangle.fill")
          .imageScale(.small)
      }
    }
    .contentShape(Rectangle())
  }
}

struct TodoListView: View {
  @State private var store = TodoStore(items: [
    TodoItem(title: "Buy milk", priority: .high),
    TodoItem(title: "Water plants", isDone: true),
    TodoItem(title: "Call grandma", priority: .low),
  ])
  @State private var draft = ""
  @State private var showsAdd = false
  @FocusState private var isFieldFocused: Bool

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.visible) { item in
            TodoRow(item: item) { store.toggle(item) }
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                  store.items.removeAll { $0.id == item.id }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .listRowSeparator(.hidden)
          }
          .onDelete(perform: store.delete)
          .onMove { store.move(from: $0, to: $1) }
        } header: {
          Text("\(store.openCount) open")
        } footer: {
          if store.items.isEmpty { Text("Nothing to do") }
        }
        Section("New") {
          HStack {
            TextField("What next?", text: $draft)
              .focused($isFieldFocused)
              .submitLabel(.done)
              .onSubmit(add)
            Button("Add", systemImage: "plus", action: add)
              .labelStyle(.iconOnly)
              .disabled(draft.isEmpty)
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("To do")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Picker("Filter", selection: $store.filter) {
            ForEach(TodoStore.Filter.allCases) { filter in
              Text(filter.rawValue).tag(filter)
            }
          }
          .pickerStyle(.segmented)
        }
      }
      .animation(.default, value: store.visible)
    }
  }

  private func add() {
    store.add(draft)
    draft = ""
    isFieldFocused = true
  }
}

let store = TodoStore(items: [TodoItem(title: "a"), TodoItem(title: "b"), TodoItem(title: "c")])
store.move(from: IndexSet(integer: 0), to: 3)
store.items.map(\.title)
store.delete(at: [1])
store.items.map(\.title)
store.add("   ")
store.add(" d ", priority: .high)
store.visible.map(\.title)
store.openCount
TodoListView()

#Preview {
  TodoListView()
}

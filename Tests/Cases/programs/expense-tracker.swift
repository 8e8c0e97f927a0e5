import Foundation
import SwiftUI

// MARK: Model

enum Category: String, CaseIterable, Identifiable, Codable {
  case food, transport, rent, fun
  var id: String { rawValue }
  var emoji: Character {
    switch self {
    case .food: "🍎"
    case .transport: "🚌"
    case .rent: "🏠"
    case .fun: "🎈"
    }
  }
  var color: Color {
    let colors: [Color] = [.red, .blue, .brown, .purple]
    return colors[Self.allCases.firstIndex(of: self)!]
  }
}

struct Expense: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var amount: Double
  var category: Category
  var date: Date

  init(_ title: String, _ amount: Double, _ category: Category, daysAgo: Int = 0) {
    self.id = UUID()
    self.title = title
    self.amount = amount
    self.category = category
    self.date = Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval(Double(-daysAgo) * 86_400)
  }
}

struct Ledger {
  var expenses: [Expense]

  var byCategory: [(category: Category, total: Double)] {
    Dictionary(grouping: expenses, by: \.category)
      .mapValues { $0.map(\.amount).reduce(0, +) }
      .sorted { $0.value > $1.value }
      .map { (category: $0.key, total: $0.value) }
  }
  var byDay: [(Date, [Expense])] {
    let groups = Dictionary(grouping: expenses) { Calendar.current.startOfDay(for: $0.date) }
    return groups.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
  var total: Double { expenses.reduce(into: 0) { $0 += $1.amount } }

  subscript(category: Category) -> [Expense] { expenses.filter { $0.category == category } }
}

extension Ledger {
  static let preview = Ledger(expenses: [
    Expense("Groceries", 42.5, .food),
    Expense("Bus ticket", 2.8, .transport),
    Expense("Flat", 900, .rent, daysAgo: 1),
    Expense("Cinema", 12, .fun, daysAgo: 1),
    Expense("Pizza", 9.9, .food, daysAgo: 2),
  ])
}

// MARK: Views

struct Bar: View {
  let fraction: Double
  let color: Color
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.2))
        Capsule().fill(color).frame(width: max(4, geo.size.width * fraction))
      }
    }
    .frame(height: 8)
  }
}

struct ExpenseRow: View {
  let expense: Expense
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(String(expense.category.emoji))
      VStack(alignment: .leading) {
        Text(expense.title)
        Text(expense.category.rawValue.capitalized).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR"))
        .fontWeight(expense.amount > 100 ? .bold : .regular)
    }
  }
}

struct LedgerView: View {
  @State var ledger: Ledger
  @State private var search = ""
  @State private var sortDescending = true
  @State private var editing: Expense?

  private var results: [Expense] {
    let matches = search.isEmpty
      ? ledger.expenses
      : ledger.expenses.filter { $0.title.localizedCaseInsensitiveContains(search) }
    return matches.sorted(using: KeyPathComparator(\Expense.amount, order: sortDescending ? .reverse : .forward))
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Summary") {
          ForEach(ledger.byCategory, id: \.category) { category, total in
            VStack(alignment: .leading) {
              LabeledContent(category.rawValue.capitalized) {
                Text(total.formatted(.number.precision(.fractionLength(2))))
              }
              Bar(fraction: total / ledger.total, color: category.color)
            }
          }
        }
        Section {
          ForEach(results) { expense in
            ExpenseRow(expense: expense)
              .onTapGesture { editing = expense }
          }
          .onDelete { offsets in
            let ids = offsets.map { results[$0].id }
            ledger.expenses.removeAll { ids.contains($0.id) }
          }
        }
      }
      .searchable(text: $search, prompt: "Search expenses")
      .navigationTitle("Expenses")
      .toolbar {
        Button {
          sortDescending.toggle()
        } label: {
          Image(systemName: sortDescending ? "arrow.down" : "arrow.up")
        }
      }
      .sheet(item: $editing) { expense in
        EditView(expense: expense) { changed in
          guard let index = ledger.expenses.firstIndex(where: { $0.id == changed.id }) else { return }
          ledger.expenses[index] = changed
        }
        .presentationDetents([.medium, .large])
      }
    }
  }
}

struct EditView: View {
  @State var expense: Expense
  let save: (Expense) -> Void
  @Environment(\.dismiss) private var dismiss
  private let formatter: NumberFormatter = {
    let f = NumberFormatter()
    f.numberStyle = .decimal
    f.maximumFractionDigits = 2
    return f
  }()

  var body: some View {
    Form {
      TextField("Title", text: $expense.title)
      TextField("Amount", value: $expense.amount, format: .number)
        .keyboardType(.decimalPad)
      Picker("Category", selection: $expense.category) {
        ForEach(Category.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      DatePicker("Date", selection: $expense.date, displayedComponents: [.date])
      Text(formatter.string(from: NSNumber(value: expense.amount)) ?? "?")
      Button("Save") {
        save(expense)
        dismiss()
      }
    }
  }
}

let ledger = Ledger.preview
ledger.byCategory.map { "\($0.category.emoji) \($0.total)" }
ledger.byDay.map { $0.1.count }
ledger.total.formatted(.currency(code: "USD"))
ledger[.food].map(\.title).joined(separator: ", ")
ExpenseRow(expense: ledger.expenses[2])
Bar(fraction: 0.25, color: .red).frame(width: 200)
LedgerView(ledger: .preview)

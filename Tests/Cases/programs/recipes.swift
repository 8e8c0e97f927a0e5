import SwiftUI

struct Ingredient: Codable, Hashable, Identifiable {
  enum Unit: String, Codable { case gram = "g", millilitre = "ml", piece = "" }
  var id: String { name }
  let name: String
  let amount: Double
  let unit: Unit

  func scaled(by factor: Double) -> Ingredient {
    .init(name: name, amount: amount * factor, unit: unit)
  }
  var label: String {
    let number = amount.formatted(.number.precision(.fractionLength(0...1)))
    return [number + (unit == .piece ? "" : " " + unit.rawValue), name].joined(separator: " ")
  }
}

struct Recipe: Identifiable, Hashable {
  struct ID: Hashable, RawRepresentable { let rawValue: Int }
  let id: ID
  var name: String
  var servings: Int
  var minutes: Int
  var ingredients: [Ingredient]
  var steps: [String]
  var tags: Set<String> = []

  static func == (lhs: Recipe, rhs: Recipe) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
class Cookbook {
  var recipes: [Recipe] = []
  var query = ""
  var sortOrder = SortOrder.name

  enum SortOrder: String, CaseIterable, Identifiable {
    case name = "Name", time = "Time"
    var id: Self { self }
  }

  var results: [Recipe] {
    let found = query.isEmpty ? recipes : recipes.filter { recipe in
      recipe.name.localizedStandardContains(query) || recipe.tags.contains { $0.hasPrefix(query.lowercased()) }
    }
    switch sortOrder {
    case .name: return found.sorted { $0.name < $1.name }
    case .time: return found.sorted(using: [KeyPathComparator(\Recipe.minutes), KeyPathComparator(\Recipe.name)])
    }
  }
  subscript(id: Recipe.ID?) -> Recipe? { recipes.first { $0.id == id } }
}

struct RecipeList: View {
  @Environment(Cookbook.self) private var cookbook
  @Binding var selection: Recipe.ID?

  var body: some View {
    @Bindable var cookbook = cookbook
    List(cookbook.results, selection: $selection) { recipe in
      VStack(alignment: .leading) {
        Text(recipe.name)
        HStack {
          Label("\(recipe.minutes) min", systemImage: "clock")
          ForEach(recipe.tags.sorted(), id: \.self) { tag in
            Text("#\(tag)")
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .badge(recipe.ingredients.count)
    }
    .searchable(text: $cookbook.query)
    .toolbar {
      Menu {
        Picker("Sort", selection: $cookbook.sortOrder) {
          ForEach(Cookbook.SortOrder.allCases) { Text($0.rawValue) }
        }
      } label: {
        Label("Sort", systemImage: "arrow.up.arrow.down")
      }
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @State private var servings: Int
  @State private var done: Set<Int> = []

  init(recipe: Recipe) {
    self.recipe = recipe
    _servings = State(initialValue: recipe.servings)
  }

  private var factor: Double { Double(servings) / Double(recipe.servings) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Stepper("Serves \(servings)", value: $servings, in: 1...12)
        GroupBox("Ingredients") {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(recipe.ingredients.map { $0.scaled(by: factor) }) { Text($0.label) }
          }
        }
        ForEach(Array(zip(1..., recipe.steps)), id: \.0) { number, step in
          HStack(alignment: .top) {
            Text(number, format: .number)
              .font(.caption.monospacedDigit())
              .padding(6)
              .background(.tint.opacity(done.contains(number) ? 1 : 0.2), in: .circle)
            Text(step).strikethrough(done.contains(number))
          }
          .onTapGesture { done.formSymmetricDifference([number]) }
        }
      }
      .padding()
    }
    .navigationTitle(recipe.name)
  }
}

struct CookbookView: View {
  @State private var cookbook = Cookbook()
  @State private var selection: Recipe.ID?

  var body: some View {
    NavigationSplitView {
      RecipeList(selection: $selection)
    } detail: {
      if let recipe = cookbook[selection] {
        RecipeDetail(recipe: recipe)
      } else {
        ContentUnavailableView("Choose a recipe", systemImage: "fork.knife")
      }
    }
    .environment(cookbook)
  }
}

let pancakes = Recipe(
  id: .init(rawValue: 1), name: "Pancakes", servings: 2, minutes: 20,
  ingredients: [.init(name: "flour", amount: 125, unit: .gram), .init(name: "eggs", amount: 1.5, unit: .piece)],
  steps: ["Mix everything.", "Fry in butter."], tags: ["sweet", "breakfast"])
let soup = Recipe(id: .init(rawValue: 2), name: "Soup", servings: 4, minutes: 10, ingredients: [], steps: [])
let book = Cookbook()
book.recipes = [pancakes, soup]
book.results.map(\.name)
book.sortOrder = .time
book.results.map(\.name)
book.query = "bre"
book.results.map(\.name)
pancakes.ingredients.map { $0.scaled(by: 2).label }
RecipeDetail(recipe: pancakes)
CookbookView()

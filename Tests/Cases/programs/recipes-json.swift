import SwiftUI

struct Recipe: Decodable, Identifiable {
    enum Difficulty: String, Decodable, CaseIterable { case easy, medium, hard }
    struct Ingredient: Decodable, Hashable {
        let name: String
        let amount: Double?
        let unit: String?
    }

    let id: Int
    let title: String
    let minutes: Int
    let difficulty: Difficulty
    let ingredients: [Ingredient]
    let steps: [String]
    var isFavourite: Bool

    enum CodingKeys: String, CodingKey {
        case id, title, difficulty, ingredients, steps
        case minutes = "prep_time"
        case isFavourite = "favourite"
    }
}

let json = """
[
  {"id": 1, "title": "Pancakes", "prep_time": 20, "difficulty": "easy", "favourite": true,
   "ingredients": [{"name": "Flour", "amount": 200, "unit": "g"}, {"name": "Eggs", "amount": 2, "unit": null}, {"name": "Salt"}],
   "steps": ["Mix", "Fry"]},
  {"id": 2, "title": "Croissants", "prep_time": 240, "difficulty": "hard", "favourite": false,
   "ingredients": [{"name": "Butter", "amount": 250.5, "unit": "g"}],
   "steps": ["Fold", "Rest", "Bake"]}
]
"""

enum LoadError: Error { case empty }

func load() throws -> [Recipe] {
    let data = Data(json.utf8)
    let recipes = try JSONDecoder().decode([Recipe].self, from: data)
    guard !recipes.isEmpty else { throw LoadError.empty }
    return recipes
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(recipe.title).font(.headline)
                Text(Duration.seconds(recipe.minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .narrow)))
                    .font(.caption)
            }
            Spacer()
            if recipe.isFavourite { Image(systemName: "heart.fill") }
        }
    }
}

struct RecipeList: View {
    @State private var recipes: [Recipe] = []
    @State private var error: Error?
    var body: some View {
        Group {
            if let error {
                Text("Failed: \(error.localizedDescription)")
            } else {
                List(recipes) { RecipeRow(recipe: $0) }
            }
        }
        .task {
            do { recipes = try load() } catch { self.error = error }
        }
    }
}

do {
    let recipes = try load()
    for recipe in recipes {
        print(recipe.title, recipe.minutes, recipe.difficulty, recipe.ingredients.compactMap(\.amount))
    }
} catch { print(error) }
struct Point: Codable, Equatable { var x: Int; var y: Double; var tags: [String: Bool] = [:] }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let encoded = try encoder.encode(Point(x: 1, y: 2.5, tags: ["a": true]))
print(String(data: encoded, encoding: .utf8)!)
print(try JSONDecoder().decode(Point.self, from: encoded) == Point(x: 1, y: 2.5, tags: ["a": true]))
do {
    _ = try JSONDecoder().decode(Point.self, from: Data(#"{"x": 1}"#.utf8))
} catch DecodingError.keyNotFound(let key, _) {
    print("missing", key.stringValue)
}
RecipeList()

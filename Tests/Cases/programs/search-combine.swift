import SwiftUI
import Combine

// A search with Combine: published text, a pipeline, and a notification.

extension Notification.Name {
  static let catalogDidChange = Notification.Name("catalogDidChange")
}

struct City: Identifiable, Hashable {
  let name: String
  let country: String
  let population: Int
  var id: String { country + "/" + name }
}

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [City] = []
  @Published private(set) var searches = 0
  private let catalog: [City]
  private var cancellables: Set<AnyCancellable> = []

  init(catalog: [City]) {
    self.catalog = catalog
    $query
      .dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .catalogDidChange)
      .sink { [weak self] _ in self?.results = [] }
      .store(in: &cancellables)
  }

  private func search(_ text: String) {
    searches += 1
    results = text.isEmpty ? [] : catalog
      .filter { $0.name.lowercased().hasPrefix(text) }
      .sorted { $0.population > $1.population }
  }
}

struct CityRow: View {
  let city: City
  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(city.name)
        Text(city.country).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(city.population.formatted(.number.notation(.compactName)))
        .monospacedDigit()
    }
    .padding(.vertical, 4)
  }
}

struct SearchScreen: View {
  @StateObject var model: SearchModel
  @State private var isAscending = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("City", text: $model.query)
        .textFieldStyle(.roundedBorder)
      if model.results.isEmpty {
        Text(model.query.isEmpty ? "Type a name" : "No city begins with “\(model.query)”")
          .foregroundStyle(.secondary)
      } else {
        ForEach(isAscending ? Array(model.results.reversed()) : model.results) { CityRow(city: $0) }
      }
      Toggle("Smallest first", isOn: $isAscending)
        .disabled(model.results.count < 2)
    }
    .padding()
    .onReceive(model.$results) { print("results:", $0.map(\.name)) }
  }
}

let catalog = [
  City(name: "Paris", country: "France", population: 2_102_650),
  City(name: "Palermo", country: "Italy", population: 630_000),
  City(name: "Perth", country: "Australia", population: 2_300_000),
]
let model = SearchModel(catalog: catalog)
model.query = "p"
model.query = " P "
:wait 0.5s
model.results.map(\.name)
model.searches
model.query = "pa"
:wait 0.5s
model.results.map(\.name)
NotificationCenter.default.post(name: .catalogDidChange, object: nil)
model.results.isEmpty
CityRow(city: catalog[0])
SearchScreen(model: model)

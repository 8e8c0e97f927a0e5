import SwiftUI

enum Route: Hashable {
    case product(Product.ID)
    case category(Category)
    case checkout(step: CheckoutStep)
}

enum CheckoutStep: Int, CaseIterable, Comparable {
    case address, payment, summary
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var next: CheckoutStep? { CheckoutStep(rawValue: rawValue + 1) }
    var title: String {
        switch self {
        case .address: "Address"
        case .payment: "Payment"
        case .summary: "Summary"
        }
    }
}

enum Category: String, CaseIterable, Identifiable, Hashable {
    case fruit, vegetables, bakery
    var id: String { rawValue }
}

struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Decimal
    var category: Category
}

extension Product {
    static let samples: [Product] = [
        .init(id: 1, name: "Apple", price: 0.5, category: .fruit),
        .init(id: 2, name: "Pear", price: 0.75, category: .fruit),
        .init(id: 3, name: "Carrot", price: 0.2, category: .vegetables),
        .init(id: 4, name: "Bread", price: 3.25, category: .bakery),
    ]
}

@Observable
final class Router {
    var path: [Route] = []
    func push(_ route: Route) { path.append(route) }
    func pop() { _ = path.popLast() }
    func popToRoot() { path.removeAll() }
    var depth: Int { path.count }
}

@Observable
final class Store {
    private let byID: [Product.ID: Product]
    private(set) var basket: [Product.ID: Int] = [:]

    init(products: [Product] = Product.samples) {
        byID = Dictionary(products.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: Product.ID) -> Product? { byID[id] }

    func products(in category: Category) -> [Product] {
        byID.values.filter { $0.category == category }.sorted { $0.name < $1.name }
    }

    func add(_ id: Product.ID) { basket[id, default: 0] += 1 }

    var total: Decimal {
        basket.reduce(into: Decimal.zero) { sum, entry in
            sum += (byID[entry.key]?.price ?? 0) * Decimal(entry.value)
        }
    }
}

struct ProductView: View {
    let product: Product
    @Environment(Store.self) private var store
    @Environment(Router.self) private var router

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(product.name).font(.largeTitle)
            Text(product.price, format: .currency(code: "EUR"))
            HStack {
                Button("Add to basket") { store.add(product.id) }
                Button("Checkout") { router.push(.checkout(step: .address)) }
                    .disabled(store.basket.isEmpty)
            }
        }
        .navigationTitle(product.name)
    }
}

struct CheckoutView: View {
    let step: CheckoutStep
    @Environment(Router.self) private var router
    @Environment(Store.self) private var store

    var body: some View {
        VStack {
            ForEach(CheckoutStep.allCases, id: \.self) { other in
                Label(other.title, systemImage: other <= step ? "checkmark.circle.fill" : "circle")
            }
            if step == .summary {
                Text("Total: \(store.total, format: .currency(code: "EUR"))")
            }
            if let next = step.next {
                Button("Next: \(next.title)") { router.push(.checkout(step: next)) }
            } else {
                Button("Done", action: router.popToRoot)
            }
        }
        .navigationTitle(step.title)
        .navigationBarBackButtonHidden(step == .summary)
    }
}

struct RootView: View {
    @State private var router = Router()
    @State private var store = Store()

    var body: some View {
        NavigationStack(path: $router.path) {
            List(Category.allCases) { category in
                NavigationLink(value: Route.category(category)) {
                    LabeledContent(category.rawValue.capitalized) {
                        Text("\(store.products(in: category).count)")
                    }
                }
            }
            .navigationTitle("Shop")
            .navigationDestination(for: Route.self, destination: destination)
        }
        .environment(router)
        .environment(store)
    }

    @ViewBuilder
    private func destination(for route: Route) -> some View {
        switch route {
        case .category(let category):
            List(store.products(in: category)) { product in
                NavigationLink(product.name, value: Route.product(product.id))
            }
            .navigationTitle(category.rawValue.capitalized)
        case .product(let id):
            if let product = store[id] {
                ProductView(product: product)
            } else {
                ContentUnavailableView("Gone", systemImage: "questionmark", description: Text("Product \(id)"))
            }
        case let .checkout(step):
            CheckoutView(step: step)
        }
    }
}

RootView()
:tap "Fruit"
:tap "Pear"
:tap "Add to basket"
:tap "Checkout"
:tap "Next: Payment"
:tap "Next: Summary"
:tap "Done"

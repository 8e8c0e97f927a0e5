// Shopping cart with Decimal prices, a protocol-oriented pricing rule and a result builder.
import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

struct CartLine: Identifiable, Equatable {
  var id: Product.ID { product.id }
  let product: Product
  var quantity: Int
  var subtotal: Decimal { product.price * Decimal(quantity) }
}

protocol PricingRule {
  var title: String { get }
  func discount(for lines: [CartLine]) -> Decimal
}

struct PercentOff: PricingRule {
  let percent: Int
  var title: String { "\(percent)% off" }
  func discount(for lines: [CartLine]) -> Decimal {
    lines.reduce(Decimal.zero) { $0 + $1.subtotal } * Decimal(percent) / 100
  }
}

struct ThirdFree: PricingRule {
  let title = "Every third free"
  func discount(for lines: [CartLine]) -> Decimal {
    lines.map { Decimal($0.quantity / 3) * $0.product.price }.reduce(0, +)
  }
}

@resultBuilder
enum RuleBuilder {
  static func buildBlock(_ components: [any PricingRule]...) -> [any PricingRule] { components.flatMap { $0 } }
  static func buildExpression(_ rule: any PricingRule) -> [any PricingRule] { [rule] }
  static func buildOptional(_ component: [any PricingRule]?) -> [any PricingRule] { component ?? [] }
  static func buildEither(first component: [any PricingRule]) -> [any PricingRule] { component }
  static func buildEither(second component: [any PricingRule]) -> [any PricingRule] { component }
}

final class Cart: ObservableObject {
  @Published var lines: [CartLine] = []
  let rules: [any PricingRule]

  init(@RuleBuilder rules: () -> [any PricingRule]) { self.rules = rules() }

  var subtotal: Decimal { lines.map(\.subtotal).reduce(0, +) }
  var best: (rule: any PricingRule, amount: Decimal)? {
    rules
      .map { (rule: $0, amount: $0.discount(for: lines)) }
      .max { $0.amount < $1.amount }
  }
  var total: Decimal { subtotal - (best?.amount ?? 0) }
  var isEmpty: Bool { lines.isEmpty }

  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(CartLine(product: product, quantity: quantity))
    }
  }

  func remove(_ product: Product) {
    guard let index = lines.firstIndex(where: { $0.id == product.id }) else { return }
    if lines[index].quantity > 1 { lines[index].quantity -= 1 } else { lines.remove(at: index) }
  }
}

struct QuantityStepper: View {
  @Binding var value: Int
  var range: ClosedRange<Int> = 0...99

  var body: some View {
    HStack(spacing: 0) {
      button("minus", enabled: value > range.lowerBound) { value -= 1 }
      Text("\(value)")
        .frame(minWidth: 30)
      button("plus", enabled: value < range.upperBound) { value += 1 }
    }
    .background(Capsule().strokeBorder(Color.gray, lineWidth: 1))
  }

  private func button(_ name: String, enabled: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: name).frame(width: 32, height: 32)
    }
    .disabled(!enabled)
  }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    VStack(alignment: .leading) {
      if cart.isEmpty {
        ContentUnavailableView("Your cart is empty", systemImage: "cart", description: Text("Add something nice."))
      } else {
        ForEach($cart.lines) { $line in
          HStack {
            VStack(alignment: .leading) {
              Text(line.product.name)
              Text(line.subtotal, format: .currency(code: "EUR")).font(.caption)
            }
            Spacer()
            QuantityStepper(value: $line.quantity, range: 1...9)
          }
        }
        Divider()
        summary
      }
    }
    .padding()
  }

  private var summary: some View {
    Group {
      if let best = cart.best, best.amount > 0 {
        row(best.rule.title, -best.amount)
      }
      row("Total", cart.total).font(.headline)
    }
  }

  private func row(_ title: String, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "EUR"))
    }
  }
}

let isMember = true
let cart = Cart {
  ThirdFree()
  if isMember {
    PercentOff(percent: 10)
  }
}
let tea = Product(id: 1, name: "Tea", price: 3.5)
let cup = Product(id: 2, name: "Cup", price: Decimal(string: "12.25")!)
cart.add(tea, quantity: 3)
cart.add(cup)
cart.subtotal
cart.best?.rule.title
cart.total
cart.remove(tea)
cart.lines.map(\.quantity)
CartView().environmentObject(cart)
CartView().environmentObject(Cart {})

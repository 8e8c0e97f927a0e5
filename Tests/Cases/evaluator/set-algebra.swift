// Code that is generic over SetAlgebra and OptionSet.
struct Toppings: OptionSet {
  let rawValue: Int
  static let cheese = Toppings(rawValue: 1)
  static let olives = Toppings(rawValue: 2)
}
func adding<T: SetAlgebra>(_ element: T.Element, to items: T) -> T {
  var copy = items
  copy.insert(element)
  return copy
}
print(adding(2, to: [1] as Set<Int>).count, adding(.olives, to: Toppings.cheese).rawValue)
// prints: 2 3
func toggle<T: OptionSet>(_ value: T, in items: inout T) where T == T.Element {
  if items.contains(value) { items.remove(value) } else { items.insert(value) }
}
var toppings: Toppings = [.cheese]
toggle(.olives, in: &toppings)
print(toppings.rawValue)
// prints: 3
toggle(.cheese, in: &toppings)
print(toppings.rawValue, toppings.isEmpty, toppings.isSubset(of: [.cheese, .olives]))
// prints: 2 false true
toppings.subtract(.olives)
print(toppings.isEmpty, Toppings().isDisjoint(with: .cheese))
// prints: true true

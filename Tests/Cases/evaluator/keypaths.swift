// swift-format-ignore-file
struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] = [] }
var p = Person(name: "ann", address: Address(city: "Rome", zip: 5))
let city = \Person.address.city
print(p[keyPath: city], p[keyPath: \.name])  // prints: Rome ann
p[keyPath: city] = "Oslo"
p[keyPath: \.address.zip] += 1
print(p.address)  // prints: Address(city: "Oslo", zip: 6)
let people = [p, Person(name: "bob", address: Address(city: "Bern", zip: 1))]
print(people.map(\.name), people.map(\.address.city))  // prints: ["ann", "bob"] ["Oslo", "Bern"]
func sorted<T, V: Comparable>(_ xs: [T], by path: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(people, by: \.address.zip).map(\.name))  // prints: ["bob", "ann"]
class C { var n = 1 }
let c = C()
c[keyPath: \C.n] = 8
print(c.n)  // prints: 8
print(\Person.name == \Person.name, people.filter { $0.name == "bob" }.count)  // prints: true 1
let joined = (\Person.address).appending(path: \.zip)
print(p[keyPath: joined])  // prints: 6
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
for path in paths { print(p[keyPath: path]) }
// prints: ann
// prints: Oslo

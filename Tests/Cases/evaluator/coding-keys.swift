import Foundation

enum Key: CodingKey { case id, name }
print(Key.id.stringValue, Key(stringValue: "name")!.stringValue, Key(stringValue: "x") == nil)  // prints: id name true
struct Person: Codable {
  var id = 1
  var name = "Ann"
  var age = 3
  enum CodingKeys: CodingKey { case id, name }
}
let data = try JSONEncoder().encode(Person())
let back = try JSONDecoder().decode(Person.self, from: data)
print(back.id, back.name, back.age)  // prints: 1 Ann 3

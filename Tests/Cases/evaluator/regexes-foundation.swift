import Foundation

let text = "abc12 x"
print(text.range(of: "[0-9]+", options: .regularExpression).map { text[$0] } ?? "none")  // prints: 12
print(text.range(of: "^[a-z]+$", options: .regularExpression) == nil)  // prints: true
print(text.replacingOccurrences(of: "([a-c]+)(\\d)", with: "$2-$1", options: .regularExpression))  // prints: 1-abc2 x
print(text.replacingOccurrences(of: "\\s+", with: "", options: .regularExpression))  // prints: abc12x
print("ABC".range(of: "b", options: [.regularExpression, .caseInsensitive]) != nil)  // prints: true
let email = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
print("a@b.com".range(of: email, options: .regularExpression) != nil)  // prints: true
print("<p>hi</p>".replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression))  // prints: hi
print("camelCaseName".replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression).lowercased())  // prints: camel case name

import SwiftUI

// A builder for menus described as data.
struct MenuEntry: Identifiable, CustomStringConvertible {
    enum Kind { case action(() -> Void), submenu([MenuEntry]), divider }
    let id = UUID()
    var title: String
    var kind: Kind
    var description: String {
        switch kind {
        case .action: title
        case .divider: "---"
        case .submenu(let items): "\(title) {\(items.map(\.description).joined(separator: ", "))}"
        }
    }
}

protocol MenuConvertible { var entries: [MenuEntry] { get } }
extension MenuEntry: MenuConvertible { var entries: [MenuEntry] { [self] } }
extension Array: MenuConvertible where Element: MenuConvertible {
    var entries: [MenuEntry] { flatMap(\.entries) }
}

@resultBuilder
enum MenuDescriptionBuilder {
    static func buildBlock(_ parts: any MenuConvertible...) -> [MenuEntry] { parts.flatMap { $0.entries } }
    static func buildOptional(_ part: [MenuEntry]?) -> [MenuEntry] { part ?? [] }
    static func buildEither(first: [MenuEntry]) -> [MenuEntry] { first }
    static func buildEither(second: [MenuEntry]) -> [MenuEntry] { second }
    static func buildArray(_ parts: [[MenuEntry]]) -> [MenuEntry] { parts.flatMap { $0 } }
    static func buildExpression(_ title: String) -> MenuEntry { MenuEntry(title: title, kind: .action({})) }
    static func buildExpression<T: MenuConvertible>(_ part: T) -> T { part }
    static func buildLimitedAvailability(_ part: [MenuEntry]) -> [MenuEntry] { part }
}

func submenu(_ title: String, @MenuDescriptionBuilder _ content: () -> [MenuEntry]) -> MenuEntry {
    MenuEntry(title: title, kind: .submenu(content()))
}
let divider = MenuEntry(title: "", kind: .divider)

struct DescribedMenu: View {
    let title: String
    let entries: [MenuEntry]
    init(_ title: String, @MenuDescriptionBuilder content: () -> [MenuEntry]) {
        self.title = title
        entries = content()
    }
    var body: some View {
        Menu(title) { rows(entries) }
    }
    private func rows(_ entries: [MenuEntry]) -> some View {
        ForEach(entries) { entry in
            switch entry.kind {
            case .action(let run): Button(entry.title, action: run)
            case .divider: Divider()
            case .submenu(let inner): Menu(entry.title) { AnyView(rows(inner)) }
            }
        }
    }
}

// A builder that joins texts.
@resultBuilder
struct TextBuilder {
    static func buildBlock(_ parts: Text...) -> Text { parts.reduce(Text(verbatim: ""), +) }
    static func buildExpression(_ text: Text) -> Text { text }
    static func buildExpression(_ string: some StringProtocol) -> Text { Text(string) }
    static func buildExpression(_ number: Int) -> Text { Text("\(number)").monospacedDigit() }
    static func buildEither(first: Text) -> Text { first }
    static func buildEither(second: Text) -> Text { second }
    static func buildOptional(_ text: Text?) -> Text { text ?? Text(verbatim: "") }
    static func buildArray(_ parts: [Text]) -> Text { parts.reduce(Text(verbatim: ""), +) }
}

extension Text {
    init(@TextBuilder _ content: () -> Text) { self = content() }
}

// Validation rules, built.
struct Rule<Value> {
    let message: String
    let test: (Value) -> Bool
}

@resultBuilder
enum RuleBuilder<Value> {
    static func buildBlock(_ rules: [Rule<Value>]...) -> [Rule<Value>] { rules.flatMap { $0 } }
    static func buildExpression(_ rule: Rule<Value>) -> [Rule<Value>] { [rule] }
    static func buildOptional(_ rules: [Rule<Value>]?) -> [Rule<Value>] { rules ?? [] }
}

extension Rule where Value == String {
    static var notEmpty: Rule { Rule(message: "must not be empty") { !$0.isEmpty } }
    static func length(_ range: ClosedRange<Int>) -> Rule {
        Rule(message: "needs \(range.lowerBound) to \(range.upperBound) letters") { range ~= $0.count }
    }
}
extension Rule where Value: Comparable {
    static func atLeast(_ minimum: Value) -> Rule { Rule(message: "≥ \(minimum)") { $0 >= minimum } }
}

struct Validator<Value> {
    let rules: [Rule<Value>]
    init(@RuleBuilder<Value> _ rules: () -> [Rule<Value>]) { self.rules = rules() }
    func problems(in value: Value) -> [String] { rules.filter { !$0.test(value) }.map(\.message) }
}

let strict = true
let passwordValidator = Validator<String> {
    Rule.notEmpty
    if strict { Rule.length(8...20) }
    Rule(message: "needs a digit") { $0.contains(where: \.isNumber) }
}
passwordValidator.problems(in: "secret")
passwordValidator.problems(in: "secret123")
Validator { Rule.atLeast(18) }.problems(in: 17)

let entries = DescribedMenu("File") {
    "New"
    submenu("Open Recent") {
        for index in 1...2 { "Document \(index)" }
        divider
        "Clear"
    }
    if strict { divider; "Close" } else { "Quit" }
}.entries
print(entries.map(\.description).joined(separator: " | "))
DescribedMenu("Edit") { "Cut"; "Copy" }
Text {
    "Total: "
    Text("bold").bold()
    " × "
    3
    for word in ["a", "b"] { " " + word }
    if strict { "!" }
}

import SwiftSource
import Testing

@Suite("Operator precedence")
struct OperatorTests {
  private func folded(_ text: String, _ table: OperatorTable = .standard) -> String {
    let parsed = parse(SourceText(text))
    guard case .expression(let expression)? = parsed.statements.last?.kind,
      case .sequence(let elements) = expression.kind
    else { return "no sequence" }
    let (result, messages) = table.fold(elements)
    return ([debugTree(result)] + messages.map(\.id)).joined(separator: " ")
  }

  @Test(arguments: [
    ("a + b * c", "(+ a (* b c))"),
    ("a * b + c", "(+ (* a b) c)"),
    ("a - b - c", "(- (- a b) c)"),
    ("a = b = c", "(= a (= b c))"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a ? b : c ? d : e", "(?: a b (?: c d e))"),
    ("x = a ? b : c", "(= x (?: a b c))"),
    ("a && b || c && d", "(|| (&& a b) (&& c d))"),
    ("a == b && c < d", "(&& (== a b) (< c d))"),
    ("a ... b + c", "(... a (+ b c))"),
    ("a + b as Int", "(as (+ a b) Int)"),
    ("a as? Int ?? b", "(?? (as? a Int) b)"),
    ("a is B == c", "(== (is a B) c)"),
    ("a << b * c", "(* (<< a b) c)"),
    ("a += b ?? c", "(+= a (?? b c))"),
    ("a | b & c", "(| a (& b c))"),
    ("try a + b", "no sequence"),
    ("x = try a + b", "(= x (try (sequence a + b)))"),
    ("a == b == c", "(== (== a b) c) parser.non-associative"),
    ("a +++ b", "(+++ a b) parser.unknown-operator"),
    ("a ..< b ..< c", "(..< (..< a b) c) parser.non-associative"),
  ])
  func `folds as Swift does`(_ text: String, _ expected: String) {
    #expect(folded(text) == expected)
  }

  @Test func `declared operators and groups count`() {
    let declarations = parse(
      SourceText(
        """
        precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
        infix operator **: Power
        infix operator <+>
        precedencegroup Alone { }
        infix operator <->: Alone
        """
      )
    )
    var table = OperatorTable.standard
    table.addDeclarations(in: declarations.statements)
    #expect(folded("a * b ** c ** d", table) == "(* a (** b (** c d)))")
    #expect(folded("a = b <+> c", table) == "(= a (<+> b c))")
    #expect(
      folded("a + b <-> c", table) == "(<-> (+ a b) c) parser.unrelated-operators"
    )
  }

  @Test func `a circle of groups ends`() {
    var table = OperatorTable()
    for (name, higher) in [("A", "B"), ("B", "A")] {
      table.declare(
        group: PrecedenceGroupSyntax(
          name: name,
          higherThan: [higher],
          lowerThan: [],
          associativity: "left",
          isAssignment: false
        )
      )
    }
    table.declare(infix: "+", group: "A")
    table.declare(infix: "-", group: "B")
    #expect(folded("a + b - c", table).hasPrefix("("))
  }
}

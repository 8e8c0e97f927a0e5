/// The operators and precedence groups known at some place: Swift's own and those declared.
public struct OperatorTable: Sendable {
  /// Swift's standard operators and groups.
  public static let standard = OperatorTable(standard: ())

  private var groups: [String: PrecedenceGroupSyntax] = [:]
  private var infix: [String: String] = [:]
  /// For each group every group below it, directly or not.
  private var below: [String: Set<String>] = [:]

  /// An empty table.
  public init() {}

  /// Adds a precedence group; a later one of the same name wins.
  public mutating func declare(group: PrecedenceGroupSyntax) {
    groups[group.name] = group
    rebuildOrder()
  }

  /// Adds an infix operator; without a group it belongs to `DefaultPrecedence`.
  public mutating func declare(infix spelling: String, group: String?) {
    infix[spelling] = group ?? "DefaultPrecedence"
  }

  /// Adds what the top level of a file declares.
  public mutating func addDeclarations(in statements: [StatementSyntax]) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration): add(declaration)
      case .conditionalCompilation(let clauses):
        for clause in clauses { addDeclarations(in: clause.statements) }
      default: continue
      }
    }
  }

  private mutating func add(_ declaration: DeclarationSyntax) {
    switch declaration.kind {
    case .precedenceGroup(let group): declare(group: group)
    case .operatorDeclaration(let name, "infix", let group):
      declare(infix: name.text, group: group?.text)
    default: return
    }
  }

  /// The group of an infix operator; nil when nobody declared the operator.
  public func group(ofInfix spelling: String) -> String? { infix[spelling] }

  /// True for `=`-like operators such as `+=`, which reach through `?` on their left.
  public func isAssignment(_ spelling: String) -> Bool {
    infix[spelling].flatMap { groups[$0]?.isAssignment } ?? false
  }

  /// Left, right or none.
  func associativity(of group: String) -> String { groups[group]?.associativity ?? "none" }

  /// True when `first` binds more tightly than `second`.
  func isTighter(_ first: String, than second: String) -> Bool {
    below[first]?.contains(second) ?? false
  }

  /// Follows the declared relations to their ends; a circle ends where it began.
  private mutating func rebuildOrder() {
    var direct: [String: Set<String>] = [:]
    for group in groups.values {
      direct[group.name, default: []].formUnion(group.higherThan)
      for higher in group.lowerThan { direct[higher, default: []].insert(group.name) }
    }
    below = [:]
    for name in direct.keys {
      var reached: Set<String> = []
      var pending = Array(direct[name] ?? [])
      while let next = pending.popLast() {
        guard reached.insert(next).inserted else { continue }
        pending += direct[next] ?? []
      }
      reached.remove(name)
      below[name] = reached
    }
  }
}

extension OperatorTable {
  private init(standard: Void) {
    for (name, higherThan, associativity, operators) in OperatorTable.standardGroups {
      groups[name] = PrecedenceGroupSyntax(
        name: name,
        higherThan: higherThan,
        lowerThan: [],
        associativity: associativity,
        isAssignment: name == "AssignmentPrecedence"
      )
      for spelling in operators.split(separator: " ") { infix[String(spelling)] = name }
    }
    rebuildOrder()
  }

  /// Name, the groups directly below, associativity, operators: as the standard library has them.
  private static let standardGroups: [(String, [String], String, String)] = [
    (
      "AssignmentPrecedence", [], "right",
      "*= /= %= += -= <<= >>= &= |= ^= &*= &+= &-= &<<= &>>= .&= .|= .^="
    ),
    ("FunctionArrowPrecedence", ["AssignmentPrecedence"], "right", "->"),
    ("TernaryPrecedence", ["FunctionArrowPrecedence"], "right", ""),
    ("DefaultPrecedence", ["TernaryPrecedence"], "none", ""),
    ("LogicalDisjunctionPrecedence", ["TernaryPrecedence"], "left", "|| .| .^"),
    ("LogicalConjunctionPrecedence", ["LogicalDisjunctionPrecedence"], "left", "&& .&"),
    (
      "ComparisonPrecedence", ["LogicalConjunctionPrecedence"], "none",
      "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="
    ),
    ("NilCoalescingPrecedence", ["ComparisonPrecedence"], "right", "??"),
    ("CastingPrecedence", ["NilCoalescingPrecedence"], "none", ""),
    ("RangeFormationPrecedence", ["CastingPrecedence"], "none", "..< ..."),
    ("AdditionPrecedence", ["RangeFormationPrecedence"], "left", "+ - &+ &- | ^"),
    ("MultiplicationPrecedence", ["AdditionPrecedence"], "left", "* / % &* &"),
    ("BitwiseShiftPrecedence", ["MultiplicationPrecedence"], "none", "<< >> &<< &>>"),
  ]
}

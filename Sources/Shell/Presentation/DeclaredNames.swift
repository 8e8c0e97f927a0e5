import SwiftSource

/// What some code declares, as one would say it: `struct Card`, `let x`, `func double`.
func declaredNames(in code: String) -> [String] {
  let source = SourceText(code)
  return parse(source).statements.flatMap { statement -> [String] in
    guard case .declaration(let declaration) = statement.kind else { return [] }
    switch declaration.kind {
    case .nominal(let nominal): return [nominal.keyword.rawValue + " " + nominal.name.text]
    case .function(let function): return ["func " + function.name.text]
    case .extensionDeclaration(let extended):
      return ["extension " + source.text(in: extended.type.span)]
    case .typeAlias(let name, _, _): return ["typealias " + name.text]
    case .variable(let variable):
      let keyword = variable.isLet ? "let " : "var "
      return variable.bindings.map { keyword + source.text(in: $0.pattern.span) }
    default: return []
    }
  }
}

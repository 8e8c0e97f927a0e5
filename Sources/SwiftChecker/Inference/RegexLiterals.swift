public import SwiftSource
public import SwiftTypes

extension BodyChecker {
  /// `/[a-z]+/`: a Regex whose output follows from the groups of the pattern.
  func inferRegex(_ spelling: String, _ span: Span) -> CheckedExpression {
    let literal = RegexLiteral(spelling: spelling)
    let pattern: RegexPattern
    do throws(RegexMistake) {
      pattern = try RegexParser.parse(literal.pattern, options: literal.options)
    } catch {
      let start = span.start + literal.offset
      let place = Span(start + error.span.start, start + max(error.span.end, error.span.start + 1))
      report(error.kind, place, error.arguments)
      return errorNode(span)
    }
    let type = checker.standard("Regex", [checker.regexOutput(pattern.captures)])
    let text = make(.string(literal.pattern), checker.standard("String"), span)
    let bits = make(.integer(literal.options.rawValue), checker.standard("Int"), span)
    let arguments = [
      Argument(label: "_literal", value: .checked(text)),
      Argument(label: "_options", value: .checked(bits)),
    ]
    return callInitializer(of: type, arguments, span) ?? errorNode(span)
  }
}

extension Checker {
  /// What a match of a pattern with these groups holds.
  public func regexOutput(_ captures: [RegexCapture]) -> Type {
    let whole = standard("Substring")
    if captures.isEmpty { return whole }
    let groups = captures.map { capture in
      TupleElement(label: capture.name, capture.isOptional ? optional(whole) : whole)
    }
    return Type(.tuple([TupleElement(label: nil, whole)] + groups))
  }
}

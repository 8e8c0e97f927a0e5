import SwiftSource
import SwiftTypes

extension BodyChecker {
  func reportUnknownName(_ name: NameSyntax) {
    if let reason = checker.notModelled[name.text] {
      report(.notModelled, name.span, [name.text, reason])
      return
    }
    let known = scope.names + checker.session.allNames + checker.libraryNames + memberNames
    report(.unknownName, name.span, [name.text], hints: near(name.text, known))
  }

  /// The names of the members reachable without a base.
  private var memberNames: [String] {
    context.map { $0.nominal.memberNames } ?? []
  }

  func reportUnknownMember(_ name: NameSyntax, of node: CheckedExpression) {
    let type = solver.deep(node.type)
    if type.isError { return }
    if let reason = checker.notModelled["." + name.text] ?? checker.notModelled[name.text] {
      report(.notModelled, name.span, ["." + name.text, reason])
      return
    }
    if case .variable = type.kind {
      report(.memberOfUnknownType, name.span, [name.text])
      return
    }
    if let wrapped = checker.wrapped(type) {
      let inner = memberCandidates(
        name.text,
        of: wrapped,
        base: .instance(node),
        isStatic: false
      )
      if !inner.isEmpty {
        report(.memberOfOptional, name.span, [name.text, spelled(type), spelled(wrapped)])
        return
      }
    }
    if case .metatype(let owner) = type.kind {
      if !memberCandidates(name.text, of: owner, base: .instance(node), isStatic: false).isEmpty {
        report(.instanceMemberOnType, name.span, [name.text, spelled(owner)])
        return
      }
      report(
        .unknownStaticMember,
        name.span,
        [name.text, spelled(owner)],
        hints: nearMembers(name.text, owner)
      )
      return
    }
    if !memberCandidates(name.text, of: type, base: .type(type), isStatic: true).isEmpty {
      report(.staticMemberOnInstance, name.span, [name.text, spelled(type)])
      return
    }
    report(
      .unknownMember,
      name.span,
      [name.text, spelled(type)],
      hints: nearMembers(name.text, type)
    )
  }

  func reportUnknownImplicitMember(_ name: NameSyntax, _ type: Type) {
    if case .variable = type.kind {
      report(.implicitMemberNeedsContext, name.span, [name.text])
      return
    }
    report(
      .unknownStaticMember,
      name.span,
      [name.text, spelled(type)],
      hints: nearMembers(name.text, unwrappedOnce(type))
    )
  }

  private func nearMembers(_ name: String, _ type: Type) -> [Phrase] {
    var known: [String] = []
    if case .nominal(let nominal) = type.kind, let declaration = checker.nominals[nominal.reference]
    {
      known += declaration.memberNames
      for proto in checker.conformances(of: declaration).keys {
        known += checker.nominals[proto]?.memberNames ?? []
      }
    } else {
      for proto in checker.protocols(of: type, in: solver.environment) {
        known += checker.nominals[proto]?.memberNames ?? []
      }
    }
    return near(name, known)
  }

  func near(_ name: String, _ known: [String]) -> [Phrase] {
    // A message of a trial is most likely taken back.
    if trials > 0 { return [] }
    let found = NearSpelling.closest(to: name, among: known)
    guard !found.isEmpty else { return [] }
    let list = found.map { "`\($0)`" }.joined(separator: ", ")
    return [Phrase("Did you mean \(list)?", "是不是想写 \(list)？")]
  }

  /// Why a call fits no candidate: told for the candidate that comes nearest.
  func reportNoMatch(
    _ candidates: [Candidate],
    _ arguments: [Argument],
    _ span: Span,
    _ nameSpan: Span
  ) {
    var best: (candidate: Candidate, mismatch: ArgumentMismatch, progress: Int)?
    let open = candidates.filter { !isInternal($0) }
    for candidate in open.isEmpty ? candidates : open {
      guard let parameters = parameters(of: candidate) else { continue }
      let matcher = ArgumentMatcher(parameters: shapes(of: parameters), arguments: arguments)
      guard case .failure(let error) = matcher.match() else { continue }
      var progress = self.progress(error.mismatch, parameters.count, arguments.count)
      progress += nearness(error.mismatch, arguments)
      if progress > best?.progress ?? Int.min { best = (candidate, error.mismatch, progress) }
    }
    guard let best else {
      report(.noMatchingCall, nameSpan, [candidates.first?.declaration.name ?? ""])
      return
    }
    let parameters = parameters(of: best.candidate) ?? []
    let name =
      (best.candidate.declaration as? FunctionDeclaration)?.fullName
      ?? best.candidate.declaration.name
    switch best.mismatch {
    case .missing(let index):
      let end = Span(max(span.start, span.end - 1), span.end)
      let label = parameters[index].label ?? parameters[index].name
      report(.missingArgument, arguments.last?.span ?? end, [label, name])
    case .extra(let index): reportExtra(arguments, index, parameters, name)
    case .label(let index, let expected?) where arguments[index].label == nil:
      report(.missingLabel, arguments[index].span, [expected + ":", name])
    case .label(let index, let expected?)
    where isOutOfOrder(arguments, index, expected, parameters):
      let later = arguments[index...].first(where: { $0.label == expected })
      let given = arguments[index].label ?? ""
      report(.argumentOrder, later?.span ?? arguments[index].span, [expected, given])
    case .label(let index, let expected):
      let given = arguments[index].label.map { $0 + ":" } ?? "_"
      report(
        .wrongLabel,
        arguments[index].span,
        [given, expected.map { $0 + ":" } ?? "_", name]
      )
    }
  }

  private func reportExtra(
    _ arguments: [Argument],
    _ index: Int,
    _ parameters: [ParameterDeclaration],
    _ name: String
  ) {
    let span = arguments[index].span
    if parameters.isEmpty { return report(.takesNoArguments, span, [name]) }
    guard let label = arguments[index].label else {
      return report(.extraUnnamedArgument, span, [name])
    }
    if let place = parameters.firstIndex(where: { $0.label == label }),
      !arguments[..<index].contains(where: { $0.label == label }),
      let passed = arguments[..<index].first(where: { argument in
        parameters[(place + 1)...].contains { $0.label == argument.label }
      })?.label
    {
      return report(.argumentOrder, span, [label, passed])
    }
    report(.extraArgument, span, [label + ":", name])
  }

  /// What only the engine calls is nothing to be told of.
  private func isInternal(_ candidate: Candidate) -> Bool {
    guard candidate.declaration.isLibrary, let parameters = parameters(of: candidate) else {
      return false
    }
    return parameters.contains(where: { $0.label?.hasPrefix("_") == true })
  }

  private func isOutOfOrder(
    _ arguments: [Argument],
    _ index: Int,
    _ expected: String,
    _ parameters: [ParameterDeclaration]
  ) -> Bool {
    let given = arguments[index].label
    return arguments[index...].contains(where: { $0.label == expected })
      && parameters.contains(where: { $0.label == given })
  }

  /// A label that was left out or mistyped is nearer to what was meant than another call.
  private func nearness(_ mismatch: ArgumentMismatch, _ arguments: [Argument]) -> Int {
    guard case .label(let index, let expected?) = mismatch else { return 0 }
    guard let given = arguments[index].label else { return 6 }
    return given.lowercased() == expected.lowercased() ? 60 : 0
  }

  private func progress(_ mismatch: ArgumentMismatch, _ parameters: Int, _ arguments: Int) -> Int {
    let distance = abs(parameters - arguments)
    switch mismatch {
    case .missing: return 100 - distance
    case .extra(let index): return index * 10 - distance
    case .label(let index, _): return index * 10 - distance
    }
  }
}

extension ModuleScope {
  var allNames: [String] { Array(names.keys) }
}

extension Checker {
  func reportUnknownType(_ name: NameSyntax, in file: SourceText) {
    if let reason = notModelled[name.text] {
      report(Diagnostic(.notModelled, at: name.span, [name.text, reason]), in: file)
      return
    }
    let known = (session.allNames + libraryNames).filter {
      $0.first?.isUppercase ?? false
    }
    let found = NearSpelling.closest(to: name.text, among: known)
    let list = found.map { "`\($0)`" }.joined(separator: ", ")
    let hints = found.isEmpty ? [] : [Phrase("Did you mean \(list)?", "是不是想写 \(list)？")]
    report(Diagnostic(.unknownType, at: name.span, [name.text], hints: hints), in: file)
  }
}

/// Spellings near to a mistyped name.
enum NearSpelling {
  /// At most three known names within a third of the length in edits, nearest first.
  static func closest(to name: String, among known: [String]) -> [String] {
    guard name.count > 1, name.count < 60 else { return [] }
    let limit = max(1, name.count / 3)
    let typed = Array(name.lowercased().unicodeScalars)
    var found: [(name: String, distance: Int)] = []
    for candidate in Set(known)
    where abs(candidate.count - name.count) <= limit && !candidate.hasPrefix("_") {
      let distance = editDistance(typed, Array(candidate.lowercased().unicodeScalars))
      if distance <= limit { found.append((candidate, distance)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

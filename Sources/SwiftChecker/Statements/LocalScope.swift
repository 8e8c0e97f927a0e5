import SwiftSource
import SwiftTypes

/// The names declared in one block, and the blocks around it.
final class LocalScope {
  let parent: LocalScope?
  /// The closure or function this block belongs to.
  let frame: Frame
  private var variables: [String: LocalVariable] = [:]
  private var functions: [String: [FunctionDeclaration]] = [:]
  private var types: [String: NominalDeclaration] = [:]
  /// Where the block itself declares its names; parameters are not among them.
  private var written: [String: Span] = [:]

  /// One closure or function body: collects what it captures.
  final class Frame {
    let parent: Frame?
    let depth: Int
    var captures: [LocalVariable] = []

    init(parent: Frame?) {
      self.parent = parent
      depth = (parent?.depth ?? -1) + 1
    }
  }

  init(parent: LocalScope?, frame: Frame) {
    self.parent = parent
    self.frame = frame
  }

  func declare(_ variable: LocalVariable, as name: String? = nil) {
    variable.depth = frame.depth
    variables[name ?? variable.name] = variable
  }

  /// Notes where a block declares a name; false when it had declared it elsewhere.
  func note(_ name: String, at span: Span) -> Bool {
    let earlier = written.updateValue(span, forKey: name)
    return earlier == nil || earlier == span
  }

  /// Lets a name mean what it meant outside again.
  func forget(_ name: String) { variables[name] = nil }

  func declare(_ function: FunctionDeclaration) {
    functions[function.name, default: []].append(function)
  }

  func declare(_ nominal: NominalDeclaration) { types[nominal.name] = nominal }

  func hasOwnVariable(_ name: String) -> Bool { variables[name] != nil }

  func variable(named name: String) -> LocalVariable? {
    var current: LocalScope? = self
    while let scope = current {
      if let found = scope.variables[name] { return found }
      current = scope.parent
    }
    return nil
  }

  /// Local functions of a name, those of the innermost block that has any.
  func functions(named name: String) -> [FunctionDeclaration] {
    var current: LocalScope? = self
    while let scope = current {
      if let found = scope.functions[name] { return found }
      current = scope.parent
    }
    return []
  }

  func type(named name: String) -> NominalDeclaration? {
    var current: LocalScope? = self
    while let scope = current {
      if let found = scope.types[name] { return found }
      current = scope.parent
    }
    return nil
  }

  /// Every variable name in reach, for near spellings.
  var names: [String] {
    var result: [String] = []
    var current: LocalScope? = self
    while let scope = current {
      result += scope.variables.keys
      result += scope.functions.keys
      current = scope.parent
    }
    return result
  }
}

extension LocalScope.Frame {
  /// Notes that a variable declared outside is used here: every frame in between captures it.
  func capture(_ variable: LocalVariable) {
    var current: LocalScope.Frame? = self
    while let frame = current, frame.depth > variable.depth {
      if !frame.captures.contains(variable) { frame.captures.append(variable) }
      variable.isCaptured = true
      current = frame.parent
    }
  }
}

import SwiftChecker
public import SwiftTypes

/// A key path: its steps as functions to run.
public final class KeyPathObject {
  /// The type it starts from.
  public let root: Type
  /// The type it ends at.
  public let value: Type
  let steps: [Step]

  /// One step with what it needs to run.
  struct Step {
    let kind: Kind
    /// The text of the step as `print` shows it.
    let name: String
    /// Arguments of a subscript.
    var arguments: [Value] = []
    /// What hashing and comparing look at besides the arguments.
    let identity: AnyHashable
    /// The type of the argument, to compare them.
    let argumentTypes: [Type]

    enum Kind {
      /// A stored property of a struct.
      case field(Int, VariableDeclaration)
      /// A stored property of a class.
      case objectField(Int, VariableDeclaration)
      /// A tuple element.
      case element(Int)
      /// A property or subscript with accessors.
      case computed(getter: Callee, setter: Callee?, isDynamic: Bool, mutates: Bool)
      /// A property that a protocol demands, of a value of any type.
      case opened(VariableDeclaration)
      /// `?`.
      case optionalChain
      /// The end of a path with `?`.
      case optionalWrap
      /// `!`.
      case forceUnwrap
    }
  }

  init(root: Type, value: Type, steps: [Step]) {
    self.root = root
    self.value = value
    self.steps = steps
  }
}

/// A key path literal as its instruction finds it: the arguments of subscripts are still missing.
struct KeyPathShape {
  let root: Type
  let value: Type
  let steps: [KeyPathObject.Step]
  /// How many arguments each step takes from the registers.
  let argumentCounts: [Int]
}

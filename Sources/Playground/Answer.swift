public import SwiftSource
public import ViewLayout

/// What viewshell says to one input: plain data that the prompt, the grader and the tests read.
public struct Answer: Sendable {
  /// What sort of input it answers.
  public enum Kind: String, Sendable {
    /// An expression whose type conforms to View: it was mounted.
    case view
    /// Any other expression.
    case value
    /// Declarations or statements without a value.
    case declaration
    /// A `:` command.
    case command
    /// Nothing ran: the input has errors, or a budget or fault stopped it.
    case error
  }

  /// The input as typed.
  public var input: String
  /// What sort of input it answers.
  public var kind: Kind
  /// The exact printed type of the value; nil without a value.
  public var type: String?
  /// The value as `print` would show it; nil for views and without a value.
  public var value: String?
  /// The size of the view in points; nil when the answer is no view.
  public var size: Size?
  /// The laid-out view with every node; nil when the answer is no view.
  public var tree: ViewNode?
  /// The shells from outside in: the chain of modifiers down to the first view that is none.
  public var shells: [Shell]
  /// What changed against the view that stood there before; nil without a predecessor.
  public var diff: IdentityDiff?
  /// How often the body of each view ran in this update, in order of first run.
  public var bodies: [BodyCount]
  /// Every call of a body, in order, with what made it run.
  public var runs: [BodyRun] = []
  /// What else there is to say, such as which gesture won and why.
  public var notes: [Phrase] = []
  /// What moves after this input and how, and what was meant to and jumps; nil without motion.
  public var motion: Motion?
  /// The lines printed by the program, in order.
  public var output: [String]
  /// Errors and warnings in source order.
  public var diagnostics: [Diagnostic]
  /// The text the spans of the diagnostics index.
  public var source: SourceText

  /// Makes an answer without content.
  public init(input: String, kind: Kind, source: SourceText) {
    self.input = input
    self.kind = kind
    self.source = source
    shells = []
    bodies = []
    output = []
    diagnostics = []
  }
}

/// Width and height in points.
public typealias Size = ViewLayout.Size

/// A rectangle in points; `y` grows downwards.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// One node of a laid-out view.
public struct ViewNode: Sendable {
  /// The view's or modifier's short name: `VStack`, `.padding`, `Card`.
  public var view: String
  /// The exact printed type.
  public var type: String
  /// The identity as a path of slots and explicit ids: `0.1`.
  public var id: String
  /// The frame in root coordinates.
  public var frame: Frame
  /// The nodes inside.
  public var children: [ViewNode]
  /// What is to be known about the frame, such as that it is only about right.
  public var note: Phrase?
  /// The single frames of a modifier that stands around each view of a group.
  ///
  /// ``frame`` is around all of them. Empty for other views.
  public var copies: [Frame] = []
  /// The frame of the row of a list that this view is.
  public var row: Frame?

  /// Makes a node.
  public init(
    view: String,
    type: String,
    id: String,
    frame: Frame,
    children: [ViewNode],
    note: Phrase? = nil
  ) {
    self.view = view
    self.type = type
    self.id = id
    self.frame = frame
    self.children = children
    self.note = note
  }
}

/// One shell of a view: a modifier wrapped around it, or the innermost view.
public struct Shell: Sendable {
  /// The modifier as one would write it, `.padding()`, or the innermost view's name.
  public var name: String
  /// The size it answers.
  public var size: Size
  /// Where it stands in root coordinates.
  public var frame: Frame
  /// What it does to the size, in words, when it does something.
  public var note: Phrase?

  /// Makes a shell.
  public init(name: String, size: Size, frame: Frame, note: Phrase? = nil) {
    self.name = name
    self.size = size
    self.frame = frame
    self.note = note
  }
}

/// How often one view's body ran.
public struct BodyCount: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The number of calls.
  public var count: Int

  /// Pairs name and count.
  public init(view: String, count: Int) {
    self.view = view
    self.count = count
  }
}

/// One call of a body and what made it run.
public struct BodyRun: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The identity path.
  public var id: String
  /// What made it run, as `_printChanges` names it: `@self`, `@identity`, `_count`.
  public var causes: [String]
  /// The transaction it ran in, counted from 1 within the answer.
  public var transaction: Int
  /// The properties that are new closures, where those alone made it run.
  public var closures: [String] = []
  /// True when the body made the same view again.
  public var isIdle = false
  /// What sort of thing the first cause is.
  public var dependency = Dependency.value

  /// What a body depends on.
  public enum Dependency: String, Sendable {
    /// The view's own value.
    case value
    /// A state, or another's through a binding.
    case state
    /// An object that tells of every change.
    case object
    /// A property of an `@Observable` object.
    case property
    /// The environment.
    case environment
  }

  /// Describes a call.
  public init(view: String, id: String, causes: [String], transaction: Int) {
    self.view = view
    self.id = id
    self.causes = causes
    self.transaction = transaction
  }

  /// The line `_printChanges` prints for it.
  public var line: String {
    let list = causes.isEmpty ? "unchanged." : causes.joined(separator: ", ") + " changed."
    return "\(view): \(list)"
  }
}

/// What kept and what lost its identity between two states of a view.
public struct IdentityDiff: Sendable {
  /// One node the diff speaks of.
  public struct Entry: Sendable {
    /// The identity path.
    public var id: String
    /// The view's short name.
    public var view: String
    /// Why, in every language.
    public var reason: Phrase

    /// Makes an entry.
    public init(id: String, view: String, reason: Phrase) {
      self.id = id
      self.view = view
      self.reason = reason
    }
  }

  /// Same identity, same value.
  public var kept: [Entry]
  /// Same identity, new value.
  public var updated: [Entry]
  /// New identity.
  public var inserted: [Entry]
  /// Identity that is gone.
  public var removed: [Entry]
  /// Same explicit id at another place.
  public var moved: [Entry]
  /// Views whose @State was lost.
  public var stateReset: [Entry]

  /// Makes a diff.
  public init(
    kept: [Entry] = [],
    updated: [Entry] = [],
    inserted: [Entry] = [],
    removed: [Entry] = [],
    moved: [Entry] = [],
    stateReset: [Entry] = []
  ) {
    self.kept = kept
    self.updated = updated
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.stateReset = stateReset
  }
}

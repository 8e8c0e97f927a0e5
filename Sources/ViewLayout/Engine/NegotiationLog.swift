/// Why a child was asked for its size.
public enum LayoutQuestion: String, Sendable, Hashable {
  /// To learn its size for this very proposal.
  case size
  /// To learn how small it can be along a stack.
  case minimum
  /// To learn how large it can be along a stack.
  case maximum
  /// To give it its share of a stack.
  case share
  /// To learn its ideal size.
  case ideal
  /// To place it.
  case placing
}

/// The conversation between views during one layout, as data.
///
/// Every evaluation is one question a view answered by its rule; answers that came from memory are
/// in the exchanges of the view that asked. Evaluations stand in the order in which they ended, so
/// what a view learned from its children stands before what it answered.
public struct NegotiationLog: Sendable {
  /// One question and answer between a view and a child.
  public struct Exchange: Sendable, Hashable {
    /// The caller's number of the child.
    public let child: Int
    /// What the child was offered.
    public let proposal: Proposal
    /// What it answered; a side nobody asked for is NaN.
    public let answer: Size
    /// Why it was asked.
    public let question: LayoutQuestion

    /// Makes an exchange.
    public init(child: Int, proposal: Proposal, answer: Size, question: LayoutQuestion) {
      self.child = child
      self.proposal = proposal
      self.answer = answer
      self.question = question
    }
  }

  /// One view finding its answer to one proposal.
  public struct Evaluation: Sendable {
    /// The caller's number of the view.
    public let id: Int
    /// The name of its rule.
    public let rule: String
    /// What it was offered.
    public let proposal: Proposal
    /// What it answered.
    public let answer: Size
    /// What it asked its children, in order.
    public let exchanges: [Exchange]
    /// How it divided its length, if it is a stack.
    public let division: StackDivision?
  }

  /// The evaluations in the order in which they ended.
  public let evaluations: [Evaluation]
}

/// How a stack divided its length among its children.
public struct StackDivision: Sendable, Hashable {
  /// One child getting its share.
  public struct Share: Sendable, Hashable {
    /// The number of the child in the stack.
    public let child: Int
    /// Its rank.
    public let priority: Double
    /// How small it can be, `nil` if nobody needed to know.
    public let minimum: Double?
    /// How large it can be.
    public let maximum: Double?
    /// What was left before its turn, over all that were waiting.
    public let available: Double?
    /// Among how many children the rest was divided, this one included.
    public let waiting: Int
    /// What it was offered.
    public let offered: Double?
    /// What it took.
    public let taken: Double
  }

  /// The axis of the stack.
  public let axis: Axis
  /// What the stack was offered along its axis.
  public let offered: Double?
  /// The sum of the gaps, which no child can have.
  public let spacing: Double
  /// The children in the order of their turns: rank, then flexibility, then declaration.
  public let shares: [Share]
}

/// Collects the log while rules run.
final class LogRecorder {
  private struct Open {
    var id: Int
    var proposal: Proposal
    var wasAside: Bool
    var exchanges: [NegotiationLog.Exchange] = []
    var division: StackDivision?
  }

  private var open: [Open] = []
  private var evaluations: [NegotiationLog.Evaluation] = []
  /// Whether what is asked now belongs to no evaluation: a guide, for which views are placed.
  private var isAside = false

  /// Runs something of which the evaluation that is open is not to be told.
  func aside<Answer>(_ work: () -> Answer) -> Answer {
    let outer = isAside
    isAside = true
    defer { isAside = outer }
    return work()
  }

  func open(_ id: Int, _ proposal: Proposal) {
    open.append(Open(id: id, proposal: proposal, wasAside: isAside))
    isAside = false
  }

  func abandon() { if let last = open.popLast() { isAside = last.wasAside } }

  func close(_ rule: String, _ answer: Size) {
    guard let done = open.popLast() else { return }
    isAside = done.wasAside
    evaluations.append(
      NegotiationLog.Evaluation(
        id: done.id,
        rule: rule,
        proposal: done.proposal,
        answer: answer,
        exchanges: done.exchanges,
        division: done.division
      )
    )
  }

  func asked(_ child: Int, _ proposal: Proposal, _ answer: Size, _ question: LayoutQuestion) {
    guard !open.isEmpty, !isAside else { return }
    open[open.count - 1].exchanges.append(
      NegotiationLog.Exchange(
        child: child,
        proposal: proposal,
        answer: answer,
        question: question
      )
    )
  }

  func note(_ division: StackDivision) {
    guard !open.isEmpty, !isAside else { return }
    open[open.count - 1].division = division
  }

  func finished() -> NegotiationLog { NegotiationLog(evaluations: evaluations) }
}

/// The sizes already found, by node and proposal.
///
/// Most nodes hear fewer than ten different proposals, which a short chain holds best; what a
/// node hears beyond that goes to a dictionary, so that hostile trees stay linear.
final class SizeMemo {
  private struct Head {
    var first: Int32 = -1
    var length: Int32 = 0
  }

  private struct Entry {
    var proposal: Proposal
    var size: Size
    var next: Int32
  }

  private struct Key: Hashable {
    var node: Int
    var proposal: Proposal
  }

  private static let chainLimit: Int32 = 12

  private let heads = Row<Head>()
  private let entries = Row<Entry>()
  private var rest: [Key: Size] = [:]

  /// Makes room for the nodes up to a number.
  func reserve(_ count: Int) {
    while heads.count < count { heads.append(Head()) }
  }

  /// The size kept for a question, if there is one.
  @inline(__always)
  func size(of node: Int, for proposal: Proposal) -> Size? {
    let head = heads.base[node]
    var index = head.first
    while index >= 0 {
      let entry = entries.base + Int(index)
      if entry.pointee.proposal == proposal { return entry.pointee.size }
      index = entry.pointee.next
    }
    return head.length < Self.chainLimit ? nil : rest[Key(node: node, proposal: proposal)]
  }

  /// Keeps a size.
  func keep(_ size: Size, of node: Int, for proposal: Proposal) {
    let head = heads.base + node
    guard head.pointee.length < Self.chainLimit else {
      rest[Key(node: node, proposal: proposal)] = size
      return
    }
    entries.append(Entry(proposal: proposal, size: size, next: head.pointee.first))
    head.pointee.first = Int32(entries.count - 1)
    head.pointee.length += 1
  }

  /// Forgets all that is known about a node.
  func forget(_ node: Int) {
    if heads.base[node].length >= Self.chainLimit { rest = rest.filter { $0.key.node != node } }
    heads.base[node] = Head()
  }
}

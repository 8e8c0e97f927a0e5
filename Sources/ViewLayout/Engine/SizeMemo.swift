/// The sizes already found, by node and proposal.
///
/// Most nodes hear fewer than ten different proposals, which a short chain holds best; what a
/// node hears beyond that goes to a dictionary, so that hostile trees stay linear.
struct SizeMemo {
  private struct Entry {
    var proposal: Proposal
    var size: Size
    var next: Int32
  }

  private struct Key: Hashable {
    var node: Int
    var proposal: Proposal
  }

  private static let chainLimit = 12

  private var heads: [Int32] = []
  private var lengths: [UInt8] = []
  private var entries: [Entry] = []
  private var rest: [Key: Size] = [:]

  /// Makes room for the nodes up to a number.
  mutating func reserve(_ count: Int) {
    heads.append(contentsOf: repeatElement(-1, count: count - heads.count))
    lengths.append(contentsOf: repeatElement(0, count: count - lengths.count))
  }

  /// The size kept for a question, if there is one.
  @inline(__always)
  func size(of node: Int, for proposal: Proposal) -> Size? {
    var index = heads[node]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.proposal == proposal { return entry.size }
      index = entry.next
    }
    if lengths[node] < Self.chainLimit { return nil }
    return rest[Key(node: node, proposal: proposal)]
  }

  /// Forgets all that is known about a node.
  mutating func forget(_ node: Int) {
    heads[node] = -1
    if lengths[node] >= Self.chainLimit { rest = rest.filter { $0.key.node != node } }
    lengths[node] = 0
  }

  /// Keeps a size.
  mutating func keep(_ size: Size, of node: Int, for proposal: Proposal) {
    guard lengths[node] < Self.chainLimit else {
      rest[Key(node: node, proposal: proposal)] = size
      return
    }
    entries.append(Entry(proposal: proposal, size: size, next: heads[node]))
    heads[node] = Int32(entries.count - 1)
    lengths[node] += 1
  }
}

/// What the engine knows about one node.
struct NodeRecord {
  let node: LayoutNode
  let rule: any LayoutRule
  let parent: Int32
  let level: Int32
  var firstChild: Int32 = 0
  var childCount: Int32
  let runsLearnerCode: Bool
  let hasLateChildren: Bool
  let hasOwnLength: Bool
  /// The axis of the nearest stack around the node.
  var orientation: Axis?
  /// The families of guides set in the node or below it.
  var guides: GuideSet = []
  var priority = 0.0
  var spacing = ViewSpacing.plain
  var text: PreparedText?
}

/// A growing row of elements that can be read and changed in place.
///
/// Layout spends most of its time on single fields of single nodes. An array in a class would be
/// retained and checked for exclusive access each time, which costs more than the layout itself.
final class Row<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Adds an element; pointers to earlier ones are no longer valid.
  func append(_ element: consuming Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
    (base + count).initialize(to: element)
    count += 1
  }
}

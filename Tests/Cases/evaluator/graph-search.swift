// swift-format-ignore-file
struct Graph<Node: Hashable> {
  private var edges: [Node: [Node]] = [:]
  mutating func connect(_ a: Node, _ b: Node) {
    edges[a, default: []].append(b)
    edges[b, default: []].append(a)
  }
  func path(from start: Node, to goal: Node) -> [Node]? {
    var queue = [start]
    var previous: [Node: Node] = [:]
    var seen: Set<Node> = [start]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      if node == goal {
        var path = [goal]
        while let last = path.last, let back = previous[last] { path.append(back) }
        return path.reversed()
      }
      for next in edges[node] ?? [] where seen.insert(next).inserted {
        previous[next] = node
        queue.append(next)
      }
    }
    return nil
  }
}
var g = Graph<String>()
for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("a", "e"), ("e", "d"), ("x", "y")] { g.connect(a, b) }
print(g.path(from: "a", to: "d") ?? [])  // prints: ["a", "e", "d"]
print(g.path(from: "a", to: "x") as Any)  // prints: nil
struct Point: Hashable { var x, y: Int }
var flood = Set<Point>()
func fill(_ p: Point) {
  guard (0..<3).contains(p.x), (0..<3).contains(p.y), !flood.contains(p) else { return }
  flood.insert(p)
  for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { fill(Point(x: p.x + dx, y: p.y + dy)) }
}
fill(Point(x: 0, y: 0))
print(flood.count)  // prints: 9
var heap = [5, 1, 4]
heap.sort(by: >)
while let top = heap.popLast() { print(top, terminator: " ") }
print()  // prints: 1 4 5 

// Defaults of subclasses, and patterns of which one matches.
class Shape {
  let corners: Int
  init(corners: Int) { self.corners = corners }
}

class Square: Shape {
  var side = 2.5
  var name: String?
  init() { super.init(corners: 4) }
  convenience init(side: Double) {
    self.init()
    self.side = side
  }
}

print(Square().side, Square().corners, Square().name ?? "none")  // prints: 2.5 4 none
print(Square(side: 3).side)  // prints: 3.0

enum Step { case move(Int), line(Int), curve(Int, Int) }

func points(_ step: Step) -> [Int] {
  switch step {
  case .move(let point), .line(let point): return [point]
  case .curve(let point, let control): return [point, control]
  }
}

print(points(.move(1)), points(.line(2)), points(.curve(3, 4)))  // prints: [1] [2] [3, 4]

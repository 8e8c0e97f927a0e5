// Observers of properties with wrappers, and defaults of subclasses.
@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
}

struct Knob {
  @Clamped var level = 3 {
    willSet { print("will be", newValue) }
    didSet { print("was", oldValue, "is", level) }
  }
}

var knob = Knob()
knob.level = 20  // prints: will be 20
// prints: was 3 is 10
knob.level -= 4  // prints: will be 6
// prints: was 10 is 6

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

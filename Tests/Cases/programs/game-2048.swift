import SwiftUI

enum Direction: CaseIterable { case left, right, up, down }

struct Grid2048: Equatable {
  static let size = 4
  var rows: [[Int]] = .init(repeating: .init(repeating: 0, count: size), count: size)
  var score = 0

  static func slide(_ line: [Int]) -> (line: [Int], gained: Int) {
    var tiles = line.filter { $0 != 0 }
    var gained = 0
    var i = 0
    while i < tiles.count - 1 {
      if tiles[i] == tiles[i + 1] {
        tiles[i] *= 2
        gained += tiles[i]
        tiles.remove(at: i + 1)
      }
      i += 1
    }
    tiles += Array(repeating: 0, count: line.count - tiles.count)
    return (tiles, gained)
  }

  func transposed() -> [[Int]] {
    rows.indices.map { c in rows.map { $0[c] } }
  }

  mutating func move(_ direction: Direction) -> Bool {
    let before = rows
    var lines = direction == .left || direction == .right ? rows : transposed()
    let isReversed = direction == .right || direction == .down
    for index in lines.indices {
      let line = isReversed ? Array(lines[index].reversed()) : lines[index]
      let (slid, gained) = Self.slide(line)
      score += gained
      lines[index] = isReversed ? slid.reversed() : slid
    }
    rows = lines
    if direction == .up || direction == .down { rows = transposed() }
    return rows != before
  }

  var emptyCells: [(row: Int, column: Int)] {
    rows.enumerated().flatMap { r, row in
      row.enumerated().compactMap { c, value in value == 0 ? (row: r, column: c) : nil }
    }
  }

  mutating func spawn<G: RandomNumberGenerator>(using generator: inout G) {
    guard let cell = emptyCells.randomElement(using: &generator) else { return }
    rows[cell.row][cell.column] = Int.random(in: 0..<10, using: &generator) == 0 ? 4 : 2
  }

  var isOver: Bool {
    Direction.allCases.allSatisfy { direction in
      var copy = self
      return !copy.move(direction)
    }
  }
}

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state ^ (state >> 33)
  }
}

extension Color {
  static func tile(_ value: Int) -> Color {
    guard value > 0 else { return Color(white: 0.85) }
    let power = log2(Double(value))
    return Color(hue: 0.12 - power * 0.01, saturation: min(1, power / 11 + 0.2), brightness: 0.95)
  }
}

struct TileView: View {
  let value: Int
  var body: some View {
    Text(value == 0 ? "" : value.description)
      .font(.system(size: value >= 1000 ? 20 : 28, weight: .heavy, design: .rounded))
      .minimumScaleFactor(0.5)
      .lineLimit(1)
      .frame(width: 64, height: 64)
      .background(RoundedRectangle(cornerRadius: 6).fill(Color.tile(value)))
      .accessibilityLabel(value == 0 ? "empty" : "\(value)")
  }
}

struct BoardView: View {
  let grid: Grid2048
  var body: some View {
    Grid(horizontalSpacing: 6, verticalSpacing: 6) {
      ForEach(grid.rows.indices, id: \.self) { row in
        GridRow {
          ForEach(0..<Grid2048.size, id: \.self) { column in
            TileView(value: grid.rows[row][column])
          }
        }
      }
    }
    .padding(6)
    .background(Color.secondary.opacity(0.3))
    .clipShape(.rect(cornerRadius: 10))
  }
}

struct GameView: View {
  @State private var grid: Grid2048
  @State private var generator = SeededGenerator(seed: 42)
  @GestureState private var drag: CGSize = .zero

  init(grid: Grid2048 = Grid2048()) { _grid = State(initialValue: grid) }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("2048").font(.largeTitle.weight(.black))
        Spacer()
        VStack {
          Text("SCORE").font(.caption)
          Text(grid.score, format: .number).bold()
        }
      }
      BoardView(grid: grid)
        .offset(drag)
        .gesture(swipe)
        .overlay {
          if grid.isOver {
            ZStack {
              Color.white.opacity(0.7)
              Text("Game over").font(.title)
            }
          }
        }
    }
    .padding()
    .onAppear { for _ in 0..<2 { grid.spawn(using: &generator) } }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20)
      .updating($drag) { value, state, _ in
        state = CGSize(width: value.translation.width / 20, height: value.translation.height / 20)
      }
      .onEnded { value in
        let (dx, dy) = (value.translation.width, value.translation.height)
        let direction: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
        if grid.move(direction) { grid.spawn(using: &generator) }
      }
  }
}

Grid2048.slide([2, 2, 4, 4])
Grid2048.slide([2, 0, 2, 2]).gained
var sample = Grid2048(rows: [[2, 0, 0, 2], [4, 4, 8, 0], [0, 0, 0, 0], [2, 2, 2, 2]])
sample.move(.right)
sample.rows
sample.move(.up)
sample.rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n")
sample.score
sample.emptyCells.count
TileView(value: 2048)
GameView(grid: sample)

// Noughts and crosses: a value-type game, a view on top.
import SwiftUI

struct TicTacToe {
  enum Player: String, CaseIterable {
    case x = "xmark"
    case o = "circle"
    var opponent: Player { self == .x ? .o : .x }
    var symbolName: String { rawValue }
  }
  enum Outcome: Equatable {
    case playing(Player)
    case won(Player, line: [Int])
    case draw
  }

  private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
  private(set) var current: Player = .x

  static let lines: [[Int]] = {
    let rows = (0..<3).map { r in (0..<3).map { r * 3 + $0 } }
    let columns = (0..<3).map { c in (0..<3).map { $0 * 3 + c } }
    return rows + columns + [[0, 4, 8], [2, 4, 6]]
  }()

  subscript(row: Int, column: Int) -> Player? { cells[row * 3 + column] }

  var outcome: Outcome {
    for line in Self.lines {
      if let first = cells[line[0]], line.allSatisfy({ cells[$0] == first }) {
        return .won(first, line: line)
      }
    }
    return cells.contains(where: { $0 == nil }) ? .playing(current) : .draw
  }

  @discardableResult
  mutating func play(at index: Int) -> Bool {
    guard cells.indices.contains(index), cells[index] == nil, case .playing = outcome else { return false }
    cells[index] = current
    current = current.opponent
    return true
  }

  mutating func reset() { self = TicTacToe() }
}

extension TicTacToe.Outcome: CustomStringConvertible {
  var description: String {
    switch self {
    case .playing(let p): "Turn: \(p == .x ? "X" : "O")"
    case .won(let p, line: let l) where l.contains(4): "\(p == .x ? "X" : "O") wins through the middle"
    case .won(let p, _): "\(p == .x ? "X" : "O") wins"
    case .draw: "Draw"
    }
  }
}

struct CellView: View {
  var player: TicTacToe.Player?
  var isHighlighted = false

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(isHighlighted ? Color.yellow.opacity(0.4) : Color.gray.opacity(0.15))
      if let player {
        Image(systemName: player.symbolName)
          .font(.system(size: 36, weight: .bold))
          .foregroundStyle(player == .x ? .blue : .pink)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct TicTacToeView: View {
  @State private var game = TicTacToe()
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 3)

  private var winningLine: Set<Int> {
    if case .won(_, let line) = game.outcome { return Set(line) }
    return []
  }

  var body: some View {
    VStack(spacing: 24) {
      Text(game.outcome.description)
        .font(.title2)
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<9) { index in
          CellView(player: game.cells[index], isHighlighted: winningLine.contains(index))
            .onTapGesture {
              withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
                _ = game.play(at: index)
              }
            }
        }
      }
      .frame(width: 256)
      Button("New game", role: .destructive) { game.reset() }
    }
    .padding()
  }
}

var game = TicTacToe()
for move in [4, 0, 2, 1, 6] { game.play(at: move) }
game.outcome
game[1, 1]
game.play(at: 8)
TicTacToe.lines.count
TicTacToeView()

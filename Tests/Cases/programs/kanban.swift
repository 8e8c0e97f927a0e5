import SwiftUI

struct Card: Identifiable, Codable, Transferable {
  var id = UUID()
  var title: String
  var estimate: Int?
}

extension Card {
  static var transferRepresentation: some Sendable { 0 }
}

enum Column: String, CaseIterable, Codable, Identifiable, CustomStringConvertible {
  case todo, doing, done
  var id: String { rawValue }
  var description: String { rawValue.capitalized }
  func advanced(by offset: Int) -> Column? {
    guard let index = Self.allCases.firstIndex(of: self) else { return nil }
    let target = index + offset
    return Self.allCases.indices.contains(target) ? Self.allCases[target] : nil
  }
}

@MainActor @Observable final class Board {
  private(set) var columns: [Column: [Card]] = Dictionary(
    uniqueKeysWithValues: Column.allCases.map { ($0, []) })
  private(set) var history: [String] = []

  subscript(column: Column) -> [Card] {
    get { columns[column, default: []] }
    set { columns[column] = newValue }
  }

  func add(_ title: String, to column: Column = .todo, estimate: Int? = nil) {
    self[column].append(Card(title: title, estimate: estimate))
    log("added \(title)")
  }

  func move(_ card: Card, from source: Column, to target: Column) {
    guard source != target, let index = self[source].firstIndex(where: { $0.id == card.id }) else { return }
    let moved = self[source].remove(at: index)
    self[target].insert(moved, at: 0)
    log("\(card.title): \(source) → \(target)")
  }

  func estimate(of column: Column) -> Int { self[column].compactMap(\.estimate).reduce(0, +) }

  private func log(_ line: String) {
    history.append(line)
    if history.count > 50 { history.removeFirst(history.count - 50) }
  }
}

struct CardView: View {
  let card: Card
  var body: some View {
    HStack {
      Text(card.title).lineLimit(2)
      Spacer()
      if let estimate = card.estimate {
        Text(estimate.formatted())
          .font(.caption2)
          .padding(4)
          .background(.yellow, in: .circle)
      }
    }
    .padding(8)
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(.background)
        .shadow(radius: 1)
    }
  }
}

struct ColumnView: View {
  let column: Column
  @Environment(Board.self) private var board
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(String(describing: column)).font(.headline)
        Text("\(board[column].count)").foregroundStyle(.secondary)
        Spacer()
        Text("\(board.estimate(of: column)) pt").font(.caption)
      }
      ForEach(board[column]) { card in
        CardView(card: card)
          .draggable(card.title)
          .contextMenu {
            ForEach(Column.allCases.filter { $0 != column }) { target in
              Button("Move to \(target.description)") { board.move(card, from: column, to: target) }
            }
          }
      }
      Spacer(minLength: 0)
    }
    .frame(width: 160)
    .padding(8)
    .background(isTargeted ? Color.blue.opacity(0.2) : .gray.opacity(0.1))
    .dropDestination(for: String.self) { titles, _ in
      titles.forEach { board.add($0, to: column) }
      return true
    } isTargeted: { isTargeted = $0 }
  }
}

struct BoardView: View {
  @State var board: Board

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(Column.allCases) { ColumnView(column: $0) }
      }
      .padding()
    }
    .environment(board)
    .safeAreaInset(edge: .bottom) {
      if let last = board.history.last {
        Text(last).font(.footnote).padding(.bottom, 4)
      }
    }
  }
}

let board = Board()
board.add("Draw icons", estimate: 3)
board.add("Write tests", estimate: 5)
board.add("Release", to: .done)
board.move(board[.todo][1], from: .todo, to: .doing)
Column.allCases.map { board[$0].map(\.title) }
board.history.last
Column.doing.advanced(by: 1)
Column.done.advanced(by: 1)
CardView(card: Card(title: "Short", estimate: 8)).frame(width: 160)
BoardView(board: board)

import SwiftUI

struct Position: Hashable { var row: Int; var column: Int }

struct Cell {
    enum Content: Equatable { case mine, empty(adjacent: Int) }
    enum Status { case covered, flagged, revealed }
    var content: Content = .empty(adjacent: 0)
    var status = Status.covered
}

struct Minefield {
    enum Outcome { case playing, won, lost }
    let rows: Int, columns: Int
    private(set) var cells: [[Cell]]
    private(set) var outcome = Outcome.playing

    init(rows: Int, columns: Int, mines: Set<Position>) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        for mine in mines { self[mine].content = .mine }
        for row in 0..<rows {
            for column in 0..<columns where self[Position(row: row, column: column)].content != .mine {
                let here = Position(row: row, column: column)
                let count = neighbors(of: here).filter { self[$0].content == .mine }.count
                self[here].content = .empty(adjacent: count)
            }
        }
    }

    subscript(position: Position) -> Cell {
        get { cells[position.row][position.column] }
        set { cells[position.row][position.column] = newValue }
    }

    func neighbors(of position: Position) -> [Position] {
        var result = [Position]()
        for dr in -1...1 {
            for dc in -1...1 {
                if dr == 0 && dc == 0 { continue }
                let r = position.row + dr, c = position.column + dc
                guard (0..<rows).contains(r), (0..<columns).contains(c) else { continue }
                result.append(Position(row: r, column: c))
            }
        }
        return result
    }

    mutating func reveal(_ position: Position) {
        guard outcome == .playing, case .covered = self[position].status else { return }
        self[position].status = .revealed
        switch self[position].content {
        case .mine:
            outcome = .lost
        case .empty(adjacent: 0):
            neighbors(of: position).forEach { reveal($0) }
            fallthrough
        case .empty:
            if isCleared { outcome = .won }
        }
    }

    mutating func toggleFlag(at position: Position) {
        switch self[position].status {
        case .covered: self[position].status = .flagged
        case .flagged: self[position].status = .covered
        case .revealed: break
        }
    }

    private var isCleared: Bool {
        cells.joined().allSatisfy { cell in
            cell.content == .mine || cell.status == .revealed
        }
    }

    var flags: Int { cells.flatMap { $0 }.lazy.filter { $0.status == .flagged }.count }
}

extension Minefield: CustomStringConvertible {
    var description: String {
        cells.map { row in
            row.map { cell -> String in
                switch (cell.status, cell.content) {
                case (.covered, _): return "■"
                case (.flagged, _): return "⚑"
                case (.revealed, .mine): return "✹"
                case (.revealed, .empty(0)): return "·"
                case let (.revealed, .empty(adjacent: n)): return "\(n)"
                }
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}

struct CellView: View {
    let cell: Cell
    static let palette: [Color] = [.blue, .green, .red, .purple, .orange, .teal, .black, .gray]

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 4)
                .fill(cell.status == .revealed ? Color(white: 0.9) : Color.gray)
            label
        }
        .aspectRatio(1, contentMode: .fit)
    }

    @ViewBuilder var label: some View {
        switch cell.status {
        case .covered: EmptyView()
        case .flagged: Image(systemName: "flag.fill").foregroundColor(.red)
        case .revealed:
            if case .empty(let adjacent) = cell.content {
                if adjacent > 0 {
                    Text("\(adjacent)")
                        .bold()
                        .foregroundColor(CellView.palette[adjacent - 1])
                }
            } else {
                Text("💣")
            }
        }
    }
}

struct MinesweeperView: View {
    @State private var field: Minefield
    @State private var isFlagging = false
    private let mines: Set<Position>

    init(mines: Set<Position> = [Position(row: 0, column: 0), .init(row: 3, column: 3)]) {
        self.mines = mines
        _field = State(initialValue: Minefield(rows: 4, columns: 4, mines: mines))
    }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Label("\(mines.count - field.flags)", systemImage: "flag")
                Spacer()
                Button(action: restart) { Text(face).font(.largeTitle) }
                    .accessibilityLabel("Restart")
                Spacer()
                Toggle(isOn: $isFlagging) { Image(systemName: "flag") }
                    .toggleStyle(.button)
            }
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                ForEach(0..<field.rows, id: \.self) { row in
                    GridRow {
                        ForEach(0..<field.columns, id: \.self) { column in
                            let position = Position(row: row, column: column)
                            CellView(cell: field[position])
                                .onTapGesture { tap(position) }
                                .onLongPressGesture { field.toggleFlag(at: position) }
                                .accessibilityIdentifier("\(row),\(column)")
                        }
                    }
                }
            }
            .disabled(field.outcome != .playing)
        }
        .padding()
        .alert("Boom!", isPresented: .constant(field.outcome == .lost)) {
            Button("Try again", action: restart)
        }
    }

    private var face: String {
        switch field.outcome {
        case .playing: "🙂"
        case .won: "😎"
        case .lost: "😵"
        }
    }

    private func tap(_ position: Position) {
        if isFlagging { field.toggleFlag(at: position) } else { field.reveal(position) }
    }

    private func restart() {
        field = Minefield(rows: field.rows, columns: field.columns, mines: mines)
    }
}

var field = Minefield(rows: 3, columns: 4, mines: [Position(row: 0, column: 0), .init(row: 2, column: 1)])
field.reveal(Position(row: 0, column: 3))
print(field)
field.toggleFlag(at: Position(row: 0, column: 0))
print(field.flags, field.outcome)
field.reveal(.init(row: 2, column: 1))
print(field)
field.outcome
MinesweeperView().frame(width: 200)

import SwiftUI

struct Point: Hashable { let x, y: Int
    static func + (a: Point, b: Point) -> Point { .init(x: a.x + b.x, y: a.y + b.y) }
    static let around: [Point] = [-1, 0, 1].flatMap { dx in
        [-1, 0, 1].compactMap { dy in dx == 0 && dy == 0 ? nil : Point(x: dx, y: dy) }
    }
}

struct Life: Sequence, IteratorProtocol {
    private(set) var alive: Set<Point>

    init(_ picture: String) {
        alive = []
        for (y, line) in picture.split(whereSeparator: \.isNewline).enumerated() {
            for (x, character) in line.enumerated() where character == "#" {
                alive.insert(Point(x: x, y: y))
            }
        }
    }

    mutating func next() -> Set<Point>? {
        guard !alive.isEmpty else { return nil }
        defer { step() }
        return alive
    }

    mutating func step() {
        var counts: [Point: Int] = [:]
        for cell in alive {
            for offset in Point.around { counts[cell + offset, default: 0] += 1 }
        }
        alive = Set(counts.lazy.filter { [alive] (cell, count) in
            count == 3 || (count == 2 && alive.contains(cell))
        }.map(\.key))
    }

    func picture(width: Int, height: Int) -> String {
        (0..<height).map { y in
            (0..<width).map { x in alive.contains(Point(x: x, y: y)) ? "#" : "." }.joined()
        }.joined(separator: "\n")
    }
}

struct LifeView: View {
    @State private var life = Life("""
        .#.
        ..#
        ###
        """)
    @State private var generation = 0
    let size = 6

    var columns: [GridItem] { Array(repeating: GridItem(.fixed(20), spacing: 1), count: size) }

    var body: some View {
        VStack {
            LazyVGrid(columns: columns, spacing: 1) {
                ForEach(0..<size * size, id: \.self) { index in
                    let (y, x) = index.quotientAndRemainder(dividingBy: size)
                    Rectangle()
                        .fill(life.alive.contains(Point(x: x, y: y)) ? .green : .gray.opacity(0.2))
                        .frame(height: 20)
                }
            }
            HStack {
                Text("Generation \(generation, format: .number)")
                Button("Step") {
                    life.step()
                    generation += 1
                }
            }
        }
    }
}

let glider = Life("""
    .#.
    ..#
    ###
    """)
for (number, generation) in zip(0..., glider).prefix(3) {
    print(number, generation.count, generation.map { $0.x + $0.y }.max() ?? -1)
}
var life = glider
(0..<4).forEach { _ in life.step() }
print(life.picture(width: 4, height: 4))
let blinker = Life("###").prefix(4).map(\.count)
blinker
LifeView()
:tap "Step"

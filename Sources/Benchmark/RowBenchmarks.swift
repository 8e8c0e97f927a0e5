import Playground
import ViewGraph

/// Measures what rows cost: the comparison of their ids, and whole updates of 10,000 of them.
func measureRows(_ report: inout Report) {
  report.begin("rows of a ForEach")
  let ids = (0..<10_000).map { "row \($0)" }
  // Times are those of a keyed comparison with texts as ids, measured apart from this project.
  compare("10,000 ids, 5 % swapped", ids, swapped(ids), goal: 1.1, &report)
  compare("10,000 ids, turned round", ids, ids.reversed(), goal: 1.36, &report)
  compare("10,000 ids, 5 % out and in", ids, exchanged(ids), goal: 1.4, &report)
  let small = update(rows: 1_000)
  let large = update(rows: 10_000)
  report.add(
    Figure(
      name: "moving one of 10,000 rows",
      text: rounded(large * 1e3, 1) + " ms",
      goal: "12 times that of 1,000",
      ratio: small * 12 / large
    )
  )
}

private func compare(
  _ name: String,
  _ old: [String],
  _ new: [String],
  goal: Double,
  _ report: inout Report
) {
  var moved = 0
  let seconds = median { moved += KeyedDiff(from: old, to: new).moved.count }
  report.add(
    Figure(
      name: name,
      text: rounded(seconds * 1e3, 2) + " ms",
      goal: rounded(goal, 2) + " ms",
      ratio: goal * 1e-3 / seconds
    )
  )
}

private func swapped(_ ids: [String]) -> [String] {
  var ids = ids
  for index in stride(from: 0, to: 5_000, by: 20) { ids.swapAt(index, 9_999 - index) }
  return ids
}

private func exchanged(_ ids: [String]) -> [String] {
  ids.enumerated().map { index, id in index % 20 == 0 ? "new \(index)" : id }
}

/// The seconds of an update in which one row goes to another place.
private func update(rows count: Int) -> Double {
  let playground = Playground()
  _ = playground.submit(
    """
    struct Rows: View {
      @State private var items = Array(0..<\(count))
      var body: some View {
        VStack {
          ForEach(items, id: \\.self) { Text("row \\($0)") }
          Button("move") { items.insert(items.remove(at: \(count / 2)), at: 10) }
        }
      }
    }
    Rows()
    """
  )
  var kept = 0
  return median { kept += playground.perform(.tap("move")).diff?.kept.count ?? 0 }
}

import Glibc

/// One measured figure and the goal it is held against.
struct Figure {
  /// What was measured.
  var name: String
  /// The figure with its unit.
  var text: String
  /// The goal with its unit; nil for figures without one.
  var goal: String?
  /// How many times better than the goal; below 1 it is missed.
  var ratio: Double?
}

/// All figures, printed as a table.
struct Report {
  private var sections: [(title: String, figures: [Figure])] = []

  /// Begins a new part of the table.
  mutating func begin(_ title: String) {
    sections.append((title, []))
    Swift.print(title, to: &standardError)
  }

  /// Adds a figure to the part begun last.
  mutating func add(_ figure: Figure) { sections[sections.count - 1].figures.append(figure) }

  /// Prints every part, and how many goals were met.
  func print() {
    let all = sections.flatMap(\.figures)
    let nameWidth = all.map(\.name.count).max() ?? 0
    let textWidth = all.map(\.text.count).max() ?? 0
    let goalWidth = all.compactMap { $0.goal?.count }.max() ?? 0
    for section in sections {
      Swift.print("\n" + section.title)
      for figure in section.figures {
        var line = "  " + padded(figure.name, nameWidth) + "  " + padded(figure.text, textWidth)
        if let goal = figure.goal, let ratio = figure.ratio {
          line += "  goal " + padded(goal, goalWidth) + "  " + rounded(ratio, 2) + "x"
          if ratio < 1 { line += "  missed" }
        }
        Swift.print(line)
      }
    }
    let rated = all.compactMap(\.ratio)
    Swift.print("\n\(rated.count { $0 >= 1 }) of \(rated.count) goals met")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A number with some decimals.
func rounded(_ number: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
  let units = (number * scale).rounded()
  let whole = Int(units / scale)
  guard decimals > 0 else { return String(whole) }
  let rest = String(Int(units.magnitude) % Int(scale))
  return "\(whole)." + String(repeating: "0", count: decimals - rest.count) + rest
}

/// Seconds this program has computed, so that what else runs on the machine counts little.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median of how many seconds something takes, run until half a second has passed.
func median(_ work: () -> Void) -> Double {
  work()
  var times: [Double] = []
  let start = now()
  while times.count < 5 || (now() - start < 0.5 && times.count < 2_000) {
    let before = now()
    work()
    times.append(now() - before)
    if now() - start > 10 { break }
  }
  return times.sorted()[times.count / 2]
}

/// Progress goes where it does not mix with the table.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    var bytes = Array(string.utf8)
    _ = Glibc.write(STDERR_FILENO, &bytes, bytes.count)
  }
}

nonisolated(unsafe) var standardError = StandardError()

import Playground
import ViewLayout

/// What a learner types first: about fifteen views.
private let card = """
  VStack(alignment: .leading, spacing: 12) {
    HStack {
      Text("Breakfast").font(.headline)
      Spacer()
      Text("8:00").foregroundStyle(.secondary)
    }
    Divider()
    HStack {
      Color.orange.frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text("Bread")
        Text("two slices")
      }
    }
  }
  .padding()
  .background(.yellow)
  .frame(width: 280)
  """

/// Measures text in, answer out: parse, type, evaluate, lay out and print type and size.
func measureSnippets(_ report: inout Report) {
  report.begin("engine: one snippet after another in one session")
  let start = now()
  let playground = Playground()
  let first = playground.submit(card)
  report.add(
    Figure(
      name: "first answer, the library read",
      text: rounded((now() - start) * 1e3, 2) + " ms",
      goal: nil,
      ratio: nil
    )
  )
  guard first.size != nil else {
    report.add(Figure(name: "card", text: "no size", goal: "a size", ratio: 0))
    return
  }
  var printed = 0
  let seconds = median {
    let answer = playground.submit(card)
    printed += (answer.type?.utf8.count ?? 0) + Int(answer.size?.width ?? 0)
  }
  report.add(
    Figure(
      name: "card: parse, type, layout, print",
      text: rounded(seconds * 1e6, 0) + " us",
      goal: "150 us",
      ratio: 150e-6 / seconds
    )
  )
  let small = median { printed += playground.submit("Text(\"Hello\").padding()").type?.count ?? 0 }
  report.add(
    Figure(
      name: "Text(\"Hello\").padding()",
      text: rounded(small * 1e6, 0) + " us",
      goal: nil,
      ratio: nil
    )
  )
  let hundred = measureHundred(&printed)
  report.add(
    Figure(
      name: "100 snippets in a new session",
      text: rounded(hundred * 1e3, 1) + " ms",
      goal: "25 ms",
      ratio: 25e-3 / hundred
    )
  )
}

private func measureHundred(_ printed: inout Int) -> Double {
  var total = 0
  let seconds = median {
    let playground = Playground()
    for index in 0..<100 {
      let code = "VStack { Text(\"\(index)\").padding(\(index % 20)); Color.red }.frame(width: 90)"
      total += playground.submit(code).type?.utf8.count ?? 0
    }
  }
  printed += total
  return seconds
}

import Playground
import SwiftSource
import ViewLayout

extension Presentation {
  /// What moves after an input, and what jumps; a reason that neighbours share is told once.
  func motion(_ motion: Motion) -> [String] {
    var lines: [(text: String, style: Style?)] = []
    if motion.moving.isEmpty, motion.still.isEmpty {
      let table = frames(motion.rows)
      return plain ? table : labelled(.labelMotion, table)
    }
    for (list, style) in [(motion.moving, Style?.none), (motion.still, .reset)] {
      lines += groups(list).map { ($0, style) }
    }
    if motion.isEndless || motion.duration > 0 {
      let ending: Message = motion.isEndless ? .motionEndless : .motionLasts
      lines.append((ending.text(in: language, [motion.duration.lengthText]), .dim))
    }
    if plain { return lines.flatMap { fact(.labelMotion, $0.text, nil) } }
    let columns = width - labelWidth
    return labelled(
      .labelMotion,
      lines.flatMap { text, style in
        wrapped(visible(text), columns: columns, indent: "  ")
          .map { part in style.map { styled(part, $0) } ?? part }
      }
    )
  }

  private func groups(_ entries: [Motion.Entry]) -> [String] {
    var lines: [String] = []
    for (index, entry) in entries.prefix(maximumMotions).enumerated() {
      lines.append(what(entry))
      let next = index + 1 < min(entries.count, maximumMotions) ? entries[index + 1] : nil
      let reason = entry.reason.text(in: language)
      if let next, next.animation == entry.animation, next.reason == entry.reason { continue }
      let how = entry.animation ?? Message.motionAtOnce.text(in: language)
      lines.append("  " + Message.motionHow.text(in: language, [how, reason]))
    }
    if entries.count > maximumMotions {
      let words = [String(entries.count - maximumMotions)]
      lines.append(Message.motionMore.text(in: language, words))
    }
    return lines
  }

  private func what(_ entry: Motion.Entry) -> String {
    let view = entry.view + " " + entry.id
    if let transition = entry.transition {
      let word: Message = entry.property == "insertion" ? .motionComes : .motionGoes
      return word.text(in: language, [view, transition])
    }
    if entry.from.isEmpty {
      let word: Message =
        entry.property == "insertion"
        ? .motionCame : entry.property == "removal" ? .motionWent : .motionNewValue
      return word.text(in: language, [view])
    }
    let words = [view, propertyName(entry.property)] + change(entry)
    return Message.motionChange.text(in: language, words)
  }

  private func propertyName(_ name: String) -> String {
    name == "matched" ? Message.motionShared.text(in: language) : name
  }

  /// From and to; of a frame only the parts that differ.
  private func change(_ entry: Motion.Entry) -> [String] {
    let isFrame = entry.property == "frame" || entry.property == "matched"
    guard isFrame, entry.from.count == 4, entry.to.count == 4 else {
      return [numbers(entry.from), numbers(entry.to)]
    }
    return [frameText(entry.from), frameText(entry.to)]
  }

  private func frameText(_ frame: [Double]) -> String {
    let text = frame.map { $0.lengthText }
    return "\(text[0]),\(text[1]) \(text[2])x\(text[3])"
  }

  private func numbers(_ values: [Double]) -> String {
    values.map { $0.lengthText }.joined(separator: " ")
  }

  // MARK: The table

  /// A table of the views that move: time, phase, frame, opacity and what else moves.
  func frames(_ rows: [Motion.Row]) -> [String] {
    let cells = rows.map(cells)
    guard !plain else { return rows.map(sentence) }
    let heads: [Message] = [
      .columnTime, .columnView, .columnPhase, .columnFrame, .columnOpacity, .columnOther,
    ]
    var table = [heads.map { $0.text(in: language) }]
    for (index, row) in cells.enumerated() {
      var row = row
      // The time is written once for all views of a moment.
      if index > 0, rows[index - 1].time == rows[index].time { row[0] = "" }
      table.append(row)
    }
    let used = (0..<heads.count).filter { column in
      table.dropFirst().contains { !$0[column].isEmpty && !isUsual($0[column], column) }
        || column < 2 || column == 3
    }
    let widths = used.map { column in table.map { displayWidth($0[column]) }.max() ?? 0 }
    if widths.reduce(0, +) + 2 * (widths.count - 1) > width { return rows.flatMap(block) }
    return table.enumerated().map { index, row in
      let line = zip(used, widths).map { padded(row[$0], to: $1) }.joined(separator: "  ")
      return index == 0 ? styled(trimmedEnd(line), .label) : trimmedEnd(line)
    }
  }

  /// A column that says nothing in any row is left out.
  private func isUsual(_ text: String, _ column: Int) -> Bool {
    column == 2 ? text == "-" : column == 4 ? text == "1" : false
  }

  private func cells(_ row: Motion.Row) -> [String] {
    [
      row.time.lengthText + " s", row.view + " " + row.id,
      row.phase == "identity" ? "-" : row.phase,
      frameText([row.frame.x, row.frame.y, row.frame.width, row.frame.height]),
      row.opacity.lengthText, others(row),
    ]
  }

  private func others(_ row: Motion.Row) -> String {
    var parts = row.others.map { $0.name + " " + numbers($0.values) }
    if let text = row.text { parts.insert("\"" + visible(text) + "\"", at: 0) }
    if row.rotation != 0 { parts.insert("rotation " + row.rotation.lengthText + "°", at: 0) }
    return parts.joined(separator: ", ")
  }

  private func sentence(_ row: Motion.Row) -> String {
    let text = cells(row)
    var parts = [text[0], text[1]]
    if text[2] != "-" { parts.append(text[2]) }
    parts.append(text[3])
    if row.opacity != 1 { parts.append(Message.columnOpacity.text(in: language) + " " + text[4]) }
    if !text[5].isEmpty { parts.append(text[5]) }
    return parts.joined(separator: Message.comma.text(in: language))
  }

  /// A row over several lines, for narrow terminals.
  private func block(_ row: Motion.Row) -> [String] {
    let text = cells(row)
    var lines = [text[0] + "  " + text[1], "  " + text[3]]
    if text[2] != "-" { lines.append("  " + text[2]) }
    if row.opacity != 1 {
      lines.append("  " + Message.columnOpacity.text(in: language) + " " + text[4])
    }
    if !text[5].isEmpty { lines.append("  " + text[5]) }
    return lines
  }

  private func trimmedEnd(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// How many things that move are listed before the rest is only counted.
private let maximumMotions = 8

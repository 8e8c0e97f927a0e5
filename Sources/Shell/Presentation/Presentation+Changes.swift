import Playground
import SwiftSource

/// One line about what changed.
private struct ChangeLine {
  var text: String
  var style: Style?
}

extension Presentation {
  /// What kept and what lost its identity, with reasons.
  ///
  /// Views inside one that is new or gone are counted, not listed, since they share its fate; JSON
  /// has them all.
  func changes(_ diff: IdentityDiff) -> [String] {
    var lines: [ChangeLine] = []
    if !diff.kept.isEmpty { lines.append(kept(diff.kept)) }
    lines += list(.changeUpdated, diff.updated, nil)
    if let line = replacement(diff) {
      lines.append(line)
    } else {
      lines += list(.changeInserted, outermost(diff.inserted), .inserted)
      lines += list(.changeRemoved, outermost(diff.removed), .removed)
    }
    lines += list(.changeMoved, diff.moved, nil)
    lines += list(.changeReset, diff.stateReset, .reset)
    if lines.isEmpty {
      lines = [ChangeLine(text: Message.changeNothing.text(in: language), style: nil)]
    }
    if plain { return lines.flatMap { fact(.labelChanges, $0.text, nil) } }
    let columns = width - labelWidth
    return labelled(
      .labelChanges,
      lines.flatMap { line in
        wrapped(visible(line.text), columns: columns, indent: "  ")
          .map { part in line.style.map { styled(part, $0) } ?? part }
      }
    )
  }

  private func kept(_ entries: [IdentityDiff.Entry]) -> ChangeLine {
    let names = entries.prefix(8).map { $0.view + " " + $0.id }
    let more = entries.count > 8 ? " …" : ""
    let list = names.joined(separator: Message.comma.text(in: language)) + more
    let text = Message.changeKept.text(in: language, [String(entries.count), list])
    return ChangeLine(text: text, style: nil)
  }

  /// One line instead of all when nothing of the former view is left.
  private func replacement(_ diff: IdentityDiff) -> ChangeLine? {
    guard diff.kept.isEmpty, diff.updated.isEmpty, diff.moved.isEmpty,
      let new = diff.inserted.first, let old = diff.removed.first
    else { return nil }
    let text = Message.changeReplaced.text(in: language, [new.view, old.view])
    return ChangeLine(text: text, style: .reset)
  }

  /// Entries that are not inside another of the list, each with the number of those inside it.
  private func outermost(
    _ entries: [IdentityDiff.Entry]
  ) -> [(entry: IdentityDiff.Entry, inside: Int)] {
    var found: [(entry: IdentityDiff.Entry, inside: Int)] = []
    for entry in entries {
      if let outer = found.lastIndex(where: { entry.id.hasPrefix($0.entry.id + ".") }) {
        found[outer].inside += 1
      } else {
        found.append((entry, 0))
      }
    }
    return found
  }

  private func list(
    _ word: Message,
    _ entries: [IdentityDiff.Entry],
    _ style: Style?
  ) -> [ChangeLine] {
    list(word, entries.map { ($0, 0) }, style)
  }

  /// One line for neighbours that share a reason.
  private func list(
    _ word: Message,
    _ entries: [(entry: IdentityDiff.Entry, inside: Int)],
    _ style: Style?
  ) -> [ChangeLine] {
    var groups: [(names: [String], inside: Int, reason: String)] = []
    for (entry, inside) in entries {
      let name = entry.view + " " + entry.id
      let reason = entry.reason.text(in: language)
      if let last = groups.last, last.reason == reason, last.names.count < 6 {
        groups[groups.count - 1].names.append(name)
        groups[groups.count - 1].inside += inside
      } else {
        groups.append(([name], inside, reason))
      }
    }
    let comma = Message.comma.text(in: language)
    var lines = groups.prefix(maximumChanges).map { group in
      var names = group.names.joined(separator: comma)
      if group.inside > 0 {
        names += Message.changeInside.text(in: language, [String(group.inside)])
      }
      let words = [word.text(in: language), names, group.reason]
      return ChangeLine(text: Message.changeEntry.text(in: language, words), style: style)
    }
    if groups.count > maximumChanges {
      let words = [word.text(in: language), String(groups.count - maximumChanges)]
      lines.append(ChangeLine(text: Message.changesMore.text(in: language, words), style: style))
    }
    return lines
  }
}

/// How many lines of one kind of change are listed before the rest is only counted.
private let maximumChanges = 12

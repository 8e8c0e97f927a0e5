import Playground
import SwiftSource
import SwiftTypes
import ViewLayout
import ViewPicture

/// One side of a comparison: what was asked for and what came of it.
private struct ComparedSide {
  let title: String
  let inspection: Inspection
  let type: String?
}

/// `:compare A | B`: two views, or one view in two windows, metrics or offers.
@Sendable func compareViews(_ session: Session, _ argument: String) -> [Session.Reply] {
  let language = session.language
  guard let (first, second) = sides(of: argument), !trimmed(first).isEmpty,
    !trimmed(second).isEmpty
  else {
    return [.refusal([Message.compareNeedsTwo.text(in: language)])]
  }
  var left = CommandFlags(first, of: "compare", taking: [], in: session)
  var right = CommandFlags(second, of: "compare", taking: [], in: session)
  if left.problem == nil { _ = left.takeBareSetting() }
  if right.problem == nil { _ = right.takeBareSetting() }
  // A side that only says where is about the view of the other one.
  if right.rest.isEmpty, !left.rest.isEmpty { right.replaceRest(left.rest) }
  if left.rest.isEmpty, !right.rest.isEmpty, !left.changes.isEmpty { left.replaceRest(right.rest) }
  var made: [ComparedSide] = []
  for (flags, text) in [(left, first), (right, second)] {
    let replies = inspect(session, flags) { inspection, answer in
      guard let inspection else { return nil }
      made.append(ComparedSide(title: trimmed(text), inspection: inspection, type: answer.type))
      return []
    } missing: {
      Message.noViewYet.text(in: language)
    }
    guard case .lines? = replies.first else { return replies }
  }
  guard made.count == 2 else { return [] }
  return [.lines(session.presentation.comparison(made[0], made[1]))]
}

/// What stands before and after the one `|` outside of strings and brackets.
func sides(of text: String) -> (String, String)? {
  let characters = Array(text)
  var depth = 0
  var isInString = false
  var bars: [Int] = []
  var index = 0
  while index < characters.count {
    let character = characters[index]
    if isInString {
      if character == "\\" { index += 1 } else if character == "\"" { isInString = false }
    } else {
      switch character {
      case "\"": isInString = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "|" where depth == 0:
        if index + 1 < characters.count, characters[index + 1] == "|" {
          index += 1
        } else {
          bars.append(index)
        }
      default: break
      }
    }
    index += 1
  }
  guard bars.count == 1, let bar = bars.first else { return nil }
  let first = trimmed(String(characters[..<bar]))
  let second = trimmed(String(characters[(bar + 1)...]))
  return first.isEmpty && second.isEmpty ? nil : (first, second)
}

extension Presentation {
  /// Both sides, and the first number in which they differ.
  fileprivate func comparison(_ first: ComparedSide, _ second: ComparedSide) -> [String] {
    let pairs = first.inspection.pairs(with: second.inspection)
    let differing = pairs.filter {
      first.inspection.frame(of: first.inspection.entries[$0.first])
        != second.inspection.frame(of: second.inspection.entries[$0.second])
    }
    let marks = (Set(differing.map(\.first)), Set(differing.map(\.second)))
    let gap = 3
    let half = (width - gap) / 2
    let isBeside =
      !plain && half >= 28 && fits(first.inspection.picture, half)
      && fits(second.inspection.picture, half)
    let columns = isBeside ? half : width
    let scale = commonScale(first.inspection.picture, second.inspection.picture, columns)
    let left = side("A", first, marks.0, columns, scale)
    let right = side("B", second, marks.1, columns, scale)
    var lines: [String] = []
    if isBeside {
      for index in 0..<max(left.count, right.count) {
        let start = index < left.count ? left[index] : ""
        let end = index < right.count ? right[index] : ""
        let blanks = String(repeating: " ", count: max(0, half + gap - shownWidth(of: start)))
        lines.append(end.isEmpty ? start : start + blanks + end)
      }
    } else {
      lines = left + (plain ? [] : [""]) + right
    }
    let verdict = verdict(first, second)
    return lines + (plain ? [] : [""]) + verdict
  }

  /// Whether a picture stays legible beside another one.
  private func fits(_ picture: Picture, _ columns: Int) -> Bool {
    picture.bounds.width / 12 + 7 <= Double(columns)
  }

  /// The scale of both pictures, since only equal scales can be compared: the finer one if both
  /// fit at it.
  private func commonScale(_ first: Picture, _ second: Picture, _ columns: Int) -> Double {
    let pictures = [first, second]
    let wanted = pictures.map { pictureScale(of: $0, columns) }
    let finest = wanted.min() ?? 10
    let possible = pictures.map { pictureScale(of: $0, columns, wanting: finest) }
    return possible.max() ?? finest
  }

  private func side(
    _ letter: String,
    _ side: ComparedSide,
    _ marks: Set<Int>,
    _ columns: Int,
    _ scale: Double
  ) -> [String] {
    let title = visible(side.title)
    var lines = plain ? [letter + "  " + title] : titleLines(letter, title, columns)
    let entries = side.inspection.entries
    let names = entries.map { visible($0.name) }
    let sizes = entries.map { side.inspection.frame(of: $0).size.lengthText }
    let sizeWidth = sizes.map(displayWidth).max() ?? 0
    let nameWidth = min(names.map(displayWidth).max() ?? 0, columns - sizeWidth - 5)
    for (index, name) in names.enumerated().prefix(12) {
      let differs = marks.contains(index)
      if plain {
        let mark = differs ? "≠ " : ""
        lines.append(mark + name + Message.comma.text(in: language) + sizes[index])
        continue
      }
      let cut = wrapped(name, columns: max(8, nameWidth)).first ?? name
      let size = differs ? styled(sizes[index], .reset) : styled(sizes[index], .number)
      lines.append((differs ? "≠ " : "  ") + padded(cut, to: nameWidth) + "  " + size)
    }
    if names.count > 12 { lines.append("  …") }
    return lines + drawing(side.inspection.picture, columns: columns, scale: scale)
  }

  /// Code broken before its modifiers, as far as it does not fit.
  private func titleLines(_ letter: String, _ title: String, _ columns: Int) -> [String] {
    let room = columns - 3
    var lines = [""]
    for piece in modifiers(of: title) {
      let last = lines[lines.count - 1]
      if displayWidth(last + piece) > room, !last.isEmpty {
        lines.append(piece)
      } else {
        lines[lines.count - 1] = last + piece
      }
    }
    return lines.flatMap { wrapped($0, columns: room) }.prefix(6).enumerated().map {
      styled(($0 == 0 ? letter + "  " : "   ") + $1, .label)
    }
  }

  /// Code in pieces that each begin with a modifier of the whole.
  private func modifiers(of code: String) -> [String] {
    var pieces = [""]
    var depth = 0
    for character in code {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ".", depth == 0 { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  private func verdict(_ first: ComparedSide, _ second: ComparedSide) -> [String] {
    var texts = [text(of: first.inspection.firstDifference(from: second.inspection))]
    if let mine = first.type, let theirs = second.type {
      texts.append(typeText(mine, theirs))
    }
    return texts.flatMap { text in
      plain ? [visible(text)] : wrapped(visible(text), columns: width, indent: "  ")
    }
  }

  private func text(of difference: InspectionDifference?) -> String {
    switch difference {
    case nil: return Message.compareSame.text(in: language)
    case .whole(let number, let first, let second):
      let name = number == .width ? Message.wholeWidth : .wholeHeight
      let words = [name.text(in: language), first.lengthText, second.lengthText]
      return Message.compareSize.text(in: language, words)
    case .part(let number, let name, let first, let second):
      let names: [InspectionDifference.Number: Message] = [
        .width: .partWidth, .height: .partHeight, .x: .partX, .y: .partY,
      ]
      let part = names[number]?.text(in: language) ?? number.rawValue
      return Message.compareOf.text(
        in: language,
        [part, name, first.lengthText, second.lengthText]
      )
    case .missing(let name, let isInFirst):
      return Message.compareMissing.text(in: language, [name, isInFirst ? "A" : "B"])
    }
  }

  private func typeText(_ first: String, _ second: String) -> String {
    guard let mine = try? readTypeName(first), let theirs = try? readTypeName(second),
      let difference = mine.firstDifference(from: theirs)
    else { return Message.compareSameType.text(in: language) }
    let words = [difference.found.name, difference.expected.name]
    return Message.compareTypes.text(in: language, words)
  }

  /// The columns of a line whose colours do not count.
  private func shownWidth(of line: String) -> Int {
    var text = ""
    var isCode = false
    for character in line {
      if character == "\u{1B}" {
        isCode = true
      } else if isCode {
        if character.isLetter { isCode = false }
      } else {
        text.append(character)
      }
    }
    return displayWidth(text)
  }
}

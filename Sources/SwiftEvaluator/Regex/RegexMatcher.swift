import SwiftSource

/// A text made ready for matching.
struct RegexText {
  let characters: [Character]
  /// The byte at which each character begins, and the end.
  let offsets: [Int]

  init(_ text: String, scalars: Bool) {
    characters = scalars ? text.unicodeScalars.map { Character($0) } : Array(text)
    var offset = 0
    var offsets: [Int] = []
    offsets.reserveCapacity(characters.count + 1)
    for character in characters {
      offsets.append(offset)
      offset += character.utf8.count
    }
    self.offsets = offsets + [offset]
  }
}

/// Runs a compiled regular expression over a text, going back to open choices when it is stuck.
///
/// Choices stand in a list of their own, so no pattern needs the host's stack; a pattern that tries
/// too many ways is stopped.
struct RegexMatcher {
  let program: RegexProgram
  let text: RegexText
  /// How many steps all searches together may take.
  let limit: Int
  /// The steps taken so far.
  private(set) var steps = 0
  private var registers: [Int]
  private var stack: [Entry] = []
  private var searchStart = 0

  /// What is undone or tried when the way taken leads nowhere.
  private struct Entry {
    enum Kind {
      case choice
      case register
      case giveBack
      case takeMore
    }
    let kind: Kind
    /// The instruction to go on with, or the register.
    let target: Int
    /// Where in the text, or what the register held.
    let position: Int
    /// The least position, or how many more may be taken.
    let extra: Int
  }

  /// How many open choices one match may have.
  static let deepest = 2_000_000

  init(_ program: RegexProgram, _ text: RegexText) {
    self.program = program
    self.text = text
    limit = 3_000_000 + 40 * text.characters.count
    registers = []
  }

  /// The first match that begins at `start` or later.
  mutating func search(from start: Int) throws(EvaluationError) -> [Int]? {
    var start = start
    while start <= text.characters.count {
      if let found = try match(at: start) { return found }
      start += 1
    }
    return nil
  }

  /// The match that begins at `start`; `isWhole` asks that it reaches the end.
  ///
  /// - Returns: For each group the positions where it begins and ends; -1 for a group not passed.
  mutating func match(at start: Int, isWhole: Bool = false) throws(EvaluationError) -> [Int]? {
    registers = Array(repeating: -1, count: program.registerCount)
    stack.removeAll(keepingCapacity: true)
    searchStart = start
    var counter = 0
    var position = start
    while true {
      steps += 1
      if steps > limit || stack.count > Self.deepest {
        throw EvaluationError(.stageLimit("regular expression", limit))
      }
      if case .match = program.instructions[counter] {
        if !isWhole || position == text.characters.count {
          registers[0] = start
          registers[1] = position
          return Array(registers.prefix(2 * (program.captures.count + 1)))
        }
      } else if step(&counter, &position) {
        continue
      }
      guard goBack(&counter, &position) else { return nil }
    }
  }

  // MARK: Steps

  /// Does one instruction; false when the way taken leads nowhere.
  private mutating func step(_ counter: inout Int, _ position: inout Int) -> Bool {
    let instruction = program.instructions[counter]
    counter += 1
    switch instruction {
    case .one(let test):
      guard position < text.characters.count, test.matches(text.characters[position]) else {
        return false
      }
      position += 1
    case .run(let test, let least, let most, let mode):
      return take(test, least, most, mode, counter, &position)
    case .anchor(let anchor, let options):
      return text.isAt(anchor, position, options, searchStart: searchStart)
    case .split(let first, let second):
      push(.choice, second, position)
      counter = first
    case .jump(let target): counter = target
    case .save(let register): set(register, position)
    case .copy(let from, let to): set(to, registers[from])
    case .set(let register, let value): set(register, value)
    case .increment(let register): set(register, registers[register] + 1)
    case .jumpIfBelow(let register, let bound, let target):
      if registers[register] < bound { counter = target }
    case .jumpIfStill(let register, let target):
      if registers[register] == position { counter = target }
    case .reference(let group, let options): return repeatGroup(group, options, &position)
    case .mark(let register): set(register, stack.count, isMark: true)
    case .cut(let register): cut(to: registers[register])
    case .restore(let register): position = registers[register]
    case .fail: return false
    case .match: return true
    }
    return true
  }

  /// Takes a run of characters of one set, remembering that it could be shorter or longer.
  private mutating func take(
    _ test: RegexTest,
    _ least: Int,
    _ most: Int,
    _ mode: RegexRepetition,
    _ next: Int,
    _ position: inout Int
  ) -> Bool {
    let wanted = mode == .reluctant ? least : most
    let start = position
    while position - start < wanted, position < text.characters.count,
      test.matches(text.characters[position])
    {
      position += 1
    }
    steps += (position - start) / 8
    guard position - start >= least else { return false }
    if mode == .eager, position - start > least {
      push(.giveBack, next, position, start + least)
    } else if mode == .reluctant, most > least {
      push(.takeMore, next, position, most - least)
    }
    return true
  }

  private mutating func repeatGroup(
    _ group: Int,
    _ options: RegexOptions,
    _ position: inout Int
  ) -> Bool {
    let start = registers[2 * group]
    let end = registers[2 * group + 1]
    guard start >= 0, end >= start, position + end - start <= text.characters.count else {
      return false
    }
    for index in start..<end {
      let one = text.characters[index]
      let other = text.characters[position]
      let isSame =
        options.contains(.ignoresCase) ? one.lowercased() == other.lowercased() : one == other
      if !isSame { return false }
      position += 1
    }
    return true
  }

  // MARK: Choices

  private mutating func push(_ kind: Entry.Kind, _ target: Int, _ position: Int, _ extra: Int = 0) {
    stack.append(Entry(kind: kind, target: target, position: position, extra: extra))
  }

  /// Writes a register so that going back restores it; a mark counts its own entry too.
  private mutating func set(_ register: Int, _ value: Int, isMark: Bool = false) {
    if stack.isEmpty {
      registers[register] = value
      return
    }
    push(.register, register, registers[register])
    registers[register] = isMark ? value + 1 : value
  }

  /// Forgets the choices above a height; what they would restore is still restored by those below.
  private mutating func cut(to height: Int) {
    guard height < stack.count else { return }
    let kept = height == 0 ? [] : stack[height...].filter { $0.kind == .register }
    stack.removeSubrange(height...)
    stack += kept
  }

  /// Takes up the last choice that is left; false without.
  private mutating func goBack(_ counter: inout Int, _ position: inout Int) -> Bool {
    while let entry = stack.popLast() {
      switch entry.kind {
      case .register:
        registers[entry.target] = entry.position
        continue
      case .choice: position = entry.position
      case .giveBack:
        position = entry.position - 1
        if position > entry.extra { push(.giveBack, entry.target, position, entry.extra) }
      case .takeMore:
        guard entry.position < text.characters.count,
          case .run(let test, _, _, _) = program.instructions[entry.target - 1],
          test.matches(text.characters[entry.position])
        else { continue }
        position = entry.position + 1
        if entry.extra > 1 { push(.takeMore, entry.target, position, entry.extra - 1) }
      }
      counter = entry.target
      return true
    }
    return false
  }
}

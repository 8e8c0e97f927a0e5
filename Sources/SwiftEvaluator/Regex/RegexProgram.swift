import SwiftSource

/// One step of a compiled regular expression.
enum RegexInstruction {
  /// Takes one character of a set.
  case one(RegexTest)
  /// Takes between `least` and `most` characters of a set.
  case run(RegexTest, least: Int, most: Int, RegexRepetition)
  /// Goes on when the place is right.
  case anchor(RegexAnchor, RegexOptions)
  /// Tries `first`; when that leads nowhere, `second`.
  case split(first: Int, second: Int)
  /// Goes on elsewhere.
  case jump(Int)
  /// Remembers the position in a register.
  case save(Int)
  /// Copies a register.
  case copy(from: Int, to: Int)
  /// Puts a number in a register.
  case set(Int, Int)
  /// Adds one to a register.
  case increment(Int)
  /// Goes on elsewhere when a register is below a number.
  case jumpIfBelow(Int, Int, target: Int)
  /// Goes on elsewhere when nothing was taken since the position was remembered.
  case jumpIfStill(Int, target: Int)
  /// Takes the text of a group again.
  case reference(Int, RegexOptions)
  /// Remembers how many choices are open.
  case mark(Int)
  /// Forgets the choices made since the mark.
  case cut(Int)
  /// Goes back to a remembered position.
  case restore(Int)
  /// Leads nowhere.
  case fail
  /// All is matched.
  case match
}

/// A set of characters together with the options it is tested under.
struct RegexTest {
  let set: RegexSet
  let options: RegexOptions
  /// The character when there is only one and case counts.
  let single: Character?

  init(_ set: RegexSet, _ options: RegexOptions) {
    self.set = set
    self.options = options
    if case .character(let character) = set, !options.contains(.ignoresCase) {
      single = character
    } else {
      single = nil
    }
  }

  func matches(_ character: Character) -> Bool {
    if let single { return single == character }
    return set.contains(character, options)
  }
}

/// A regular expression made ready to run.
final class RegexProgram {
  let instructions: [RegexInstruction]
  let captures: [RegexCapture]
  /// Two for each group from 0, the whole match, and those of the loops.
  let registerCount: Int
  let matchesScalars: Bool

  init(_ pattern: String, options: RegexOptions) throws(RegexMistake) {
    let parsed = try RegexParser.parse(pattern, options: options)
    var compiler = RegexCompiler(groupCount: parsed.captures.count)
    compiler.compile(parsed.syntax)
    compiler.emit(.match)
    instructions = compiler.instructions
    registerCount = compiler.registerCount
    captures = parsed.captures
    matchesScalars = options.contains(.scalars)
  }
}

/// Turns a regular expression into instructions.
struct RegexCompiler {
  private(set) var instructions: [RegexInstruction] = []
  private(set) var registerCount: Int

  init(groupCount: Int) { registerCount = 2 * (groupCount + 1) }

  mutating func emit(_ instruction: RegexInstruction) { instructions.append(instruction) }

  private mutating func register() -> Int {
    registerCount += 1
    return registerCount - 1
  }

  private var here: Int { instructions.count }

  mutating func compile(_ syntax: RegexSyntax) {
    switch syntax {
    case .sequence(let parts): for part in parts { compile(part) }
    case .alternatives(let branches): compileAlternatives(branches)
    case .one(let set, let options): emit(.one(RegexTest(set, options)))
    case .anchor(let anchor, let options): emit(.anchor(anchor, options))
    case .repeated(let part, let least, let most, let mode):
      compileRepeated(part, least, most, mode)
    case .capture(let part, let number):
      let start = register()
      emit(.save(start))
      compile(part)
      emit(.save(2 * number + 1))
      emit(.copy(from: start, to: 2 * number))
    case .atomic(let part):
      let mark = register()
      emit(.mark(mark))
      compile(part)
      emit(.cut(mark))
    case .lookahead(let part, let isNegative): compileLookahead(part, isNegative)
    case .reference(let number, let options): emit(.reference(number, options))
    }
  }

  private mutating func compileAlternatives(_ branches: [RegexSyntax]) {
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      guard index < branches.count - 1 else {
        compile(branch)
        break
      }
      let split = here
      emit(.fail)
      compile(branch)
      jumps.append(here)
      emit(.fail)
      instructions[split] = .split(first: split + 1, second: here)
    }
    for jump in jumps { instructions[jump] = .jump(here) }
  }

  private mutating func compileLookahead(_ part: RegexSyntax, _ isNegative: Bool) {
    let mark = register()
    emit(.mark(mark))
    guard isNegative else {
      let place = register()
      emit(.save(place))
      compile(part)
      emit(.cut(mark))
      emit(.restore(place))
      return
    }
    let split = here
    emit(.fail)
    compile(part)
    emit(.cut(mark))
    emit(.fail)
    instructions[split] = .split(first: split + 1, second: here)
  }

  private mutating func compileRepeated(
    _ part: RegexSyntax,
    _ least: Int,
    _ most: Int?,
    _ mode: RegexRepetition
  ) {
    if case .one(let set, let options) = part {
      emit(.run(RegexTest(set, options), least: least, most: most ?? Int.max, mode))
      return
    }
    if most == 0 { return }
    let mark = mode == .possessive ? register() : nil
    if let mark { emit(.mark(mark)) }
    compileLoop(part, least, most, isReluctant: mode == .reluctant)
    if let mark { emit(.cut(mark)) }
  }

  /// A loop that counts its rounds, where the count matters, and that stops when a round took
  /// nothing.
  private mutating func compileLoop(
    _ part: RegexSyntax,
    _ least: Int,
    _ most: Int?,
    isReluctant: Bool
  ) {
    let counter = least > 0 || most != nil ? register() : nil
    let place = register()
    if let counter { emit(.set(counter, 0)) }
    let start = here
    let choose = start + (least > 0 ? 1 : 0) + (most != nil ? 2 : 0)
    let body = choose + 1
    if let counter, least > 0 { emit(.jumpIfBelow(counter, least, target: body)) }
    if let counter, let most {
      emit(.jumpIfBelow(counter, most, target: choose))
      emit(.fail)
    }
    emit(.fail)
    emit(.save(place))
    compile(part)
    if let counter { emit(.increment(counter)) }
    let still = here
    emit(.fail)
    emit(.jump(start))
    let end = here
    instructions[still] = .jumpIfStill(place, target: end)
    instructions[choose] =
      isReluctant ? .split(first: end, second: body) : .split(first: body, second: end)
    if most != nil { instructions[choose - 1] = .jump(end) }
  }
}

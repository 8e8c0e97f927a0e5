import Foundation

/// One snippet that the compiler judges: declarations, then at most one expression.
public struct OracleCase: Sendable {
  /// Its name, unique in the corpus.
  public let name: String
  /// The corpus file and the line where the case starts, for messages.
  public let place: String
  /// What the case says about itself.
  public let expectation: Expectation
  /// The program: declarations, then at most one expression.
  public let source: String

  /// What a case says about the compiler's answer.
  public enum Expectation: Sendable, Equatable {
    /// `// type:` the printed type of the expression.
    case type(String)
    /// `// accepted`: it compiles; the compiler's answer is taken as it is.
    case accepted
    /// `// refused`, perhaps with `// at:` and `// error:`, the compiler's first message.
    case refused(line: Int?, column: Int?, error: String?)
  }

  /// The declarations and the expression of the source, as line numbers from 0.
  ///
  /// The expression starts at the last line that begins in the first column with something that
  /// neither closes nor continues what stands before it and is no declaration.
  public var expressionStart: Int? {
    let lines = source.components(separatedBy: "\n")
    for index in lines.indices.reversed() {
      guard let first = lines[index].first, !" })].?:&|+-*/\"".contains(first) else { continue }
      if lines[index].hasPrefix("//") { continue }
      return Self.startsDeclaration(lines[index]) ? nil : index
    }
    return nil
  }

  /// True when a line in the first column starts a declaration.
  static func startsDeclaration(_ line: String) -> Bool {
    if line.hasPrefix("@") { return true }
    let word = line.prefix { $0.isLetter }
    return [
      "struct", "final", "class", "enum", "protocol", "func", "let", "var", "typealias",
      "extension", "indirect", "infix", "prefix", "postfix", "precedencegroup", "import", "private",
      "fileprivate", "macro", "actor",
    ].contains(word)
  }
}

/// Why the corpus cannot be read.
public enum OracleCorpusError: Error, Equatable {
  /// Two cases share a name.
  case duplicate(String)
  /// A comment in a case's head has an unknown key.
  case unknownKey(place: String, line: String)
  /// A case says nothing about the compiler's answer, or two things.
  case noExpectation(place: String)
}

extension OracleCase {
  /// Reads the cases of one corpus file.
  public static func read(_ text: String, file: String) throws -> [OracleCase] {
    var cases: [OracleCase] = []
    var lines = text.components(separatedBy: "\n")[...]
    var number = 0
    func next() -> String? {
      number += 1
      return lines.popFirst()
    }
    while let line = next() {
      guard line.hasPrefix("// case: ") else { continue }
      let place = "\(file):\(number)"
      var head: [String] = []
      while let peek = lines.first, peek.hasPrefix("// "), !peek.hasPrefix("// case: ") {
        head.append(peek)
        _ = next()
      }
      var body: [String] = []
      while let peek = lines.first, !peek.hasPrefix("// case: ") {
        body.append(peek)
        _ = next()
      }
      while body.last?.isEmpty == true { body.removeLast() }
      cases.append(
        OracleCase(
          name: String(line.dropFirst("// case: ".count)),
          place: place,
          expectation: try expectation(head, place: place),
          source: body.joined(separator: "\n") + "\n"
        )
      )
    }
    return cases
  }

  private static func expectation(_ head: [String], place: String) throws -> Expectation {
    var answer: Expectation?
    var line: Int?
    var column: Int?
    var error: String?
    for comment in head {
      let key = comment.dropFirst(3)
      if key.hasPrefix("type: ") {
        answer = .type(String(key.dropFirst(6)))
      } else if key == "accepted" {
        answer = .accepted
      } else if key == "refused" {
        answer = .refused(line: nil, column: nil, error: nil)
      } else if key.hasPrefix("at: ") {
        let parts = key.dropFirst(4).split(separator: ":").compactMap { Int($0) }
        line = parts.first
        column = parts.count > 1 ? parts[1] : nil
      } else if key.hasPrefix("error: ") {
        error = String(key.dropFirst(7))
      } else if !key.hasPrefix("note: ") {
        throw OracleCorpusError.unknownKey(place: place, line: comment)
      }
    }
    guard let answer else { throw OracleCorpusError.noExpectation(place: place) }
    if case .refused = answer { return .refused(line: line, column: column, error: error) }
    return answer
  }
}

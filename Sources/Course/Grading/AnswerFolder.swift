import Glibc

/// One answer found in a folder.
struct FoundAnswer: Hashable, Sendable {
  /// Who handed it in: the name of their folder or file.
  let learner: String
  /// Where it lies.
  let path: String
  /// `CHAPTER#EXERCISE`.
  let exercise: String
}

/// A folder of answers.
///
///     DIR/LEARNER/CHAPTER#EXERCISE.swift
///     DIR/LEARNER/CHAPTER/EXERCISE.swift
///     DIR/LEARNER.swift, DIR/LEARNER/*.swift    when one exercise is named
///
/// Predictions may be `.txt` files. Links are never followed, so that nobody hands in the answer of
/// somebody else, or the grader's own files.
struct AnswerFolder {
  /// The answers, in order of their paths.
  private(set) var answers: [FoundAnswer] = []
  /// Paths that are no answers, with the reason.
  private(set) var ignored: [(path: String, problem: FileProblem)] = []

  /// How many entries of a folder are looked at.
  private static let largest = 200_000

  init(_ directory: String, exercise: String?) throws(FileProblem) {
    for name in try directoryNames(directory).prefix(Self.largest) where !name.hasPrefix(".") {
      let path = directory + "/" + name
      switch kind(of: path) {
      case .folder: readLearner(name, path, exercise: exercise)
      case .file:
        if let exercise, let stem = stem(of: name) {
          answers.append(FoundAnswer(learner: stem, path: path, exercise: exercise))
        }
      case .other: ignored.append((path, .notAFile))
      }
    }
  }

  private mutating func readLearner(_ learner: String, _ directory: String, exercise: String?) {
    for name in names(in: directory) {
      let path = directory + "/" + name
      switch kind(of: path) {
      case .file:
        guard let stem = stem(of: name) else { continue }
        if let id = exercise ?? (stem.contains("#") ? stem : nil) {
          answers.append(FoundAnswer(learner: learner, path: path, exercise: id))
        }
      case .folder:
        guard exercise == nil else { continue }
        for inner in names(in: path) {
          let file = path + "/" + inner
          guard let stem = stem(of: inner) else { continue }
          if kind(of: file) == .file {
            answers.append(FoundAnswer(learner: learner, path: file, exercise: "\(name)#\(stem)"))
          } else {
            ignored.append((file, .notAFile))
          }
        }
      case .other: ignored.append((path, .notAFile))
      }
    }
  }

  private mutating func names(in directory: String) -> [String] {
    do throws(FileProblem) {
      return try directoryNames(directory).filter { !$0.hasPrefix(".") }
    } catch {
      ignored.append((directory, error))
      return []
    }
  }

  /// The name without `.swift` or `.txt`; nil for other files.
  private func stem(of name: String) -> String? {
    for ending in [".swift", ".txt"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return nil
  }

  private enum Kind {
    case file
    case folder
    case other
  }

  private func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}

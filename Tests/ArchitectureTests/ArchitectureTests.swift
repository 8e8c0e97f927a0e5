import Testing

/// Who may import whom: the readable twin of the compiler's check of explicit dependencies.
private let allowedImports: [String: Set<String>] = {
  let engine = [
    "SwiftSource", "SwiftTypes", "SwiftChecker", "SwiftEvaluator", "ViewLibrary", "ViewGraph",
    "ViewLayout", "ViewMotion", "ViewPicture", "Playground",
  ]
  var table: [String: Set<String>] = [:]
  // An arrow only goes up the list.
  for (index, name) in engine.enumerated() { table[name] = Set(engine[..<index]) }
  table["Course"] = [
    "SwiftSource", "SwiftTypes", "ViewLayout", "Playground", "FoundationEssentials", "Glibc",
    "Synchronization",
  ]
  table["Shell"] = [
    "CLibEdit", "SwiftSource", "SwiftTypes", "ViewLayout", "ViewPicture", "Playground", "Course",
    "FoundationEssentials", "Glibc",
  ]
  table["viewshell"] = ["Shell", "Glibc"]
  table["Benchmark"] = ["Playground", "ViewGraph", "ViewLayout", "Glibc"]
  return table
}()

private let engineTargets: Set<String> = [
  "SwiftSource", "SwiftTypes", "SwiftChecker", "SwiftEvaluator", "ViewLibrary", "ViewGraph",
  "ViewLayout", "ViewMotion", "ViewPicture", "Playground",
]

/// Files of the engine that take the functions of mathematics, and nothing else, from the C library.
private let mathematics: Set<String> = [
  "Sources/SwiftEvaluator/Natives/FloatNatives.swift", "Sources/ViewMotion/Curves/Spring.swift",
  "Sources/ViewMotion/Scene/Turning.swift",
]

/// Functions that are one long table by nature: the loop over the instructions.
private let longFunctions: Set<String> = ["interpretUntilError(entry:"]

/// What engine code never calls: it has no output and no exit, and does not trap on input.
private let forbiddenCalls = [
  "print(", "exit(", "fatalError(", "try!", " as! ", "debugPrint(", "assertionFailure(",
]

/// Folders of Swift that is data: the libraries, which the engine reads and never compiles.
private func isData(_ path: String) -> Bool {
  ["/ViewLibrary/Library/", "/SwiftEvaluator/Standard/", "/Tests/Cases/"]
    .contains { ("/" + path).contains($0) }
}

@Suite struct ArchitectureTests {
  private let sources = swiftFiles(in: "Sources").filter { !isData($0.path) }

  @Test func `every import goes up the list of modules`() {
    #expect(!sources.isEmpty)
    for file in sources {
      guard let allowed = allowedImports[file.target] else {
        Issue.record("\(file.path): the target \(file.target) is not in the table")
        continue
      }
      for line in file.code {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 3, words.count > index + 1,
          words[..<index].allSatisfy({
            ["public", "internal", "private", "@testable"].contains($0)
          })
        else { continue }
        let name = String(words[words.count - 1].split(separator: ".")[0])
        let isMathematics = mathematics.contains(file.path)
        let isAllowed =
          allowed.contains(name) || (isMathematics && ["Glibc", "Musl", "Darwin"].contains(name))
        #expect(isAllowed, "\(file.path) imports \(name)")
      }
    }
  }

  @Test func `the engine neither prints nor exits nor traps`() {
    for file in sources where engineTargets.contains(file.target) {
      for (number, line) in file.code.enumerated() {
        for call in forbiddenCalls {
          guard let range = line.firstRange(of: call) else { continue }
          let before =
            range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
          let isWord = line.contains("func ") || before.isLetter || before == "." || before == "_"
          #expect(isWord && !call.hasPrefix(" "), "\(file.path):\(number + 1): \(call)")
        }
      }
    }
  }

  @Test func `nothing is force-unwrapped`() {
    for file in sources {
      for (number, line) in file.code.enumerated() {
        let characters = Array(line)
        for (index, character) in characters.enumerated() where character == "!" && index > 0 {
          let before = characters[index - 1]
          let isUnwrap = before.isLetter || before.isNumber || ")]_".contains(before)
          let next = index + 1 < characters.count ? characters[index + 1] : " "
          #expect(!isUnwrap || next == "=", "\(file.path):\(number + 1): \(line)")
        }
      }
    }
  }

  @Test func `files stay short`() {
    let tests = swiftFiles(in: "Tests").filter { !isData($0.path) }
    for file in sources + tests where !file.isGenerated {
      #expect(file.lines.count <= 501, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func `functions stay short`() {
    for file in sources {
      for (name, length) in functions(in: file) where !longFunctions.contains(name) {
        #expect(length <= 80, "\(file.path): \(name) has \(length) lines")
      }
    }
  }

  @Test func `no path of one machine is written down`() {
    let top = ["README.md", "CONTRIBUTING.md", "Makefile", "Package.swift"]
    let folders = ["Sources", "Tests", "docs", "lessons", "scripts", ".ci"]
    for path in top + folders.flatMap(files(below:))
    where !path.hasSuffix("ArchitectureTests.swift") {
      guard let text = contents(packageRoot + "/" + path) else { continue }
      for machine in ["work", "root", "home"].map({ "/\($0)/" }) {
        #expect(!text.contains(machine), "\(path) names \(machine)")
      }
    }
  }

  /// The functions of a file with the lines of their bodies, told by indentation.
  private func functions(in file: SourceFile) -> [(String, Int)] {
    var found: [(String, Int)] = []
    var open: (name: String, indent: Int, start: Int)?
    for (number, line) in file.lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let words = line.split(separator: " ")
      if let function = open {
        if indent == function.indent, line.dropFirst(indent).hasPrefix("}") {
          found.append((function.name, number - function.start - 1))
          open = nil
        }
      } else if let index = words.firstIndex(of: "func"), index + 1 < words.count,
        !line.hasSuffix("}")
      {
        open = (String(words[index + 1]), indent, number)
      }
      if let function = open, number > function.start, indent <= function.indent, !line.isEmpty,
        !")}{".contains(where: { line.dropFirst(indent).hasPrefix(String($0)) })
      {
        // A requirement without a body.
        open = nil
      }
    }
    return found
  }
}

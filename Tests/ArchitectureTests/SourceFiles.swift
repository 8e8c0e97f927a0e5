import Glibc

/// One Swift file of the package.
struct SourceFile: CustomStringConvertible, Sendable {
  /// The path from the top of the package.
  let path: String
  /// The folder under Sources or Tests it belongs to.
  let target: String
  /// The lines.
  let lines: [String]

  var description: String { path }

  /// The lines without comments and string literals.
  var code: [String] {
    var isInsideText = false
    return lines.map { line in
      let marks = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      let wasInsideText = isInsideText
      if marks % 2 == 1 { isInsideText.toggle() }
      return wasInsideText || marks > 0 ? "" : withoutTextAndComments(line)
    }
  }
}

/// Every Swift file below a folder of the package.
func swiftFiles(in folder: String) -> [SourceFile] {
  files(below: folder).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    guard let text = contents(packageRoot + "/" + path) else { return nil }
    let parts = path.split(separator: "/")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return SourceFile(path: path, target: String(parts[1]), lines: lines)
  }
}

/// Every file below a folder, as a path from the top of the package.
func files(below folder: String) -> [String] {
  guard let directory = opendir(packageRoot + "/" + folder) else { return [] }
  defer { closedir(directory) }
  var found: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard !name.hasPrefix(".") || name == ".ci" else { continue }
    let path = folder + "/" + name
    if entry.pointee.d_type == UInt8(DT_DIR) {
      found += files(below: path)
    } else {
      found.append(path)
    }
  }
  return found
}

/// The top of the package, found from this file.
let packageRoot = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }

/// The text of a file.
func contents(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

private func withoutTextAndComments(_ line: String) -> String {
  var result = ""
  var isQuoted = false
  var previous: Character = " "
  for character in line {
    if character == "\"", previous != "\\" {
      isQuoted.toggle()
    } else if !isQuoted {
      if character == "/", previous == "/" { break }
      result.append(character)
    }
    previous = character == "\\" && previous == "\\" ? " " : character
  }
  return result
}

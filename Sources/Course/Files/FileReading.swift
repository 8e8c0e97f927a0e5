import Glibc

/// Why a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
  /// The system refused: its error number.
  case system(Int32)
  /// It is no regular file: a directory, a pipe, a device or, where that matters, a link.
  case notAFile
  /// It is larger than may be read.
  case tooLarge(limit: Int)
  /// It is not UTF-8, or holds a NUL.
  case notText
}

/// How a path is opened.
enum FileAccess {
  /// A path someone typed: links and pipes are welcome.
  case named
  /// A path found in a folder of strangers' files: regular files only.
  case found
}

/// Reads a whole file of text.
///
/// - Parameters:
///   - path: The file; `-` is standard input when the path was typed.
///   - access: Whether links, pipes and devices are refused.
///   - limit: The most bytes read.
/// - Returns: The text, with CRLF turned into LF.
/// - Throws: ``FileProblem``; reading never blocks on a file that was merely found.
func readText(_ path: String, as access: FileAccess, limit: Int) throws(FileProblem) -> String {
  let bytes = try readBytes(path, as: access, limit: limit)
  guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
    throw .notText
  }
  guard text.utf8.contains(0x0D) else { return text }
  var result: [UInt8] = []
  for (index, byte) in bytes.enumerated() {
    if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
    result.append(byte)
  }
  return String(decoding: result, as: UTF8.self)
}

private func readBytes(
  _ path: String,
  as access: FileAccess,
  limit: Int
) throws(FileProblem) -> [UInt8] {
  guard !path.utf8.contains(0) else { throw .system(ENOENT) }
  if path == "-", access == .named { return try readAll(STDIN_FILENO, limit: limit) }
  let flags = access == .found ? O_NOFOLLOW | O_NONBLOCK : 0
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
  guard descriptor >= 0 else {
    let code = errno
    throw code == ELOOP && access == .found ? .notAFile : .system(code)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
  let kind = status.st_mode & S_IFMT
  guard kind != S_IFDIR, access == .named || kind == S_IFREG else { throw .notAFile }
  if kind == S_IFREG, status.st_size > limit { throw .tooLarge(limit: limit) }
  return try readAll(descriptor, limit: limit)
}

func readAll(_ descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw .system(errno) }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
    if bytes.count > limit { throw .tooLarge(limit: limit) }
  }
}

/// Makes a directory and those above it, for the owner alone.
func makeDirectory(_ path: String) throws(FileProblem) {
  var made = ""
  for part in path.split(separator: "/", omittingEmptySubsequences: false) {
    made += (made.isEmpty && part.isEmpty) ? "" : part
    if !made.isEmpty, mkdir(made, 0o700) != 0, errno != EEXIST { throw .system(errno) }
    made += "/"
  }
}

/// The names in a directory without `.` and `..`, sorted by their bytes.
func directoryNames(_ path: String) throws(FileProblem) -> [String] {
  guard let directory = opendir(path) else { throw .system(errno) }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    guard let name = String(validating: bytes, as: UTF8.self) else { continue }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
}

extension FileProblem {
  /// The reason in the system's words or ours.
  public var text: String {
    switch self {
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    case .notAFile: "not a regular file"
    case .tooLarge(let limit): "larger than \(limit) bytes"
    case .notText: "not UTF-8 text"
    }
  }
}

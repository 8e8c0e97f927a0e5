import Glibc
import SwiftSource

/// Why a file could not be taken as Swift source.
enum SourceReadError: Error, Hashable {
  /// No file of that name.
  case missing
  /// It is a directory.
  case directory
  /// It is a pipe, a socket or a device.
  case special
  /// It may not be read.
  case forbidden
  /// It is larger than ``maximumSourceBytes``.
  case tooLarge
  /// It holds a NUL byte, so it is no text.
  case binary
  /// The system's own reason.
  case system(Int32)

  /// What is wrong, in one language.
  func text(in language: Language) -> String {
    switch self {
    case .missing: Message.fileMissing.text(in: language)
    case .directory: Message.fileIsDirectory.text(in: language)
    case .special: Message.fileIsSpecial.text(in: language)
    case .forbidden: Message.fileForbidden.text(in: language)
    case .tooLarge: Message.fileTooLarge.text(in: language, [String(maximumSourceBytes >> 20)])
    case .binary: Message.fileIsBinary.text(in: language)
    case .system(let code): Message.fileSystemError.text(in: language, [systemMessage(code)])
    }
  }

  fileprivate init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .forbidden
    case EISDIR: self = .directory
    default: self = .system(code)
    }
  }
}

/// The largest source file that is read.
let maximumSourceBytes = 4 << 20

/// Reads a text file, or standard input for `-`.
///
/// Invalid UTF-8 becomes U+FFFD, a byte order mark is dropped.
func readSource(_ path: String) throws(SourceReadError) -> String {
  guard path != "-" else { return try decode(readAll(STDIN_FILENO)) }
  // Without O_NONBLOCK opening a pipe nobody writes to would wait for ever.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw SourceReadError(code: errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw SourceReadError(code: errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .directory
  default: throw .special
  }
  if status.st_size > maximumSourceBytes { throw .tooLarge }
  return try decode(readAll(descriptor))
}

private func readAll(_ descriptor: Int32) throws(SourceReadError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw SourceReadError(code: errno)
    }
    bytes += chunk[..<count]
    if bytes.count > maximumSourceBytes { throw .tooLarge }
  }
}

private func decode(_ bytes: [UInt8]) throws(SourceReadError) -> String {
  if bytes.contains(0) { throw .binary }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  return String(decoding: bytes[start...], as: UTF8.self)
}

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? String(code)
}

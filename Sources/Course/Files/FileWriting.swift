package import Glibc

/// What happens to a file that is there already.
package enum ExistingFile: Sendable {
  /// It stays, and nothing is written: the error is `EEXIST`.
  case kept
  /// It is written over in place, so that links and devices work as the person who typed them means.
  case overwritten
  /// It is exchanged for the new one at once: readers see the old file or the whole new one.
  case exchanged
}

/// Writes a whole file of text.
///
/// - Parameters:
///   - text: What the file is to hold.
///   - path: The file.
///   - existing: What happens to a file of that name.
///   - mode: The permissions of a new file.
/// - Throws: ``FileProblem/system(_:)``, also when the disk is full.
package func writeText(
  _ text: String,
  to path: String,
  existing: ExistingFile = .exchanged,
  mode: mode_t = 0o644
) throws(FileProblem) {
  switch existing {
  case .kept: try write(text, to: path, flags: O_EXCL, mode)
  case .overwritten: try write(text, to: path, flags: O_TRUNC, mode)
  case .exchanged:
    let temporary = path + ".new-\(getpid())"
    do throws(FileProblem) {
      try write(text, to: temporary, flags: O_TRUNC, mode)
      guard rename(temporary, path) == 0 else { throw .system(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}

private func write(
  _ text: String,
  to path: String,
  flags: Int32,
  _ mode: mode_t
) throws(FileProblem) {
  guard !path.utf8.contains(0) else { throw .system(ENOENT) }
  let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, mode)
  guard descriptor >= 0 else { throw .system(errno) }
  let isWritten = writeAll(Array(text.utf8), to: descriptor)
  let code = errno
  guard close(descriptor) == 0, isWritten else { throw .system(isWritten ? errno : code) }
}

/// Writes all bytes; false, with the reason in `errno`, when the system refuses.
@discardableResult
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN {
      var reader = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&reader, 1, -1)
      continue
    }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

import Course
import Glibc

/// Opens `VISUAL` or `EDITOR`, else `vi`, with a text; returns what was left in it.
func editInEditor(_ text: String) -> String? {
  let folder = environment("TMPDIR") ?? "/tmp"
  let path = "\(folder)/viewshell-\(getpid())-\(time(nil)).swift"
  do {
    try writeText(text + "\n", to: path, existing: .kept, mode: 0o600)
  } catch {
    return nil
  }
  defer { unlink(path) }
  let editor = [environment("VISUAL"), environment("EDITOR")].compactMap { $0 }.first {
    !$0.isEmpty
  }
  // The variable may hold arguments, so a shell reads it; the path is handed over as a parameter.
  guard run(["/bin/sh", "-c", (editor ?? "vi") + " \"$1\"", "sh", path]) else { return nil }
  return try? readSource(path)
}

/// Runs a program in the foreground; false when it could not be run or failed.
private func run(_ words: [String]) -> Bool {
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  guard posix_spawn(&process, words[0], nil, nil, arguments, environ) == 0 else { return false }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    if errno != EINTR { return false }
  }
  return status == 0
}

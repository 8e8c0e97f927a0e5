import Glibc

/// What a run of viewshell without a terminal left behind.
struct ProgramRun {
  var output: String
  var errors: String
  var code: Int32

  /// Runs viewshell to its end; a run that takes longer than a minute is killed.
  init(_ arguments: [String], input: String = "", environment: [String: String] = [:]) {
    let base = "/tmp/viewshell-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let paths = [".in", ".out", ".err"].map { base + $0 }
    defer { for path in paths { unlink(path) } }
    let descriptor = open(paths[0], O_WRONLY | O_CREAT, 0o600)
    let bytes = Array(input.utf8)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, paths[0], O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, paths[1], O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, paths[2], O_WRONLY | O_CREAT, 0o600)
    var variables = ["LANG": "C.UTF-8", "HOME": "/dev/null", "PATH": "/usr/bin:/bin"]
    variables.merge(environment) { $1 }
    let path = viewshellPath()
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    posix_spawn(&process, path, &actions, nil, &words, &settings)
    var status: Int32 = 0
    var waited = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(5000)
      waited += 5
      if waited > 60_000 { kill(process, SIGKILL) }
    }
    let signal = status & 0x7F
    code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    output = text(of: paths[1])
    errors = text(of: paths[2])
  }
}

private func text(of path: String) -> String {
  let descriptor = open(path, O_RDONLY)
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

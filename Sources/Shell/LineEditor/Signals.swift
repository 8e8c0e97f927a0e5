import Glibc

/// Set by SIGINT while code runs or a plain line is read.
nonisolated(unsafe) private var interrupts: Int32 = 0
/// Set by SIGWINCH.
nonisolated(unsafe) private var resizes: Int32 = 0
/// The terminal's settings before they were changed.
nonisolated(unsafe) private var originalTerminal = termios()
nonisolated(unsafe) private var hasOriginalTerminal = false
/// Bracketed paste off, cursor on; made beforehand because a handler may not allocate.
nonisolated(unsafe) private var restoringBytes = UnsafeMutableBufferPointer<UInt8>(
  start: nil,
  count: 0
)

/// Whether Ctrl-C was pressed since the last call.
func takeInterrupt() -> Bool {
  defer { interrupts = 0 }
  return interrupts > 0
}

/// Whether the window changed since the last call.
func takeResize() -> Bool {
  defer { resizes = 0 }
  return resizes > 0
}

/// Remembers the terminal's settings and restores them when a signal or a fault ends the process.
///
/// - Parameter sendsEscapes: Whether bracketed paste may be on and must be switched off.
func guardTerminal(sendsEscapes: Bool) {
  hasOriginalTerminal = tcgetattr(STDIN_FILENO, &originalTerminal) == 0
  if sendsEscapes {
    let bytes = Array("\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m".utf8)
    restoringBytes = .allocate(capacity: bytes.count)
    _ = restoringBytes.initialize(from: bytes)
  }
  restoreTerminalAtFault = restoreTerminal
  install(SIGINT) { _ in
    interrupts += 1
    // The first asks politely; a program that does not come back within three is ended.
    if interrupts >= 3 {
      restoreTerminal()
      _exit(ExitCode.interrupted.rawValue)
    }
  }
  install(SIGWINCH) { _ in resizes = 1 }
  for signal in [SIGTERM, SIGHUP, SIGQUIT] {
    install(signal) { number in
      restoreTerminal()
      Glibc.signal(number, SIG_DFL)
      raise(number)
    }
  }
}

/// Puts the terminal back as it was; safe in a signal handler.
private func restoreTerminal() {
  guard hasOriginalTerminal else { return }
  tcsetattr(STDIN_FILENO, TCSANOW, &originalTerminal)
  _ = Glibc.write(STDOUT_FILENO, restoringBytes.baseAddress, restoringBytes.count)
}

/// Installs a handler that interrupts a waiting read.
private func install(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = handler
  sigaction(signal, &action, nil)
}

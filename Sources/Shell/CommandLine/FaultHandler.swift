import Glibc

/// The bytes the fault handler writes; made beforehand because it may not allocate.
nonisolated(unsafe) private var faultNotice = UnsafeMutableBufferPointer<UInt8>(
  start: nil,
  count: 0
)

/// What restores the terminal when the process is about to die; nil while it is in order.
nonisolated(unsafe) var restoreTerminalAtFault: (@convention(c) () -> Void)?

/// Makes a crash of our own leave the terminal in order, say so, and exit with the code of a fault.
///
/// To be called on the thread that does the work: the handler's stack belongs to it.
func installFaultHandler() {
  let notice = "\n" + Message.faultNotice.text(in: languageOfEnvironment()) + "\n"
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: notice.utf8.count)
  _ = bytes.initialize(from: notice.utf8)
  faultNotice = bytes
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = malloc(size)
  stack.ss_size = size
  sigaltstack(&stack, nil)
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { _ in
    restoreTerminalAtFault?()
    _ = Glibc.write(STDERR_FILENO, faultNotice.baseAddress, faultNotice.count)
    _exit(ExitCode.fault.rawValue)
  }
  action.sa_flags = SA_ONSTACK
  for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] {
    sigaction(signal, &action, nil)
  }
}

import Glibc

/// Runs `body` on a thread with a stack that deeply nested input cannot exhaust.
///
/// Half a gigabyte is only reserved, not used; where even the reservation is refused, smaller
/// stacks are tried and at last the caller's own.
func onLargeStack(_ body: @escaping () -> ExitCode) -> ExitCode {
  let job = LargeStackJob(body)
  for megabytes in [512, 256, 64] {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, megabytes << 20) == 0 else { continue }
    let context = Unmanaged.passRetained(job)
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, runLargeStackJob, context.toOpaque())
    guard code == 0 else {
      context.release()
      continue
    }
    // Signals shall interrupt the thread that waits for input, not this one.
    var everything = sigset_t()
    sigfillset(&everything)
    pthread_sigmask(SIG_BLOCK, &everything, nil)
    pthread_join(thread, nil)
    return job.result
  }
  return body()
}

private final class LargeStackJob {
  let body: () -> ExitCode
  var result = ExitCode.fault

  init(_ body: @escaping () -> ExitCode) { self.body = body }
}

private func runLargeStackJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let job = Unmanaged<LargeStackJob>.fromOpaque(context).takeRetainedValue()
  installFaultHandler()
  job.result = job.body()
  return nil
}

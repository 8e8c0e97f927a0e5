import Glibc
import Playground

/// An engine that is made beside the prompt, while the learner still reads and types.
///
/// It belongs to the thread that makes it until that thread has ended, and to the caller of
/// ``take()`` from then on.
final class EngineAhead {
  private let job: Job
  private var thread = pthread_t()

  /// Begins; nil when no thread can be had.
  init?(_ make: @escaping () -> any SessionEngine) {
    job = Job(make)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 64 << 20)
    let context = Unmanaged.passRetained(job)
    // Signals are for the thread that waits for input.
    var everything = sigset_t()
    var before = sigset_t()
    sigfillset(&everything)
    pthread_sigmask(SIG_SETMASK, &everything, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let code = pthread_create(
      &thread,
      &attributes,
      { context in
        guard let context else { return nil }
        let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
        job.result = job.make()
        return nil
      },
      context.toOpaque()
    )
    guard code == 0 else {
      context.release()
      return nil
    }
  }

  /// Waits until it is made.
  func take() -> (any SessionEngine)? {
    pthread_join(thread, nil)
    return job.result
  }

  private final class Job {
    let make: () -> any SessionEngine
    var result: (any SessionEngine)?

    init(_ make: @escaping () -> any SessionEngine) { self.make = make }
  }
}

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The time that the processor has given to this thread. Unlike the clock's, it does not run while others
/// are at work, so what is bounded by it does not depend on how busy the machine is.
enum ProcessorTime {
  static var ofThisThread: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

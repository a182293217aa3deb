import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Does something before a signal ends the process: when a person interrupts it, when the system ends it
/// and when its terminal hangs up.
///
/// It listens as long as it lives, and the process ends by the signal all the same. Signals that
/// something else in the process listens to or ignores (`nohup`) are left to that.
package final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private var sources: [(number: CInt, source: any DispatchSourceSignal)] = []
  private let queue = DispatchQueue(label: "fontgate.interruption")
  /// Left by each source that the system no longer tells of signals.
  private let listening = DispatchGroup()

  package init(_ cleanUp: @escaping @Sendable () -> Void) {
    let registered = DispatchGroup()
    for number in Self.signals {
      if let other = signal(number, SIG_IGN) {
        signal(number, other)
        continue
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cleanUp()
        signal(number, SIG_DFL)
        kill(getpid(), number)
        // In case every thread keeps the signal from coming.
        _exit(128 + number)
      }
      registered.enter()
      source.setRegistrationHandler { registered.leave() }
      listening.enter()
      source.setCancelHandler { [listening] in listening.leave() }
      source.activate()
      sources.append((number, source))
    }
    // It happens in the queue, and until then a signal is lost: before anything else keeps the queue.
    registered.wait()
  }

  /// Does something that a signal does not end in its midst: the process ends behind it. Where something else in the
  /// process listens to signals, an ``Interruption`` too, it is left to that when the process ends.
  ///
  /// It needs no queue: a signal that another thread is told of could be lost while this one stops listening.
  static func holdingOff<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let held = signals.filter { number in
      guard let other = signal(number, { unsafe Interruption.held = $0 }) else { return true }
      signal(number, other)
      return false
    }
    let result = Result { () throws(Failure) in try body() }
    for number in held { signal(number, SIG_DFL) }
    let number = unsafe Interruption.held
    if held.contains(number) {
      kill(getpid(), number)
      // In case every thread keeps the signal from coming.
      _exit(128 + number)
    }
    return try result.get()
  }

  /// The signal that came while it was held off; 0 for none. Only handlers write it.
  nonisolated(unsafe) private static var held: CInt = 0

  deinit {
    // One that came meanwhile waits in the queue: it is taken before nobody listens any more.
    queue.sync {}
    for (_, source) in sources { source.cancel() }
    // What listens next would else share with this one what is about to end.
    listening.wait()
    for (number, _) in sources { signal(number, SIG_DFL) }
  }
}

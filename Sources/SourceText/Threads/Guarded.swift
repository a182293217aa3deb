import Foundation

/// A value that threads read and write one at a time.
///
/// The lock is Foundation's, because ThreadSanitizer does not see that of `Synchronization.Mutex` on Linux.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// The result of a function that has the value for itself; it must not ask for the value again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

import Foundation

/// Threads for parsers: their stack is large enough for everything ``NestingLimits`` lets through,
/// whatever the stack of the thread that asks.
package enum ParserThreads {
  /// The stack of each thread in bytes: address space, of which only what is used is memory.
  package static let stackSize = 256 << 20

  /// The most threads that work on one list; as many as there are cores where nothing else is said. What
  /// threads start has as many.
  @TaskLocal package static var workers = ProcessInfo.processInfo.activeProcessorCount

  /// The most steps that one question about code may take, where that is not as many as is right for a user: what is
  /// reported of code that is too complex shows with few. What threads start has as many.
  @TaskLocal package static var steps: Int?

  /// The results of a function for many items, computed on as many threads as there are workers, in
  /// the order of the items.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let work = Work(items: items, body: body)
    work.start(on: workers)
    return work.waitForResults()
  }

  /// The result of a function that may need as deep a stack as a tree is.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let work = Work(items: [body]) { $0() }
    work.start(on: 1)
    return work.waitForResults()[0]
  }

  /// The results of two functions that run side by side.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let one = Work(items: [first]) { $0() }
    let other = Work(items: [second]) { $0() }
    one.start(on: 1)
    other.start(on: 1)
    return (one.waitForResults()[0], other.waitForResults()[0])
  }
}

/// What the threads share: the next item to take, and the results so far.
///
/// Its state is only touched while the condition is held.
private final class Work<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let body: @Sendable (Item) -> Result
  private let condition = NSCondition()
  private var next = 0
  private var finished = 0
  private var results: [Result?]

  init(items: [Item], body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.body = body
    results = Array(repeating: nil, count: items.count)
  }

  func start(on threads: Int) {
    let (workers, steps) = (ParserThreads.workers, ParserThreads.steps)
    for _ in 0..<min(items.count, max(1, threads)) {
      let thread = Thread {
        ParserThreads.$workers.withValue(workers) {
          ParserThreads.$steps.withValue(steps) { self.run() }
        }
      }
      thread.stackSize = ParserThreads.stackSize
      thread.start()
    }
  }

  private func run() {
    while let index = takeNext() {
      let result = body(items[index])
      condition.withLock {
        results[index] = result
        finished += 1
        if finished == items.count { condition.broadcast() }
      }
    }
  }

  func waitForResults() -> [Result] {
    condition.withLock {
      while finished < items.count { condition.wait() }
      return results.compactMap { $0 }
    }
  }

  private func takeNext() -> Int? {
    condition.withLock {
      guard next < items.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

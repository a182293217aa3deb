/// A call of a function (or the reading of a property), with what its names are bound to.
///
/// Identity counts: two calls are two frames.
package final class Frame: Hashable {
  /// What runs; `nil` for code outside of all declarations.
  package let owner: Program.Declared?
  package let arguments: Arguments
  package let receiver: Receiver
  /// The call of the function around a local one.
  package let outer: Frame?
  /// The arguments of closures that run within it.
  let closures: [Program.Spot: [Lazy]]
  package let depth: Int
  /// The calls it came about by, the nearest first: the context of a query.
  package let sites: [Site]
  /// Whether the call at its root has no callers, so that nothing more can be learned.
  package let isClosed: Bool

  /// What is taken for a path's value, in a frame that only asks a condition.
  var replaced: Replacement?
  var memo: [Program.Spot: Values] = [:]
  /// Which cases of a `switch` are taken, by what it is over.
  var choices: [Program.Spot: Evaluator.Choices] = [:]

  package enum Arguments {
    /// Only the callers know.
    case open
    case bound([String: Lazy])
    /// There are no callers.
    case unbound(String)
  }

  package enum Receiver {
    case open
    case none
    case value(Lazy)
    case unbound
  }

  /// A place that calls a function, reads a property, or makes the instance a method runs on.
  package enum Site: Hashable {
    case call(Program.Spot)
    case construction(Program.Spot)

    package var spot: Program.Spot {
      switch self {
      case .call(let spot), .construction(let spot): spot
      }
    }
  }

  package init(
    owner: Program.Declared?, arguments: Arguments, receiver: Receiver, outer: Frame? = nil,
    closures: [Program.Spot: [Lazy]] = [:], depth: Int = 0, sites: [Site] = [],
    isClosed: Bool = false
  ) {
    self.owner = owner
    self.arguments = arguments
    self.receiver = receiver
    self.outer = outer
    self.closures = closures
    self.depth = depth
    self.sites = sites
    self.isClosed = isClosed
  }

  /// The call of the function so many functions around it.
  func enclosing(_ levels: Int) -> Frame? {
    var frame: Frame? = self
    for _ in 0..<levels { frame = frame?.outer }
    return frame
  }

  /// The same call, with a closure running in it.
  func running(_ closure: Program.Spot, with values: [Lazy]) -> Frame {
    Frame(
      owner: owner, arguments: arguments, receiver: receiver, outer: outer,
      closures: closures.merging([closure: values]) { $1 }, depth: depth + 1, sites: sites,
      isClosed: isClosed)
  }

  package static func == (left: Frame, right: Frame) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

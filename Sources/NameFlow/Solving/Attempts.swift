/// Names that are tried one after another.
extension Evaluator {
  /// Whether a loop's body tests if a font of the loop's name exists.
  func tries(_ name: String, in body: Program.Spot) -> Bool {
    var pending = [body]
    while let next = pending.popLast() {
      if case .call(_, let arguments) = program[next].kind,
        arguments.contains(where: { mentions(name, Program.Spot(file: next.file, node: $0.value)) }
        ),
        isFallible(next), isTested(next)
      {
        return true
      }
      pending += program[next].kind.children.map { Program.Spot(file: next.file, node: $0) }
    }
    return false
  }

  /// Whether the closure of `first { … }` or `compactMap { … }.first` tests its parameter.
  func triesParameter(of closure: Program.Spot) -> Bool {
    guard case .closure(let parts) = program[closure].kind,
      case .node(let parent) = program[closure].parent,
      case .call(let callee, _) = program[Program.Spot(file: closure.file, node: parent)].kind,
      case .member(_, let method) = program[Program.Spot(file: closure.file, node: callee)].kind
    else { return false }
    let name = parts.parameters.first ?? "$0"
    let body = Program.Spot(file: closure.file, node: parts.body)
    switch method {
    case "first", "contains", "firstIndex", "filter", "last": return tries(name, in: body)
    case "compactMap":
      guard case .node(let outer) = program[Program.Spot(file: closure.file, node: parent)].parent,
        case .member(_, let next) = program[Program.Spot(file: closure.file, node: outer)].kind
      else { return false }
      return next == "first"
    default: return tries(name, in: body)
    }
  }

  private func mentions(_ name: String, _ spot: Program.Spot) -> Bool {
    var pending = [spot]
    while let next = pending.popLast() {
      if case .name(name) = program[next].kind { return true }
      pending += program[next].kind.children.map { Program.Spot(file: next.file, node: $0) }
    }
    return false
  }

  /// Whether a call makes a font or nothing.
  package func isFallible(_ spot: Program.Spot) -> Bool {
    guard let sink = sink(spot) else {
      return callees(of: spot).contains { type(of: $0).map(library.isMadeByName) ?? false }
    }
    return sink.mayGiveNothing
  }

  /// Whether something asks if a value is there.
  func isTested(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<8 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: spot.file, node: parent)
      switch program[around].kind {
      case .optionalBinding, .coalesced: return true
      case .binding(let pattern, _, _):
        guard case .bound(let name) = program[Program.Spot(file: spot.file, node: pattern)].kind
        else { return false }
        return isTestedLater(name, after: around)
      case .assignment(let target, current.node, false):
        guard case .name(let name) = program[Program.Spot(file: spot.file, node: target)].kind
        else { return false }
        return isTestedLater(name, after: around)
      case .compared(let left, let right, _):
        return [left, right].contains { id in
          if case .absent = program[Program.Spot(file: spot.file, node: id)].kind {
            true
          } else {
            false
          }
        }
      case .unwrapped(_, isForced: true): return false
      case .unwrapped, .cast, .member, .call, .matching: current = around
      default: return false
      }
    }
    return false
  }

  /// The turn of a font that is made only to see whether there is one: that of the name which is used then.
  package func turn(ofTest call: Program.Spot) -> Trail.Attempt? {
    guard case .node(let parent) = program[call].parent else { return nil }
    let condition = Program.Spot(file: call.file, node: parent)
    guard let turns = turns(decidedBy: condition),
      case .node(let outer) = program[condition].parent,
      case .ternary(condition.node, _, _) = program[Program.Spot(file: call.file, node: outer)].kind
    else { return nil }
    return turns.min { $0.index < $1.index }
  }

  /// The turns of the two values of `UIFont(name: a, size: 12) != nil ? a : b`.
  func turns(decidedBy condition: Program.Spot) -> [Trail.Attempt]? {
    guard case .compared(let left, let right, let isEqual) = program[condition].kind else {
      return nil
    }
    let sides = [left, right].map { Program.Spot(file: condition.file, node: $0) }
    let isTest = zip(sides, sides.reversed()).contains { side, other in
      if case .absent = program[other].kind { isFallible(side) } else { false }
    }
    guard isTest else { return nil }
    let chain = Trail.Origin(file: condition.file, range: program[condition].range)
    return (isEqual ? [1, 0] : [0, 1]).map { Trail.Attempt(chain: chain, index: $0) }
  }
}

extension Values {
  /// The same, each at its turn.
  func attempted(_ turn: Trail.Attempt) -> Values {
    map { item in
      var copy = item
      copy.trail.attempt = copy.trail.attempt ?? turn
      return copy
    }
  }
}

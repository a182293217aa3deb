/// Whether a loop that tests for fonts looks for one among several names; in other loops each round asks for a
/// font of its own.
extension Evaluator {
  /// Whether what a round finds is for the rounds after it: the loop is left with it, or something that outlives
  /// the round gets it.
  ///
  /// - Parameter isLoop: whether a `return` leaves the loop; that of a closure ends only the round.
  func isSearch(_ body: Program.Spot, isLoop: Bool) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: body.file, node: id) }
    let own = namesBound(in: body)
    var pending = [(spot: body, mayLeave: isLoop)]
    while let (next, mayLeave) = pending.popLast() {
      var inside = mayLeave
      switch program[next].kind {
      case .result, .thrown:
        if mayLeave { return true }
      case .jump:
        if mayLeave, program.source(next).hasPrefix("break") { return true }
      case .assignment(let target, _, false):
        if outlives(at(target), own) { return true }
      case .closure: inside = false
      case .ifElse(let conditions, let then, let other):
        let missing = conditions.contains { isOfMissing(at($0)) } ? then : other
        for child in program[next].kind.children where child != missing {
          pending.append((at(child), mayLeave))
        }
        continue
      case .guardElse(let conditions, let other) where !conditions.contains { isOfMissing(at($0)) }:
        for child in program[next].kind.children where child != other {
          pending.append((at(child), mayLeave))
        }
        continue
      default: break
      }
      for child in program[next].kind.children { pending.append((at(child), inside)) }
    }
    return false
  }

  private func namesBound(in body: Program.Spot) -> Set<String> {
    var result: Set<String> = []
    var pending = [body]
    while let next = pending.popLast() {
      switch program[next].kind {
      case .bound(let name), .optionalBinding(let name, _): result.insert(name)
      default: break
      }
      pending += program[next].kind.children.map { Program.Spot(file: body.file, node: $0) }
    }
    return result
  }

  /// Whether what is assigned is still there after the round; a place under a key is the round's own.
  private func outlives(_ target: Program.Spot, _ own: Set<String>) -> Bool {
    var current = target
    while true {
      switch program[current].kind {
      case .name(let name): return !own.contains(name)
      case .subscripted: return false
      case .member(let base?, _), .unwrapped(let base, _), .cast(let base, _):
        current.node = base
      default: return true
      }
    }
  }

  /// `font == nil`
  func isOfMissing(_ condition: Program.Spot) -> Bool {
    guard case .compared(let left, let right, isEqual: true) = program[condition].kind else {
      return false
    }
    return [left, right].contains { side in
      if case .absent = program[Program.Spot(file: condition.file, node: side)].kind {
        true
      } else {
        false
      }
    }
  }
}

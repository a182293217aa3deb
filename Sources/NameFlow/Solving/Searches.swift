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

  /// Whether a round keeps a name where a test finds its font, and leaves it out, without a word, where not:
  /// `if UIFont(name: name, size: 12) != nil { names.append(name) }`.
  func isFilter(_ body: Program.Spot, of name: String) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: body.file, node: id) }
    guard case .block(let statements) = program[body].kind else {
      return isFilter(choice: body, of: name)
    }
    for (index, statement) in statements.enumerated() {
      let rest = statements[(index + 1)...]
      func isKeptLater() -> Bool { rest.contains { keeps(name, in: at($0)) } }
      switch program[at(statement)].kind {
      case .guardElse(let conditions, let other):
        if conditions.count == 1, isTest(at(conditions[0]), of: name) == true {
          return givesUp(at(other)) && isKeptLater()
        }
      case .ifElse(let conditions, let then, let other):
        guard conditions.count == 1, let isThere = isTest(at(conditions[0]), of: name) else {
          break
        }
        let (present, missing) = isThere ? (then, other) : (other, then)
        let isKept = present.map { keeps(name, in: at($0)) } ?? isKeptLater()
        let isLeftOut = missing.map { givesUp(at($0)) } ?? rest.allSatisfy { givesUp(at($0)) }
        return isKept && isLeftOut
      case .result(let value?):
        if isFilter(choice: at(value), of: name) { return true }
      default: if isFilter(choice: at(statement), of: name) { return true }
      }
    }
    return false
  }

  /// `UIFont(name: name, size: 12) != nil ? name : nil`
  private func isFilter(choice: Program.Spot, of name: String) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: choice.file, node: id) }
    guard case .ternary(let condition, let first, let second) = program[choice].kind,
      let isThere = isTest(at(condition), of: name),
      case .absent = program[at(isThere ? second : first)].kind
    else { return false }
    return mentions(name, at(isThere ? first : second))
  }

  /// Whether a condition holds where a font of a name is there, or where it is not; `nil` if it asks something else.
  private func isTest(_ condition: Program.Spot, of name: String) -> Bool? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: condition.file, node: id) }
    switch program[condition].kind {
    case .not(let inner): return isTest(at(inner), of: name).map { !$0 }
    case .compared(let left, let right, let isEqual):
      guard let call = made(at(left), at(right)), mentions(name, call) else { return nil }
      return !isEqual
    case .call: return isFallible(condition) && mentions(name, condition) ? true : nil
    default: return nil
    }
  }

  /// Whether nothing is done but to go on without: `return nil`, `continue`.
  private func givesUp(_ spot: Program.Spot) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .block(let statements): return statements.allSatisfy { givesUp(at($0)) }
    case .result(let value?):
      if case .absent = program[at(value)].kind { return true }
      return false
    case .result(nil), .absent: return true
    case .jump: return !program.source(spot).hasPrefix("break")
    default: return false
    }
  }

  /// Whether a list gets a name, or what is made with it; or the round gives it.
  private func keeps(_ name: String, in spot: Program.Spot) -> Bool {
    var pending = [spot]
    while let next = pending.popLast() {
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
      switch program[next].kind {
      case .result(let value?): if mentions(name, at(value)) { return true }
      case .call(let callee, let arguments):
        if case .member(_, "append") = program[at(callee)].kind,
          arguments.contains(where: { mentions(name, at($0.value)) })
        {
          return true
        }
      case .assignment(_, let value, isAppended: true): if mentions(name, at(value)) { return true }
      default: break
      }
      pending += program[next].kind.children.map(at)
    }
    return false
  }
}

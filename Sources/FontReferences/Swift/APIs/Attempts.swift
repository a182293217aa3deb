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
  private func isFallible(_ spot: Program.Spot) -> Bool {
    guard let api = fontCall(spot)?.api else {
      return callees(of: spot).contains { type(of: $0)?.isFont == true }
    }
    return api.onMiss == .nothing
  }

  /// Whether something asks if a value is there.
  func isTested(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<8 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: spot.file, node: parent)
      switch program[around].kind {
      case .optionalBinding, .coalesced: return true
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

  /// The turn of a call among others: as an operand of `??`, as the condition of one `if let` after
  /// another, as what an empty variable gets. What stands for the chain.
  func chain(of call: Program.Spot) -> Trail.Origin? {
    var current = call
    for _ in 0..<8 {
      guard case .node(let parent) = program[current].parent else { return nil }
      let around = Program.Spot(file: call.file, node: parent)
      switch program[around].kind {
      case .coalesced: return origin(around)
      case .optionalBinding: return conditional(around)
      case .unwrapped(_, isForced: true): return nil
      case .unwrapped, .cast, .result: current = around
      case .assignment(let target, _, _):
        return retried(around, Program.Spot(file: call.file, node: target))
      case .member, .call: current = around
      default: return nil
      }
    }
    return nil
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
    let chain = origin(condition)
    return (isEqual ? [1, 0] : [0, 1]).map { Trail.Attempt(chain: chain, index: $0) }
  }

  private func origin(_ spot: Program.Spot) -> Trail.Origin {
    Trail.Origin(file: spot.file, range: program[spot].range)
  }

  /// `if let font = …` that leaves with the font: those in one block are a chain.
  private func conditional(_ condition: Program.Spot) -> Trail.Origin? {
    guard case .node(let parent) = program[condition].parent else { return nil }
    var statement = Program.Spot(file: condition.file, node: parent)
    guard case .ifElse(_, let then, let other) = program[statement].kind else { return nil }
    let leaves = program.facts(condition.file)?.leaves(then) ?? false
    guard leaves || other != nil || isElse(statement) else { return nil }
    while isElse(statement), case .node(let outer) = program[statement].parent {
      statement.node = outer
    }
    guard leaves, case .node(let block) = program[statement].parent else {
      return origin(statement)
    }
    return origin(Program.Spot(file: condition.file, node: block))
  }

  private func isElse(_ statement: Program.Spot) -> Bool {
    guard case .node(let parent) = program[statement].parent,
      case .ifElse(_, _, let other) = program[Program.Spot(file: statement.file, node: parent)].kind
    else { return false }
    return other == statement.node
  }

  /// `if font == nil { font = … }`
  private func retried(_ assignment: Program.Spot, _ target: Program.Spot) -> Trail.Origin? {
    guard case .name(let name) = program[target].kind,
      case .node(let block) = program[assignment].parent,
      case .node(let parent) = program[Program.Spot(file: target.file, node: block)].parent,
      case .ifElse(let conditions, _, _) = program[Program.Spot(file: target.file, node: parent)]
        .kind
    else { return nil }
    let asks = conditions.contains { condition in
      guard
        case .compared(let left, let right, isEqual: true) =
          program[Program.Spot(file: target.file, node: condition)].kind
      else { return false }
      let sides = [left, right].map { program[Program.Spot(file: target.file, node: $0)].kind }
      let isName = sides.contains { if case .name(name) = $0 { true } else { false } }
      let isNil = sides.contains { if case .absent = $0 { true } else { false } }
      return isName && isNil
    }
    guard asks else { return nil }
    return declaration(of: name, at: assignment)
  }

  /// Where a local variable gets its first value.
  private func declaration(of name: String, at spot: Program.Spot) -> Trail.Origin? {
    for definition in meaning(of: name, at: spot).definitions.reversed() {
      if case .value(let value, _) = definition.source {
        return origin(Program.Spot(file: spot.file, node: value))
      }
    }
    return nil
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

extension TypeRef {
  /// `UIFont`, `Font` and their kin.
  var isFont: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return ["UIFont", "NSFont", "Font", "CTFont", "CGFont", "UIFontDescriptor", "NSFontDescriptor"]
      .contains(name)
  }
}

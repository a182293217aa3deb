/// Names that are asked for whether they have a value.
extension Evaluator {
  /// Whether a statement after one that gives a name its value asks if there is one.
  package func isTestedLater(_ name: String, after statement: Program.Spot) -> Bool {
    guard case .node(let parent) = program[statement].parent,
      case .block(let statements) = program[at(parent, statement)].kind,
      let index = statements.firstIndex(of: statement.node)
    else { return false }
    return statements[(index + 1)...].contains { next in
      switch program[at(next, statement)].kind {
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
        conditions.contains { tested(at($0, statement)) == name }
      default: hasDefault(name, in: at(next, statement))
      }
    }
  }

  /// Whether something else is given where a name has no value: `font ?? …`.
  private func hasDefault(_ name: String, in statement: Program.Spot) -> Bool {
    var pending = [statement]
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      if case .coalesced(let items) = program[next].kind, let first = items.first,
        self.name(at(first, next)) == name
      {
        return true
      }
      pending += program[next].kind.children.map { at($0, next) }
    }
    return false
  }

  /// The name that a condition tests: `font == nil`, `let font`, `let other = font`.
  package func tested(_ condition: Program.Spot) -> String? {
    switch program[condition].kind {
    case .optionalBinding(let name, nil): return name
    case .optionalBinding(_, let value?): return name(at(value, condition))
    case .compared(let left, let right, _):
      let sides = [left, right].map { at($0, condition) }
      let isNil = sides.contains { if case .absent = program[$0].kind { true } else { false } }
      return isNil ? sides.lazy.compactMap { self.name($0) }.first : nil
    default: return nil
    }
  }

  /// The name that an expression is: `font`, `self.font`.
  package func name(_ spot: Program.Spot) -> String? {
    switch program[spot].kind {
    case .name(let name): name
    case .member(let base?, let name):
      if case .name("self") = program[at(base, spot)].kind { "self." + name } else { nil }
    default: nil
    }
  }

  private func at(_ node: Node.ID, _ beside: Program.Spot) -> Program.Spot {
    Program.Spot(file: beside.file, node: node)
  }
}

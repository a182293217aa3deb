/// Whether code gets to a place: what the conditions around it, and those that leave before it, say.
extension Evaluator {
  /// The truth of every condition on the way to an expression, in the functions around it.
  func reaches(_ spot: Program.Spot, _ frame: Frame) -> Truth {
    var result = Truth.yes
    var child = spot
    var current: Frame? = frame
    for _ in 0..<10_000 {
      guard let here = current else { return result }
      switch program[child].parent {
      case .none: return result
      case .declaration(let id):
        let owner = Program.Declared(file: child.file, id: id)
        guard program[owner].isCallable, let statement = program[owner].statement else {
          return result
        }
        child.node = statement
        current = here.outer
      case .node(let parent):
        let around = Program.Spot(file: child.file, node: parent)
        result = result.and(passes(from: around, to: child.node, here))
        if result == .no { return .no }
        child = around
      }
    }
    return .unsure
  }

  /// Whether what stands in a node gets to one of its parts.
  private func passes(
    from around: Program.Spot, to child: Node.ID, _ frame: Frame
  ) -> Truth {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: around.file, node: id) }
    func all(_ items: some Sequence<Node.ID>) -> Truth {
      items.reduce(.yes) { $0.and(truth(of: at($1), frame)) }
    }
    switch program[around].kind {
    case .ternary(let condition, let yes, let no):
      if child == yes { return all([condition]) }
      return child == no ? all([condition]).negated : .yes
    case .ifElse(let conditions, let then, let other):
      if child == then { return all(conditions) }
      return child == other ? all(conditions).negated : .yes
    case .all(let items): return all(items.prefix { $0 != child })
    case .either(let items):
      return items.prefix { $0 != child }.reduce(.yes) {
        $0.and(truth(of: at($1), frame).negated)
      }
    case .switching(let subject, let cases):
      guard let index = cases.firstIndex(where: { $0.body == child }) else { return .yes }
      let choices = choices(cases, at(subject), frame)
      if let open = choices.open { return .open(open) }
      return choices.taken[index] ?? .no
    case .block(let statements):
      return statements.prefix { $0 != child }.reduce(.yes) { $0.and(goesOn(after: at($1), frame)) }
    default: return .yes
    }
  }

  /// Whether what follows a statement may run: an `if` before it may leave.
  private func goesOn(after statement: Program.Spot, _ frame: Frame) -> Truth {
    guard case .ifElse(let conditions, let then, let other) = program[statement].kind,
      let facts = program.facts(statement.file)
    else { return .yes }
    let leaves = (facts.leaves(then), other.map { facts.leaves($0) } ?? false)
    guard leaves.0 != leaves.1 else { return .yes }
    let holds = conditions.reduce(Truth.yes) {
      $0.and(truth(of: Program.Spot(file: statement.file, node: $1), frame))
    }
    return leaves.0 ? holds.negated : holds
  }
}

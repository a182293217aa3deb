/// Functions that are run with each element of a list, as a loop runs its body: `names.forEach { all.append($0) }`.
extension SourceFacts {
  /// What is run in each round, with the names it has for what it is given; `nil` where a call is none of that, or
  /// where some rounds end early.
  func rounds(
    _ callee: Node.ID, _ arguments: [Node.Argument]
  ) -> (function: Node.ID, body: Node.ID, names: [String])? {
    guard case .member(_?, "forEach") = self[callee].kind, let function = arguments.first?.value
    else { return nil }
    switch self[function].kind {
    case .closure(let closure):
      let names = closure.parameters + closure.captures.compactMap(\.label)
      return endsEarly(closure.body) ? nil : (function, closure.body, names)
    case .function(let id):
      guard let body = self[id].body, !endsEarly(body) else { return nil }
      return (function, body, self[id].parameters.map(\.name))
    default: return nil
    }
  }

  /// Whether a closure is run with each element of a list.
  func isRunInRounds(_ closure: Node.ID) -> Bool {
    guard case .node(let parent) = self[closure].parent,
      case .call(let callee, let arguments) = self[parent].kind
    else { return false }
    return rounds(callee, arguments)?.function == closure
  }

  /// Whether what a function does in each round is followed: of one with a frame of its own what it adds to lists, and
  /// what it assigns.
  func counts(_ definition: Definition, in function: Node.ID?) -> Bool {
    guard let function, case .function = self[function].kind else { return definition.isAssignment }
    switch definition.source {
    case .inserted, .value(_, nil): return true
    default: return false
    }
  }

  /// Whether a node is a statement by itself in a function of some, or in the functions in it that are run in rounds.
  func isInRounds(_ node: Node.ID, of owner: Declaration.ID?) -> Bool {
    var current = node
    for _ in 0..<100 {
      guard isStatement(current) else { return false }
      let function = nodes.owner(of: current)
      if function == owner { return true }
      guard let statement = function.flatMap({ self[$0].statement }), isRunInRounds(statement),
        case .node(let call) = self[statement].parent
      else { return false }
      current = call
    }
    return false
  }

  /// Whether a node is a statement by itself, be it all that an arrow function does.
  private func isStatement(_ node: Node.ID) -> Bool {
    switch self[node].parent {
    case .none: return false
    case .declaration(let function): return self[function].body == node
    case .node(let parent):
      switch self[parent].kind {
      case .block: return true
      case .result: return isStatement(parent)
      default: return false
      }
    }
  }

  /// Whether a function may end before its last statement.
  private func endsEarly(_ body: Node.ID) -> Bool {
    var pending = [body]
    if case .block(let statements) = self[body].kind {
      pending = statements
      if let last = statements.last, case .result = self[last].kind { pending.removeLast() }
    }
    while let next = pending.popLast() {
      switch self[next].kind {
      case .result, .thrown: return true
      case .closure: continue
      default: pending += self[next].kind.children
      }
    }
    return false
  }
}

extension Evaluator {
  /// What a loop goes through, or the list that a function is run on.
  func sequence(of loop: Program.Spot) -> Program.Spot? {
    guard case .loop(let parts) = program[loop].kind else { return sequence(iteratedBy: loop) }
    return parts.sequence.map { Program.Spot(file: loop.file, node: $0) }
  }

  /// One round of a loop, or a call of the function that stands for it.
  func round(of loop: Program.Spot, with item: Lazy, _ index: Int, _ frame: Frame) -> Frame {
    guard case .function(let id) = program[loop].kind else {
      return frame.running(loop, with: [item])
    }
    let function = Program.Declared(file: loop.file, id: id)
    let given = withDefaults([item, .known(Values(.number(String(index))))], of: function)
    return Frame(
      owner: function, arguments: .bound(positional(given, function)),
      receiver: program[function].takesReceiver ? .unbound : .none, outer: frame,
      depth: frame.depth + 1)
  }

  /// Whether conditions hold in a round: those around a function, in the call of the function that it stands in.
  func truth(
    of conditions: [Definition.Branch], inRound round: Frame, _ file: Int32
  ) -> Truth {
    conditions.reduce(.yes) { result, condition in
      let start = program[Program.Spot(file: file, node: condition.statement)].range.lowerBound
      var frame = round
      while let owner = frame.owner, owner.file == file, isRun(owner),
        !program[owner].range.contains(start), let outer = frame.outer
      { frame = outer }
      return result.and(truth(of: [condition], file, frame))
    }
  }

  /// Whether a definition stands in a function that is run with each element of a list, and not in the code around.
  func isInFunction(_ definition: Definition, _ file: Int32) -> Bool {
    definition.loops.contains { loop in
      if case .function = program[Program.Spot(file: file, node: loop)].kind { true } else { false }
    }
  }

  private func isRun(_ function: Program.Declared) -> Bool {
    guard let statement = program[function].statement else { return false }
    return sequence(iteratedBy: Program.Spot(file: function.file, node: statement)) != nil
  }
}

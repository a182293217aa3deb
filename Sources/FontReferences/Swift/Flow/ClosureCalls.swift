/// The calls of closures: of those that have a name, and of those that are given to a function.
extension Evaluator {
  /// What the calls of a closure give it.
  func called(_ closure: Program.Spot, _ index: Int) -> Values {
    var result = Values()
    for call in calls(ofClosure: closure) {
      guard case .call(_, let arguments) = program[call].kind, arguments.indices.contains(index)
      else { continue }
      let argument = Program.Spot(file: call.file, node: arguments[index].value)
      result.add(solve(argument) { self.values(argument, $0) })
    }
    return result.items.isEmpty ? .unknown("a closure's parameter") : result
  }

  private func calls(ofClosure closure: Program.Spot) -> [Program.Spot] {
    switch program[closure].parent {
    case .none: return []
    case .declaration(let id):
      let declared = Program.Declared(file: closure.file, id: id)
      return program.mentions(of: program[declared].name).filter { reads($0, declared) }
        .compactMap { call(of: $0) }
    case .node(let parent):
      let around = Program.Spot(file: closure.file, node: parent)
      switch program[around].kind {
      case .binding(let pattern, _, _):
        guard
          case .bound(let name) = program[Program.Spot(file: closure.file, node: pattern)].kind
        else { return [] }
        return calls(named: name, in: closure.file) {
          if case .value(closure.node, _) = $0 { true } else { false }
        }
      case .call(closure.node, _): return [around]
      case .call(_, let arguments): return calls(ofArgument: closure, arguments, around)
      default: return []
      }
    }
  }

  /// The calls of the parameters that a closure is given to.
  private func calls(
    ofArgument closure: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [Program.Spot] {
    callees(of: call).flatMap { declared -> [Program.Spot] in
      guard let matched = matching(arguments, program[declared].parameters, call.file),
        let index = matched.firstIndex(where: { $0.contains(closure.node) })
      else { return [] }
      return calls(named: program[declared].parameters[index].name, in: declared.file) {
        if case .parameter(declared.id, index) = $0 { true } else { false }
      }
    }
  }

  /// What a function assigns to the parameter that `&name` is.
  func changed(_ argument: Node.ID, by call: Program.Spot) -> Values {
    guard case .call(_, let arguments) = program[call].kind else { return Values() }
    var result = Values()
    for declared in callees(of: call) {
      let parameters = program[declared].parameters
      guard
        let index = matching(arguments, parameters, call.file)?.firstIndex(where: {
          $0.contains(argument)
        })
      else { continue }
      for spot in program.mentions(of: parameters[index].name + "=", in: declared.file) {
        guard case .assignment(_, let value, _) = program[spot].kind, owner(of: spot) == declared
        else { continue }
        let right = Program.Spot(file: spot.file, node: value)
        result.add(solve(right) { self.values(right, $0) })
      }
    }
    return result.items.isEmpty ? .unknown("what '\(program.source(call))' makes of it") : result
  }

  /// The calls of a local name, where it has the meaning in question.
  private func calls(
    named name: String, in file: Int32, where isMeant: (Definition.Source) -> Bool
  ) -> [Program.Spot] {
    (program.facts(file)?.mentions[name] ?? []).compactMap { node in
      let mention = Program.Spot(file: file, node: node)
      guard meaning(of: name, at: mention).definitions.contains(where: { isMeant($0.source) })
      else { return nil }
      return call(of: mention)
    }
  }
}

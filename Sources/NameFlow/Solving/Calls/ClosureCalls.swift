/// The calls of closures: of those that have a name, and of those that are given to a function.
extension Evaluator {
  /// What the calls of a closure give it.
  package func called(_ closure: Program.Spot, _ index: Int, _ frame: Frame) -> Values {
    var result = Values()
    for call in calls(ofClosure: closure, frame) {
      guard case .call(_, let arguments) = program[call].kind, arguments.indices.contains(index)
      else { continue }
      let argument = Program.Spot(file: call.file, node: arguments[index].value)
      result.add(solve(argument) { kept(self.values(argument, $0)) })
    }
    if result.items.isEmpty, index == 0, let shown = shown(in: closure, frame) { return shown }
    return result.items.isEmpty ? .unknown("a closure's parameter") : result
  }

  /// What a view gives the closure that shows it: `.sheet(item: $face) { face in … }`,
  /// `.navigationDestination(for: Face.self) { face in … }`; `nil` for other calls.
  private func shown(in closure: Program.Spot, _ frame: Frame) -> Values? {
    guard case .node(let parent) = program[closure].parent else { return nil }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: closure.file, node: id) }
    guard case .call(let callee, let arguments) = program[at(parent)].kind, callee != closure.node,
      case .member(_, let method) = program[at(callee)].kind, Self.showing.contains(method)
    else { return nil }
    for argument in arguments {
      switch argument.label {
      case "item", "presenting":
        let given = values(at(argument.value), frame)
        return given.isOpen ? given : given.filter { $0 != .absent }
      case "for":
        guard case .member(let type?, "self") = program[at(argument.value)].kind,
          case .meta(let shown)? = staticType(at(type))
        else { return nil }
        return any(shown, "a value that the user chooses")
      default: continue
      }
    }
    return nil
  }

  private static let showing: Set<String> = [
    "alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]

  private func calls(ofClosure closure: Program.Spot, _ frame: Frame) -> [Program.Spot] {
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
      case .assignment(let target, closure.node, false):
        return calls(ofTarget: Program.Spot(file: closure.file, node: target))
      case .result, .block: return calls(ofResult: closure, frame)
      default: return []
      }
    }
  }

  /// The calls of a closure that a function gives back: those of what its call in question gives.
  private func calls(ofResult closure: Program.Spot, _ frame: Frame) -> [Program.Spot] {
    guard let owner = owner(of: closure), program[owner].kind == .function,
      case .function? = program[owner].type
    else { return [] }
    let made = frame.owner == owner ? frame.sites.first.map { [$0] } : nil
    return (made ?? sites(of: owner)).flatMap { site -> [Program.Spot] in
      guard case .node(let parent) = program[site.spot].parent else { return [] }
      let around = Program.Spot(file: site.spot.file, node: parent)
      switch program[around].kind {
      case .call(site.spot.node, _): return [around]
      case .binding(let pattern, _, _):
        guard case .bound(let name) = program[Program.Spot(file: around.file, node: pattern)].kind
        else { return [] }
        return calls(named: name, in: around.file) {
          if case .value(site.spot.node, _) = $0 { true } else { false }
        }
      default: return []
      }
    }
  }

  /// The calls of what a closure is assigned to: `picker.onPick = { name in … }`.
  private func calls(ofTarget target: Program.Spot) -> [Program.Spot] {
    switch program[target].kind {
    case .name(let name): return calls(ofProperty: name, container(at: target))
    case .member(let base?, let name):
      let type = staticType(Program.Spot(file: target.file, node: base))?.ref.path
      return calls(ofProperty: name, type)
    default: return []
    }
  }

  /// The calls of a property that holds a closure; `nil` for any type.
  private func calls(ofProperty name: String, _ type: [String]?) -> [Program.Spot] {
    program.mentions(of: name).compactMap { mention in
      guard let call = call(ofOptional: mention) else { return nil }
      switch program[mention].kind {
      case .name: return type == nil || container(at: mention) == type ? call : nil
      case .member(let base?, _):
        let own = staticType(Program.Spot(file: mention.file, node: base))?.ref.path
        return type == nil || own == nil || own == type ? call : nil
      default: return nil
      }
    }
  }

  /// The call of `onPick(…)` or `onPick?(…)`.
  private func call(ofOptional mention: Program.Spot) -> Program.Spot? {
    if let call = call(of: mention) { return call }
    guard case .node(let parent) = program[mention].parent else { return nil }
    let around = Program.Spot(file: mention.file, node: parent)
    guard case .unwrapped = program[around].kind else { return nil }
    return call(of: around)
  }

  /// The calls of the parameters that a closure is given to.
  private func calls(
    ofArgument closure: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [Program.Spot] {
    callees(of: call).flatMap { declared -> [Program.Spot] in
      if let property = property(given: closure, arguments, declared) {
        return calls(ofProperty: program[property].name, program[property].container)
      }
      guard let matched = matching(arguments, program[declared].parameters, call.file),
        let index = matched.firstIndex(where: { $0.contains(closure.node) })
      else { return [] }
      return calls(named: program[declared].parameters[index].name, in: declared.file) {
        if case .parameter(declared.id, index) = $0 { true } else { false }
      }
    }
  }

  /// The property that holds a closure which is given to an initialiser.
  private func property(
    given closure: Program.Spot, _ arguments: [Node.Argument], _ maker: Program.Declared
  ) -> Program.Declared? {
    let declaration = program[maker]
    if declaration.isType {
      let label =
        arguments.first { $0.value == closure.node }?.label
        ?? closureField(of: maker, beside: arguments)
      return label.flatMap {
        valueMembers($0, of: declaration.container + [declaration.name]).first
      }
    }
    guard declaration.kind == .initializer,
      let index = matching(arguments, declaration.parameters, closure.file)?.firstIndex(where: {
        $0.contains(closure.node)
      })
    else { return nil }
    return valueMembers(declaration.parameters[index].name, of: declaration.container).first
  }

  /// What a function assigns to the parameter that `&name` is.
  package func changed(_ argument: Node.ID, by call: Program.Spot) -> Values {
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

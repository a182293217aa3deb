/// Calls: of functions of the sources, of initialisers, of closures, of font APIs, of what Foundation
/// does with texts and lists.
extension Evaluator {
  package func call(_ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?) -> Values {
    guard case .call(let callee, let arguments) = program[spot].kind else { return Values() }
    if program.isDynamic(spot.file) { return callByValue(spot, frame) }
    let target = Program.Spot(file: spot.file, node: callee)
    let found = callees(of: spot)
    if let sink = sink(spot), found.isEmpty || sink.givesValue {
      return Values(.font(name: .node(sink.name, frame, .foreign(["String"]))))
    }
    if !found.isEmpty {
      return union(found) { declared in
        let receiver = receiver(of: target, declared, frame)
        if let receiver, isKeptOff(receiver, declared) { return Values() }
        let others = isOfSuperclass(target) ? [] : replacements(of: declared, takenBy: spot)
        guard !others.isEmpty else { return apply(declared, arguments, spot, frame, receiver) }
        guard let receiver else {
          let own = apply(declared, arguments, spot, frame, nil)
          var result = runs(declared, besides: others) ? own : own.unsure
          for other in others { result.add(apply(other, arguments, spot, frame, nil)) }
          return result
        }
        return dispatched(declared, others, on: values(receiver)) { member, values in
          apply(member, arguments, spot, frame, .known(values))
        }
      }
    }
    if let empty = emptyCollection(target, arguments, spot, frame) { return empty }
    if unaryMessage(target, arguments) { return values(target, frame, expected) }
    if let made = madeImplicitly(target, arguments, spot, frame, expected) { return made }
    if let result = library(target, arguments, spot, frame) { return result }
    if let outcome = outcome(target, arguments, spot, frame) { return outcome }
    return closureCall(target, arguments, spot, frame)
  }

  /// A case of Swift's `Result`: `.success(name)`.
  private func outcome(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard case .member(let base, let name) = program[target].kind,
      name == "success" || name == "failure", arguments.count == 1, let first = arguments.first,
      first.label == nil
    else { return nil }
    if let base {
      guard
        case .meta(.foreign(let path))? = staticType(Program.Spot(file: spot.file, node: base)),
        path.last == "Result"
      else { return nil }
    }
    let given = Lazy.node(Program.Spot(file: spot.file, node: first.value), frame, nil)
    return Values(
      .enumCase(type: "Result", name: name, payload: [Value.Bound(label: nil, value: given)]))
  }

  /// `[String]()`, `[Role: String]()`, `Set<String>()`, `[String](repeating: name, count: 2)`
  private func emptyCollection(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    switch collection(made: target) {
    case "Array", "Set":
      guard let first = arguments.first else { return Values(.list([])) }
      guard first.label == "repeating" else { return nil }
      return Values(.list([.node(Program.Spot(file: spot.file, node: first.value), frame, nil)]))
    case "Dictionary": return arguments.isEmpty ? Values(.table([])) : nil
    default: return nil
    }
  }

  /// The collection that the name of a type means in front of its arguments, by itself or as an alias.
  private func collection(made target: Program.Spot) -> String? {
    switch program[target].kind {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .name(let name):
      guard program.mayBeAlias(name) else { return name }
      switch resolve(path: [name], at: target) {
      case .array: return "Array"
      case .dictionary: return "Dictionary"
      default: return name
      }
    default: return nil
    }
  }

  /// What a method is called on.
  private func receiver(
    of callee: Program.Spot, _ declared: Program.Declared, _ frame: Frame
  ) -> Lazy? {
    guard hasReceiver(declared) else { return nil }
    if program[declared].name == "callAsFunction", !isNamed("callAsFunction", callee) {
      return .node(callee, frame, nil)
    }
    switch program[callee].kind {
    case .member(let base?, let name) where name != "init":
      return .node(Program.Spot(file: callee.file, node: base), frame, nil)
    case .name: return .known(selfValue(at: callee, frame))
    default: return nil
    }
  }

  /// Whether conditions keep a method from all that it might be called on: each case of an enum is ruled out there.
  private func isKeptOff(_ receiver: Lazy, _ declared: Program.Declared) -> Bool {
    switch receiver {
    case .known(let values): return values.items.isEmpty
    case .node(let spot, _, _):
      let type = canonical(container(of: declared), declared.file)
      return shape(of: type) == .enumeration && !conditions(at: spot).isEmpty
        && values(receiver).items.isEmpty
    }
  }

  package func isNamed(_ name: String, _ callee: Program.Spot) -> Bool {
    switch program[callee].kind {
    case .name(name), .member(_, name): true
    default: false
    }
  }

  /// The result of a function or initialiser of the sources with some arguments.
  package func apply(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame, _ receiver: Lazy?
  ) -> Values {
    let declaration = program[declared]
    switch declaration.kind {
    case .enumCase:
      return Values(
        .enumCase(
          type: canonical(declaration.container, declared.file), name: declaration.name,
          payload: payload(of: declared, arguments, spot, frame)))
    case .initializer, .type: return made(by: declared, arguments, spot, frame)
    default: break
    }
    guard frame.depth < 40 else { return .unknown("calls nested too deeply") }
    let bound = bind(declared, arguments, spot, frame)
    if let body = declaration.body {
      let inner = Frame(
        owner: declared, arguments: .bound(bound),
        receiver: receiver.map { .value($0) } ?? .none,
        outer: declaration.isLocal ? enclosing(declared, frame) : nil, depth: frame.depth + 1)
      let step = self.step(declared)
      return results(
        of: Program.Spot(file: declared.file, node: body), inner, type(of: declared)
      ).map { item in
        Possible(
          value: item.value, trail: item.trail.passing(step).limited(to: declaration.platforms))
      }
    }
    return implementation(of: declared, arguments, spot, frame, receiver)
  }

  private func enclosing(_ declared: Program.Declared, _ frame: Frame) -> Frame? {
    let around = owner(around: declared)
    var candidate: Frame? = frame
    while let next = candidate {
      if next.owner == around { return next }
      candidate = next.outer
    }
    return around.map { openFrame($0) }
  }

  /// A protocol's requirement: what the receiver's own type does.
  private func implementation(
    of declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame, _ receiver: Lazy?
  ) -> Values {
    let declaration = program[declared]
    let contract = canonical(declaration.container, declared.file)
    let items = receiver.map { values($0).items } ?? []
    if let open = items.first(where: { if case .open = $0.value { true } else { false } }) {
      return Values(open.value, open.trail)
    }
    var result = Values()
    for (type, values) in conforming(items, to: contract) {
      let found = members(declaration.name, of: type).filter {
        program[$0].kind == .function && program[$0].body != nil
          && matching(arguments, program[$0].parameters, spot.file) != nil
      }
      for method in found {
        result.add(
          apply(method, arguments, spot, frame, program[method].isStatic ? nil : .known(values)))
      }
    }
    return result.items.isEmpty
      ? .unknown("'\(declaration.qualifiedName)', which no type in this project has") : result
  }

  /// What a case is given, with the defaults of what it is not.
  private func payload(
    of declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> [Value.Bound] {
    let declaration = program[declared]
    let parameters = declaration.parameters
    func bound(_ index: Int, _ label: String?, _ spot: Program.Spot, _ frame: Frame) -> Value.Bound
    {
      let type = parameters.indices.contains(index) ? parameters[index].type : nil
      return Value.Bound(
        label: label,
        value: .node(
          spot, frame, type.map { resolve($0, in: declaration.container, declared.file) }))
    }
    guard arguments.count < parameters.count,
      let matched = matching(arguments, parameters, spot.file)
    else {
      return arguments.enumerated().map { index, argument in
        bound(index, argument.label, Program.Spot(file: spot.file, node: argument.value), frame)
      }
    }
    return zip(parameters, matched).enumerated().map { index, pair in
      let (parameter, given) = pair
      if let node = given.first {
        return bound(index, parameter.label, Program.Spot(file: spot.file, node: node), frame)
      }
      guard let value = parameter.value else {
        return Value.Bound(label: parameter.label, value: .known(.unknown("a parameter")))
      }
      return bound(
        index, parameter.label, Program.Spot(file: declared.file, node: value), moduleFrame)
    }
  }

  /// The arguments by the names of the parameters.
  package func bind(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> [String: Lazy] {
    let declaration = program[declared]
    guard let matched = matching(arguments, declaration.parameters, spot.file) else { return [:] }
    var result: [String: Lazy] = [:]
    for (parameter, values) in zip(declaration.parameters, matched) where !values.isEmpty {
      let type = parameter.type.map { self.type($0, of: declared, in: spot, matched) }
      let lazies = values.map {
        Lazy.node(Program.Spot(file: spot.file, node: $0), frame, type)
      }
      result[parameter.name] =
        parameter.isVariadic ? .known(Values(.list(lazies))) : lazies.first
    }
    return result
  }

  private func closureCall(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    values(target, frame).flatMap { item in
      switch item.value {
      case .closure(let closure, let home):
        guard case .closure(let body) = program[closure].kind, home.depth < 40 else {
          return .unknown("a closure")
        }
        let bound = arguments.map {
          Lazy.node(Program.Spot(file: spot.file, node: $0.value), frame, nil)
        }
        return results(
          of: Program.Spot(file: closure.file, node: body.body),
          arguments.isEmpty ? home : home.running(closure, with: bound), nil)
      case .function(let declared, let receiver, _):
        let positional = arguments.map { Node.Argument(label: nil, value: $0.value) }
        return union(declared) { one in
          let labelled = zip(positional, self.program[one].parameters).map {
            Node.Argument(label: $1.label, value: $0.value)
          }
          return self.apply(one, labelled, spot, frame, receiver)
        }
      case .open: return Values(item.value, item.trail)
      case .unknown:
        return .unknown("the result of '\(program.source(spot))'")
      default: return .unknown("the result of '\(program.source(spot))'")
      }
    }
  }
}

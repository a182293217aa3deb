/// The type the place of an expression asks for: that of the parameter it goes to, of the variable it is
/// assigned to, of what the function returns.
extension Evaluator {
  package func expectedType(of spot: Program.Spot) -> TypeRef? {
    if program.isDynamic(spot.file) { return nil }
    var current = spot
    // A chain that begins with a dot, `.brand.bold`, begins in the type that the whole of it has.
    var isChain = isImplicit(spot)
    for _ in 0..<24 {
      switch program[current].parent {
      case .none: return nil
      case .declaration(let id):
        return expectedType(from: Program.Declared(file: spot.file, id: id), current)
      case .node(let parent):
        let around = Program.Spot(file: spot.file, node: parent)
        isChain = isChain && isLink(around, after: current)
        if isChain {
          current = around
          continue
        }
        switch step(from: current, to: around) {
        case .found(let type): return type
        case .outwards: current = around
        }
      }
    }
    return nil
  }

  /// Whether an expression begins with a dot: a member, or the call of one.
  func isImplicit(_ spot: Program.Spot) -> Bool {
    switch program[spot].kind {
    case .member(nil, _): true
    case .call(let callee, _): isImplicit(Program.Spot(file: spot.file, node: callee))
    default: false
    }
  }

  /// Whether a chain of members and calls goes on.
  private func isLink(_ next: Program.Spot, after spot: Program.Spot) -> Bool {
    switch program[next].kind {
    case .member(let base?, _), .call(let base, _), .unwrapped(let base, _): base == spot.node
    default: false
    }
  }

  private enum Step {
    case found(TypeRef?)
    case outwards
  }

  private func step(from child: Program.Spot, to parent: Program.Spot) -> Step {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: parent.file, node: id) }
    switch program[parent].kind {
    case .unwrapped, .cast(_, nil), .coalesced, .branching, .result, .sum, .thrown: return .outwards
    case .cast(_, let type?): return .found(resolve(type, at: parent))
    case .ternary(let condition, _, _): return condition == child.node ? .found(nil) : .outwards
    case .ifElse(_, let then, let other):
      return child.node == then || child.node == other ? .outwards : .found(nil)
    case .block(let statements):
      return statements.count == 1 || isResult(child) ? .outwards : .found(nil)
    case .binding(_, let type?, _): return .found(resolve(type, at: parent))
    case .assignment(let target, let value, _):
      return .found(value == child.node ? staticType(at(target))?.ref : nil)
    case .compared(let left, let right, _):
      return .found(staticType(at(left == child.node ? right : left))?.ref)
    case .switching(let subject, let cases):
      if cases.contains(where: { $0.patterns.contains(child.node) }) {
        return .found(staticType(at(subject))?.ref)
      }
      return cases.contains { $0.body == child.node } ? .outwards : .found(nil)
    case .matching(let pattern, let value):
      return .found(pattern == child.node ? staticType(at(value))?.ref : nil)
    case .array(let items):
      return .found(library.elementType(of: expectedType(of: parent)) ?? typeOfFirst(items.map(at)))
    case .subscripted(let base, _) where base != child.node:
      guard case .dictionary(let key, _)? = staticType(at(base))?.ref else { return .found(nil) }
      return .found(key)
    case .call(let callee, let arguments):
      if callee == child.node { return .found(nil) }
      if isFontModifier(at(callee))
        || isFontOfEnvironment(at(callee), arguments.map { at($0.value) }),
        callees(of: parent).isEmpty
      {
        return .found(.foreign(["Font"]))
      }
      if let type = descriptorType(for: child, arguments, at(callee)) { return .found(type) }
      return .found(parameterType(of: child, arguments, parent))
    case .closure: return .found(elementType(mappedBy: parent))
    case .loop(let loop):
      // `for face: Face in [.plain, .bold]`
      return .found(
        loop.sequence == child.node ? loop.type.map { .array(resolve($0, at: parent)) } : nil)
    case .member(let base?, _) where base == child.node: return .found(nil)
    default: return .found(nil)
    }
  }

  /// The type of what `list.map { … }` makes of each element, where the place of the list says it.
  private func elementType(mappedBy closure: Program.Spot) -> TypeRef? {
    guard case .node(let parent) = program[closure].parent else { return nil }
    let call = Program.Spot(file: closure.file, node: parent)
    guard case .call(let callee, let arguments) = program[call].kind,
      arguments.last?.value == closure.node,
      case .member(_?, let method) = program[Program.Spot(file: call.file, node: callee)].kind,
      method == "map" || method == "compactMap"
    else { return nil }
    return library.elementType(of: expectedType(of: call))
  }

  /// `.font(…)` of a view.
  private func isFontModifier(_ callee: Program.Spot) -> Bool {
    if case .member(_, "font") = program[callee].kind { true } else { false }
  }

  /// `.environment(\.font, …)` of a view.
  private func isFontOfEnvironment(
    _ callee: Program.Spot, _ arguments: [Program.Spot]
  ) -> Bool {
    guard case .member(_, "environment") = program[callee].kind, let key = arguments.first,
      case .keyPath(["font"]) = program[key].kind
    else { return false }
    return true
  }

  /// The descriptor that `UIFont(descriptor:size:)` takes.
  private func descriptorType(
    for argument: Program.Spot, _ arguments: [Node.Argument], _ callee: Program.Spot
  ) -> TypeRef? {
    guard let first = arguments.first, first.value == argument.node, first.label == "descriptor",
      case .meta(.foreign(let path))? = staticType(callee), let font = path.last,
      font == "UIFont" || font == "NSFont"
    else { return nil }
    return .foreign([font + "Descriptor"])
  }

  /// The type of the first of some values that says its type.
  private func typeOfFirst(_ items: [Program.Spot]) -> TypeRef? {
    for item in items {
      switch program[item].kind {
      case .member(nil, _): continue
      case .call(let callee, _):
        if case .member(nil, _) = program[Program.Spot(file: item.file, node: callee)].kind {
          continue
        }
      default: break
      }
      return staticType(item)?.ref
    }
    return nil
  }

  private func isResult(_ spot: Program.Spot) -> Bool {
    if case .result = program[spot].kind { true } else { false }
  }

  private func parameterType(
    of argument: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> TypeRef? {
    let label = arguments.first { $0.value == argument.node }?.label
    for declared in callees(of: call) {
      let declaration = program[declared]
      if declaration.isType {
        let name = (declaration.container + [declaration.name]).joined(separator: ".")
        let field = label.flatMap {
          valueMembers($0, of: path(of: name)).first
        }
        if let field, let type = type(of: field) { return type }
        continue
      }
      guard
        let matched = matching(arguments, declaration.parameters, call.file)
          ?? positional(arguments, declaration)
      else { continue }
      for (parameter, values) in zip(declaration.parameters, matched)
      where values.contains(argument.node) {
        if let type = parameter.type { return self.type(type, of: declared, in: call, matched) }
      }
    }
    guard case .call(let callee, _) = program[call].kind else { return nil }
    let target = Program.Spot(file: call.file, node: callee)
    // A closure that is called: `done(.bold)`.
    if label == nil, case .value(.function(let parameters, _))? = staticType(target),
      let index = arguments.firstIndex(where: { $0.value == argument.node }),
      parameters.indices.contains(index)
    {
      return parameters[index]
    }
    return typeOfAdded(label, target)
      ?? maker(target, of: call).flatMap { library.type(of: label, in: $0) }
  }

  /// What a list takes: `names.append(…)`.
  private func typeOfAdded(_ label: String?, _ callee: Program.Spot) -> TypeRef? {
    guard case .member(let base?, let method) = program[callee].kind,
      method == "append" || method == "insert",
      case .value(let list)? = staticType(Program.Spot(file: callee.file, node: base))
    else { return nil }
    return label == "contentsOf" ? list : library.elementType(of: list)
  }

  /// The type from elsewhere that a call makes a value of: `Kind(…)`, `Kind.one(…)`, `.one(…)`.
  package func maker(_ callee: Program.Spot, of call: Program.Spot) -> [String]? {
    switch program[callee].kind {
    case .name(let name) where name == "Self":
      return foreign(resolve(path: container(at: callee), at: callee))
    case .name(let name) where name.first?.isUppercase == true:
      return foreign(resolve(path: [name], at: callee))
    case .member(let base?, let name):
      let base = Program.Spot(file: callee.file, node: base)
      if name == "init", case .name("self") = program[base].kind {
        return foreign(resolve(path: container(at: callee), at: callee))
      }
      guard case .meta(let type)? = staticType(base), let path = foreign(type) else { return nil }
      // `Module.Kind(…)`
      return name.first?.isUppercase == true
        ? foreign(resolve(path: path + [name], at: callee)) : path
    case .member(nil, _): return expectedType(of: call).flatMap(foreign)
    default: return nil
    }
  }

  private func foreign(_ type: TypeRef) -> [String]? {
    if case .foreign(let path) = type { path } else { nil }
  }

  /// The payload of a case: by position.
  private func positional(
    _ arguments: [Node.Argument], _ declaration: Declaration
  ) -> [[Node.ID]]? {
    guard declaration.kind == .enumCase, declaration.parameters.count == arguments.count else {
      return nil
    }
    return arguments.map { [$0.value] }
  }

  /// The type of what a declaration's own expression gives: its value, its result, a default.
  private func expectedType(
    from declared: Program.Declared, _ child: Program.Spot
  ) -> TypeRef? {
    let declaration = program[declared]
    for parameter in declaration.parameters where parameter.value == child.node {
      return parameter.type.map { resolve($0, in: container(of: declared), declared.file) }
    }
    switch declaration.kind {
    case .property, .function, .subscripted: return type(of: declared)
    default: return nil
    }
  }
}

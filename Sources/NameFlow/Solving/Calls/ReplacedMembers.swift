/// Members that subclasses override, and defaults of protocols that types have their own of: which one runs
/// is told by what the receiver is.
extension Evaluator {
  /// The members that heirs of a type have instead of one of its own.
  func replacements(of declared: Program.Declared) -> [Program.Declared] {
    let declaration = program[declared]
    guard declaration.kind == .property || declaration.kind == .function,
      !declaration.container.isEmpty, !declaration.isLocal, !program.isDynamic(declared.file)
    else { return [] }
    if let known = knownReplacements[declared] { return known }
    let found = findReplacements(of: declared)
    knownReplacements[declared] = found
    return found
  }

  /// Those that a call may run.
  func replacements(of declared: Program.Declared, takenBy call: Program.Spot) -> [Program.Declared]
  {
    guard case .call(_, let arguments) = program[call].kind else { return [] }
    return replacements(of: declared).filter {
      matching(arguments, program[$0].parameters, call.file) != nil
    }
  }

  private func findReplacements(of declared: Program.Declared) -> [Program.Declared] {
    let declaration = program[declared]
    let type = canonical(declaration.container, declared.file)
    let heirs: [String]
    switch shape(of: type) {
    case .reference: heirs = self.heirs(of: type)
    case .contract where !isRequirement(declared) && isRequired(declared, by: type):
      heirs = conformers(to: type)
    default: return []
    }
    let isOfClass = shape(of: type) == .reference
    return heirs.flatMap { ownMembers(declaration.name, of: $0) }.filter { other in
      let replacing = program[other]
      guard other != declared, replacing.kind == declaration.kind, !isRequirement(other) else {
        return false
      }
      return isOfClass
        ? replacing.isOverride && (replacing.isStatic == declaration.isStatic)
        : replacing.isStatic == declaration.isStatic
          && replacing.parameters.map(\.label) == declaration.parameters.map(\.label)
    }
  }

  /// Whether a protocol, or one that it refines, asks for a member: only then a type's own runs instead.
  private func isRequired(_ declared: Program.Declared, by contract: String) -> Bool {
    ([contract] + ancestors(of: contract)).contains { type in
      ownMembers(program[declared].name, of: type).contains {
        isRequirement($0) && program[$0].isStatic == program[declared].isStatic
      }
    }
  }

  /// Whether what is called is that of a superclass: `super.title()`.
  func isOfSuperclass(_ callee: Program.Spot) -> Bool {
    guard case .member(let base?, _) = program[callee].kind,
      case .name("super") = program[Program.Spot(file: callee.file, node: base)].kind
    else { return false }
    return true
  }

  /// What a member that others replace gives for each receiver, each by what it has of its own.
  func dispatched(
    _ declared: Program.Declared, _ others: [Program.Declared], on receiver: Values,
    _ run: (Program.Declared, Values) -> Values
  ) -> Values {
    var result = Values()
    // What is alike is run once.
    var members: [Program.Declared] = []
    var receivers: [Program.Declared: Values] = [:]
    func add(_ member: Program.Declared, _ value: Values) {
      if receivers[member] == nil { members.append(member) }
      receivers[member, default: Values()].add(value)
    }
    let there = receiver.filter { $0 != .absent }
    for item in (there.items.isEmpty ? any(of: declared) : there).items {
      var value = item.value
      if case .open(let frame) = value {
        guard let type = typeRun(by: frame, declared) else { return Values(item: item) }
        value = .instance(Instance(type: type, origin: .any))
      }
      let given = Possible(value: value, trail: item.trail)
      guard case .own(let type)? = self.type(of: value), shape(of: type) != .contract else {
        add(declared, Values(item: given))
        for other in others { add(other, any(of: other)) }
        continue
      }
      let own = choice(among: others, or: declared, of: type)
      guard isOfUnknownClass(value) else {
        add(own, Values(item: given))
        continue
      }
      let heirs = Set(heirs(of: type))
      let replacing = others.filter {
        heirs.contains(canonical(program[$0].container, $0.file))
      }
      let isSure = own != declared || runs(declared, besides: others)
      add(own, isSure ? Values(item: given) : Values(item: given).unsure)
      for other in replacing { add(other, any(of: other)) }
    }
    for member in members {
      guard let values = receivers[member] else { continue }
      let found = run(member, values)
      let isSure = values.items.contains { $0.trail.isSure }
      result.add(isSure ? found : found.unsure)
    }
    return result
  }

  /// Some instance of the type that has a member.
  private func any(of declared: Program.Declared) -> Values {
    any(.own(canonical(program[declared].container, declared.file)), "a subclass")
  }

  private func isOfUnknownClass(_ value: Value) -> Bool {
    guard case .instance(let instance) = value, instance.origin == .any else { return false }
    return shape(of: instance.type) == .reference
  }

  /// The member that a type has: its own, or that which it inherits.
  private func choice(
    among others: [Program.Declared], or declared: Program.Declared, of type: String
  ) -> Program.Declared {
    members(program[declared].name, of: type).first { others.contains($0) } ?? declared
  }

  /// The type that code runs on whose callers need not be asked: nobody calls it, but the system, or it may be
  /// called by way of a protocol.
  private func typeRun(by frame: Frame, _ declared: Program.Declared) -> String? {
    guard let root = frame.sites.last.map({ owner(of: $0.spot) }) ?? frame.owner else { return nil }
    let container = canonical(self.container(of: root), root.file)
    let own = canonical(program[declared].container, declared.file)
    let isCalled = sites(of: member(around: root)).contains { owner(of: $0.spot) != root }
    guard !isCalled || isRequired(root, by: container) || program[root].kind == .initializer else {
      return nil
    }
    return container == own || heirs(of: own).contains(container) ? container : own
  }

  /// Whether a member runs for all that is known, beside those that replace it: some type has none of these,
  /// and the sources make it.
  func runs(_ declared: Program.Declared, besides others: [Program.Declared]) -> Bool {
    let type = canonical(program[declared].container, declared.file)
    return ([type] + heirs(of: type)).contains { heir in
      guard shape(of: heir) != .contract else { return false }
      return choice(among: others, or: declared, of: heir) == declared
        && (shape(of: heir) != .reference || isNamed(type: heir))
    }
  }

  /// Whether anything but a type that inherits from it names a class.
  private func isNamed(type: String) -> Bool {
    let name = path(of: type).last ?? type
    return !program.mentions(of: name).isEmpty || reachability?.isNamedOutside(name) != false
  }
}

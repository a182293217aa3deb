import SourceText

/// What a call can mean among what the sources declare: functions, initialisers, cases, types.
extension Evaluator {
  /// The declarations a call can mean; none where it means something from elsewhere.
  ///
  /// A type stands for its implicit initialiser.
  package func callees(of spot: Program.Spot) -> [Program.Declared] {
    if program.isDynamic(spot.file) { return [] }
    if let known = callees[spot] { return known }
    guard typeDepth < Budget.types else {
      questions.cutShort()
      return []
    }
    let found = answer(.callees(spot), first: .callees([])) {
      typeDepth += 1
      defer { typeDepth -= 1 }
      return .callees(findCallees(of: spot))
    }
    if case .callees(let declared) = found { return declared }
    return []
  }

  private func findCallees(of spot: Program.Spot) -> [Program.Declared] {
    guard case .call(let callee, let arguments) = program[spot].kind else { return [] }
    let target = Program.Spot(file: spot.file, node: callee)
    let candidates: [Program.Declared]
    switch program[target].kind {
    case .name(let name): candidates = functions(named: name, at: target)
    case .member(let base, let name):
      candidates = methods(
        named: name, of: base.map { Program.Spot(file: spot.file, node: $0) }, at: target,
        call: spot)
    default: candidates = []
    }
    // A case that holds nothing is a value, and no function makes it.
    if candidates.allSatisfy(isPlainCase), case .value(.own(let type))? = staticType(target) {
      return members("callAsFunction", of: type).filter { allows($0, arguments, spot.file) }
    }
    var fitting = candidates.filter { fits($0, arguments, spot.file) }
    if fitting.isEmpty, !candidates.isEmpty {
      let others = overloads(of: target) + inheritedInitialisers(of: target, beside: candidates)
      fitting = others.unique.filter { fits($0, arguments, spot.file) }
    }
    if fitting.isEmpty { return bridgedCallees(target, arguments) }
    return program.nearest(agreeing(fitting, arguments, spot.file), to: spot.file)
  }

  private func isPlainCase(_ declared: Program.Declared) -> Bool {
    program[declared].kind == .enumCase && program[declared].parameters.isEmpty
  }

  private func fits(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ file: Int32
  ) -> Bool {
    let declaration = program[declared]
    switch declaration.kind {
    case .type: return fitsMembers(declared, arguments, file)
    case .enumCase:
      let parameters = declaration.parameters
      if arguments.count < parameters.count {
        return parameters.contains { $0.value != nil }
          && matching(arguments, parameters, file) != nil
      }
      return !arguments.isEmpty && parameters.count == arguments.count
        && zip(declaration.parameters, arguments).allSatisfy { parameter, argument in
          parameter.label == argument.label
            || argument.label == nil && isClosure(argument.value, file)
        }
    default: return allows(declared, arguments, file)
    }
  }

  /// Whether the arguments are properties of a type, in their order.
  private func fitsMembers(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ file: Int32
  ) -> Bool {
    let labels = arguments.compactMap(\.label)
    // A class inherits initialisers, of which not all are known.
    if program.isObjectiveC(declared.file), program[declared].kind == .type(.reference) {
      return program.isObjectiveC(file) || arguments.isEmpty
    }
    if labels == ["rawValue"] { return true }
    let fields = storedProperties(of: declared).map { program[$0].name }
    var rest = fields[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  func storedProperties(of declared: Program.Declared) -> [Program.Declared] {
    guard let facts = program.facts(declared.file) else { return [] }
    return facts.declarations.indices.compactMap { index in
      let declaration = facts.declarations[index]
      guard declaration.kind == .property, declaration.parent == declared.id,
        !declaration.isStatic, declaration.body == nil
      else { return nil }
      return Program.Declared(file: declared.file, id: .init(index: Int32(index)))
    }
  }

  /// A name that is called: a local function, a method of the types around, a global, a type.
  private func functions(named name: String, at spot: Program.Spot) -> [Program.Declared] {
    if name == "Self" {
      return makers(of: resolve(path: container(at: spot), at: spot))
    }
    // An operator may be declared in any type.
    if name.isOperator { return program.functions(named: name) }
    let meaning = self.meaning(of: name, at: spot)
    if meaning.isLocal {
      return meaning.definitions.compactMap { definition in
        guard case .local(let id) = definition.source else { return nil }
        return Program.Declared(file: spot.file, id: id)
      }
    }
    let container = self.container(at: spot)
    var outer = container
    while !outer.isEmpty {
      let found = members(name, of: outer).filter { isCallable($0) }
      if !found.isEmpty { return found }
      outer.removeLast()
    }
    let globals = program.globals(named: name).filter {
      isGlobal($0) && program[$0].kind == .function
    }
    if !globals.isEmpty { return globals }
    return typeNamed(name) { resolve(path: [name], at: spot) }.map(makers) ?? []
  }

  private func isCallable(_ declared: Program.Declared) -> Bool {
    program[declared].kind == .function || program[declared].kind == .enumCase
  }

  /// The initialisers of a type; the type itself where it has an implicit one.
  func makers(of type: TypeRef) -> [Program.Declared] {
    guard let path = type.path else { return [] }
    let name = path.joined(separator: ".")
    var found = members("init", of: path).filter { program[$0].kind == .initializer }
    guard case .own = type else { return found }
    let declarations = typeDeclarations(name).filter {
      program[$0].kind != .type(.addition) && program[$0].kind != .type(.contract)
    }
    let isOwn = found.contains { declared in
      program[declared].parent.map { parent in
        declarations.contains(Program.Declared(file: declared.file, id: parent))
      } ?? false
    }
    if !isOwn, shape(of: name) != .reference { found += declarations }
    if found.isEmpty { found += declarations }
    return found
  }

  private func methods(
    named name: String, of base: Program.Spot?, at spot: Program.Spot, call: Program.Spot
  ) -> [Program.Declared] {
    guard let base else { return implicitMethods(named: name, call) }
    if name == "init" { return initialisers(calledOn: base, spot) }
    if isModule(base) {
      let globals = program.globals(named: name).filter {
        isGlobal($0) && program[$0].kind == .function
      }
      if !globals.isEmpty { return globals }
    }
    switch staticType(base) {
    case .meta(let type)?:
      guard let path = type.path else { return [] }
      let found = members(name, of: path).filter {
        program[$0].isStatic && isCallable($0) && (type.isOwn || !isOwn($0))
      }
      if !found.isEmpty { return found }
      return typeNamed(name) { resolve(path: path + [name], at: spot) }.map(makers) ?? []
    case .value(let type)?:
      guard let path = type.path else { return [] }
      let found = members(name, of: path).filter { !program[$0].isStatic && isCallable($0) }
      if !found.isEmpty { return found }
      if program.isObjectiveC(spot.file) { return heirsMethods(named: name, of: path) }
      guard case .foreign = type else { return inheritedMethods(named: name, of: type) }
      return anyMethods(named: name, foreignOnly: true)
    case nil: return anyMethods(named: name, foreignOnly: false)
    }
  }

  /// What a method that a value's type has itself leaves to those of what it inherits from: `Text.font(_:)` of the
  /// sources to their `View.font(_:)`.
  private func overloads(of target: Program.Spot) -> [Program.Declared] {
    guard case .member(let base?, let name) = program[target].kind, name != "init",
      !program.isObjectiveC(target.file),
      case .value(let type)? = staticType(Program.Spot(file: target.file, node: base)),
      let path = type.path
    else { return [] }
    if case .foreign = type { return anyMethods(named: name, foreignOnly: true) }
    return ancestors(of: path.joined(separator: ".")).flatMap { ownMembers(name, of: $0) }.filter {
      !program[$0].isStatic && isCallable($0) && !isRequirement($0)
    }
  }

  /// The initialisers that a class has of what it inherits from, those among them that extensions add.
  private func inheritedInitialisers(
    of target: Program.Spot, beside own: [Program.Declared]
  ) -> [Program.Declared] {
    var types = own.filter { program[$0].kind == .initializer || program[$0].isType }
      .map(madeType(by:))
    guard !types.isEmpty else { return [] }
    if case .meta(.own(let type))? = staticType(target) { types.append(type) }
    return types.unique.filter { shape(of: $0) == .reference }.flatMap { type in
      ancestors(of: type).flatMap { ownMembers("init", of: $0) }
    }.filter { program[$0].kind == .initializer && !isRequirement($0) }
  }

  /// The type that an initialiser makes, or a type itself.
  func madeType(by declared: Program.Declared) -> String {
    let declaration = program[declared]
    let path =
      declaration.isType ? declaration.container + [declaration.name] : declaration.container
    return canonical(path, declared.file)
  }

  /// Methods of what inherits from a type: Objective-C looks them up as the code runs.
  private func heirsMethods(named name: String, of path: [String]) -> [Program.Declared] {
    let type = path.joined(separator: ".")
    return anyMethods(named: name, foreignOnly: false).filter {
      ancestors(of: program[$0].container.joined(separator: ".")).contains(type)
    }
  }

  /// Methods that a type's own property of the same name does not hide.
  private func inheritedMethods(named name: String, of type: TypeRef) -> [Program.Declared] {
    guard case .own(let path) = type, !members(name, of: path).isEmpty else { return [] }
    return ancestors(of: path).flatMap { ownMembers(name, of: $0) }.filter {
      !program[$0].isStatic && isCallable($0) && !isRequirement($0)
    }
  }

  /// Whether a member is one of a type of the sources, and not of the platform's of the same name.
  private func isOwn(_ declared: Program.Declared) -> Bool {
    resolve(.named(program[declared].container, []), in: [], declared.file).isOwn
  }

  /// Methods of whatever type: all that is known of the receiver is the method's name.
  private func anyMethods(named name: String, foreignOnly: Bool) -> [Program.Declared] {
    program.functions(named: name).filter {
      let declaration = program[$0]
      guard declaration.kind == .function, !declaration.isStatic, !declaration.container.isEmpty
      else { return false }
      guard foreignOnly else { return true }
      return !isOwn($0)
    }
  }

  private func implicitMethods(named name: String, _ call: Program.Spot) -> [Program.Declared] {
    if let expected = expectedType(of: call), let path = expected.path {
      if name == "init" { return makers(of: expected) }
      let found = members(name, of: path).filter { program[$0].isStatic && isCallable($0) }
      if !found.isEmpty { return found }
      return []
    }
    guard name != "init" else { return [] }
    return program.declarations(named: name).filter {
      let declaration = program[$0]
      return declaration.isStatic && isCallable($0) && !declaration.container.isEmpty
    }
  }

  /// `T.init(…)`, `self.init(…)`, `super.init(…)`
  private func initialisers(
    calledOn base: Program.Spot, _ spot: Program.Spot
  ) -> [Program.Declared] {
    if case .name(let word) = program[base].kind, ["self", "super", "Self"].contains(word) {
      let container = self.container(at: spot)
      let type = resolve(.named(container, []), in: [], spot.file)
      var inherited = [Program.Declared]()
      if case .own(let parent)? = superclass(of: container.joined(separator: ".")) {
        inherited = makers(of: .own(parent))
      }
      return word == "super" ? inherited : (makers(of: type) + inherited).unique
    }
    guard case .meta(let type)? = staticType(base) else { return [] }
    return makers(of: type)
  }
}

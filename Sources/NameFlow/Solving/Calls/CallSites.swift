import SourceText

/// The places that call a function, read a property or make an instance.
extension Evaluator {
  package func sites(of declared: Program.Declared) -> [Frame.Site] {
    if program.isDynamic(declared.file) { return sitesByValue(of: declared) }
    if let known = siteCache[declared] { return known }
    let found = answer(.sites(declared), first: .sites([])) { .sites(findSites(of: declared)) }
    if case .sites(let sites) = found { return sites }
    return []
  }

  private func findSites(of declared: Program.Declared) -> [Frame.Site] {
    let declaration = program[declared]
    switch declaration.kind {
    case .function:
      if declaration.name == "callAsFunction" { return calls(ofValues: declared) }
      let words = CallWords(declaration)
      let mentions =
        mentions(of: declaration.name, declared) {
          program.isObjectiveC(declared.file) || words.mayOccur(in: $0)
        } + bridgedMentions(of: declared)
      let meant = Set([declared] + declarations(metBy: declared))
      return mentions.compactMap { call(of: $0) }
        .filter {
          takes(declaration, argumentsOf: $0) && !meant.isDisjoint(with: callees(of: $0))
        }
        .map { .call($0) }
        + mentions.filter { sequence(givenTo: $0) != nil && mayMean($0, declared) }.map {
          .call($0)
        } + mentions.filter { readsFunction($0, declared) }.map { .call($0) }
    case .initializer:
      let type = canonical(declaration.container, declared.file)
      let types = [type] + (isOfValue(type) ? [] : heirs(of: type))
      let calls =
        types.flatMap { constructions(of: $0) + delegations(to: path(of: $0)) }
      return calls.unique.filter { callees(of: $0).contains(declared) || isWrapper($0) }
        .map { .call($0) }
    case .property:
      return reads(of: declared, declaration).filter { reads($0, declared) }
        .map { .call($0) }
    case .subscripted: return subscripts(declared).map { .call($0) }
    case .enumCase, .alias, .type, .code: return []
    }
  }

  private func isOfValue(_ type: String) -> Bool {
    shape(of: type).map { $0 != .reference && $0 != .contract } ?? false
  }

  /// Where a property may be read.
  private func reads(of declared: Program.Declared, _ declaration: Declaration) -> [Program.Spot] {
    // Every view has a `body`: what reads one names the view.
    if let type = declaration.container.last, self.type(of: declared)?.isView == true {
      return program.mentions(of: declaration.name, beside: type)
    }
    let words = ReadWords(declaration)
    let isNeverCalled = isNeverCalled(declared)
    return mentions(of: declaration.name, declared) { !isNeverCalled || words.mayOccur(in: $0) }
  }

  /// The calls of `self.init` and `super.init` in the files that mention a type.
  private func delegations(to container: [String]) -> [Program.Spot] {
    guard let type = container.last else { return [] }
    return program.mentions(of: "init", beside: type).compactMap { mention in
      guard case .member(let base?, _) = program[mention].kind,
        case .name(let word) = program[Program.Spot(file: mention.file, node: base)].kind,
        word == "self" || word == "super"
      else { return nil }
      return call(of: mention)
    }
  }

  /// The subscripts of values of a type, in the files that mention the type.
  private func subscripts(_ declared: Program.Declared) -> [Program.Spot] {
    let declaration = program[declared]
    guard let type = declaration.container.last else { return [] }
    program.read(program.files(mentioning: [type]))
    return program.mentionsRead(of: "[").filter { spot in
      guard case .subscripted(let base, let arguments) = program[spot].kind,
        matching(arguments, declaration.parameters, spot.file) != nil,
        let type = staticType(Program.Spot(file: spot.file, node: base)),
        type.isMeta == declaration.isStatic, let path = type.ref.path
      else { return false }
      return members("subscript", of: path).contains(declared)
    }
  }

  /// The calls of values of a type that has `callAsFunction`, in the files that mention the type.
  private func calls(ofValues declared: Program.Declared) -> [Frame.Site] {
    guard let type = program[declared].container.last else { return [] }
    let files = program.files(mentioning: [type]).sorted()
    program.read(files)
    return files.flatMap { file -> [Frame.Site] in
      (program.facts(file)?.nodes.indices ?? 0..<0).compactMap { index in
        let spot = Program.Spot(file: file, node: Node.ID(index: Int32(index)))
        guard case .call = program[spot].kind, callees(of: spot).contains(declared) else {
          return nil
        }
        return .call(spot)
      }
    }
  }

  /// Where a name stands, as far as the declaration can be seen from there.
  private func mentions(
    of name: String, _ declared: Program.Declared, where mayMean: (SourceText) -> Bool
  ) -> [Program.Spot] {
    let declaration = program[declared]
    return declaration.isPrivate || declaration.isLocal
      ? program.mentions(of: name, in: declared.file)
      : program.mentions(of: name, where: mayMean)
  }

  /// Whether a call has arguments for the parameters of a function: nothing need be known of its
  /// receiver where it has not.
  private func takes(_ function: Declaration, argumentsOf call: Program.Spot) -> Bool {
    guard case .call(_, let arguments) = program[call].kind else { return false }
    return matching(arguments, function.parameters, call.file) != nil
  }

  /// Whether a property is of a type whose values no one calls.
  package func isNeverCalled(_ declared: Program.Declared) -> Bool {
    // Swift calls a method of Objective-C's that has no arguments.
    guard !program.isObjectiveC(declared.file),
      case .named(let path, _)? = program[declared].type, let type = path.last
    else { return false }
    return Self.neverCalled.contains(type)
  }

  private static let neverCalled: Set<String> = [
    "String", "Font", "UIFont", "NSFont", "CTFont", "CGFont", "CGFloat", "Int", "Double",
  ]

  /// Whether Objective-C asks a function of Swift's without a word of its being one: `[font title]`.
  private func readsFunction(_ mention: Program.Spot, _ declared: Program.Declared) -> Bool {
    guard program.isMixed, program.isObjectiveC(mention.file), !program.isObjectiveC(declared.file),
      case .member(let base?, let name) = program[mention].kind,
      let type = staticType(Program.Spot(file: mention.file, node: base)), let path = type.ref.path
    else { return false }
    return unaryFunctions(name, of: path, isMeta: type.isMeta, mention.file).contains(declared)
  }

  /// The list whose elements a function is called with that is given to a method: `names.forEach(load)`.
  package func sequence(givenTo mention: Program.Spot) -> Program.Spot? {
    switch program[mention].kind {
    case .name, .member: return sequence(iteratedBy: mention)
    default: return nil
    }
  }

  /// Whether the name of a function that is not called there can be this one's.
  private func mayMean(_ mention: Program.Spot, _ declared: Program.Declared) -> Bool {
    let declaration = program[declared]
    guard declaration.parameters.count == 1 else { return false }
    switch program[mention].kind {
    case .name(let name):
      if meaning(of: name, at: mention).isLocal { return declaration.isLocal }
      return declaration.container.isEmpty || container(at: mention) == declaration.container
    case .member(let base?, _):
      let type = staticType(Program.Spot(file: mention.file, node: base))?.ref.path
      return type == nil || type == declaration.container
    default: return false
    }
  }

  /// The call whose callee a node is.
  package func call(of mention: Program.Spot) -> Program.Spot? {
    guard case .node(let parent) = program[mention].parent else { return nil }
    let around = Program.Spot(file: mention.file, node: parent)
    switch program[around].kind {
    case .call(let callee, _) where callee == mention.node: return around
    default: return nil
    }
  }

  /// Whether a node reads a property.
  func reads(_ mention: Program.Spot, _ declared: Program.Declared) -> Bool {
    let declaration = program[declared]
    if let call = call(of: mention) {
      // What is called is the function of that name, or a closure.
      if isNeverCalled(declared) { return false }
      if declaration.type.map({ !$0.isFunction }) ?? true, !callees(of: call).isEmpty {
        return false
      }
    }
    if isAssigned(mention) { return false }
    switch program[mention].kind {
    case .name(let name): return readsName(name, mention, declared)
    case .member(let base, let name): return readsMember(name, base, mention, declared)
    default: return false
    }
  }

  private func isAssigned(_ mention: Program.Spot) -> Bool {
    guard case .node(let parent) = program[mention].parent,
      case .assignment(let target, _, false) =
        program[Program.Spot(file: mention.file, node: parent)].kind
    else { return false }
    return target == mention.node
  }

  private func readsName(
    _ name: String, _ mention: Program.Spot, _ declared: Program.Declared
  ) -> Bool {
    let declaration = program[declared]
    let meaning = self.meaning(of: name, at: mention)
    if meaning.isLocal {
      guard mention.file == declared.file, declaration.isLocal else { return false }
      return meaning.definitions.contains { definition in
        if case .local(let id) = definition.source { id == declared.id } else { false }
      }
    }
    var container = self.container(at: mention)
    if program.isObjectiveC(mention.file), !container.isEmpty {
      let globals = self.globals(name, seenFrom: mention.file)
      if !globals.isEmpty { return globals.contains(declared) }
    }
    while !container.isEmpty {
      let found = seenMembers(name, of: container, from: mention.file)
      if !found.isEmpty { return found.contains(declared) }
      container.removeLast()
    }
    guard isGlobal(declared) else { return false }
    return program.nearest(
      program.globals(named: name).filter { isGlobal($0) }, to: mention.file
    ).contains(declared)
  }

  private func readsMember(
    _ name: String, _ base: Node.ID?, _ mention: Program.Spot, _ declared: Program.Declared
  ) -> Bool {
    let declaration = program[declared]
    if let base, let found = ofModule(name, Program.Spot(file: mention.file, node: base)) {
      return program.nearest(found, to: mention.file).contains(declared)
    }
    guard !declaration.container.isEmpty else { return false }
    let type: StaticType?
    if let base {
      type = staticType(Program.Spot(file: mention.file, node: base))
    } else {
      type = expectedType(of: mention).map { .meta($0) }
    }
    let own = canonical(declaration.container, declared.file)
    guard let type else {
      // Nothing is known of the receiver: an implicit member of a type of fonts, or a view's property.
      if base == nil { return declaration.isStatic && isFontLike(declared) }
      return !declaration.isStatic && isForeign(own)
    }
    guard
      (base == nil || type.isMeta) == declaration.isStatic || type.isMeta == declaration.isStatic,
      let path = type.ref.path
    else { return false }
    let found = seenMembers(name, of: path, isStatic: declaration.isStatic, from: mention.file)
    if !found.isEmpty { return found.contains(declared) }
    guard case .foreign = type.ref else { return false }
    return isForeign(own) && !declaration.isStatic
  }

  /// Whether a static member may stand for a font after a bare dot.
  private func isFontLike(_ declared: Program.Declared) -> Bool {
    guard let container = program[declared].container.last else { return false }
    return ["Font", "UIFont", "NSFont"].contains(container)
  }

  package func isForeign(_ type: String) -> Bool { shape(of: type) == nil }
}

extension TypeRef {
  /// Whether it is `View`, `some View` or `any View`.
  fileprivate var isView: Bool {
    guard case .foreign(let path) = self else { return false }
    return path.last == "View"
  }
}

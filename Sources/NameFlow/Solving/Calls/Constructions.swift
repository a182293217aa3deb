import SourceText

/// The calls that make instances of a type, or changed copies of them.
extension Evaluator {
  /// The calls that make instances of a type.
  package func constructions(of type: String) -> [Program.Spot] {
    if let known = constructionCache[type] { return known }
    let found = answer(.constructions(of: type), first: .constructions([])) {
      .constructions(findConstructions(of: type))
    }
    if case .constructions(let spots) = found { return spots }
    return []
  }

  /// Whether some call makes an instance of a type, and is as is looked for; looks at no more than it takes.
  package func isMade(_ type: String, where matches: (Program.Spot) -> Bool) -> Bool {
    if let known = constructionCache[type] { return known.contains(where: matches) }
    return searchConstructions(of: type, until: matches)
  }

  private func findConstructions(of type: String) -> [Program.Spot] {
    var found: [Program.Spot] = []
    _ = searchConstructions(of: type) { spot in
      found.append(spot)
      return false
    }
    return found.unique
  }

  /// Goes through the calls that make instances of a type until one is what is looked for; whether one is.
  private func searchConstructions(
    of type: String, until isFound: (Program.Spot) -> Bool
  ) -> Bool {
    let last = path(of: type).last ?? type
    for name in [last] + aliases(of: type, last) {
      for mention in program.mentions(of: name) {
        if let call = construction(mention, of: type), isFound(call) { return true }
      }
    }
    // `Self(…)`, and `[[self alloc] init…]`.
    for word in ["Self", "alloc"] {
      for mention in program.mentions(of: "Self", writtenAs: word, beside: last) {
        if let call = construction(mention, of: type), isFound(call) { return true }
      }
    }
    for mention in program.mentions(of: "init", beside: last) where mayMean(mention) {
      guard let call = call(of: mention), makes(type, call) else { continue }
      if isFound(call) { return true }
    }
    return false
  }

  /// The calls that give a changed copy of an instance: `Title().named("Lobster")`.
  func copies(of type: String) -> [Program.Spot] {
    if let known = knownCopies[type] { return known }
    let (found, isKept) = whole { findCopies(of: type) }
    if isKept { knownCopies[type] = found }
    return found
  }

  private func findCopies(of type: String) -> [Program.Spot] {
    typeDeclarations(type).flatMap { declared -> [Frame.Site] in
      guard let facts = program.facts(declared.file) else { return [] }
      return facts.declarations.indices.flatMap { index -> [Frame.Site] in
        let declaration = facts.declarations[index]
        guard declaration.kind == .function, declaration.parent == declared.id,
          let body = declaration.body, facts.copiesSelf(body)
        else { return [] }
        return sites(of: Program.Declared(file: declared.file, id: .init(index: Int32(index))))
      }
    }.map(\.spot)
  }

  private func aliases(of type: String, _ last: String) -> [String] {
    // An alias's file mentions the type it stands for.
    program.aliases(of: last).filter { $0 != last }
  }

  private func construction(_ mention: Program.Spot, of type: String) -> Program.Spot? {
    guard case .node(let parent) = program[mention].parent else { return nil }
    let around = Program.Spot(file: mention.file, node: parent)
    switch program[around].kind {
    case .call(let callee, _) where callee == mention.node:
      if isWrapper(around) { return around }
      return makes(type, around) ? around : nil
    case .member(_, "init"):
      guard let call = call(of: around) else { return nil }
      return makes(type, call) ? call : nil
    default: return nil
    }
  }

  /// `.init(…)`, `self.init(…)`: only where the type is near.
  private func mayMean(_ mention: Program.Spot) -> Bool {
    guard case .member(let base, _) = program[mention].kind else { return false }
    guard let base else { return true }
    if case .name("Self") = program[Program.Spot(file: mention.file, node: base)].kind {
      return true
    }
    return false
  }

  private func makes(_ type: String, _ call: Program.Spot) -> Bool {
    callees(of: call).contains { declared in
      let declaration = program[declared]
      guard declaration.kind == .initializer || declaration.isType else { return false }
      let made = madeType(by: declared)
      return made == type || isInherited(declared, made, by: type, call)
    }
  }

  /// An initialiser of a superclass makes a subclass too.
  private func isInherited(
    _ declared: Program.Declared, _ made: String, by type: String, _ call: Program.Spot
  ) -> Bool {
    guard ancestors(of: type).contains(made), case .call(let callee, _) = program[call].kind,
      case .meta(let ref)? = staticType(Program.Spot(file: call.file, node: callee))
    else { return false }
    return ref == .own(type)
  }

  /// An attribute with arguments, read as a call.
  func isWrapper(_ call: Program.Spot) -> Bool {
    guard case .declaration(let id) = program[call].parent else { return false }
    return program[Program.Declared(file: call.file, id: id)].wrappers.contains(call.node)
  }
}

extension SourceFacts {
  /// Whether a function begins with `var copy = self`.
  fileprivate func copiesSelf(_ body: Node.ID) -> Bool {
    guard case .block(let statements) = self[body].kind else { return false }
    return statements.contains { statement in
      guard case .binding(_, _, let value?) = self[statement].kind,
        case .name("self") = self[value].kind
      else { return false }
      return true
    }
  }
}

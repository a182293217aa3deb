/// Enums: their cases and raw values; and values of which only the type is known.
extension Evaluator {
  /// The raw value of a case: as written, else its name.
  package func rawValue(ofCase name: String, _ type: String) -> Values {
    let key = CaseKey(type: type, name: name)
    if let known = rawValues[key] { return known }
    let before = cuts
    let found = findRawValue(ofCase: name, type)
    if cuts == before, budget > 0, !found.isOpen { rawValues[key] = found }
    return found
  }

  private func findRawValue(ofCase name: String, _ type: String) -> Values {
    // What a protocol asks for is this one.
    let own = members("rawValue", of: type).first {
      program[$0].kind == .property && !isRequirement($0)
    }
    if let own {
      let case_ = Values(.enumCase(type: type, name: name, payload: []))
      return property(own, of: .known(case_), rootFrame(own), isSelf: false)
    }
    let cases = members(name, of: type).filter { program[$0].kind == .enumCase }
    var result = Values()
    for declared in cases {
      let declaration = program[declared]
      let step = self.step(declared)
      if let value = declaration.value {
        let spot = Program.Spot(file: declared.file, node: value)
        result.add(
          values(spot, rootFrame(declared)).map {
            Possible(
              value: $0.value, trail: $0.trail.passing(step).limited(to: declaration.platforms))
          })
      } else if rawType(of: type)?.isString == true {
        let trail = Trail(
          origin: Trail.Origin(file: declared.file, range: declaration.range), steps: [step],
          platforms: declaration.platforms)
        result.add(Possible(value: .text(name), trail: trail))
      } else if let number = number(ofCase: declared, type) {
        result.add(Possible(value: .number(String(number)), trail: Trail(steps: [step])))
      }
    }
    return result.items.isEmpty ? .unknown("the raw value of '\(type).\(name)'") : result
  }

  /// The number of a case that is written without one: one more than that of the case before it.
  private func number(ofCase declared: Program.Declared, _ type: String) -> Int? {
    let isNumbered = typeDeclarations(type).contains { declaration in
      program[declaration].inherited.contains { $0.path == ["Int"] }
    }
    guard isNumbered, let facts = program.facts(declared.file) else { return nil }
    var next = 0
    for (index, declaration) in facts.declarations.enumerated()
    where declaration.kind == .enumCase && declaration.parent == program[declared].parent {
      if let value = declaration.value {
        guard case .number(let text) = facts[value].kind, let number = Int(text), number < .max
        else { return nil }
        next = number
      }
      if index == Int(declared.id.index) { return next }
      next += 1
    }
    return nil
  }

  /// The raw value of a newtype.
  package func rawValue(of instance: Instance) -> Values {
    guard case .made(_, let arguments) = instance.origin,
      let argument = arguments.first(where: { $0.label == "rawValue" }) ?? arguments.first,
      arguments.count == 1
    else { return .unknown("the raw value of a '\(instance.type)'") }
    return values(argument.value)
  }

  /// The type of an enum's raw values, where it is one of texts or numbers.
  func rawType(of type: String) -> TypeRef? {
    for declared in typeDeclarations(type) {
      for parent in program[declared].inherited {
        let found = resolve(parent, in: program[declared].container, declared.file)
        if found.isString || found.isNumber { return found }
      }
    }
    return nil
  }

  package func isEnumeration(_ type: TypeRef) -> Bool {
    guard case .own(let path) = type else { return false }
    return shape(of: path) == .enumeration
  }

  /// Every case of an enum; proven where the sources use it somewhere.
  func caseValues(_ type: String) -> Values {
    var result = Values()
    for declared in typeDeclarations(type) where program[declared].kind == .type(.enumeration) {
      for name in caseNames(of: declared) {
        var trail = Trail()
        trail.isProven = isMentioned(name, of: type)
        result.add(
          Possible(value: .enumCase(type: type, name: name, payload: []), trail: trail))
      }
    }
    return result
  }

  private func caseNames(of declared: Program.Declared) -> [String] {
    guard let facts = program.facts(declared.file) else { return [] }
    return facts.declarations.filter { $0.kind == .enumCase && $0.parent == declared.id }
      .map(\.name)
  }

  /// Whether the sources make a case's value somewhere, beyond matching against it.
  private func isMentioned(_ name: String, of type: String) -> Bool {
    let key = FieldKey(type: type, name: name)
    if let known = mentionedCases[key] { return known }
    mentionedCases[key] = false
    let found = whole { isMade(name, of: type) }
    mentionedCases[key] = found.isKept ? found.result : nil
    return found.result
  }

  private func isMade(_ name: String, of type: String) -> Bool {
    let imported = members(name, of: type).contains { program[$0].objectiveCName != nil }
    // Swift 2 has the cases of Objective-C's enumerations with a capital letter.
    let names = imported ? [name, BridgedName.capitalised(name)] : [name]
    return isIterated(type)
      || names.lazy.flatMap(program.mentions).contains { spot in
        guard case .member(let base, _) = program[spot].kind, !isPattern(spot), mayRun(spot),
          !isConstantOfCase(spot)
        else { return false }
        guard let base else {
          guard let expected = expectedType(of: spot) else { return !isGivenAway(spot) }
          return expected == .own(type)
        }
        let type_ = staticType(Program.Spot(file: spot.file, node: base))
        return type_ == .meta(.own(type))
      } || isMentionedAsConstant(name, of: type)
  }

  /// Whether an implicit member is an argument of what no code of the sources can be: `.bold` in
  /// `UIFont.systemFont(ofSize: 12, weight: .bold)` is no case of an enum of theirs.
  private func isGivenAway(_ spot: Program.Spot) -> Bool {
    guard case .node(let parent) = program[spot].parent else { return false }
    let call = Program.Spot(file: spot.file, node: parent)
    guard case .call(let callee, _) = program[call].kind, callee != spot.node,
      callees(of: call).isEmpty
    else { return false }
    switch program[Program.Spot(file: spot.file, node: callee)].kind {
    case .member(_, let name) where name != "init":
      return program.declarations(named: name).isEmpty && program.types(named: name, in: []).isEmpty
    default: return false
    }
  }

  /// Whether a node is the constant by which C knows a case.
  private func isConstantOfCase(_ spot: Program.Spot) -> Bool {
    guard program.isObjectiveC(spot.file), case .declaration = program[spot].parent else {
      return false
    }
    return true
  }

  /// Whether code of Objective-C uses a case by its constant: `AppFontTitle`.
  private func isMentionedAsConstant(_ name: String, of type: String) -> Bool {
    members(name, of: type).compactMap { program[$0].objectiveCName }.contains { constant in
      program.mentions(of: constant).contains { !isPattern($0) && mayRun($0) }
    }
  }

  /// Whether users may come to the code at a place.
  private func mayRun(_ spot: Program.Spot) -> Bool {
    program.facts(spot.file)?.isTest != true && reachability?.isReached(spot) ?? true
  }

  /// Whether the sources run over all cases: to offer them, or to use each.
  private func isIterated(_ type: String) -> Bool {
    let key = FieldKey(type: type, name: "allCases")
    if let known = mentionedCases[key] { return known }
    let found = whole {
      program.mentions(of: "allCases").contains { spot in
        guard case .member(let base?, _) = program[spot].kind, mayRun(spot) else { return false }
        return staticType(Program.Spot(file: spot.file, node: base)) == .meta(.own(type))
      }
    }
    mentionedCases[key] = found.isKept ? found.result : nil
    return found.result
  }

  /// Whether a node stands in a pattern of a `switch` or an `if case`.
  private func isPattern(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<16 {
      guard case .node(let parent) = program[current].parent else { return false }
      switch program[Program.Spot(file: spot.file, node: parent)].kind {
      case .switching(_, let cases):
        return cases.contains { $0.patterns.contains(current.node) }
      case .matching(let pattern, _): return pattern == current.node
      case .compared: return true
      case .call, .member, .tuple, .tuplePattern, .unwrapped, .cast: current.node = parent
      default: return false
      }
    }
    return false
  }

  /// A value of which only the type is known.
  func any(_ type: TypeRef, _ reason: String) -> Values {
    guard case .own(let path) = type else { return .unknown(reason) }
    let found = every(path)
    return found.items.isEmpty ? .unknown(reason) : found
  }

  /// All that a value of a type of the sources may be; nothing where there is none, or no one knows.
  private func every(_ type: String) -> Values {
    if let known = knownValues[type] { return known }
    let found = whole {
      switch shape(of: type) {
      case .enumeration: caseValues(type)
      case .structure, .reference: Values(.instance(Instance(type: type, origin: .any)))
      case .contract:
        conformers(to: type).reduce(into: Values()) { $0.add(every($1)) }
      case .addition, nil: Values()
      }
    }
    if found.isKept { knownValues[type] = found.result }
    return found.result
  }
}

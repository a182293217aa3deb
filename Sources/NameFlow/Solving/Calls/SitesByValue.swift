import SourceText

/// Calls that are asked together what they reach.
package enum ReachKey: Hashable {
  /// By the last word of what is called.
  case named(String)
  /// By the name of a variable.
  case variable(String)
}

/// What the calls by one name reach, each where it stands.
package struct CallReach {
  /// Whether not all of the calls were asked.
  var isCut = false
  package var functions: [Program.Declared: [Program.Spot]] = [:]
  /// By the statics of the classes, and by the calls that make hooks.
  package var makers: [Program.Spot: [Program.Spot]] = [:]
}

/// The places that call a function whose callers only the values tell, and the calls they make of it.
extension Evaluator {
  func sitesByValue(of declared: Program.Declared) -> [Frame.Site] {
    if let known = siteCache[declared] { return known }
    let before = cuts
    let found = findSites(byValue: declared)
    if cuts == before, budget > 0, !cutSites.contains(declared) { siteCache[declared] = found }
    return found
  }

  private func findSites(byValue declared: Program.Declared) -> [Frame.Site] {
    guard program[declared].kind == .function else { return [] }
    if let calls = calls(ofArgument: declared) { return calls.map { .call($0) } }
    var sites = (styles(calling: declared) + iterations(of: declared)).map { Frame.Site.call($0) }
    var (keys, isCut) = calls(thatMayReach: declared)
    let own = Set(names(of: declared).map { ReachKey.named($0) })
    for calls in keys {
      let isPassed = !own.contains(calls)
      guard budget > 0, stepsLeft(isPassed: isPassed) > 0 else {
        isCut = true
        continue
      }
      let reached = reach(of: calls, isPassed: isPassed)
      isCut = isCut || reached.isCut
      for call in reached.functions[declared] ?? [] { sites.append(.call(call)) }
    }
    if sites.isEmpty, let maker = members(around: declared)?.maker {
      let makers = [maker] + heirs(of: maker)
      sites = makers.flatMap { constructions(byValue: $0) }.unique.map { .construction($0) }
    }
    if sites.isEmpty || isCut, let statement = program[declared].statement,
      case .function = program[Program.Spot(file: declared.file, node: statement)].kind
    {
      // What runs it is not seen: it may run as soon as the code around it does.
      sites.append(.call(Program.Spot(file: declared.file, node: statement)))
      isCut = false
    }
    if isCut { cutSites.insert(declared) }
    return sites.unique
  }

  /// The calls that may be those of a function: by its names, and where it is passed on, by those it has
  /// there.
  private func calls(thatMayReach declared: Program.Declared) -> (keys: [ReachKey], isCut: Bool) {
    let own = names(of: declared)
    let (names, isCut) = namePassing.names(from: own)
    var keys = own.map { ReachKey.named($0) }
    for name in names where !name.hasSuffix("()") && !name.contains("#") {
      if !own.contains(name), !Self.common.contains(name) { keys.append(.named(name)) }
      if callsOfVariables[name] != nil { keys.append(.variable(name)) }
    }
    if isPassedOn(declared) { keys.append(.named("")) }
    return (keys, isCut)
  }

  /// Methods that so many things have that a call of one says nothing.
  private static let common: Set<String> = iterations.union([
    "keys", "values", "entries", "get", "set", "updateValue", "has", "append", "join", "split",
    "concat",
    "slice", "replace", "match", "test", "exec", "then", "catch", "call", "apply", "bind", "from",
    "at",
    "toString", "contains", "query", "fetch", "open", "close", "create", "default", "style",
    "children",
  ])

  /// Whether a function is a value that others may call by another name.
  func isPassedOn(_ declared: Program.Declared) -> Bool { passing(of: declared).isOn }

  /// The names of a function, and whether it is passed on under others.
  struct Passing {
    var names: [String]
    var isOn: Bool
  }

  private func passing(of declared: Program.Declared) -> Passing {
    if let known = passings[declared] { return known }
    let own = (ownNames(of: declared) + namePassing.names(of: declared)).unique
    let (names, isCut) = namePassing.names(from: own)
    let passing = Passing(names: own, isOn: own.isEmpty || isCut || names.count > own.count)
    passings[declared] = passing
    return passing
  }

  /// Calls by the names of variables: of parameters, of what other calls give.
  func makeCallsOfVariables() -> [String: [Program.Spot]] {
    var calls: [String: [Program.Spot]] = [:]
    for call in callIndex.callsOfVariables {
      guard case .call(let callee, _) = program[call].kind else { continue }
      let target = Program.Spot(
        file: call.file, node: program.facts(call.file)?.withoutMarks(callee) ?? callee)
      guard case .name(let name) = program[target].kind, mayBePassed(name, target) else { continue }
      calls[name, default: []].append(call)
    }
    return calls
  }

  /// Whether a name that is called may stand for a function that was given to the code around it.
  private func mayBePassed(_ name: String, _ spot: Program.Spot) -> Bool {
    let meaning = meaning(of: name, at: spot)
    guard meaning.isLocal else {
      return program.globals(named: name).contains { $0.file == spot.file && isGlobal($0) }
    }
    return meaning.definitions.contains { definition in
      switch definition.source {
      case .local, .nothing: return false
      case .value(let value, _):
        return !isOwnFunction(Program.Spot(file: spot.file, node: value))
      default: return true
      }
    }
  }

  /// Whether a value is a function that is known by the variable's name, or what sets a state.
  private func isOwnFunction(_ value: Program.Spot) -> Bool {
    switch program[value].kind {
    case .function, .maker: return true
    case .call(let callee, let arguments):
      guard case .name(let name) = program[Program.Spot(file: value.file, node: callee)].kind,
        name == "useCallback", let first = arguments.first
      else { return false }
      return isOwnFunction(Program.Spot(file: value.file, node: first.value))
    case .subscripted(let base, _):
      let whole = Program.Spot(file: value.file, node: base)
      guard case .name(let name) = program[whole].kind, name.hasPrefix("#") else { return false }
      return meaning(of: name, at: whole).definitions.contains { definition in
        guard case .value(let made, _) = definition.source,
          case .call(_, let arguments) = program[Program.Spot(file: value.file, node: made)].kind
        else { return false }
        return arguments.contains { $0.label == "setter" }
      }
    default: return false
    }
  }

  /// The names under which a function may be called, as far as they are given where it stands.
  func names(of declared: Program.Declared) -> [String] { passing(of: declared).names }

  /// The places of a function that give it different things: of those that give it the same constants one
  /// stands for all.
  func distinct(_ sites: [Frame.Site], of owner: Program.Declared) -> [Frame.Site] {
    let declaration = program[owner]
    guard sites.count > 1, program.isDynamic(owner.file), !declaration.isLocal,
      !declaration.takesReceiver
    else { return sites }
    var seen: [[Constant]: Program.Spot] = [:]
    return sites.filter { site in
      guard case .call(let call) = site, case .call(_, let arguments) = program[call].kind else {
        return true
      }
      let constants = arguments.compactMap { argument -> Constant? in
        switch program[Program.Spot(file: call.file, node: argument.value)].kind {
        case .text(let pieces):
          if pieces.isEmpty { return .text("") }
          guard pieces.count == 1, case .literal(let text)? = pieces.first else { return nil }
          return .text(text)
        case .number(let number): return .number(number)
        case .truth(let truth): return .named("\(truth)")
        default: return nil
        }
      }
      guard constants.count == arguments.count else { return true }
      guard let first = seen[constants] else {
        seen[constants] = call
        return true
      }
      likeCalls[first, default: [first]].insert(call)
      return false
    }
  }

  /// Why nothing is known of what a function is given.
  func reasonForNoCalls(of declared: Program.Declared) -> String {
    let name = step(declared).what.isEmpty ? "a function" : "'\(step(declared).what)'"
    guard program.isDynamic(declared.file) else {
      return "a parameter of \(name), which this project does not call"
    }
    if cutSites.contains(declared) { return "too complex to follow" }
    return isPassedOn(declared)
      ? "a parameter of \(name), called from outside this project"
      : "a parameter of \(name), which this project does not call"
  }

  /// The names it is declared by.
  func ownNames(of declared: Program.Declared) -> [String] {
    program.facts(declared.file)?.names(ofFunction: program[declared]) ?? []
  }

  /// The steps that are left to find out what calls reach.
  private func stepsLeft(isPassed: Bool) -> Int {
    isPassed || passedInWork > 0 ? min(passedSteps, passedStepsOfQuestion) : reachSteps
  }

  /// What some calls reach.
  private func reach(of key: ReachKey, isPassed: Bool) -> CallReach {
    if let known = reaches[key] ?? provisionalReaches[key] { return known }
    guard reachesInWork.insert(key).inserted else {
      cuts += 1
      return CallReach()
    }
    // All questions need it, so that none has to pay for it alone.
    let outer = budget
    budget = min(Budget.reach, stepsLeft(isPassed: isPassed))
    let given = budget
    if isPassed { passedInWork += 1 }
    defer {
      reachesInWork.remove(key)
      if reachesInWork.isEmpty { provisionalReaches = [:] }
      if isPassed { passedInWork -= 1 }
      let steps = max(0, given - budget)
      if isPassed || passedInWork > 0 {
        passedSteps -= steps
        passedStepsOfQuestion -= steps
      } else {
        reachSteps -= steps
      }
      budget = outer - 1
    }
    let before = cuts
    var result = CallReach()
    let calls =
      switch key {
      case .named(let name): callIndex.calls[name]
      case .variable(let name): callsOfVariables[name]
      }
    for call in calls ?? [] {
      guard budget > 0 else {
        result.isCut = true
        break
      }
      guard case .call(let callee, _) = program[call].kind else { continue }
      let target = Program.Spot(file: call.file, node: callee)
      let found = sayingCutsItself { solve(target) { values(target, $0) } }
      for item in found.items {
        switch item.value {
        case .function(let declared, _, _):
          for one in declared { result.functions[one, default: []].append(call) }
        case .record(let record) where record.maker != nil || record.isHook:
          result.makers[record.spot, default: []].append(call)
        default: continue
        }
      }
    }
    result.functions = result.functions.mapValues(\.unique)
    // What nothing else waits for is kept as far as it came: asking again would lead no farther, but where
    // the question at hand alone has no steps left.
    let isWhole = !result.isCut || given == Budget.reach
    if isWhole, cuts == before || reachesInWork.count == 1 {
      reaches[key] = result
    } else {
      provisionalReaches[key] = result
    }
    return result
  }

  /// The calls and tags that make objects of a class.
  private func constructions(byValue maker: Program.Spot) -> [Program.Spot] {
    guard case .maker(let parts) = program[maker].kind else { return [] }
    let statics = Program.Spot(file: maker.file, node: parts.statics)
    var keys = [ReachKey.named("")]
    let file = maker.file
    let own = [parts.name].compactMap { $0 } + namePassing.names(of: maker.node, in: file)
    for name in namePassing.names(from: own).names where !name.contains("#") {
      keys.append(.named(name))
      if callsOfVariables[name] != nil { keys.append(.variable(name)) }
    }
    return keys.flatMap { reach(of: $0, isPassed: false).makers[statics] ?? [] }.unique
  }

  /// The calls of a hook that a call makes.
  func calls(ofHookMadeBy call: Program.Spot) -> [Program.Spot] {
    guard case .call(let callee, _) = program[call].kind, makesHook(call, callee) else { return [] }
    let own = namePassing.names(of: call.node, in: call.file)
    return namePassing.names(from: own).names.filter { !$0.contains("#") }
      .flatMap { reach(of: .named($0), isPassed: false).makers[call] ?? [] }.unique
  }

  /// The calls that run a function on each element of a list, or that make styles by it.
  private func iterations(of declared: Program.Declared) -> [Program.Spot] {
    var calls = ownNames(of: declared).flatMap { callIndex.given[$0] ?? [] }.filter {
      $0.file == declared.file
    }
    calls += names(of: declared).flatMap { callIndex.drawn[$0] ?? [] }.filter {
      $0.file == declared.file && !calls.contains($0)
    }
    var hooks: [Program.Spot] = []
    if let statement = program[declared].statement,
      case .node(let parent) = program[Program.Spot(file: declared.file, node: statement)].parent
    {
      let around = Program.Spot(file: declared.file, node: parent)
      if case .record = program[around].kind, case .node(let outer) = program[around].parent {
        let tag = Program.Spot(file: declared.file, node: outer)
        if drawnList(tag, of: declared) != nil { calls.append(tag) }
      }
      hooks = self.calls(ofHookMadeBy: around)
      if hooks.isEmpty { calls.append(around) }
    }
    return hooks
      + calls.filter { call in
        if drawnList(call, of: declared) != nil || themeGiven(by: call) != nil { return true }
        guard case .call(let callee, let arguments) = program[call].kind,
          case .member(_?, let method) = program[Program.Spot(file: call.file, node: callee)].kind,
          !arguments.isEmpty
        else { return false }
        return Self.iterations.contains(method)
      }
  }

  static let iterations: Set<String> = [
    "map", "forEach", "filter", "find", "some", "every", "flatMap", "reduce", "sort", "findIndex",
    "findLast",
  ]

  /// The list whose elements a component draws by a function it is given, and where that function was made:
  /// `<FlatList data={rows} renderItem={…} />`.
  func drawnList(
    _ tag: Program.Spot, of declared: Program.Declared, _ caller: Frame? = nil
  ) -> (list: DrawnList, home: Frame?)? {
    guard let facts = program.facts(tag.file), case .call(_, let arguments) = facts[tag.node].kind
    else { return nil }
    for field in DrawnList.fields(of: arguments, facts) {
      guard let list = DrawnList(tag, drawnBy: field, facts) else { continue }
      if field.value == program[declared].statement { return (list, caller) }
      let named = Program.Spot(file: tag.file, node: DrawnList.function(field.value, facts))
      if case .function = facts[named.node].kind { continue }
      // A call that does not know the object it is made on knows none of its methods.
      var found = caller.map { values(named, $0).items } ?? []
      found += solve(named) { values(named, $0) }.items
      for item in found {
        if case .function(let functions, _, let home) = item.value, functions.contains(declared) {
          return (list, home)
        }
      }
    }
    return nil
  }
}

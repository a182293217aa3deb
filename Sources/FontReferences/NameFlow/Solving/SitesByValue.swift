/// What the calls by one name reach, each where it stands.
struct Reach {
  var functions: [Program.Declared: [Program.Spot]] = [:]
  /// By the statics of the classes.
  var makers: [Program.Spot: [Program.Spot]] = [:]
}

/// The places that call a function whose callers only the values tell, and the calls they make of it.
extension Evaluator {
  func sitesByValue(of declared: Program.Declared) -> [Frame.Site] {
    if let known = siteCache[declared] { return known }
    let before = cuts
    let found = findSites(byValue: declared)
    if cuts == before, budget > 0 { siteCache[declared] = found }
    return found
  }

  private func findSites(byValue declared: Program.Declared) -> [Frame.Site] {
    guard program[declared].kind == .function else { return [] }
    var sites = iterations(of: declared).map { Frame.Site.call($0) }
    for name in names(of: declared) {
      guard budget > 0, reachSteps > 0 else { break }
      for call in reach(of: name).functions[declared] ?? [] { sites.append(.call(call)) }
    }
    if sites.isEmpty, let maker = members(around: declared)?.maker {
      let makers = [maker] + heirs(of: maker)
      sites = makers.flatMap { constructions(byValue: $0) }.unique.map { .construction($0) }
    }
    if sites.isEmpty, let statement = program[declared].statement,
      case .function = program[Program.Spot(file: declared.file, node: statement)].kind
    {
      // What runs it is not seen: it may run as soon as the code around it does.
      sites = [.call(Program.Spot(file: declared.file, node: statement))]
    }
    return sites.unique
  }

  /// The names under which a function may be called.
  private func names(of declared: Program.Declared) -> [String] {
    var names = ownNames(of: declared)
    for name in names { names += (callIndex.aliases[name] ?? []).sorted() }
    names += (callIndex.imported[declared.file] ?? []).sorted()
    names += callIndex.changing
    return names.unique
  }

  /// The names it is declared by: its own, of the variable or member that it is the value of.
  private func ownNames(of declared: Program.Declared) -> [String] {
    var names = [program[declared].name].filter { !$0.isEmpty }
    guard let statement = program[declared].statement else { return names }
    var child = Program.Spot(file: declared.file, node: statement)
    for _ in 0..<6 {
      switch program[child].parent {
      case .none: return names
      case .declaration(let id):
        names.append(program[Program.Declared(file: declared.file, id: id)].name)
        return names
      case .node(let parent):
        let around = Program.Spot(file: declared.file, node: parent)
        switch program[around].kind {
        case .call, .ternary, .coalesced, .either, .all: child = around
        case .binding(let pattern, _, _):
          if case .bound(let name) = program[Program.Spot(file: child.file, node: pattern)].kind {
            names.append(name)
          }
          return names
        case .assignment(let target, _, _):
          switch program[Program.Spot(file: child.file, node: target)].kind {
          case .name(let name), .member(_, let name): names.append(name)
          default: break
          }
          return names
        case .record(let record):
          for field in record.fields where field.value == child.node {
            if case .name(let name) = field.key { names.append(Spelling.javaScript[name] ?? name) }
          }
          return names
        default: return names
        }
      }
    }
    return names
  }

  /// What the calls by a name reach.
  private func reach(of name: String) -> Reach {
    if let known = reaches[name] { return known }
    guard reachesInWork.insert(name).inserted else {
      cuts += 1
      return Reach()
    }
    // All questions need it, so that none has to pay for it alone.
    let outer = budget
    budget = min(Budget.reach, reachSteps)
    let given = budget
    defer {
      reachesInWork.remove(name)
      reachSteps -= max(0, given - budget)
      budget = outer - 1
    }
    let before = cuts
    var result = Reach()
    for call in callIndex.calls[name] ?? [] {
      guard budget > 0 else { return result }
      guard case .call(let callee, _) = program[call].kind else { continue }
      let target = Program.Spot(file: call.file, node: callee)
      for item in solve(target, { values(target, $0) }).items {
        switch item.value {
        case .function(let declared, _, _):
          for one in declared { result.functions[one, default: []].append(call) }
        case .record(let record) where record.maker != nil:
          result.makers[record.spot, default: []].append(call)
        default: continue
        }
      }
    }
    result.functions = result.functions.mapValues(\.unique)
    if cuts == before, budget > 0 { reaches[name] = result }
    return result
  }

  /// The calls and tags that make objects of a class.
  private func constructions(byValue maker: Program.Spot) -> [Program.Spot] {
    guard case .maker(let parts) = program[maker].kind else { return [] }
    var names = callIndex.imported[maker.file]?.sorted() ?? []
    if let name = parts.name { names.insert(name, at: 0) }
    names += callIndex.changing
    let statics = Program.Spot(file: maker.file, node: parts.statics)
    return names.unique.flatMap { reach(of: $0).makers[statics] ?? [] }.unique
  }

  /// The calls that run a function on each element of a list.
  private func iterations(of declared: Program.Declared) -> [Program.Spot] {
    var calls = ownNames(of: declared).flatMap { callIndex.given[$0] ?? [] }.filter {
      $0.file == declared.file
    }
    if let statement = program[declared].statement,
      case .node(let parent) = program[Program.Spot(file: declared.file, node: statement)].parent
    {
      let around = Program.Spot(file: declared.file, node: parent)
      if case .record = program[around].kind, case .node(let outer) = program[around].parent {
        let tag = Program.Spot(file: declared.file, node: outer)
        if drawnList(tag, of: declared) != nil { calls.append(tag) }
      }
      calls.append(around)
    }
    return calls.filter { call in
      if drawnList(call, of: declared) != nil { return true }
      guard case .call(let callee, let arguments) = program[call].kind,
        case .member(_?, let method) = program[Program.Spot(file: call.file, node: callee)].kind,
        !arguments.isEmpty
      else { return false }
      return Self.iterations.contains(method)
    }
  }

  private static let iterations: Set<String> = [
    "map", "forEach", "filter", "find", "some", "every", "flatMap", "reduce", "sort", "findIndex",
    "findLast",
  ]

  /// The list whose elements a component draws by a function it is given:
  /// `<FlatList data={rows} renderItem={…} />`.
  private func drawnList(_ tag: Program.Spot, of declared: Program.Declared) -> Program.Spot? {
    guard case .call(_, let arguments) = program[tag].kind, arguments.count == 1,
      let first = arguments.first,
      case .record(let record) = program[Program.Spot(file: tag.file, node: first.value)].kind,
      record.isArguments
    else { return nil }
    var list: Program.Spot?
    var draws = false
    for field in record.fields {
      guard case .name(let name) = field.key else { continue }
      if name == "data" { list = Program.Spot(file: tag.file, node: field.value) }
      if name == "renderItem" { draws = field.value == program[declared].statement }
    }
    return draws ? list : nil
  }
}

// MARK: - Frames

extension Evaluator {
  /// The calls that a place makes of a function, in a call of the code around it: one for each element
  /// of a list, one for each of the values that it may be.
  func frames(
    of owner: Program.Declared, byValue site: Frame.Site, from caller: Frame,
    _ sites: [Frame.Site]
  ) -> [Frame] {
    let spot = site.spot
    let declaration = program[owner]
    func made(
      _ arguments: Frame.Arguments, _ receiver: Lazy?, _ home: Frame?
    ) -> Frame {
      Frame(
        owner: owner, arguments: arguments,
        receiver: declaration.takesReceiver ? receiver.map { .value($0) } ?? .unbound : .none,
        outer: home, depth: caller.depth + 1, sites: sites, isClosed: caller.isClosed)
    }
    let name = declaration.name.isEmpty ? "a function" : "'\(declaration.name)'"
    let unbound = Frame.Arguments.unbound("a parameter of \(name), which nothing calls")
    if case .construction = site {
      return [made(unbound, .node(spot, caller, nil), caller)]
    }
    guard case .call(let callee, let arguments) = program[spot].kind else {
      return [made(unbound, nil, declaration.isLocal ? caller : nil)]
    }
    let lists = iterated(by: owner, at: spot, caller)
    if let lists {
      return lists.elements.map { made(.bound(positional($0, owner)), nil, lists.home) }
    }
    let target = Program.Spot(file: spot.file, node: callee)
    let found = values(target, caller)
    var bound: [String: Lazy] = [:]
    switch elements(arguments.map { Program.Spot(file: spot.file, node: $0.value) }, caller) {
    case .list(let list): bound = positional(list, owner)
    case .other(let values):
      for parameter in declaration.parameters { bound[parameter.name] = .known(values) }
    }
    var frames: [Frame] = []
    for item in found.items {
      guard case .function(let declared, let receiver, let home) = item.value,
        declared.contains(owner)
      else { continue }
      frames.append(made(.bound(bound), receiver, home))
    }
    guard frames.isEmpty, found.isOpen else { return frames }
    return [made(.bound(bound), nil, self.owner(around: owner).map { openFrame($0) })]
  }

  /// What a function is given for each element of the list that it is run on.
  private func iterated(
    by owner: Program.Declared, at call: Program.Spot, _ caller: Frame
  ) -> (elements: [[Lazy]], home: Frame?)? {
    guard case .call(let callee, let arguments) = program[call].kind else { return nil }
    if let list = drawnList(call, of: owner) {
      let rows = elements(of: values(list, caller)).map { row -> [Lazy] in
        var record = Record(list, caller)
        record.isOpen = true
        record.set("item", Record.Field(values: [row]))
        return [.known(Values(.record(record)))]
      }
      return (rows, caller)
    }
    guard
      case .member(let base?, let method) = program[
        Program.Spot(file: call.file, node: callee)
      ].kind, Self.iterations.contains(method), let first = arguments.first
    else { return nil }
    let function = values(Program.Spot(file: call.file, node: first.value), caller)
    var home: Frame??
    for item in function.items {
      if case .function(let declared, _, let made) = item.value, declared.contains(owner) {
        home = .some(made)
      }
    }
    guard let home else { return nil }
    let list = elements(of: values(Program.Spot(file: call.file, node: base), caller))
    if method == "reduce" {
      var start = Values.unknown("what 'reduce' has so far")
      if arguments.count > 1 {
        start.add(values(Program.Spot(file: call.file, node: arguments[1].value), caller))
      }
      return (list.map { [.known(start), $0] }, home)
    }
    let pairs = list.enumerated().map { index, element in
      method == "sort" ? [element, element] : [element, .known(Values(.number(String(index))))]
    }
    return (pairs, home)
  }

  /// The most elements of a list that are followed one by one.
  private static let mostElements = 200

  private func elements(of values: Values) -> [Lazy] {
    if let open = values.openFrame { return [.known(Values(.open(open)))] }
    var elements: [Lazy] = []
    for item in values.items {
      switch item.value {
      case .list(let items): elements += items
      case .absent: continue
      default: elements.append(.known(.unknown("an element of a list that is not followed")))
      }
    }
    guard elements.count > Self.mostElements else { return elements }
    return [.known(all(elements))]
  }
}

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
    let unbound = Frame.Arguments.unbound(reasonForNoCalls(of: owner))
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
    case .list(let list): bound = positional(withDefaults(list, of: owner), owner)
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
    guard frames.isEmpty, let open = found.openFrame else { return frames }
    // Whose method it is, only the callers know: `this.title()`.
    let receiver = Lazy.known(Values(.open(open)))
    return [made(.bound(bound), receiver, self.owner(around: owner).map { openFrame($0) })]
  }

  /// What a function is given for each element of the list that it is run on.
  private func iterated(
    by owner: Program.Declared, at call: Program.Spot, _ caller: Frame
  ) -> (elements: [[Lazy]], home: Frame?)? {
    guard case .call(let callee, let arguments) = program[call].kind else { return nil }
    if let (list, home) = drawnList(call, of: owner, caller) {
      return (rows(of: list, caller), home)
    }
    if let given = given(byStyle: call, to: owner, caller) ?? given(byHook: call, to: owner, caller)
    {
      return given
    }
    if let theme = themeGiven(by: call), let first = arguments.first {
      let function = values(Program.Spot(file: call.file, node: first.value), caller)
      for item in function.items {
        if case .function(let declared, _, let made) = item.value, declared.contains(owner) {
          return ([[.known(theme)]], made)
        }
      }
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

  /// What a function is given for each row of a list that it draws.
  private func rows(of drawn: DrawnList, _ caller: Frame) -> [[Lazy]] {
    var elements = elements(of: values(drawn.list, caller))
    if drawn.kind == .itemsOfSections {
      elements = elements.flatMap { section in
        self.elements(
          of: values(section).flatMap { memberByValue("data", of: $0, drawn.list, caller) })
      }
    }
    return elements.map { element in
      var record = Record(drawn.list, caller)
      record.isOpen = true
      record.set(
        drawn.kind == .sections ? "section" : "item", Record.Field(values: [element]))
      return [.known(Values(.record(record)))]
    }
  }

  /// The most elements of a list that are followed one by one.
  private static let mostElements = 200

  private func elements(of values: Values) -> [Lazy] {
    if let open = values.openFrame { return [.known(Values(.open(open)))] }
    var elements: [Lazy] = []
    for item in values.items {
      switch item.value {
      // A list that begins empty and is filled where that is not followed.
      case .list(let items) where items.isEmpty && item.trail.mayDiffer:
        elements.append(.known(.unknown("an element of a list that is not followed")))
      case .list(let items): elements += items
      case .absent: continue
      default: elements.append(.known(.unknown("an element of a list that is not followed")))
      }
    }
    guard elements.count > Self.mostElements else { return elements }
    return [.known(all(elements))]
  }
}

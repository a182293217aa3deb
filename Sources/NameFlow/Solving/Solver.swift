/// Asks what an expression can be over all ways to get there: where only the callers know, their calls
/// are followed, to any depth within the budget.
extension Evaluator {
  /// The calls that lead to some code.
  struct Way: Hashable {
    /// What runs.
    var owner: Program.Declared?
    /// The calls, the nearest first.
    var sites: [Frame.Site]
    /// Whether nobody calls what is at their beginning.
    var isClosed: Bool
  }

  /// One way to get to an expression and what it is then.
  package struct Solution {
    package var values: Values
    package var frame: Frame
    /// Whether there are more ways than are followed.
    package var isCut = false
    /// Whether the values are all that it may be, whichever way leads there.
    package var isOfAll = false
  }

  /// What a question about an expression gives in every context.
  ///
  /// - Parameter asker: what asks, where others ask something else about the same expression.
  package func solve(
    _ spot: Program.Spot, for asker: FieldKey? = nil, _ question: (Frame) -> Values
  ) -> Values {
    within(oneIn: depth == 0 ? 1 : Budget.ways) {
      let found = answers(.solution(spot, for: asker)) {
        var result = Values()
        for solution in solutions(at: spot, question) { result.add(solution.values) }
        return result.forgetful
      }
      // A later query may have the steps that this one lacks.
      if budget <= 0 { questions.cutShort() }
      return found
    }
  }

  package func solutions(at spot: Program.Spot, _ question: (Frame) -> Values) -> [Solution] {
    owner(of: spot).map { solutions(from: startFrame($0), question) } ?? []
  }

  /// - Parameters:
  ///   - most: the most work on calls.
  ///   - isFollowed: whether the callers of something count; all do unless it says otherwise.
  package func solutions(
    from start: Frame, effort most: Int = Budget.effort,
    where isFollowed: (Program.Declared) -> Bool = { _ in true }, _ question: (Frame) -> Values
  ) -> [Solution] {
    // The near callers first: where not all can be followed, those far away are left out.
    var frames = [start]
    var result: [Solution] = []
    // What all frames cost, those that wait among them: what cannot be looked at is not made.
    var effort = effort(of: start)
    var next = 0
    lazy var whatever = whateverIsPassed(to: start.owner, question)
    while next < frames.count {
      let frame = frames[next]
      next += 1
      let values = budget > 0 ? question(frame) : Values()
      guard budget > 0 || !values.items.isEmpty && values.isKnown else {
        let cut = closed(values, "too complex to follow")
        result.append(
          .tooMuch(
            frame, whatever: depth == 0 ? whatever : nil, cut.items.isEmpty ? nil : cut))
        break
      }
      guard values.isOpen else {
        result.append(Solution(values: values, frame: frame))
        continue
      }
      let cost = self.effort(of: frame, callers: 1)
      let room = max(0, (most - effort) / cost)
      if let callers = expand(frame, isFollowed, atMost: room + 1) {
        frames += callers.prefix(room)
        effort += cost * callers.count
        if callers.count > room || isCut(frame) {
          result.append(.tooMuch(frame, whatever: whatever))
        }
      } else {
        result.append(Solution(values: closed(values), frame: frame))
      }
    }
    return result
  }

  /// What an expression may be whichever calls lead to it, where that is known without them: of
  /// `isBold ? "A" : "B"` both names.
  private func whateverIsPassed(
    to owner: Program.Declared?, _ question: (Frame) -> Values
  ) -> Values? {
    guard let owner else { return nil }
    let left = budget
    defer { budget = min(left, budget) }
    budget = max(budget, Budget.leastShare)
    let (values, isCut) = noticingCuts { question(unboundFrame(owner)) }
    return values.isKnown && !values.items.isEmpty && !isCut ? values.unsure : nil
  }

  /// What a frame costs, or one that is so many calls farther away: a long chain of calls costs more than a
  /// short one.
  private func effort(of frame: Frame, callers: Int = 0) -> Int {
    let length = frame.sites.count + callers
    return 1 + length * length / 2
  }

  package func startFrame(_ owner: Program.Declared) -> Frame {
    let declaration = program[owner]
    if declaration.isCallable || hasReceiver(owner) || declaration.isLocal {
      return openFrame(owner)
    }
    return rootFrame(owner)
  }

  /// Whether there may be calls of what is at the root of a frame that were not looked for.
  private func isCut(_ frame: Frame) -> Bool {
    guard !cutSites.isEmpty else { return false }
    let root = frame.sites.last.map { owner(of: $0.spot) } ?? frame.owner
    return root.map(cutSites.contains) ?? false
  }

  /// What is left when an open name cannot be followed further.
  func closed(_ values: Values, _ reason: String = "a parameter") -> Values {
    values.filter { $0 != .open(frameOfParts) }.map { item in
      guard case .open = item.value else { return item }
      return Possible(value: .unknown(reason), trail: item.trail)
    }
  }

  /// The frames that a frame becomes when the call at its root gets its own callers; `nil` where there
  /// is nothing more to learn.
  private func expand(
    _ frame: Frame, _ isFollowed: (Program.Declared) -> Bool, atMost limit: Int
  ) -> [Frame]? {
    guard !frame.isClosed, frame.sites.count < Budget.chain,
      let root = frame.sites.last.map({ self.owner(of: $0.spot) }) ?? frame.owner
    else { return nil }
    let closed = Way(owner: frame.owner, sites: frame.sites, isClosed: true)
    guard isFollowed(root) else { return frames(along: closed, from: unboundFrame(root)) }
    let found = origins(of: root)
    // A function that only itself calls is one that the system calls.
    if found.allSatisfy({ self.owner(of: $0.spot) == root }) {
      return frames(along: closed, from: unboundFrame(root))
    }
    // A function that calls itself learns nothing from doing so twice.
    let sites = distinct(found.filter { !frame.sites.contains($0) }, of: root)
    return sites.prefix(limit).flatMap { site -> [Frame] in
      guard let caller = owner(of: site.spot) else { return [] }
      let way = Way(owner: frame.owner, sites: frame.sites + [site], isClosed: false)
      return frames(along: way, from: startFrame(caller))
    }
  }

  /// The frames along a chain of calls, each made once in a question: what is worked out in one is known to whoever
  /// comes the same way, and an object that is made in one is the same object.
  ///
  /// - Parameter end: the outermost.
  private func frames(along way: Way, from end: @autoclosure () -> Frame) -> [Frame] {
    if let known = ways[way] { return known }
    let (frames, isKept) = whole { rebuild(way.owner, way.sites, end: end()) }
    if isKept, budget > 0 { ways[way] = frames }
    // Where it was cut short what leads there, something may.
    if frames.isEmpty, questions.isCutShort, let owner = way.owner { return [unboundFrame(owner)] }
    return frames
  }

  /// The calls that lead to a frame, each with the frame that makes it. Those of JavaScript are not told.
  func callers(along frame: Frame) -> [(site: Program.Spot, frame: Frame)] {
    frame.sites.indices.compactMap { index in
      let site = frame.sites[index].spot
      guard let owner = owner(of: site), !program.isDynamic(site.file) else { return nil }
      let way = Way(
        owner: owner, sites: Array(frame.sites[(index + 1)...]), isClosed: frame.isClosed)
      let root = way.sites.last.flatMap { self.owner(of: $0.spot) } ?? owner
      let found = frames(
        along: way, from: frame.isClosed ? unboundFrame(root) : startFrame(root))
      return found.count == 1 ? (site, found[0]) : nil
    }
  }

  /// The calls of a function; for code that is run by the system, what makes the instance it runs on.
  private func origins(of owner: Program.Declared) -> [Frame.Site] {
    let declaration = program[owner]
    let calls = sites(of: owner)
    if !calls.isEmpty { return calls }
    guard hasReceiver(owner), !declaration.isCallable || !usesParameters(owner) else { return [] }
    let type = canonical(declaration.container, owner.file)
    guard shape(of: type) == .structure || shape(of: type) == .reference else { return [] }
    return (constructions(of: type) + copies(of: type)).map { .construction($0) }
  }

  /// Whether a method has parameters only a call of the sources could fill: `body(content:)` has not.
  private func usesParameters(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    return declaration.parameters.contains { parameter in
      guard let type = parameter.type else { return false }
      return resolve(type, in: container(of: owner), owner.file).isString
    }
  }

  /// The frame of the code around an expression of whose calls nothing is known.
  package func unboundFrame(around spot: Program.Spot) -> Frame? {
    owner(of: spot).map { unboundFrame($0) }
  }

  func unboundFrame(_ owner: Program.Declared) -> Frame {
    let declaration = program[owner]
    return Frame(
      owner: owner,
      arguments: declaration.isCallable
        ? .unbound(reasonForNoCalls(of: owner))
        : .bound([:]),
      receiver: hasReceiver(owner) ? .unbound : .none,
      outer: declaration.isLocal ? self.owner(around: owner).map { unboundFrame($0) } : nil,
      isClosed: true)
  }

  /// The frames along a chain of calls, from the outermost inwards; the innermost, of which a place may
  /// make several.
  private func rebuild(
    _ owner: Program.Declared?, _ sites: [Frame.Site], end: Frame
  ) -> [Frame] {
    var current = [end]
    for (index, site) in sites.enumerated().reversed() {
      // The function that was called there: the owner of the place before.
      let inner = index == 0 ? owner : self.owner(of: sites[index - 1].spot)
      guard let inner else { return [] }
      let rest = Array(sites[index...])
      current = current.flatMap { caller in
        program.isDynamic(inner.file)
          ? frames(of: inner, byValue: site, from: caller, rest)
          : [self.frame(of: inner, at: site, from: caller, rest)].compactMap { $0 }
      }
    }
    return current
  }

  /// - Returns: `nil` where the place turns out to call another method of the same name.
  private func frame(
    of owner: Program.Declared, at site: Frame.Site, from caller: Frame, _ sites: [Frame.Site]
  ) -> Frame? {
    switch site {
    case .construction(let spot):
      return Frame(
        owner: owner, arguments: program[owner].isCallable ? .unbound("a parameter") : .bound([:]),
        receiver: .value(.node(spot, caller, nil)), depth: caller.depth + 1, sites: sites,
        isClosed: caller.isClosed)
    case .call(let spot):
      let callee = self.callee(of: spot)
      var arguments: Frame.Arguments = .bound([:])
      switch program[spot].kind {
      case .call(_, let list), .subscripted(_, let list):
        arguments = .bound(bind(owner, list, spot, caller))
      default: break
      }
      if case .bound(let known) = arguments, known.isEmpty, let list = sequence(givenTo: spot),
        let first = program[owner].parameters.first
      {
        let elements = elements(of: values(list, caller), list, isTried: false)
        arguments = .bound([first.name: .known(elements)])
      }
      var receiver = receiver(of: owner, callee, caller)
      if case .member(let base?, _) = program[callee].kind, !callees(of: spot).contains(owner),
        hasReceiver(owner), !declarations(metBy: owner).isEmpty
      {
        let base = Program.Spot(file: callee.file, node: base)
        guard let call = virtualCall(of: owner, on: base, caller) else { return nil }
        receiver = .value(.known(call.receiver))
        if !call.isSure, case .bound(let known) = arguments {
          arguments = .bound(known.mapValues { .known(values($0).unsure) })
        }
      }
      return Frame(
        owner: owner, arguments: arguments,
        receiver: receiver,
        outer: program[owner].isLocal ? enclosing(owner, caller) : nil,
        depth: caller.depth + 1, sites: sites, isClosed: caller.isClosed)
    }
  }

  private func enclosing(_ owner: Program.Declared, _ caller: Frame) -> Frame? {
    let around = self.owner(around: owner)
    var candidate: Frame? = caller
    while let next = candidate {
      if next.owner == around { return next }
      candidate = next.outer
    }
    return around.map { openFrame($0) }
  }

  private func callee(of spot: Program.Spot) -> Program.Spot {
    if case .call(let callee, _) = program[spot].kind {
      return Program.Spot(file: spot.file, node: callee)
    }
    return spot
  }

  private func receiver(
    of owner: Program.Declared, _ callee: Program.Spot, _ caller: Frame
  ) -> Frame.Receiver {
    guard hasReceiver(owner) else { return .none }
    if program[owner].kind == .initializer { return .unbound }
    if program[owner].name == "callAsFunction", !isNamed("callAsFunction", callee) {
      return .value(.node(callee, caller, nil))
    }
    switch program[callee].kind {
    case .member(let base?, _), .subscripted(let base, _):
      return .value(.node(Program.Spot(file: callee.file, node: base), caller, nil))
    case .name: return .value(.known(selfValue(at: callee, caller)))
    default: return .unbound
    }
  }
}

extension Evaluator.Solution {
  fileprivate static func tooMuch(
    _ frame: Frame, whatever: Values?, _ values: Values? = nil
  ) -> Self {
    Self(
      values: whatever ?? values ?? .unknown("too complex to follow"), frame: frame, isCut: true,
      isOfAll: whatever != nil)
  }
}

extension Values {
  /// Whether nothing among them is unknown, or open until a call is looked at.
  fileprivate var isKnown: Bool {
    items.allSatisfy { item in
      switch item.value {
      case .unknown, .open: false
      default: true
      }
    }
  }
}

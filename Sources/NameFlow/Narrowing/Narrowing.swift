/// What a condition tests is no more, behind it, than what the condition holds for.
extension Evaluator {
  /// The values of a path where it is used: those for which a condition of the place surely does not hold
  /// are none there, nor is any where code does not run.
  func narrowed(
    _ values: Values, of path: ValuePath, at spot: Program.Spot, _ frame: Frame
  ) -> Values {
    // Conditions are asked of one value at a time: there they narrow nothing else.
    guard frame.replaced == nil, !values.items.isEmpty, budget > 0 else { return values }
    var result = values
    let conditions = conditions(at: spot)
    let areToldOfSelf = path == .own && areTold(values)
    // A condition that is not looked at may rule a value out.
    if conditions.count >= PathCondition.limit { result = result.unsure }
    for condition in conditions {
      guard let home = frame.enclosing(condition.level) else { continue }
      let about = self.about(condition, spot.file)
      // What code runs on is told by what it has, with or without `self.` before it.
      let isAsked = about.words.contains(path.word) || areToldOfSelf && about.isOfMembers
      if isAsked, !isAssigned(path, after: condition, before: spot) {
        // The only thing that code runs on is what its conditions were asked of already.
        result = result.selecting {
          areToldOfSelf && values.items.count == 1
            ? truth(of: condition, spot.file, home) != .no
            : !isExcluded($0, as: path, by: condition, spot.file, home)
        }
        result = found(result, as: path, by: condition, spot.file)
      } else if about.isLocal, truth(of: condition, spot.file, home) == .no {
        return Values()
      }
      if result.items.contains(where: { !$0.trail.assumptions.isEmpty }) {
        let assumed = assumptions(condition, spot.file, home)
        result = result.compactMapNeeds { $0.possible(where: assumed) }
      }
      if result.items.isEmpty { break }
    }
    // What runs only where none of them is has what is not seen.
    if result.items.isEmpty, values.items.contains(where: \.trail.mayDiffer) {
      return .unknown("a value that changes")
    }
    return result
  }

  /// What code runs on at a place: no more than the conditions around it let through.
  func selfValue(at spot: Program.Spot, _ frame: Frame) -> Values {
    if let replaced = frame.replaced, replaced.path == .own { return Values(item: replaced.value) }
    let values = selfValue(frame)
    return areTold(values) ? narrowed(values, of: .own, at: spot, frame) : values
  }

  /// Whether one of some values is what a condition can tell from others: a case of an enum, a text, a value of a struct that
  /// the code makes. What a class holds may be another thing each time.
  private func areTold(_ values: Values) -> Bool {
    values.items.count <= Self.mostTold
      && values.items.contains {
        switch $0.value {
        case .enumCase, .text, .symbol: true
        case .instance(let instance):
          instance.origin != .any && shape(of: instance.type) == .structure
        default: false
        }
      }
  }

  /// How many are asked each by itself.
  private static var mostTold: Int { 64 }

  /// Whether code may run in a call: false where a condition about the call's arguments surely does not hold, or one
  /// that constants decide.
  package func mayRun(_ spot: Program.Spot, _ frame: Frame) -> Bool {
    conditions(at: spot).allSatisfy { condition in
      guard let home = frame.enclosing(condition.level) else { return true }
      let about = about(condition, spot.file)
      guard about.isLocal || about.isFixed else {
        return !parts(of: condition, spot.file).contains { part in
          words(of: part).isFixed && truth(of: part, home) == .no
        }
      }
      return truth(of: condition, spot.file, home) != .no
    }
  }

  /// What must hold, each by itself, for a condition to hold: `isBrand` of `isBrand && view.isHidden`.
  private func parts(of condition: PathCondition, _ file: Int32) -> [Program.Spot] {
    guard case .hold(var pending, true) = condition.kind else { return [] }
    var parts: [Program.Spot] = []
    while let next = pending.popLast() {
      let spot = Program.Spot(file: file, node: next)
      if case .all(let items) = program[spot].kind { pending += items } else { parts.append(spot) }
    }
    return parts
  }

  /// The calls in which code may run that a condition about its caller stands before: the argument it is
  /// given, the case it is asked of, what its object holds; and so before each call that leads there. `nil`
  /// where callers have no say, or where there are too many; none where the condition holds in no call.
  package func calls(running spot: Program.Spot, in frame: Frame) -> [Frame]? {
    func truth(_ frame: Frame) -> Truth {
      callers(along: frame).reduce(self.truth(ofCallRunning: spot, frame)) { result, call in
        result == .no ? .no : result.and(self.truth(ofCallRunning: call.site, call.frame))
      }
    }
    return within(oneIn: Budget.ways) {
      switch truth(frame) {
      case .open: break
      case .no: return []
      case .yes, .unsure: return nil
      }
      let found = solutions(from: frame, effort: Budget.deciding) { frame in
        switch truth(frame) {
        case .open(let frame): Values(.open(frame))
        case .no: Values()
        case .yes, .unsure: Values(.truth(true))
        }
      }
      guard !found.contains(where: \.isCut) else { return nil }
      return found.filter { !$0.values.items.isEmpty }.map(\.frame)
    }
  }

  /// Whether the conditions of a place that a call decides, and those that constants do, hold in a call.
  private func truth(ofCallRunning spot: Program.Spot, _ frame: Frame) -> Truth {
    conditions(at: spot).reduce(Truth.yes) { result, condition in
      let about = about(condition, spot.file)
      guard result != .no, about.isOfCall || about.isFixed,
        let home = frame.enclosing(condition.level)
      else { return result }
      return result.and(truth(of: condition, spot.file, home))
    }
  }

  /// Whether code runs in no call, whoever calls the function around it: a condition surely does not hold that asks what
  /// its object holds, or that constants decide.
  package func neverRuns(_ spot: Program.Spot) -> Bool {
    guard !program.isDynamic(spot.file), let owner = owner(of: spot) else { return false }
    let deciding = conditions(at: spot).filter {
      let about = about($0, spot.file)
      return about.isFixed || about.isOfCall && !about.isLocal
    }
    guard !deciding.isEmpty else { return false }
    let frame = unboundFrame(owner)
    return within(oneIn: Budget.conditions) {
      deciding.contains { condition in
        guard let home = frame.enclosing(condition.level) else { return false }
        return truth(of: condition, spot.file, home) == .no
      }
    }
  }

  /// Whether code gets to a place in a call, by all conditions of the way there.
  package func reaches(_ spot: Program.Spot, _ frame: Frame) -> Truth {
    let conditions = conditions(at: spot)
    var result = conditions.count < PathCondition.limit ? Truth.yes : .unsure
    for condition in conditions {
      guard let home = frame.enclosing(condition.level) else { continue }
      result = result.and(truth(of: condition, spot.file, home))
      if result == .no { return .no }
    }
    return result
  }

  /// Whether a condition surely does not hold where a path has a value.
  private func isExcluded(
    _ item: Possible, as path: ValuePath, by condition: PathCondition, _ file: Int32,
    _ frame: Frame
  ) -> Bool {
    switch item.value {
    case .open, .unknown: false
    default: truth(of: condition, file, frame.replacing(path, by: item)) == .no
    }
  }
}

// MARK: - Conditions

extension Evaluator {
  package func conditions(at spot: Program.Spot) -> [PathCondition] {
    if let known = pathConditions[spot] { return known }
    let found =
      program.facts(spot.file).map { PathCondition.conditions(at: spot.node, in: $0) } ?? []
    pathConditions[spot] = found
    return found
  }

  package func truth(of condition: PathCondition, _ file: Int32, _ frame: Frame) -> Truth {
    switch condition.kind {
    case .hold(let conditions, let isWanted):
      let all = conditions.reduce(Truth.yes) {
        $0.and(truth(of: Program.Spot(file: file, node: $1), frame))
      }
      return isWanted ? all : all.negated
    case .takes(let statement, let index, let isWanted):
      let ways = ways(to: index, of: Program.Spot(file: file, node: statement))
      let taken = ways.map { truth(of: [.init(statement: statement, index: $0)], file, frame) }
        .reduce(Truth.no) { $0.or($1) }
      return isWanted ? taken : taken.negated
    case .never(let function):
      return function.isEmpty || program.declarations(named: function).isEmpty ? .no : .unsure
    }
  }

  private func assumptions(
    _ condition: PathCondition, _ file: Int32, _ frame: Frame
  ) -> [Assumption] {
    switch condition.kind {
    case .hold(let conditions, let isWanted):
      assumptions(conditions, hold: isWanted, file, frame)
    case .takes(let statement, let index, let isWanted):
      assumed(Program.Spot(file: file, node: statement), index, isWanted, frame)
    case .never: []
    }
  }

  private func assumed(
    _ statement: Program.Spot, _ index: Int, _ isTaken: Bool, _ frame: Frame
  ) -> [Assumption] {
    let ways = ways(to: index, of: statement)
    guard ways.count == 1 || !isTaken else { return [] }
    return ways.flatMap { assumptions(statement, takes: $0, isTaken, frame) }
  }

  /// The cases that lead into one of a `switch`: itself, and those that fall into it.
  private func ways(to index: Int, of statement: Program.Spot) -> [Int] {
    guard case .switching(_, let cases) = program[statement].kind else { return [index] }
    return Node.Case.ways(to: index, of: cases)
  }

  /// What conditions ask about.
  package struct ConditionWords {
    package var words: Set<String> = []
    /// Whether all that they ask about is of the function: its arguments, its variables.
    package var isLocal = false
    /// Whether constants decide them, or literals, at most with what is of the function: `if isBrand`, where
    /// `let isBrand = false`.
    var isFixed = false
    /// Whether it is that, or what the function is called on, or a member of it.
    var isOfCall = false
    /// Whether they ask about members of what the function is called on, without `self.` before them.
    var isOfMembers = false
  }

  func about(_ condition: PathCondition, _ file: Int32) -> ConditionWords {
    guard let facts = program.facts(file) else { return ConditionWords() }
    var result = ConditionWords(isLocal: true, isFixed: true, isOfCall: true)
    for node in condition.nodes(facts) {
      let own = words(of: Program.Spot(file: file, node: node))
      result.words.formUnion(own.words)
      result.isLocal = result.isLocal && own.isLocal
      result.isFixed = result.isFixed && own.isFixed
      result.isOfCall = result.isOfCall && own.isOfCall
      result.isOfMembers = result.isOfMembers || own.isOfMembers
    }
    result.isLocal = result.isLocal && !result.words.isEmpty
    result.isOfCall = result.isOfCall && !result.words.isEmpty
    return result
  }

  private func words(of condition: Program.Spot) -> ConditionWords {
    if let known = conditionWords[condition] { return known }
    var result = ConditionWords(isLocal: true, isFixed: true, isOfCall: true)
    // Of whatever a constant is a member, it is one.
    var pending = [(spot: condition, depth: 0, isOfConstant: false)]
    var count = 0
    // Whether it is the process that is asked, and nothing but a member of a type beside it: `Brand.current == .birch`.
    var asksProcess = false
    var isOfTypes = true
    while let (spot, depth, isOfConstant) = pending.popLast(), count < 200 {
      count += 1
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
      var names: [String] = []
      var isConstant = isOfConstant
      switch program[spot].kind {
      case .name(let name): names = [name]
      case .optionalBinding(let name, nil): names = [name]
      case .member(let base, let name):
        result.words.insert(name)
        asksProcess = asksProcess || namesOfProcess.contains(name)
        isConstant = isConstant || isFixed(name)
        isOfTypes = isOfTypes && (isConstant || isType(base.map(at)))
        result.isFixed = result.isFixed && isConstant
      default: break
      }
      for name in names {
        result.words.insert(name)
        let meaning = self.meaning(of: name, at: spot)
        result.isLocal = result.isLocal && meaning.isLocal
        asksProcess = asksProcess || namesOfProcess.contains(name)
        let isKnown =
          isConstant || meaning.isLocal || name == "self" || isFixed(name)
          || program.declaresType(named: name)
        isOfTypes = isOfTypes && isKnown
        result.isFixed = result.isFixed && isKnown
        let isOfMembers = !meaning.isLocal && isOwnMember(name, at: spot)
        result.isOfCall = result.isOfCall && (meaning.isLocal || name == "self" || isOfMembers)
        result.isOfMembers = result.isOfMembers || isOfMembers
        guard depth < 3 else { continue }
        for definition in meaning.definitions {
          // What a name is that stands for a condition is asked about too.
          if case .value(let value, _) = definition.source {
            pending.append((at(value), depth + 1, isConstant))
          }
        }
      }
      pending += program[spot].kind.children.map { (at($0), depth, isConstant) }
    }
    result.isFixed = (result.isFixed || asksProcess && isOfTypes) && count < 200
    conditionWords[condition] = result
    return result
  }

  /// Whether a name is that of a constant, or of what the process is told of itself.
  private func isFixed(_ name: String) -> Bool {
    namesOfProcess.contains(name) || namesConstants(name)
  }

  /// Whether a member is one of a type: `.birch`, `Brand.birch`.
  private func isType(_ base: Program.Spot?) -> Bool {
    guard let base else { return true }
    guard case .name(let name) = program[base].kind else { return false }
    return program.declaresType(named: name)
  }

  /// Whether all properties of a name are constants that are written as a literal.
  func namesConstants(_ name: String) -> Bool {
    // What no file declares is no constant, and what many do is none that a flag is: they are not read for it.
    guard (1...4).contains(program.count(ofFilesDeclaring: name)) else { return false }
    let declared = program.declarations(named: name).filter {
      program[$0].kind == .property && !program[$0].isLocal
    }
    return !declared.isEmpty
      && declared.allSatisfy { constant in
        let declaration = program[constant]
        guard !declaration.isVariable, declaration.body == nil, let value = declaration.value else {
          return false
        }
        switch program[Program.Spot(file: constant.file, node: value)].kind {
        case .truth, .number: return true
        default: return false
        }
      }
  }

  /// Whether a name is that of a member of what the code around it runs on.
  private func isOwnMember(_ name: String, at spot: Program.Spot) -> Bool {
    name == "rawValue" || valueMembers(name, of: container(at: spot)).contains { hasReceiver($0) }
  }

  /// Whether a path, or a member of it, is assigned between a condition and what is behind it.
  private func isAssigned(
    _ path: ValuePath, after condition: PathCondition, before spot: Program.Spot
  ) -> Bool {
    guard path == .own || !path.members.isEmpty, let facts = program.facts(spot.file),
      let start = condition.nodes(facts).map({ facts[$0].range.lowerBound }).min()
    else { return false }
    let between = start..<max(start, facts[spot.node].range.lowerBound)
    return (path == .own ? ["self"] : path.members).contains { member in
      facts.mentions[member + "="]?.contains { between.contains(facts[$0].range.lowerBound) }
        ?? false
    }
  }
}

// MARK: - Frames in which a path has one value

extension Frame {
  /// What a path is taken for, to ask a condition about it.
  package struct Replacement {
    package var path: ValuePath
    package var value: Possible
    /// The call as it is.
    var original: Frame
  }

  /// The call itself, whatever is taken for what.
  package var plain: Frame { replaced?.original ?? self }

  package func replacing(_ path: ValuePath, by value: Possible) -> Frame {
    let copy = Frame(
      owner: owner, arguments: arguments, receiver: receiver, outer: outer, closures: closures,
      depth: depth, sites: sites, isClosed: isClosed)
    copy.replaced = Replacement(path: path, value: value, original: plain)
    copy.replaced?.value.trail.mayDiffer = false
    return copy
  }
}

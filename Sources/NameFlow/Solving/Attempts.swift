/// Names that are tried one after another.
extension Evaluator {
  /// Whether a loop tests if a font of the loop's name exists, in its body or before each round
  /// (`for name in names where …`), and looks for one that does.
  func tries(_ name: String, in loop: Node.Loop, of file: Int32) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    let testing = (loop.conditions + [loop.body]).map(at).filter { tests(name, in: $0) }
    return !testing.isEmpty && !testing.contains(where: isOfMissing)
      && (isSearch(at(loop.body), isLoop: true) || isFilter(at(loop.body), of: name))
  }

  private func tries(_ name: String, in body: Program.Spot) -> Bool {
    tests(name, in: body) && isSearch(body, isLoop: false)
  }

  private func tests(_ name: String, in body: Program.Spot) -> Bool {
    var pending = [body]
    while let next = pending.popLast() {
      if case .call(_, let arguments) = program[next].kind,
        arguments.contains(where: { mentions(name, Program.Spot(file: next.file, node: $0.value)) }
        ),
        isFallible(next), isTested(next)
      {
        return true
      }
      pending += program[next].kind.children.map { Program.Spot(file: next.file, node: $0) }
    }
    return false
  }

  /// Whether the closure of `first { … }` or `compactMap { … }.first` tests its parameter.
  func triesParameter(of closure: Program.Spot) -> Bool {
    guard case .closure(let parts) = program[closure].kind,
      case .node(let parent) = program[closure].parent,
      case .call(let callee, _) = program[Program.Spot(file: closure.file, node: parent)].kind,
      case .member(_, let method) = program[Program.Spot(file: closure.file, node: callee)].kind
    else { return false }
    let name = parts.parameters.first ?? "$0"
    let body = Program.Spot(file: closure.file, node: parts.body)
    switch method {
    case "first", "contains", "firstIndex", "filter", "last", "allSatisfy", "firstNonNil":
      return tests(name, in: body)
    case "compactMap":
      if isFilter(body, of: name) { return true }
      guard case .node(let outer) = program[Program.Spot(file: closure.file, node: parent)].parent,
        case .member(_, let next) = program[Program.Spot(file: closure.file, node: outer)].kind
      else { return false }
      return next == "first"
    default: return tries(name, in: body)
    }
  }

  func mentions(_ name: String, _ spot: Program.Spot) -> Bool {
    var pending = [spot]
    while let next = pending.popLast() {
      if case .name(name) = program[next].kind { return true }
      pending += program[next].kind.children.map { Program.Spot(file: next.file, node: $0) }
    }
    return false
  }

  /// Whether a call makes a font or nothing.
  package func isFallible(_ spot: Program.Spot) -> Bool {
    guard let sink = sink(spot) else {
      return callees(of: spot).contains { type(of: $0).map(library.isMadeByName) ?? false }
    }
    return sink.mayGiveNothing
  }

  /// Whether something asks if a value is there.
  func isTested(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<8 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: spot.file, node: parent)
      switch program[around].kind {
      case .optionalBinding, .coalesced: return true
      case .binding(let pattern, _, _):
        guard case .bound(let name) = program[Program.Spot(file: spot.file, node: pattern)].kind
        else { return false }
        return isTestedLater(name, after: around)
      case .assignment(let target, current.node, false):
        guard case .name(let name) = program[Program.Spot(file: spot.file, node: target)].kind
        else { return false }
        return isTestedLater(name, after: around)
      case .compared(let left, let right, _):
        return [left, right].contains { id in
          if case .absent = program[Program.Spot(file: spot.file, node: id)].kind {
            true
          } else {
            false
          }
        }
      case .unwrapped(_, isForced: true): return false
      case .unwrapped, .cast, .member, .call, .matching: current = around
      default: return false
      }
    }
    return false
  }

  /// The turn of a font that is made only to see whether there is one: that of the name which is used then.
  package func turn(ofTest call: Program.Spot) -> Trail.Attempt? {
    guard case .node(let parent) = program[call].parent else { return nil }
    return turns(decidedBy: Program.Spot(file: call.file, node: parent))?.min {
      $0.index < $1.index
    }
  }

  /// The turn of a name that stands behind a test for a font, or in a branch of one:
  /// `if UIFont(name: a, size: 12) != nil { return a }` and then `return b`.
  ///
  /// What is used where the font is there has a turn only if it is what is tested.
  package func turn(behindTests spot: Program.Spot, naming name: Program.Spot) -> Trail.Attempt? {
    guard !program.isDynamic(spot.file), let tested = tested(before: spot) else { return nil }
    return !tested.isThere || program.source(tested.name) == program.source(name)
      ? tested.turn : nil
  }

  /// A turn, and the name whose font is tested.
  struct TestedTurn {
    var turn: Trail.Attempt
    var name: Program.Spot
    /// Whether it is the turn of what is used where the font is there.
    var isThere: Bool

    init(_ chain: Trail.Origin, _ name: Program.Spot, isThere: Bool) {
      turn = Trail.Attempt(chain: chain, index: isThere ? 0 : 1)
      self.name = name
      self.isThere = isThere
    }

    /// The same behind another test: where that finds no font, this one goes on with its chain.
    func behind(_ outer: Self?) -> Self {
      guard let outer, !outer.isThere else { return self }
      var copy = self
      copy.turn = Trail.Attempt(
        chain: outer.turn.chain, index: outer.turn.index + (isThere ? 0 : 1))
      return copy
    }
  }

  private func tested(before spot: Program.Spot) -> TestedTurn? {
    if let known = knownTurns[spot] { return known }
    let found = findTested(before: spot)
    knownTurns[spot] = .some(found)
    return found
  }

  private func findTested(before spot: Program.Spot) -> TestedTurn? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    var current = spot
    for _ in 0..<Self.deepestTest {
      guard case .node(let parent) = program[current].parent else { return nil }
      switch program[at(parent)].kind {
      case .block(let statements):
        let start = program[current].range.lowerBound
        if let last = tests(among: statements, of: at(parent)).last(where: { $0.end <= start }) {
          return last.turn
        }
      case .ifElse(let conditions, let then, _) where !conditions.contains(current.node):
        if let turns = test(conditions.map(at)) {
          return turns[current.node == then ? 0 : 1].behind(tested(before: at(parent)))
        }
      case .guardElse(let conditions, current.node):
        if let turns = test(conditions.map(at)) {
          return turns[1].behind(tested(before: at(parent)))
        }
      case .ternary(let condition, let first, let second) where condition != current.node:
        if first == current.node || second == current.node, let turns = test([at(condition)]) {
          return turns[current.node == first ? 0 : 1].behind(tested(before: at(parent)))
        }
      case .closure: return nil
      default: break
      }
      current = at(parent)
    }
    return nil
  }

  /// How many nodes around a place are looked at.
  static let deepestTest = 32

  /// A statement that leaves by what a test says: where it ends, and the turn of what follows it.
  struct LeavingTest {
    var end: Int32
    var turn: TestedTurn
  }

  /// Those of a block, each looked at once.
  private func tests(among statements: [Node.ID], of block: Program.Spot) -> [LeavingTest] {
    if let known = knownTests[block] { return known }
    var found: [LeavingTest] = []
    for statement in statements {
      let spot = Program.Spot(file: block.file, node: statement)
      guard let turn = tested(by: spot) else { continue }
      let outer = found.isEmpty ? tested(before: block) : found.last?.turn
      found.append(
        LeavingTest(end: program[spot].range.upperBound, turn: turn.behind(outer)))
    }
    knownTests[block] = found
    return found
  }

  /// The turn of what follows a statement that leaves by what a test says.
  private func tested(by statement: Program.Spot) -> TestedTurn? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: statement.file, node: id) }
    switch program[statement].kind {
    case .ifElse(let conditions, let then, nil)
    where program.facts(statement.file)?.leaves(then) == true:
      return test(conditions.map(at))?[1]
    case .guardElse(let conditions, _): return test(conditions.map(at))?[0]
    default: return nil
    }
  }

  /// The turns of what holds if conditions do and if they do not: a test among others decides nothing.
  private func test(_ conditions: [Program.Spot]) -> [TestedTurn]? {
    conditions.count == 1 ? conditions.first.flatMap { test($0) } : nil
  }

  /// The turns of the two values of `UIFont(name: a, size: 12) != nil ? a : b`.
  func turns(decidedBy condition: Program.Spot) -> [Trail.Attempt]? {
    guard let turns = test(condition) else { return nil }
    let outer = tested(before: condition)
    return turns.map { $0.behind(outer).turn }
  }

  /// A test for a font, where a function may be asked that makes it.
  private func test(_ condition: Program.Spot) -> [TestedTurn]? {
    var current = condition
    var isNegated = false
    var calls: [FollowedTest] = []
    func turns(_ name: Program.Spot, at place: Program.Spot, isThere: Bool) -> [TestedTurn] {
      let chain = Trail.Origin(file: place.file, range: program[place].range)
      return [isThere, !isThere].map { TestedTurn(chain, name, isThere: $0) }
    }
    for _ in 0..<Self.deepestTest {
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: current.file, node: id) }
      switch program[current].kind {
      case .not(let inner):
        isNegated.toggle()
        current = at(inner)
      case .call(let callee, let arguments):
        if let name = listed(by: at(callee), arguments.map { at($0.value) }) {
          // The test of a function for what it is given is another one in each call.
          let given = given(name, in: calls)
          return turns(given, at: given == name ? current : condition, isThere: !isNegated)
        }
        let callees = callees(of: current)
        guard callees.count == 1, let callee = callees.first, let only = onlyResult(of: callee)
        else { return nil }
        calls.append(FollowedTest(function: callee, call: current))
        current = only
      case .compared(let left, let right, let isEqual):
        if let call = made(at(left), at(right)) {
          return turns(sink(call)?.name ?? call, at: current, isThere: isEqual == isNegated)
        }
        // `if (HasFont(name))` in Objective-C, where functions may be called like types.
        guard case .absent = program[at(right)].kind else { return nil }
        if isEqual { isNegated.toggle() }
        current = at(left)
      default: return nil
      }
    }
    return nil
  }

  /// A function that tests for a font, and a call of it.
  private struct FollowedTest {
    var function: Program.Declared
    var call: Program.Spot
  }

  /// What calls give for a name, where it is a parameter of the innermost function.
  private func given(_ name: Program.Spot, in calls: [FollowedTest]) -> Program.Spot {
    var current = name
    for followed in calls.reversed() {
      let parameters = program[followed.function].parameters
      guard case .name(let name) = program[current].kind,
        let index = parameters.firstIndex(where: { $0.name == name }),
        case .call(_, let arguments) = program[followed.call].kind,
        let given = matching(arguments, parameters, followed.call.file)?[index], given.count == 1
      else { break }
      current = Program.Spot(file: followed.call.file, node: given[0])
    }
    return current
  }

  /// What is compared with `nil` and makes a font or nothing.
  func made(_ left: Program.Spot, _ right: Program.Spot) -> Program.Spot? {
    for (side, other) in [(left, right), (right, left)] {
      if case .absent = program[other].kind, isFallible(side) { return side }
    }
    return nil
  }

  /// What a function gives whose body is one expression.
  package func onlyResult(of function: Program.Declared) -> Program.Spot? {
    program[function].body.flatMap { onlyValue(of: Program.Spot(file: function.file, node: $0)) }
  }

  func onlyValue(of body: Program.Spot) -> Program.Spot? {
    guard case .block(let statements) = program[body].kind else { return body }
    guard statements.count == 1, let only = statements.first else { return nil }
    let statement = Program.Spot(file: body.file, node: only)
    guard case .result(let value) = program[statement].kind else { return statement }
    return value.map { Program.Spot(file: body.file, node: $0) }
  }

  /// The turn of what is taken where some values are not there, all of which are tried in one chain.
  func turn(after values: Values) -> Trail.Attempt? {
    let present = values.items.filter { $0.value != .absent }
    let turns = present.compactMap(\.trail.attempt)
    guard let last = turns.max(by: { $0.index < $1.index }), turns.count == present.count,
      turns.allSatisfy({ $0.chain == last.chain })
    else { return nil }
    return Trail.Attempt(chain: last.chain, index: last.index + 1)
  }
}

extension Values {
  /// The same, each at a turn, whichever it had, if there is one.
  package func trying(_ turn: Trail.Attempt?) -> Values {
    guard let turn else { return self }
    return map { item in
      var copy = item
      copy.trail.attempt = turn
      return copy
    }
  }

  /// The same, each at its turn.
  func attempted(_ turn: Trail.Attempt) -> Values {
    map { item in
      var copy = item
      copy.trail.attempt = copy.trail.attempt ?? turn
      return copy
    }
  }
}

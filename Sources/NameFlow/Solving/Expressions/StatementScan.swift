/// The definitions of a name that a statement leaves behind for those after it, the latest first.
package struct StatementScan {
  package let facts: SourceFacts
  package let name: String
  let isAssigned: Bool
  package var definitions: [Definition] = []
  /// The members that surely get a value.
  private(set) var updatedMembers: Set<String> = []

  /// Adds a statement's definitions; whether the name surely has one of them after it.
  package mutating func scan(_ statement: Node.ID) -> Bool {
    switch facts[statement].kind {
    case .binding(let pattern, let type, let value):
      if bind(pattern, type, value) { return true }
    case .assignment(let target, let value, let isAppended):
      if assign(target, value, isAppended, statement) { return true }
    case .guardElse(let conditions, _):
      for condition in conditions.reversed() {
        if let definition = facts.binding(of: name, in: condition) {
          definitions.append(definition)
          return true
        }
      }
      return false
    case .block(let statements): return scan(statements)
    case .call(let callee, let arguments):
      if insert(callee, arguments) || rearrange(callee, statement) { return true }
      pass(arguments, to: statement)
      if case .member(let base?, let method) = facts[callee].kind,
        SourceFacts.mutating.contains(method)
      {
        touch(base)
      }
    case .result(let value?): return scan(value)
    default: break
    }
    guard isAssigned else { return false }
    return scanBranches(statement)
  }

  private mutating func scan(_ statements: [Node.ID]) -> Bool {
    for statement in statements.reversed() {
      // A name declared in an inner block is another one.
      if declares(statement) {
        definitions.removeAll()
        return false
      }
      if scan(statement) { return true }
    }
    return false
  }

  /// A `break` may leave the case before the name gets a value in it: `case .a: guard isOn else { break }; face = "Bold"`.
  private mutating func scan(case body: Node.ID) -> Bool {
    guard case .block(let statements) = facts[body].kind,
      let last = statements.lastIndex(where: facts.mayBreak), !statements.contains(where: declares)
    else { return scan(body) }
    for statement in statements[(last + 1)...].reversed() where scan(statement) { break }
    for index in definitions.indices { definitions[index].isFinal = false }
    for index in statements[...last].indices.reversed() {
      let known = definitions.count
      guard scan(statements[index]) else { continue }
      guard statements[..<index].contains(where: facts.mayBreak) else { return true }
      for index in definitions[known...].indices { definitions[index].isFinal = false }
    }
    return false
  }

  /// Whether a statement declares another one of the name.
  private func declares(_ statement: Node.ID) -> Bool {
    guard case .binding(let pattern, _, _) = facts[statement].kind else { return false }
    return facts.binds(pattern, name)
  }

  private mutating func scanBranches(_ statement: Node.ID) -> Bool {
    switch facts[statement].kind {
    case .ifElse(_, let then, let other):
      var branches = [Branch(body: then, condition: .init(statement: statement, index: 0))]
      if let other {
        branches.append(Branch(body: other, condition: .init(statement: statement, index: 1)))
      }
      return join(branches, isComplete: other != nil, of: statement)
    case .switching(_, let cases):
      let branches = cases.enumerated().map { index, item in
        Branch(
          body: item.body, condition: .init(statement: statement, index: index),
          platforms: item.platforms, isCase: true)
      }
      return join(branches, isComplete: true, of: statement)
    case .compiled(let clauses):
      let branches = clauses.map { Branch(body: $0.body, platforms: $0.platforms) }
      return join(branches, isComplete: false, of: statement)
    case .attempt(let body, let catches):
      return join(
        ([body] + catches).map { Branch(body: $0) }, isComplete: catches.isEmpty, of: statement)
    case .loop(let loop):
      return join(
        [Branch(body: loop.body, loop: statement)], isComplete: false, of: statement)
    case .call(let callee, let arguments):
      guard let rounds = facts.rounds(callee, arguments), !rounds.names.contains(name) else {
        return scanClosures(statement)
      }
      return join(
        [Branch(body: rounds.body, loop: rounds.function, isFunction: true)], isComplete: false,
        of: statement)
    case .binding(_, _, let value?), .assignment(_, let value, _): return scanClosures(value)
    case .guardElse, .binding, .block: return false
    default: return scanClosures(statement)
    }
  }

  private struct Branch {
    var body: Node.ID
    var condition: Definition.Branch?
    var platforms: PlatformSet = .every
    var loop: Node.ID?
    /// Whether it is a case of a `switch`, which a `break` leaves.
    var isCase = false
    /// Whether it is what a function does that is run with each element: `names.forEach { all.append($0) }`.
    var isFunction = false
  }

  private mutating func join(
    _ branches: [Branch], isComplete: Bool, of statement: Node.ID
  ) -> Bool {
    var isSettled = isComplete
    var updated: Set<String>?
    var keys: Set<String>?
    let first = definitions.endIndex
    for branch in branches.reversed() {
      guard branch.isFunction || !facts.leaves(branch.body) else { continue }
      var inner = StatementScan(facts: facts, name: name, isAssigned: isAssigned)
      let isDefinite = branch.isCase ? inner.scan(case: branch.body) : inner.scan(branch.body)
      let isWhole = !branch.isCase || !facts.mayBreak(branch.body)
      let sure = isWhole ? Set(inner.definitions.compactMap { $0.sureKey(facts) }) : []
      keys = keys?.intersection(sure) ?? sure
      for var definition in inner.definitions {
        definition.isCovered = isComplete && definition.sureKey(facts) != nil
        if branch.isFunction {
          guard facts.counts(definition, in: branch.loop) else { continue }
          definition.isPossible = true
        }
        if let condition = branch.condition {
          definition.conditions.append(condition)
        } else {
          definition.isFinal = false
        }
        definition.platforms.formIntersection(branch.platforms)
        if let loop = branch.loop {
          definition.isFromLoop = true
          definition.loops.append(loop)
        }
        definitions.append(definition)
      }
      isSettled = isSettled && isDefinite
      updated = updated?.intersection(inner.updatedMembers) ?? inner.updatedMembers
    }
    for index in definitions[first...].indices where definitions[index].isCovered {
      guard case .entry(let key, _) = definitions[index].source else { continue }
      definitions[index].isCovered = keys?.contains(facts.source(key)) == true
    }
    guard isComplete, let updated else { return isSettled }
    for member in updated.sorted() {
      var definition = Definition(source: .replaced(member, in: statement))
      definition.isFinal = false
      definitions.append(definition)
    }
    updatedMembers.formUnion(updated)
    return isSettled
  }

  /// A closure in an expression may assign what it captures.
  private mutating func scanClosures(_ statement: Node.ID) -> Bool {
    var pending = [statement]
    while let next = pending.popLast() {
      if case .closure(let closure) = facts[next].kind {
        var inner = StatementScan(facts: facts, name: name, isAssigned: isAssigned)
        _ = inner.scan(closure.body)
        definitions += inner.definitions.filter(\.isAssignment).map(\.maybe)
      } else {
        pending += facts[next].kind.children
      }
    }
    return false
  }

  private mutating func bind(_ pattern: Node.ID, _ type: TypeName?, _ value: Node.ID?) -> Bool {
    guard facts.binds(pattern, name) else { return false }
    switch (facts[pattern].kind, value) {
    case (_, nil): definitions.append(Definition(source: .nothing(type)))
    case (.bound, let value?): definitions.append(Definition(source: .value(value, type)))
    case (_, let value?):
      definitions.append(Definition(source: .pattern(pattern, subject: value)))
    }
    return true
  }

  private mutating func insert(_ callee: Node.ID, _ arguments: [Node.Argument]) -> Bool {
    guard case .member(let base?, let method) = facts[callee].kind,
      SourceFacts.inserting.contains(method), case .name(name) = facts[base].kind,
      let first = arguments.first
    else { return false }
    if method == "updateValue" {
      guard let key = arguments.last, arguments.count == 2 else { return false }
      var definition = Definition(source: .entry(key: key.value, first.value))
      definition.isFinal = false
      definitions.append(definition)
      return false
    }
    let isList =
      first.label == "contentsOf" || method == "formUnion" || method == "merge"
    definitions.append(
      Definition(source: .inserted(first.value, target: base, isList: isList)))
    return true
  }

  private mutating func rearrange(_ callee: Node.ID, _ call: Node.ID) -> Bool {
    guard case .member(let base?, let method) = facts[callee].kind,
      Evaluator.rearranging[method] != nil, case .name(name) = facts[base].kind
    else { return false }
    definitions.append(Definition(source: .rearranged(call, target: base)))
    return true
  }

  private mutating func pass(_ arguments: [Node.Argument], to call: Node.ID) {
    for argument in arguments {
      guard case .passed(let inner) = facts[argument.value].kind, facts.root(of: inner) == name
      else { continue }
      var definition = Definition(source: .passed(call, argument: argument.value))
      definition.isFinal = false
      definitions.append(definition)
    }
  }

  private mutating func assign(
    _ target: Node.ID, _ value: Node.ID, _ isAppended: Bool, _ statement: Node.ID
  ) -> Bool {
    switch facts[target].kind {
    case .name(name):
      definitions.append(
        Definition(
          source: isAppended ? .appended(value, target: target) : .value(value, nil)))
      return true
    case .unwrapped(let inner, _): return assign(inner, value, isAppended, statement)
    case .member(let base?, let member):
      guard facts.root(of: base) == name, !isAppended else { return false }
      var definition = Definition(source: .updated(member, value))
      definition.isFinal = false
      definitions.append(definition)
      updatedMembers.insert(member)
      return false
    case .subscripted(let base, let arguments):
      guard facts.root(of: base) == name, !isAppended, arguments.count == 1,
        let key = arguments.first
      else { return touch(target) }
      var definition = Definition(
        source: key.label == "keyPath"
          ? .placed(path: key.value, value) : .entry(key: key.value, value))
      definition.isFinal = false
      definitions.append(definition)
      return false
    case .tuple(let parts):
      // `(first, second) = (second, first)`
      guard parts.contains(where: { facts.root(of: $0.value) == name }) else { return false }
      definitions.append(Definition(source: .changed))
      return true
    default: return false
    }
  }

  /// Takes note of a change of a part of the name's value, or of all in a way that is not followed.
  @discardableResult private mutating func touch(_ target: Node.ID) -> Bool {
    // What JavaScript changes is followed elsewhere.
    guard facts.exports == nil, facts.outermost(of: target) == name else { return false }
    var definition = Definition(source: .touched(target))
    definition.isFinal = false
    definitions.append(definition)
    return false
  }
}

extension SourceFacts {
  /// Methods of collections and texts that change them.
  static let mutating = inserting.union(Evaluator.rearranging.keys).union([
    "formIntersection", "formSymmetricDifference", "negate", "popFirst", "removeAll", "removeValue",
    "subtract", "toggle", "update", "write",
  ])

  /// The name of what elements are taken of: `x` of `x[0]?[1]`.
  func outermost(of node: Node.ID) -> String? {
    var node = node
    for _ in 0..<16 {
      switch self[node].kind {
      case .name(let name): return name
      case .unwrapped(let inner, _), .subscripted(let inner, _): node = inner
      default: return nil
      }
    }
    return nil
  }

  /// Methods that add to a list or dictionary.
  static let inserting: Set<String> = ["append", "insert", "formUnion", "updateValue", "merge"]

  /// The name of `x`, `x!`, `x?`.
  func root(of node: Node.ID) -> String? {
    switch self[node].kind {
    case .name(let name): name
    case .unwrapped(let inner, _): root(of: inner)
    default: nil
    }
  }

  /// Whether a block surely leaves the function.
  package func leaves(_ block: Node.ID) -> Bool {
    switch self[block].kind {
    case .block(let statements):
      return statements.last { unreached[$0] == nil }.map { leaves($0) } ?? false
    case .result, .thrown: return true
    case .ifElse(_, let then, let other): return other.map { leaves(then) && leaves($0) } ?? false
    case .switching(_, let cases):
      return !cases.isEmpty && cases.allSatisfy { leaves($0.body) && !mayJump($0.body) }
    case .call(let callee, _):
      guard case .name(let function) = self[callee].kind else { return false }
      return Self.ending.contains(function) || function == "exit" || function == "abort"
    default: return false
    }
  }
}

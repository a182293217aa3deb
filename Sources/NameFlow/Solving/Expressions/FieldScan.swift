/// What an initialiser assigns to a property.
package struct FieldScan {
  private let name: String
  /// A parameter has the same name: only `self.name = …` means the property.
  private let isShadowed: Bool
  private let facts: SourceFacts

  package struct Result {
    package var definitions: [Definition] = []
    /// Whether every way through the initialiser assigns it.
    var isSettled = false
    /// `self.init(…)` and `super.init(…)`
    var delegates: [Node.ID] = []
  }

  package static func scan(
    _ name: String, isShadowed: Bool, in body: Node.ID, of facts: SourceFacts
  ) -> Result {
    let scan = FieldScan(name: name, isShadowed: isShadowed, facts: facts)
    var result = Result()
    result.isSettled = scan.scan(body, &result)
    return result
  }

  private func scan(_ node: Node.ID, _ result: inout Result) -> Bool {
    switch facts[node].kind {
    case .block(let statements):
      for statement in statements.reversed() where scan(statement, &result) { return true }
      return false
    case .assignment(let target, let value, false):
      guard isField(target) else { return false }
      result.definitions.append(Definition(source: .value(value, nil)))
      return true
    case .ifElse(_, let then, let other):
      var branches = [(then, 0)]
      if let other { branches.append((other, 1)) }
      return join(branches, node, isComplete: other != nil, &result)
    case .switching(_, let cases):
      return join(
        cases.enumerated().map { ($1.body, $0) }, node, isComplete: true, &result)
    case .guardElse: return false
    case .compiled(let clauses):
      for clause in clauses { _ = scan(clause.body, &result) }
      return false
    case .attempt(let body, _): return scan(body, &result)
    case .unwrapped(let inner, _): return scan(inner, &result)
    case .call(let callee, _):
      if case .member(let base?, "init") = facts[callee].kind,
        case .name(let word) = facts[base].kind, word == "self" || word == "super"
      {
        result.delegates.append(node)
      }
      return false
    default: return false
    }
  }

  private func join(
    _ branches: [(Node.ID, Int)], _ statement: Node.ID, isComplete: Bool, _ result: inout Result
  ) -> Bool {
    var isSettled = isComplete
    for (body, index) in branches where !facts.leaves(body) {
      var inner = Result()
      let isDefinite = scan(body, &inner)
      for var definition in inner.definitions {
        definition.conditions.append(.init(statement: statement, index: index))
        result.definitions.append(definition)
      }
      result.delegates += inner.delegates
      isSettled = isSettled && isDefinite
    }
    return isSettled
  }

  private func isField(_ target: Node.ID) -> Bool {
    switch facts[target].kind {
    case .name(name): return !isShadowed
    case .member(let base?, name):
      if case .name("self") = facts[base].kind { return true }
      return false
    default: return false
    }
  }
}

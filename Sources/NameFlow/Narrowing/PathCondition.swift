/// What must hold where a piece of code runs: the conditions of the branches around it, and of what leaves
/// before it.
package struct PathCondition {
  package var kind: Kind
  /// How many functions lie between the code and the condition.
  var level = 0

  package enum Kind {
    /// All of some conditions hold, or not all of them do.
    case hold([Node.ID], Bool)
    /// A `switch` takes one of its cases, or does not.
    case takes(Node.ID, case: Int, Bool)
    /// Nothing can: what stands before the code leaves, by a call of a function of that name if it has one.
    case never(String)
  }

  /// The most that are looked at for one place, the nearest first.
  package static let limit = 64

  /// The conditions of a place, the nearest first.
  package static func conditions(at node: Node.ID, in facts: SourceFacts) -> [PathCondition] {
    var climb = Climb(facts: facts)
    climb.run(from: node)
    return climb.found
  }

  /// The nodes that are asked.
  package func nodes(_ facts: SourceFacts) -> [Node.ID] {
    switch kind {
    case .hold(let conditions, _): return conditions
    case .takes(let statement, let index, _):
      guard case .switching(let subject, let cases) = facts[statement].kind else { return [] }
      return [subject] + [cases[index].condition].compactMap { $0 }
    case .never: return []
    }
  }
}

/// The way from a place outwards.
private struct Climb {
  let facts: SourceFacts
  var found: [PathCondition] = []
  private var level = 0

  init(facts: SourceFacts) { self.facts = facts }

  mutating func run(from node: Node.ID) {
    var current = node
    for _ in 0..<100_000 where found.count < PathCondition.limit {
      switch facts[current].parent {
      case .none: return
      case .node(let parent):
        look(at: parent, from: current)
        current = parent
      case .declaration(let owner):
        guard let statement = facts[owner].statement else { return }
        level += 1
        current = statement
        // JavaScript declares a function for the whole block: what stands before it need not have held.
        if facts.exports != nil, case .declared = facts[statement].kind,
          case .node(let block) = facts[statement].parent, case .block = facts[block].kind
        {
          current = block
        }
      }
    }
  }

  private mutating func add(_ kind: PathCondition.Kind) {
    if case .hold(let conditions, _) = kind, conditions.isEmpty { return }
    found.append(PathCondition(kind: kind, level: level))
  }

  private mutating func look(at parent: Node.ID, from child: Node.ID) {
    switch facts[parent].kind {
    case .ifElse(let conditions, let then, let other):
      if child == then { return add(.hold(conditions, true)) }
      if child == other { return add(.hold(conditions, false)) }
      add(.hold(conditions.before(child), true))
    case .guardElse(let conditions, let other):
      if child == other { return add(.hold(conditions, false)) }
      add(.hold(conditions.before(child), true))
    case .ternary(let condition, let first, let second):
      if child == first { add(.hold([condition], true)) }
      if child == second { add(.hold([condition], false)) }
    case .all(let items): add(.hold(items.before(child), true))
    case .either(let items):
      for item in items.before(child).reversed() { add(.hold([item], false)) }
    case .switching(_, let cases):
      guard let index = cases.firstIndex(where: { $0.body == child }) else { return }
      add(.takes(parent, case: index, true))
    case .loop(let loop):
      // The condition of `repeat` is asked after its body.
      if child == loop.body {
        let start = facts[loop.body].range.lowerBound
        add(.hold(loop.conditions.filter { facts[$0].range.lowerBound < start }, true))
      } else {
        add(.hold(loop.conditions.before(child), true))
      }
    case .block(let statements):
      if let function = facts.unreached[child] { add(.never(function)) }
      // A file's own statements leave nothing that stands beside them.
      if case .declaration(let id) = facts[parent].parent, facts[id].kind == .code,
        facts.exports != nil
      {
        return
      }
      look(before: child, in: statements)
    default: return
    }
  }

  /// What must have held for the statements before one not to leave.
  private mutating func look(before child: Node.ID, in statements: [Node.ID]) {
    guard let end = statements.firstIndex(of: child) else { return }
    for statement in statements[..<end].reversed() where found.count < PathCondition.limit {
      switch facts[statement].kind {
      case .guardElse(let conditions, _): add(.hold(conditions, true))
      case .ifElse(let conditions, let then, let other):
        if facts.endsBlock(then) {
          add(.hold(conditions, false))
        } else if let other, facts.endsBlock(other) {
          add(.hold(conditions, true))
        }
      case .switching(_, let cases):
        for (index, item) in cases.enumerated() where facts.leaves(item.body) {
          add(.takes(statement, case: index, false))
        }
      default: continue
      }
    }
  }
}

extension SourceFacts {
  /// Whether nothing of the block around runs behind a branch of it.
  fileprivate func endsBlock(_ branch: Node.ID) -> Bool {
    if leaves(branch) { return true }
    switch self[branch].kind {
    case .block(let statements):
      guard let last = statements.last, case .jump = self[last].kind else { return false }
      return true
    case .ifElse(_, let then, let other?): return endsBlock(then) && endsBlock(other)
    default: return false
    }
  }
}

extension [Node.ID] {
  fileprivate func before(_ node: Node.ID) -> [Node.ID] {
    firstIndex(of: node).map { Array(self[..<$0]) } ?? []
  }
}

/// Flags of a file that say whether something has been loaded: `let isReady = false`, which an `async` function or `then`
/// sets to `true`. Code is meant to ask one when that is done; whether any asks it before is not known.
extension Evaluator {
  /// The values of a variable: that which such a flag begins with is not sure.
  func loadedFlag(_ values: Values, _ declared: Program.Declared) -> Values {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: declared.file, node: id) }
    guard values.items.count > 1, let start = program[declared].value,
      case .truth(let first) = program[at(start)].kind
    else { return values }
    let name = program[declared].name
    for spot in program.mentions(of: name + "=", in: declared.file) {
      guard case .assignment(let target, let value, false) = program[spot].kind,
        !declaresLocally(name, at: at(target))
      else { continue }
      guard case .truth(let next) = program[at(value)].kind, next != first, isLoaded(at: spot)
      else { return values }
    }
    return values.map { item in
      guard item.value == .truth(first) else { return item }
      var copy = item
      copy.trail.isSure = false
      copy.trail.isOfStart = true
      return copy
    }
  }

  /// Whether code runs when something has been loaded.
  private func isLoaded(at spot: Program.Spot) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    var function = owner(of: spot)
    for _ in 0..<Self.mostFunctions {
      guard let own = function, program[own].kind == .function else { return false }
      if program[own].attributes.contains("async") { return true }
      guard let node = program[own].statement else { return false }
      if case .node(let parent) = program[at(node)].parent,
        case .call(let callee, _) = program[at(parent)].kind,
        case .member(_, let method) = program[at(callee)].kind, Self.afterwards.contains(method)
      {
        return true
      }
      function = owner(of: at(node))
    }
    return false
  }

  private static var mostFunctions: Int { 16 }
  private static let afterwards: Set<String> = ["then", "catch", "finally"]

  /// Whether a condition, which has been decided, is so only before such a flag is set.
  func isOnlyAtFirst(_ condition: Program.Spot, holds: Bool, _ frame: Frame) -> Bool {
    guard program.isDynamic(condition.file) else { return false }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: condition.file, node: id) }
    switch program[condition].kind {
    case .not(let inner): return isOnlyAtFirst(at(inner), holds: !holds, frame)
    case .all(let items) where holds, .either(let items) where !holds:
      return items.contains { isOnlyAtFirst(at($0), holds: holds, frame) }
    case .name, .member, .call:
      let items = within(oneIn: Budget.conditions) { values(condition, frame) }.items
      let matching = items.filter { $0.value == .truth(holds) }
      return !matching.isEmpty && matching.allSatisfy(\.trail.isOfStart)
        && items.contains { $0.value == .truth(!holds) && !$0.trail.isOfStart }
    default: return false
    }
  }

  /// Whether one of some branches is taken only then.
  func areOnlyAtFirst(_ branches: [Definition.Branch], _ file: Int32, _ frame: Frame) -> Bool {
    branches.contains { branch in
      let statement = Program.Spot(file: file, node: branch.statement)
      guard case .ifElse(let conditions, _, _) = program[statement].kind,
        let only = conditions.first, conditions.count == 1
      else { return false }
      return isOnlyAtFirst(
        Program.Spot(file: file, node: only), holds: branch.index == 0, frame)
    }
  }
}

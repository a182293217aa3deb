/// What is assigned to the members of a local value, found from the latest on.
struct MemberUpdates {
  private var found: [Value.Update] = []
  /// The members of which nothing earlier is left.
  private var replaced: Set<String> = []

  var inOrder: [Value.Update] { found.reversed() }

  /// Takes note of a definition that tells of a member; whether it does.
  ///
  /// - Parameter isSure: whether its conditions surely hold.
  mutating func take(
    _ definition: Definition, _ file: Int32, _ frame: Frame, isSure: Bool
  ) -> Bool {
    let isSure =
      isSure && !definition.isPossible && !definition.isFromLoop && definition.platforms == .every
    switch definition.source {
    case .updated(let member, let value):
      guard !replaced.contains(member) else { return true }
      if isSure { replaced.insert(member) }
      found.append(
        Value.Update(
          member: member, value: .node(Program.Spot(file: file, node: value), frame, nil),
          isSure: isSure, platforms: definition.platforms))
      return true
    case .replaced(let member, _):
      guard isSure, replaced.insert(member).inserted else { return true }
      if let first = found.lastIndex(where: { $0.member == member }) { found[first].isSure = true }
      return true
    default: return false
    }
  }

  /// Takes note of what was assigned to members one after another.
  mutating func take(_ updates: [Value.Update], isSure: Bool) {
    for update in updates.reversed() where !replaced.contains(update.member) {
      var update = update
      update.isSure = update.isSure && isSure
      if update.isSure { replaced.insert(update.member) }
      found.append(update)
    }
  }
}

/// What a call does to the variable that it gets as `&name`.
enum PassedChanges {
  /// Nothing but that it assigns to members.
  case members([Value.Update])
  /// Only the callers know.
  case open(Frame)
  case others
}

extension Evaluator {
  /// What a closure assigns that is called with `&name`: `change(&copy)`, of which `{ $0.size = 17 }` is given.
  func changes(
    of name: String, passedAs argument: Node.ID, to call: Program.Spot, _ frame: Frame
  ) -> PassedChanges {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: call.file, node: id) }
    guard case .call(let callee, let arguments) = program[call].kind,
      let index = arguments.firstIndex(where: { $0.value == argument }),
      case .passed(let inner) = program[at(argument)].kind,
      case .name(name) = program[at(inner)].kind, callees(of: call).isEmpty
    else { return .others }
    let found = values(at(callee), frame)
    if let open = found.openFrame { return .open(open) }
    guard found.items.count == 1, case .closure(let spot, let home)? = found.items.first?.value,
      case .closure(let closure) = program[spot].kind
    else { return .others }
    func within(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    let names = closure.parameters
    guard names.isEmpty || names.indices.contains(index),
      case .block(let statements) = program[within(closure.body)].kind
    else { return .others }
    let parameter = names.isEmpty ? "$\(index)" : names[index]
    var updates: [Value.Update] = []
    for statement in statements {
      guard case .assignment(let target, let value, false) = program[within(statement)].kind,
        case .member(let base?, let member) = program[within(target)].kind,
        case .name(parameter) = program[within(base)].kind
      else { return .others }
      updates.append(Value.Update(member: member, value: .node(within(value), home, nil)))
    }
    return .members(updates)
  }

  /// What was assigned to a member, and whether what it was before may still be there.
  func assigned(to member: String, by updates: [Value.Update]) -> (Values, isReplaced: Bool) {
    var result = Values()
    for update in updates.reversed() where update.member == member {
      result.add(values(update.value).map { $0.limited(to: update.platforms) })
      if update.isSure { return (result, true) }
    }
    return (result, false)
  }
}

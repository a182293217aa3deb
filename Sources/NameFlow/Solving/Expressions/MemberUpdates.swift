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

/// What a statement does to a variable that it does not assign by itself.
enum PassedChanges {
  /// Nothing but that it assigns to members.
  case members([Value.Update])
  /// Only the callers know.
  case open(Frame)
  case others
}

extension Evaluator {
  /// What a call that gets `&name`, or an assignment to `name[keyPath: path]`, does to the members of the
  /// variable; `nil` for other definitions.
  func changes(
    by definition: Definition, of name: String, _ file: Int32, _ frame: Frame
  ) -> PassedChanges? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    switch definition.source {
    case .passed(let call, let argument):
      return changes(of: name, passedAs: argument, to: at(call), frame)
    case .placed(let path, let value):
      return changes(at: at(path), by: .node(at(value), frame, nil), frame)
    default: return nil
    }
  }

  /// What `name[keyPath: path] = value` assigns.
  private func changes(at path: Program.Spot, by value: Lazy, _ frame: Frame) -> PassedChanges {
    let found = values(path, frame)
    if let open = found.openFrame { return .open(open) }
    guard !found.items.isEmpty else { return .others }
    var updates: [Value.Update] = []
    for item in found.items {
      guard case .closure(let written, _) = item.value,
        case .keyPath(let names) = program[written].kind, let member = names.first
      else { return .others }
      // Of a path of several members it is not followed what becomes of the first.
      updates.append(
        names.count == 1
          ? Value.Update(member: member, value: value)
          : Value.Update(member: member, value: .known(.unknown("a part of it that is replaced"))))
    }
    if updates.count > 1 { for index in updates.indices { updates[index].isSure = false } }
    return .members(updates)
  }

  /// What a closure assigns that is called with `&name`: `change(&copy)`, of which `{ $0.size = 17 }` is given.
  private func changes(
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
    let names = closure.parameters
    guard names.isEmpty || names.indices.contains(index) else { return .others }
    return changes(of: names.isEmpty ? "$\(index)" : names[index], in: closure, of: spot, home)
  }

  /// What the statements of a closure do to one of its parameters.
  private func changes(
    of parameter: String, in closure: Node.Closure, of spot: Program.Spot, _ home: Frame
  ) -> PassedChanges {
    guard let facts = program.facts(spot.file) else { return .others }
    var scan = StatementScan(facts: facts, name: parameter, isAssigned: true)
    if scan.scan(closure.body) { return .others }
    var updates = MemberUpdates()
    for definition in scan.definitions {
      let truth = self.truth(of: definition.conditions, spot.file, home)
      if case .open(let frame) = truth { return .open(frame) }
      if truth == .no { continue }
      if updates.take(definition, spot.file, home, isSure: truth == .yes) { continue }
      switch changes(by: definition, of: parameter, spot.file, home) {
      case .members(let changes):
        updates.take(changes, isSure: truth == .yes && !definition.isPossible)
      case .open(let frame): return .open(frame)
      case .others, nil: return .others
      }
    }
    return .members(updates.inOrder)
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

  /// What a value of a type from elsewhere was made with, but for what was assigned to its members since.
  func changed(
    _ payload: [Value.Bound], of type: String, by updates: [Value.Update]
  ) -> [Value.Bound] {
    let path = path(of: type)
    var payload = payload
    for update in updates {
      var value = update.value
      if case .node(let spot, let frame, nil) = value {
        value = .node(spot, frame, library.type(of: update.member, in: path))
      }
      if let index = payload.firstIndex(where: { $0.label == update.member }) {
        if !update.isSure {
          var both = values(value)
          both.add(values(payload[index].value))
          value = .known(both)
        }
        payload[index].value = value
      } else {
        payload.append(Value.Bound(label: update.member, value: value))
      }
    }
    return payload
  }

  /// Whether what a closure assigns to the value that it is called with stays with a copy: the function that it is given
  /// to calls it with variables of its own, `change(&copy)`, and does nothing else with it.
  func changesOnlyCopies(_ closure: Program.Spot) -> Bool {
    guard case .node(let parent) = program[closure].parent else { return false }
    let call = Program.Spot(file: closure.file, node: parent)
    guard case .call(_, let arguments) = program[call].kind else { return false }
    // What a protocol asks for does nothing itself.
    let callees = callees(of: call).filter { program[$0].body != nil }
    return !callees.isEmpty
      && callees.allSatisfy { declared in
        let parameters = program[declared].parameters
        let matched = matching(arguments, parameters, call.file) ?? []
        return zip(parameters, matched).contains { parameter, values in
          values.contains(closure.node) && getsOnlyCopies(parameter.name, of: declared)
        }
      }
  }

  /// Whether a function calls one of its parameters, and only with `&` of its own variables.
  private func getsOnlyCopies(_ parameter: String, of declared: Program.Declared) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: declared.file, node: id) }
    let mentions = program.mentions(of: parameter, in: declared.file).filter {
      owner(of: $0).map { member(around: $0) } == declared
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let call = call(of: mention), case .call(_, let arguments) = program[call].kind
        else { return false }
        return arguments.allSatisfy { argument in
          guard case .passed(let inner) = program[at(argument.value)].kind else { return true }
          return isOwnVariable(at(inner))
        }
      }
  }
}

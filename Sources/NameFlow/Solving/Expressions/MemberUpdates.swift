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
}

extension Evaluator {
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

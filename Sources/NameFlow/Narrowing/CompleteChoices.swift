/// Choices of which one is always taken: a `switch` over all constants of an enumeration of C's, or an `if` for each. What a
/// name had before them, it has no more.
///
/// Values of Swift's enums may be missing, and Swift's compiler tells of a `default` that is never taken.
extension Evaluator {
  /// Takes note of branches that are not all taken where a name still has a value from before.
  func exclude(
    _ definition: Definition, _ file: Int32, _ frame: Frame, _ passed: inout PassedBranches
  ) {
    guard program.isObjectiveC(file), passed.excluded.count < PassedBranches.limit,
      definition.isFinal, !definition.isPossible, !definition.isFromLoop,
      definition.platforms == .every, !definition.conditions.isEmpty
    else { return }
    passed.excluded.append((definition.conditions, frame))
  }

  /// Whether one of some branches is always taken.
  func areComplete(
    _ excluded: [(branches: [Definition.Branch], frame: Frame)], _ file: Int32
  ) -> Bool {
    guard excluded.count > 1 else { return false }
    var left: [Subject: (type: String, names: Set<String>)] = [:]
    for (branch, frame) in singles(of: excluded, file) {
      guard let (subject, type, names) = constants(of: branch, file, frame) else { continue }
      if left[subject] == nil {
        guard let all = allConstants(of: type) else { continue }
        left[subject] = (type, all)
      }
      guard left[subject]?.type == type else { continue }
      left[subject]?.names.subtract(names)
      if left[subject]?.names.isEmpty == true { return true }
    }
    return false
  }

  /// The branches of which each by itself is not taken. Where a branch of an `if` is not, its other one is: `if a { x = 1 }
  /// else if b { x = 2 }` excludes both.
  private func singles(
    of excluded: [(branches: [Definition.Branch], frame: Frame)], _ file: Int32
  ) -> [(branch: Definition.Branch, frame: Frame)] {
    var rest = excluded
    var singles: [(branch: Definition.Branch, frame: Frame)] = []
    var taken: Set<Definition.Branch> = []
    var hasMore = true
    while hasMore {
      hasMore = false
      for index in rest.indices.reversed() {
        rest[index].branches.removeAll(where: taken.contains)
        guard rest[index].branches.count == 1, let only = rest[index].branches.first else {
          continue
        }
        singles.append((only, rest.remove(at: index).frame))
        guard case .ifElse = program[Program.Spot(file: file, node: only.statement)].kind else {
          continue
        }
        taken.insert(Definition.Branch(statement: only.statement, index: 1 - only.index))
        hasMore = true
      }
    }
    return singles
  }

  /// The constants of an enumeration of which something is one where a branch is taken, and at no other time.
  private func constants(
    of branch: Definition.Branch, _ file: Int32, _ frame: Frame
  ) -> (Subject, type: String, names: Set<String>)? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    let compared: Program.Spot
    let constants: [Program.Spot]
    switch program[at(branch.statement)].kind {
    case .ifElse(let conditions, _, _):
      guard branch.index == 0, conditions.count == 1,
        case .compared(let left, let right, true) = program[at(conditions[0])].kind
      else { return nil }
      (compared, constants) = (at(left), [at(right)])
    case .switching(let value, let cases):
      guard cases.indices.contains(branch.index) else { return nil }
      let taken = cases[branch.index]
      guard taken.condition == nil, !taken.isDefault else { return nil }
      (compared, constants) = (at(value), taken.patterns.map(at))
    default: return nil
    }
    // What else has a value may have another one each time, and a number may be that of no constant.
    guard let subject = subject(of: compared, frame), case .local = subject,
      values(compared, frame).items.allSatisfy({ $0.value.isCase })
    else { return nil }
    var type: String?
    var names: Set<String> = []
    for constant in constants {
      guard case .name = program[constant].kind,
        case .enumCase(let own, let name, _)? = values(constant, frame).items.first?.value,
        type == nil || type == own
      else { return nil }
      type = own
      names.insert(name)
    }
    return type.map { (subject, $0, names) }
  }

  /// The constants of an enumeration, of which one is zero: what nobody sets is that.
  private func allConstants(of type: String) -> Set<String>? {
    var names: Set<String> = []
    var hasZero = false
    for item in caseValues(type).items {
      guard case .enumCase(_, let name, _) = item.value else { return nil }
      names.insert(name)
      hasZero = hasZero || rawValue(ofCase: name, type).items.contains { $0.value == .number("0") }
    }
    return hasZero ? names : nil
  }
}

extension Value {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}

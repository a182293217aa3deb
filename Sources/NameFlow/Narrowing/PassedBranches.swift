/// The branches that would have given a name another value, and are not taken where it still has the one
/// before.
package struct PassedBranches {
  package let name: String
  /// The branches that ask about the name itself.
  fileprivate var asking: [(branches: [Definition.Branch], frame: Frame)] = []
  fileprivate var assumed: [Assumption] = []
  /// Whether there are more branches than are remembered: one of them may have been taken.
  fileprivate var hasMore = false

  /// The most branches that are remembered.
  fileprivate static let limit = 64

  package init(named name: String) { self.name = name }

  package var isEmpty: Bool { asking.isEmpty && assumed.isEmpty && !hasMore }
}

extension Evaluator {
  /// Goes past a definition whose branches may have been taken.
  package func pass(
    _ branches: [Definition.Branch], _ file: Int32, _ frame: Frame, _ passed: inout PassedBranches
  ) {
    if frame.replaced == nil, mentions(passed.name, branches, file) {
      if passed.asking.count < PassedBranches.limit {
        passed.asking.append((branches, frame))
      } else {
        passed.hasMore = true
      }
    }
    if passed.assumed.count < PassedBranches.limit {
      passed.assumed += assumptions(branches, areTaken: false, file, frame)
    } else {
      passed.hasMore = true
    }
  }

  /// In a longer chain of `else if` the last ones are not told from each other.
  private static var mostBranches: Int { 16 }

  /// The branches that are not all taken where a name has a value from before a definition. Where the other branch of an `if`
  /// gives it a value, too, the one around the definition is taken then: `if a { x = 1 } else if b { x = 2 }`.
  func branches(
    notTakenWhereLeft definition: Definition, of definitions: [Definition], _ file: Int32
  ) -> [Definition.Branch] {
    var branches = definition.conditions
    var around: [Definition.Branch] = []
    while branches.count > 1, around.count < Self.mostBranches, let outer = branches.last,
      case .ifElse = program[Program.Spot(file: file, node: outer.statement)].kind
    {
      let other = Definition.Branch(statement: outer.statement, index: 1 - outer.index)
      guard definitions.contains(where: { $0.hides(allBeforeIn: [other] + around) }) else { break }
      around.insert(branches.removeLast(), at: 0)
    }
    return branches
  }

  /// The values that a path keeps where some branches are not taken.
  func passing(
    _ passed: PassedBranches, _ values: Values, of path: ValuePath, _ file: Int32
  ) -> Values {
    var result = values
    for (branches, frame) in passed.asking {
      result = result.selecting { item in
        switch item.value {
        case .open, .unknown: true
        default: truth(of: branches, file, frame.replacing(path, by: item)) != .yes
        }
      }
    }
    result = result.assuming(passed.assumed)
    return passed.hasMore ? result.unsure : result
  }

  private func mentions(_ word: String, _ branches: [Definition.Branch], _ file: Int32) -> Bool {
    branches.contains { branch in
      let kind: PathCondition.Kind
      switch program[Program.Spot(file: file, node: branch.statement)].kind {
      case .ifElse(let conditions, _, _): kind = .hold(conditions, true)
      case .switching: kind = .takes(branch.statement, case: branch.index, true)
      default: return false
      }
      return about(PathCondition(kind: kind), file).words.contains(word)
    }
  }
}

extension Definition {
  /// Whether nothing from before it is left where some branches are taken, and no others are asked for.
  fileprivate func hides(allBeforeIn branches: [Branch]) -> Bool {
    isFinal && !isPossible && !isFromLoop && platforms == .every && conditions == branches
  }
}

/// The branches that would have given a name another value, and are not taken where it still has the one
/// before.
package struct PassedBranches {
  package let name: String
  /// The branches that ask about the name itself.
  fileprivate var asking: [(branches: [Definition.Branch], frame: Frame)] = []
  fileprivate var assumed: [Assumption] = []
  /// Branches that are not all taken.
  var excluded: [(branches: [Definition.Branch], frame: Frame)] = []
  /// Whether there are more branches than are remembered: one of them may have been taken.
  fileprivate var hasMore = false

  /// The most branches that are remembered.
  static let limit = 64

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

  /// The values that a path keeps where some branches are not taken.
  func passing(
    _ passed: PassedBranches, _ values: Values, of path: ValuePath, _ file: Int32
  ) -> Values {
    if areComplete(passed.excluded, file) { return Values() }
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

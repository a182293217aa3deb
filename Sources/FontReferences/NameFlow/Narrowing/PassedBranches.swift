/// The branches that would have given a name another value, and are not taken where it still has the one
/// before.
struct PassedBranches {
  let name: String
  /// The branches that ask about the name itself.
  fileprivate var asking: [(branches: [Definition.Branch], frame: Frame)] = []
  fileprivate var assumed: [Assumption] = []

  /// The most branches that are remembered.
  fileprivate static let limit = 2 * Assumptions.limit

  init(named name: String) { self.name = name }

  var isEmpty: Bool { asking.isEmpty && assumed.isEmpty }
}

extension Evaluator {
  /// Goes past a definition whose branches may have been taken.
  func pass(
    _ branches: [Definition.Branch], _ file: Int32, _ frame: Frame, _ passed: inout PassedBranches
  ) {
    if frame.replaced == nil, passed.asking.count < PassedBranches.limit,
      mentions(passed.name, branches, file)
    {
      passed.asking.append((branches, frame))
    }
    guard let only = branches.first, branches.count == 1,
      passed.assumed.count < PassedBranches.limit
    else { return }
    passed.assumed += assumptions(only, isTaken: false, file, frame)
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
    return result.assuming(passed.assumed)
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

import NameFlow

/// What it may take to work out the project files of one folder.
///
/// Each has some steps of its own; a harder one takes further steps, up to a limit, from a store that all of
/// them share.
final class ManifestBudget {
  /// Why a file is left for which there are no steps.
  static let reason = "is too complex to follow"

  private static let own = 2_000
  private static let most = 100_000
  private var store = 400_000

  /// What the next file may cost.
  var allowance: Evaluator.Allowance {
    Evaluator.Allowance(query: min(Self.most, Self.own + store), program: 0)
  }

  /// Takes what a file did cost.
  func take(_ steps: Int) { store -= max(0, min(steps, Self.own + store) - Self.own) }
}

import SourceText

/// What it may take to work out the project files of one folder.
final class CodeBudget {
  /// Why a file is left for which there are no steps.
  static let reason = "is too complex to follow"

  /// A value takes a step, and what is copied one for sixteen elements or bytes. The project files of
  /// public apps take a few thousand each.
  private var steps = FollowingBudget(own: 1_000, most: 100_000, store: 200_000)

  /// Begins a file.
  func beginFile() { steps.beginQuestion() }

  func take(_ count: Int) -> Bool { steps.take(count) }
}

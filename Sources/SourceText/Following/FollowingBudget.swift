/// What it may take to follow the names of one program, counted in steps, never in time.
///
/// Each question has some steps of its own. A harder one takes further steps, up to a limit, from a
/// store that all questions of the program share: so a program costs as it grows, and ends soon whatever
/// it says. What a question cannot follow to the end is not known, and is not kept for others.
package struct FollowingBudget: Sendable {
  /// The steps that every question has.
  private let own: Int
  /// The most steps of any question.
  private let most: Int
  /// What is left for questions that need more than their own.
  private var store: Int
  private var taken = 0

  /// - Parameters:
  ///   - own: the steps that every question has.
  ///   - most: the most steps of any question.
  ///   - store: the steps beyond their own that all questions may take together.
  package init(own: Int, most: Int, store: Int) {
    self.own = own
    self.most = most
    self.store = store
  }

  /// A budget of names, which are dear: each that a reference is given is resolved in every process. A
  /// reference has some of its own, and there are further ones for those that need them.
  package static let names = FollowingBudget(own: 8, most: .max / 2, store: 10_000)

  package mutating func beginQuestion() {
    store -= max(0, min(taken, limit) - own)
    taken = 0
  }

  /// Takes steps; `false` where there are none left for this question.
  package mutating func take(_ count: Int = 1) -> Bool {
    taken += count
    return taken <= limit
  }

  private var limit: Int { min(most, own + store) }
}

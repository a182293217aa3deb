/// The comments that suppress, at work: what they leave, and which of them were of use.
struct Suppressing {
  let suppressions: Suppressions
  /// The words of comments that suppressed something.
  private(set) var used: Set<Suppressions.Grant> = []

  init(_ suppressions: Suppressions) {
    self.suppressions = suppressions
  }

  /// What no comment suppresses.
  ///
  /// A comment at a place that suffers from a mistake is for this place alone; one where the mistake
  /// stands is for all who suffer from it.
  mutating func rest(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var silenced: Set<Cause.Identity> = []
    for diagnostic in diagnostics {
      let grants = suppressions.grants(for: diagnostic)
      used.formUnion(grants)
      if grants.isEmpty {
        kept.append(diagnostic)
      } else if let cause = diagnostic.cause, cause.part == .origin {
        silenced.insert(cause.identity)
      }
    }
    for case let cause? in kept.map(\.cause) where cause.part == .origin {
      silenced.remove(cause.identity)
    }
    guard !silenced.isEmpty else { return kept }
    return kept.filter { diagnostic in
      guard let cause = diagnostic.cause, cause.part == .loss else { return true }
      return !silenced.contains(cause.identity)
    }
  }

  /// What no comment suppresses of findings that may stand elsewhere than a rule put them.
  mutating func rest(ofMoved diagnostics: [Diagnostic]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let grants = suppressions.grants(for: diagnostic)
      used.formUnion(grants)
      if grants.isEmpty { kept.append(diagnostic) }
    }
    return kept
  }
}

/// What a file says, in one place for all who look at it: they need no copy.
final class SharedFacts: Sendable {
  let facts: SourceFacts

  init(_ facts: SourceFacts) { self.facts = facts }
}

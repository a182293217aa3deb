/// Something taken for true where code goes two ways: that a condition held, or that a name was one of its
/// values.
struct Assumption: Hashable {
  /// What has one value wherever it is read, by its number.
  var subject: Int32
  var test: Test
  var holds: Bool

  enum Test: Hashable {
    /// It is true.
    case truth
    /// It is not `nil`.
    case presence
    /// It is a constant, by its number: no other one then.
    case constant(Int32)
  }

  /// Whether both cannot be.
  func contradicts(_ other: Assumption) -> Bool {
    guard subject == other.subject else { return false }
    if test == other.test { return holds != other.holds }
    guard case .constant = test, case .constant = other.test else { return false }
    return holds && other.holds
  }
}

/// What a value takes for true: it is no more than the value that is had where all of it holds.
///
/// Values that assume opposite things never meet: two parts of a text of which one needs a flag to be set
/// and the other needs it not to be are parts of no text. Less may be assumed than could be, never more.
struct Assumptions: Hashable {
  private(set) var items: [Assumption] = []

  /// The most that is remembered of one value.
  static let limit = 8

  var isEmpty: Bool { items.isEmpty }

  func contradicts(_ others: some Sequence<Assumption>) -> Bool {
    guard !items.isEmpty else { return false }
    return others.contains { other in items.contains { $0.contradicts(other) } }
  }

  mutating func add(_ others: some Sequence<Assumption>) {
    for other in others where items.count < Self.limit && !items.contains(other) {
      items.append(other)
    }
  }

  /// What is left of two ways to the same value: what both need.
  mutating func formIntersection(_ other: Assumptions) {
    guard !items.isEmpty, self != other else { return }
    items.removeAll { !other.items.contains($0) }
  }
}

extension Possible {
  /// The same where some things hold; `nil` where it is not had then.
  func assuming(_ new: [Assumption]) -> Possible? {
    guard !new.isEmpty, !isOpen else { return self }
    guard !trail.assumptions.contradicts(new) else { return nil }
    var copy = self
    copy.trail.assumptions.add(new)
    return copy
  }

  /// Whether two values need opposite things.
  func contradicts(_ other: Possible) -> Bool {
    trail.assumptions.contradicts(other.trail.assumptions.items)
  }

  private var isOpen: Bool {
    if case .open = value { true } else { false }
  }
}

extension Values {
  /// Those that are had where some things hold.
  func assuming(_ new: [Assumption]) -> Values {
    guard !new.isEmpty else { return self }
    return compactMapNeeds { $0.assuming(new) }
  }

  /// The same, of which no one knows any more what they needed: what is kept for later outlives it.
  var forgetful: Values {
    guard items.contains(where: { !$0.trail.assumptions.isEmpty }) else { return self }
    return compactMapNeeds { item in
      var copy = item
      copy.trail.assumptions = Assumptions()
      return copy
    }
  }
}

/// Something taken for true where code goes two ways: that a condition held, or that a name was one of its
/// values.
package struct Assumption: Hashable {
  /// What has one value wherever it is read, by its number.
  package var subject: Int32
  package var test: Test
  package var holds: Bool

  package enum Test: Hashable {
    /// It is true.
    case truth
    /// It is not `nil`.
    case presence
    /// It is a constant, by its number: no other one then.
    case constant(Int32)
    /// It is one of several constants.
    case oneOf([Int32])

    /// The most constants of which something is known to be one.
    static let mostConstants = 32

    /// The constants of which something is one.
    var constants: [Int32]? {
      switch self {
      case .constant(let only): [only]
      case .oneOf(let several): several
      default: nil
      }
    }

    /// Whether it has a constant in common with another.
    fileprivate func overlaps(_ other: Test) -> Bool {
      switch (self, other) {
      case (.constant(let own), .constant(let other)): own == other
      case (.constant(let one), .oneOf(let several)), (.oneOf(let several), .constant(let one)):
        several.contains(one)
      case (.oneOf(let own), .oneOf(let others)): own.contains(where: others.contains)
      default: true
      }
    }

    /// Whether all of its constants are those of another.
    fileprivate func isPart(of other: Test) -> Bool {
      switch (self, other) {
      case (.constant(let one), .oneOf(let several)): several.contains(one)
      case (.oneOf(let own), .oneOf(let others)): own.allSatisfy(others.contains)
      default: self == other
      }
    }
  }

  /// Whether both cannot be.
  func contradicts(_ other: Assumption) -> Bool {
    guard subject == other.subject else { return false }
    if holds && other.holds { return !test.overlaps(other.test) }
    return holds != other.holds
      && (holds ? test.isPart(of: other.test) : other.test.isPart(of: test))
  }

  /// Whether the other is so wherever this is: what is one constant is no other one.
  func implies(_ other: Assumption) -> Bool {
    guard subject == other.subject else { return false }
    switch (holds, other.holds) {
    case (true, true): return test.isPart(of: other.test)
    case (false, false): return other.test.isPart(of: test)
    case (true, false): return !test.overlaps(other.test)
    case (false, true): return false
    }
  }

  /// Whether others leave none of the constants of which it is one.
  fileprivate func isRuledOut(by others: some Sequence<Assumption>) -> Bool {
    guard case .oneOf(let constants) = test, holds else { return false }
    return constants.allSatisfy { constant in
      others.contains { $0.subject == subject && !$0.holds && $0.test == .constant(constant) }
    }
  }
}

/// What a value takes for true: it is no more than the value that is had where all of it holds.
///
/// Values that assume opposite things never meet: two parts of a text of which one needs a flag to be set
/// and the other needs it not to be are parts of no text. Less may be assumed than could be, never more; what
/// is not remembered leaves its subject, so that a value that may be ruled out by it is not taken for sure.
package struct Assumptions: Hashable {
  package private(set) var items: [Assumption] = []
  /// What something was assumed of, too, that is not remembered.
  private var lost: [Int32] = []
  /// Whether something was assumed of still more.
  private var hasLostMore = false

  /// The most that is remembered of one value.
  package static let limit = 12

  package var isEmpty: Bool { items.isEmpty && lost.isEmpty && !hasLostMore }

  func contradicts(_ others: some Sequence<Assumption>) -> Bool {
    guard !items.isEmpty else { return false }
    return others.contains { other in
      items.contains { $0.contradicts(other) } || other.isRuledOut(by: items)
    } || items.contains { $0.isRuledOut(by: others) }
  }

  /// Whether what is not remembered may contradict something.
  func mayContradict(_ others: some Collection<Assumption>) -> Bool {
    if hasLostMore { return !others.isEmpty }
    return !lost.isEmpty && others.contains { lost.contains($0.subject) }
  }

  func mayContradict(_ other: Assumptions) -> Bool {
    mayContradict(other.items) || other.mayContradict(items)
      || hasLostMore && !other.isEmpty || other.hasLostMore && !isEmpty
      || lost.contains(where: other.lost.contains)
  }

  package mutating func add(_ others: some Sequence<Assumption>) {
    for other in others where !items.contains(other) {
      if items.count < Self.limit { items.append(other) } else { lose(other.subject) }
    }
  }

  package mutating func add(_ other: Assumptions) {
    add(other.items)
    lose(other.lost)
    if other.hasLostMore { hasLostMore = true }
  }

  /// Takes in that more was assumed of some subjects than is remembered.
  mutating func lose(_ subjects: [Int32]) {
    for subject in subjects { lose(subject) }
  }

  private mutating func lose(_ subject: Int32) {
    guard !lost.contains(subject) else { return }
    if lost.count < Self.limit { lost.append(subject) } else { hasLostMore = true }
  }

  /// What is left of two ways to the same value: what both need.
  package mutating func formIntersection(_ other: Assumptions) {
    guard !isEmpty, self != other else { return }
    let own = self
    items = []
    add(own.items.filter(other.implies) + other.items.filter(own.implies))
    lost.removeAll { !other.isAbout($0) }
    for subject in other.lost where own.isAbout(subject) { lose(subject) }
    hasLostMore = own.hasLostMore && !other.isEmpty || other.hasLostMore
  }

  private func implies(_ item: Assumption) -> Bool {
    items.contains { $0.implies(item) }
  }

  private func isAbout(_ subject: Int32) -> Bool {
    hasLostMore || lost.contains(subject) || items.contains { $0.subject == subject }
  }
}

extension Possible {
  /// The same where some things hold; `nil` where it is not had then.
  func assuming(_ new: [Assumption]) -> Possible? {
    guard !new.isEmpty, !isOpen else { return self }
    guard !trail.assumptions.contradicts(new) else { return nil }
    var copy = self
    if trail.assumptions.mayContradict(new) { copy.trail.isSure = false }
    copy.trail.assumptions.add(new)
    return copy
  }

  /// The same as it is had where some things hold, which are not remembered of it.
  package func possible(where held: [Assumption]) -> Possible? {
    guard !trail.assumptions.contradicts(held) else { return nil }
    guard trail.isSure, trail.assumptions.mayContradict(held) else { return self }
    var copy = self
    copy.trail.isSure = false
    return copy
  }

  /// Whether two values need opposite things.
  package func contradicts(_ other: Possible) -> Bool {
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

  /// Those that are had together with at least one of some others.
  func meeting(_ others: [Possible]) -> Values {
    selecting { item in others.contains { !item.contradicts($0) } }
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

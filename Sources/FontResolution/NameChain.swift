/// Names that are tried one after another until one gives a font: one reference with several names.
package struct NameChain: Sendable, Equatable {
  /// The names in the order in which they are tried, as indices into the assessment's names.
  package var names: [Int]
  /// One for each process that runs it; processes whose sources are not known are one.
  package var outcomes: [Outcome]

  package init(names: [Int], outcomes: [Outcome]) {
    self.names = names
    self.outcomes = outcomes
  }

  /// What trying gives.
  package struct Outcome: Sendable, Hashable {
    /// The processes, as indices into the assessment's processes; several where they cannot be told
    /// apart, and then the best of them counts.
    package var processes: [Int]
    /// The names that are compiled for them, two at least, in the order in which they are tried.
    package var tried: [Int]
    /// The one of `tried` that is drawn; `nil` where none gives a font.
    package var drawn: Int?

    package init(processes: [Int], tried: [Int], drawn: Int?) {
      self.processes = processes
      self.tried = tried
      self.drawn = drawn
    }

    /// The names that are tried before the one that is drawn.
    package var before: ArraySlice<Int> {
      tried.prefix { $0 != drawn }
    }

    /// The names behind the one that is drawn: nothing ever asks for them.
    package var behind: ArraySlice<Int> {
      tried.dropFirst(before.count + 1)
    }
  }
}

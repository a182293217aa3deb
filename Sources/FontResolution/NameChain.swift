/// Names that are tried one after another until one gives a font: one reference with several names.
public struct NameChain: Sendable, Equatable {
  /// The names in the order in which they are tried, as indices into the assessment's names.
  public var names: [Int]
  /// One for each process that runs it; processes whose sources are not known are one.
  public var outcomes: [Outcome]

  public init(names: [Int], outcomes: [Outcome]) {
    self.names = names
    self.outcomes = outcomes
  }

  /// What trying gives.
  public struct Outcome: Sendable, Hashable {
    /// The processes, as indices into the assessment's processes; several where they cannot be told
    /// apart, and then the best of them counts.
    public var processes: [Int]
    /// The names that are compiled for them, two at least, in the order in which they are tried.
    public var tried: [Int]
    /// The one of `tried` that is drawn; `nil` where none gives a font.
    public var drawn: Int?

    public init(processes: [Int], tried: [Int], drawn: Int?) {
      self.processes = processes
      self.tried = tried
      self.drawn = drawn
    }

    /// The names that are tried before the one that is drawn.
    public var before: ArraySlice<Int> {
      tried.prefix { $0 != drawn }
    }

    /// The names behind the one that is drawn: nothing ever asks for them.
    public var behind: ArraySlice<Int> {
      tried.dropFirst(before.count + 1)
    }
  }
}

import NameFlow
public import SourceText

/// How the names of a call were found, or why they were not: every way of calls that leads there, with what
/// each of them gives.
public struct FollowedCall: Sendable, Hashable {
  public var api: FontAPI
  /// The name argument at the call.
  public var place: SourcePlace
  /// The expression as written there.
  public var text: String
  public var ways: [Way]
  /// The programs in which it was followed so; `nil` where they are not told apart.
  public var programs: Set<Int>?

  /// One way of calls to the place.
  public struct Way: Sendable, Hashable {
    /// The calls that lead there, the outermost first; none where the names are known at the place, or
    /// where nothing calls the code around it.
    public var callers: [FlowStep]
    /// The conditions that chose among values, in the order of their places.
    public var conditions: [Condition]
    /// What reaches the place on this way.
    public var values: [Value]
  }

  /// A condition on the way of a value.
  public struct Condition: Sendable, Hashable {
    public var place: SourcePlace
    /// As it is written.
    public var text: String
    /// Whether it holds; `nil` where that could not be decided, so that both branches count.
    public var holds: Bool?
  }

  /// A value that reaches the place.
  public struct Value: Sendable, Hashable {
    /// The name; `nil` where it is not known.
    public var name: String?
    /// Why it is not known: a limit that was met, or what the sources do not say.
    public var reason: String?
    /// Where the name is written.
    public var place: SourcePlace?
    /// What it passed on its way, the literal's end first.
    public var steps: [FlowStep]
    /// Whether it surely gets there; otherwise it is one of all the values of something unknown.
    public var isSure: Bool
  }
}

import NameFlow
package import SourceText

/// How the names of a call were found, or why they were not: every way of calls that leads there, with what
/// each of them gives.
package struct FollowedCall: Sendable, Hashable {
  package var api: FontAPI
  /// The name argument at the call.
  package var place: SourcePlace
  /// The expression as written there.
  package var text: String
  package var ways: [Way]
  /// The programs in which it was followed so; `nil` where they are not told apart.
  package var programs: Set<Int>?

  /// One way of calls to the place.
  package struct Way: Sendable, Hashable {
    /// The calls that lead there, the outermost first; none where the names are known at the place, or
    /// where nothing calls the code around it.
    package var callers: [FlowStep]
    /// The conditions that chose among values, in the order of their places.
    package var conditions: [Condition]
    /// What reaches the place on this way.
    package var values: [Value]
  }

  /// A condition on the way of a value.
  package struct Condition: Sendable, Hashable {
    package var place: SourcePlace
    /// As it is written.
    package var text: String
    /// Whether it holds; `nil` where that could not be decided, so that both branches count.
    package var holds: Bool?
  }

  /// A value that reaches the place.
  package struct Value: Sendable, Hashable {
    /// The name; `nil` where it is not known.
    package var name: String?
    /// The generated accessor that gives the name, which is known once the fonts are.
    package var accessor: AccessorName?
    /// Why it is not known: a limit that was met, or what the sources do not say.
    package var reason: String?
    /// Where the name is written.
    package var place: SourcePlace?
    /// What it passed on its way, the literal's end first.
    package var steps: [FlowStep]
    /// Whether it surely gets there; otherwise it is one of all the values of something unknown.
    package var isSure: Bool
  }
}

extension FollowedCall {
  /// Whether an accessor gives some name.
  package var hasAccessors: Bool {
    ways.contains { $0.values.contains { $0.accessor != nil } }
  }

  /// The same with the names in the place of accessors, as far as the fonts say them.
  package func naming(_ name: (AccessorName) -> String?) -> FollowedCall {
    var call = self
    for way in call.ways.indices {
      for index in call.ways[way].values.indices {
        guard let accessor = call.ways[way].values[index].accessor, let name = name(accessor)
        else { continue }
        call.ways[way].values[index].name = name
        call.ways[way].values[index].reason = nil
      }
    }
    return call
  }
}

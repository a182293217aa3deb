import SourceText

/// Numbers the turns of names that are tried one after another.
enum AttemptNumbers {
  /// The references with the attempts of each chain numbered from 0; a chain of one is none.
  static func numbered(_ references: [FontReference]) -> [FontReference] {
    var turns: [SourcePlace: Set<Int>] = [:]
    for attempt in references.flatMap(\.candidates).compactMap(\.attempt) {
      turns[attempt.chain, default: []].insert(attempt.index)
    }
    let order = turns.mapValues { $0.sorted() }
    return references.map { reference in
      var copy = reference
      for index in copy.candidates.indices {
        guard let attempt = copy.candidates[index].attempt, let all = order[attempt.chain] else {
          continue
        }
        copy.candidates[index].attempt =
          all.count > 1
          ? all.firstIndex(of: attempt.index).map {
            NameAttempt(chain: attempt.chain, index: $0)
          } : nil
      }
      return copy
    }
  }
}

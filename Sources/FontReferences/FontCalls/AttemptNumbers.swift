import SourceText

/// Numbers the turns of names that are tried one after another.
enum AttemptNumbers {
  /// The references with the attempts of each chain numbered from 0; a chain of one is none.
  static func numbered(_ references: [FontReference]) -> [FontReference] {
    var turns: [SourcePlace: Set<Int>] = [:]
    for attempt in references.flatMap(\.candidates).compactMap(\.attempt) {
      turns[attempt.chain, default: []].insert(attempt.index)
    }
    let order = turns.mapValues { $0.sorted() }.filter { $0.value.count > 1 }
    var firsts: [SourcePlace: SourcePlace] = [:]
    for reference in references {
      for chain in reference.candidates.compactMap(\.attempt?.chain) where order[chain] != nil {
        firsts[chain] = min(firsts[chain] ?? reference.place, reference.place)
      }
    }
    return references.map { reference in
      var copy = reference
      // So many fonts no one tries in turn.
      if reference.candidates.contains(where: {
        $0.attempt.flatMap { order[$0.chain]?.count }.map { $0 > NameAttempt.most } ?? false
      }) {
        copy.candidates = []
        copy.undetermined = "too complex to follow"
        return copy
      }
      copy.chain =
        reference.candidates.lazy.compactMap(\.attempt).compactMap { firsts[$0.chain] }
        .first
      for index in copy.candidates.indices {
        guard let attempt = copy.candidates[index].attempt else { continue }
        copy.candidates[index].attempt = order[attempt.chain]?.firstIndex(of: attempt.index).map {
          NameAttempt(chain: attempt.chain, index: $0)
        }
      }
      return copy
    }
  }
}

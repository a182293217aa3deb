import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A weight or style that is asked of a font, and what each font that can get there gives for it.
struct VariantUse {
  var variant: FontVariant
  /// The names that can be the font's in one process, each with what it gives; never empty.
  var answers: [(verdict: Verdict, match: VariantMatch)]
}

extension Findings {
  /// Every weight or style that is asked of a font, by process and in the order of places; where the
  /// family of one of the fonts is not known, that font has no answer.
  var variantUses: [VariantUse] {
    let verdicts = self.verdicts.filter { !$0.candidate.variants.isEmpty }
    guard !verdicts.isEmpty else { return [] }
    let matcher = VariantMatcher(assessment)
    var uses: [VariantKey: VariantUse] = [:]
    for verdict in verdicts {
      for variant in verdict.candidate.variants where verdict.group.contains(variant.place.path) {
        guard let match = verdict.match(variant, by: matcher) else { continue }
        let key = VariantKey(variant: variant, processes: verdict.answers.map(\.process))
        uses[key, default: VariantUse(variant: variant, answers: [])].answers
          .append((verdict, match))
      }
    }
    return uses.sorted { $0.key < $1.key }.map(\.value)
  }
}

private struct VariantKey: Hashable, Comparable {
  var variant: FontVariant
  var processes: [Int]

  static func < (left: VariantKey, right: VariantKey) -> Bool {
    if left.variant.place != right.variant.place {
      return left.variant.place < right.variant.place
    }
    if left.variant.what != right.variant.what { return left.variant.what < right.variant.what }
    return left.processes.lexicographicallyPrecedes(right.processes)
  }
}

extension Verdict {
  /// What the processes give: of several that cannot be told apart the one that has the most.
  fileprivate func match(_ variant: FontVariant, by matcher: VariantMatcher) -> VariantMatch? {
    let matches = answers.filter { $0.outcome.isFound }.compactMap {
      matcher.match(variant, of: $0)
    }
    return matches.min { $0.outcome.rank < $1.outcome.rank }
  }
}

extension VariantMatch.Outcome {
  fileprivate var rank: Int {
    switch self {
    case .found: 0
    case .redundant: 1
    case .nearest: 2
    case .missing: 3
    }
  }
}

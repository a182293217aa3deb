import FontReferences
import FontResolution
import SourceText

// Names that code asks for only where another font has no bold or italic, and words that mean no font.
extension [Verdict] {
  /// Notes of words that may mean no font whether they stand among names of fonts.
  func tellWordsForNone() {
    let words = filter { $0.candidate.isWordForNone || $0.candidate.isAskedAbout }
    guard !words.isEmpty else { return }
    var named: [Int: Set<SourcePlace>] = [:]
    for verdict in self where verdict.resolution.outcome.isFound {
      for answer in verdict.answers {
        named[answer.process, default: []].formUnion(verdict.uses.map(\.place))
      }
    }
    for verdict in words {
      verdict.isOneOfSeveral = verdict.answers.allSatisfy { answer in
        verdict.uses.allSatisfy { named[answer.process]?.contains($0.place) ?? false }
      }
    }
  }

  /// Without those that no one asks for, since the other font has the style; one of which that is not known is no
  /// more than possible.
  func withoutNeedless(in assessment: Assessment) -> [Verdict] {
    let asked = Set(compactMap(\.candidate.behindVariant))
    guard !asked.isEmpty else { return self }
    let matcher = VariantMatcher(assessment)
    var answers: [StyleQuestion: [Bool?]] = [:]
    for verdict in self {
      for variant in verdict.candidate.variants where asked.contains(variant.place) {
        for answer in verdict.answers {
          let key = StyleQuestion(place: variant.place, process: answer.process)
          answers[key, default: []].append(matcher.hasMember(variant, of: answer))
        }
      }
    }
    return filter { verdict in
      guard let place = verdict.candidate.behindVariant else { return true }
      let known = verdict.answers.map {
        answers[StyleQuestion(place: place, process: $0.process)] ?? [nil]
      }
      if known.allSatisfy({ $0.allSatisfy { $0 == true } }) { return false }
      verdict.isNeeded = known.contains { $0.contains(false) }
      return true
    }
  }
}

/// A style that is asked for at a place, in a process.
private struct StyleQuestion: Hashable {
  var place: SourcePlace
  var process: Int
}

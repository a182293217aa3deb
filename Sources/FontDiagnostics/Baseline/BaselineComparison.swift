import FontResolution
import SourceText

/// A baseline held against what is found.
struct BaselineComparison {
  /// What the baseline does not let be, in the groups in which it is told.
  private(set) var new: [[CauseItem]] = []
  /// The entries that match nothing, by their places.
  private(set) var stale: [Baseline.Entry] = []

  private let baseline: Baseline
  /// The entries that are left, by what they say.
  private var rest: [Baseline.Finding: [Baseline.Entry]]
  /// Those that were written before lines were, by rule and file.
  private var old: [OldKey: [Baseline.Entry]]
  /// What was decided of a mark at a place: in however many processes it is found, it is one mistake.
  private var decided: [Occurrence: Bool] = [:]

  init(_ baseline: Baseline, _ groups: [[CauseItem]]) {
    self.baseline = baseline
    let items = groups.flatMap { $0 }
    rest = Dictionary(grouping: baseline.entries.filter { $0.finding.text != nil }, by: \.finding)
    old = Dictionary(grouping: baseline.entries.filter { $0.finding.text == nil }) {
      OldKey(rule: $0.finding.rule, path: $0.finding.path)
    }
    let known = items.map { takeOld(of: $0) }
    for (item, isKnown) in zip(items, known) where isKnown {
      for occurrence in occurrences(of: item) { decided[occurrence] = true }
    }
    for group in groups { new.append(group.filter { !isKnown($0) }) }
    let left = rest.values.flatMap { $0 } + old.values.flatMap { $0 }
    stale = left.sorted { $0.place < $1.place }
  }
}

extension BaselineComparison {
  /// A mark with the place it is found at; without one where it is a cause's.
  private struct Occurrence: Hashable {
    var mark: Baseline.Finding
    var place: SourcePlace?
  }

  private struct OldKey: Hashable {
    var rule: String
    var path: String
  }

  private func occurrences(of item: CauseItem) -> [Occurrence] {
    item.heads.flatMap { head in
      head.marks.map {
        Occurrence(mark: baseline.relative($0), place: item.isLossWithoutOrigin ? nil : head.place)
      }
    }.unique
  }

  /// Whether all that is told there is known.
  private mutating func isKnown(_ item: CauseItem) -> Bool {
    var isKnown = true
    for occurrence in occurrences(of: item) {
      let answer = decided[occurrence] ?? (rest[occurrence.mark]?.popLast() != nil)
      decided[occurrence] = answer
      isKnown = isKnown && answer
    }
    return isKnown
  }

  /// Whether an entry of the old kind lets it be. What was told at each place then is taken off, too.
  private mutating func takeOld(of item: CauseItem) -> Bool {
    guard !old.isEmpty else { return false }
    for loss in item.losses { _ = takeOld(of: loss) }
    return item.heads.map { takeOld(of: $0) }.contains(true)
  }

  private mutating func takeOld(of diagnostic: Diagnostic) -> Bool {
    let mark = baseline.relative(diagnostic.mark(text: ""))
    let key = OldKey(rule: mark.rule, path: mark.path)
    let index = old[key]?.firstIndex { entry in
      let subject = entry.finding.subject
      return subject == (diagnostic.name ?? diagnostic.message)
        || diagnostic.name == nil && subject.contains(mark.subject.quoted)
    }
    guard let index else { return false }
    old[key]?.remove(at: index)
    return true
  }
}

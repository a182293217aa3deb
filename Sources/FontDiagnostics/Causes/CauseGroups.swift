import AppManifest
import FontResolution
import SourceText

/// One finding for one cause: what rules say at many places becomes one diagnostic where the mistake is,
/// with the names that are lost and the places that ask for them as its notes.
struct CauseGroups {
  private let groups: [[CauseItem]]

  init(_ items: [CauseItem]) {
    var order: [CauseItem.Key] = []
    var groups: [CauseItem.Key: [CauseItem]] = [:]
    for (number, item) in items.enumerated() {
      let key = item.key(number)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    self.groups = order.compactMap { groups[$0] }
  }

  /// A diagnostic for each cause.
  var diagnostics: [Diagnostic] { groups.compactMap { CauseGroup($0)?.diagnostic } }
}

/// Mistakes that are told together.
private struct CauseGroup {
  /// The worst of them, of these the first.
  let first: CauseItem
  /// All, by their places.
  let items: [CauseItem]
  let head: Diagnostic

  init?(_ unordered: [CauseItem]) {
    items = unordered.sorted { $0.place < $1.place }
    let worst = items.map(\.weight).max()
    guard let first = items.first(where: { $0.weight == worst }),
      let head = first.heads.first(where: { $0.weight == worst }) ?? first.heads.first
    else { return nil }
    self.first = first
    self.head = head
  }

  var diagnostic: Diagnostic {
    var diagnostic = head
    diagnostic.place = first.findingPlace ?? head.place
    diagnostic.severity = severity
    diagnostic.configurations = configurations
    diagnostic.marks = items.flatMap(\.heads).flatMap(\.marks).unique
    diagnostic.cause = nil
    diagnostic.fix = fix
    tell(&diagnostic)
    var places = CausePlaces(diagnostic, worstLoss?.cause?.certainty ?? head.cause?.certainty)
    let losses = self.losses
    for loss in losses { places.add(loss) }
    if first.cause?.part != .loss { places.addUses(of: head) }
    let names = losses.filter { $0.cause?.use == nil }.compactMap(\.name).unique
    diagnostic.names = names.count > 1 ? names.sorted() : []
    let lost = losses.filter { $0.name != nil || $0.place != diagnostic.place }.map {
      Diagnostic.Place(
        name: $0.name, place: $0.cause?.place ?? $0.place, target: $0.target, severity: $0.severity)
    }.unique.worstOfEach.sorted { $0.place < $1.place }
    let isElsewhere = lost.contains { $0.place != diagnostic.place }
    diagnostic.places = isElsewhere ? lost : []
    // Of several mistakes, who suffers from them tells more than the facts about each.
    diagnostic.notes =
      (items.count == 1
      ? facts + processes(diagnostic) + places.notes
      : others(besides: diagnostic.place) + processes(diagnostic) + places.notes
        + (first.isOfFontFile ? facts : facts.limited(to: CausePlaces.limit))).unique
    return diagnostic
  }
}

extension CauseGroup {
  /// What is said where someone suffers from it.
  private var losses: [Diagnostic] {
    items.flatMap { item in
      item.losses + (item.cause?.part == .loss ? item.heads : [])
    }
  }

  /// That of the mistake; of one that is no worse than what comes of it, that of the losses.
  private var severity: Severity {
    guard head.cause?.isJudgedByLosses == true, let worst = losses.map(\.severity).max() else {
      return first.severity
    }
    return min(first.severity, max(worst, .warning))
  }

  /// What comes of it, wherever that is surest; the same whichever place is the first.
  private var effect: String {
    let worst = losses.map(\.weight).max()
    let causes = losses.filter { $0.weight == worst }.compactMap(\.cause)
    guard let first = causes.first else { return "" }
    let own = first.outcomesInWords
    guard causes.count > 1, first.effect.hasPrefix(own) else { return first.effect }
    let all = Set(causes.flatMap(\.outcomes)).sorted().asClauses
    return ", so \(all)" + first.effect.dropFirst(own.count)
  }

  /// What mends all of it: the mistakes themselves, and what is wrong besides where someone suffers from them.
  private var fix: Fix? {
    let own = items.flatMap(\.losses).filter { $0.cause?.remedy != nil }.map { $0.cause?.ownFix }
    return Fix.joined(items.flatMap(\.heads).map(\.fix) + own)
  }

  private var subjects: [String] { items.map(\.subject).unique }

  /// Of what is told at an origin.
  private var worstLoss: Diagnostic? {
    let losses = items.flatMap(\.losses)
    let worst = losses.map(\.weight).max()
    return losses.first { $0.weight == worst }
  }

  /// Says what is wrong: of several things how many they are.
  private func tell(_ diagnostic: inout Diagnostic) {
    let effect = head.cause?.tellsEffect == false ? "" : effect
    if subjects.count > 1, let several = head.cause?.several {
      diagnostic.message = "\(subjects.count) \(several.message)\(effect)"
      diagnostic.name = nil
      diagnostic.suggestions = items.flatMap(\.heads).flatMap(\.suggestions).unique
      switch several.help {
      case .words(let words): diagnostic.help = words
      case .listing(let before, let after): diagnostic.help = before + subjects.enumerated + after
      case .edits(let before):
        diagnostic.help = before + items.compactMap(\.cause?.remedy).unique.enumerated
      case nil: break
      }
    } else if head.isLoss {
      let own = head.cause?.effect ?? ""
      guard !own.isEmpty, diagnostic.message.hasSuffix(own) else { return }
      diagnostic.message = diagnostic.message.dropLast(own.count) + effect
    } else {
      diagnostic.message += effect
    }
  }

  /// Those of the process that is named.
  private var configurations: [String] {
    let own = items.flatMap(\.heads).filter { $0.owner == head.owner }
    let isForAll = own.contains(where: \.configurations.isEmpty)
    return isForAll ? [] : Set(own.flatMap(\.configurations)).sorted()
  }

  /// Where else the same mistake stands. Every entry is an edit of its own; files are fixed together.
  private func others(besides place: SourcePlace) -> [Diagnostic.Note] {
    guard first.cause?.part == .origin else { return [] }
    let others = items.filter { $0.place != place }
    let notes = others.map { item in
      Diagnostic.Note(
        item.cause?.note ?? item.heads.first?.message ?? item.subject.quoted, place: item.place)
    }
    return others.contains { $0.place.range != nil } ? notes : notes.limited(to: CausePlaces.limit)
  }

  /// What helps to understand it.
  private var facts: [Diagnostic.Note] {
    let isOfOne = first.cause?.part == .origin && subjects.count == 1
    let heads = isOfOne ? [head] : runHeads
    var facts: [Diagnostic.Note] = []
    for part in heads {
      for var note in part.notes
      where note.kind == .fact || items.count == 1 && note.kind == .step {
        // What is so in another process alone is said of that, if it is about no place that shows it.
        if part.owner != head.owner, note.kind == .fact, note.place == nil,
          let target = part.target?.quoted, !note.message.contains(target),
          !head.notes.contains(note)
        {
          note.message = "in \(target), \(note.message)"
        }
        facts.append(note)
      }
    }
    return facts.unique
  }

  /// The mistakes, those left out that are of a process which has the code and never runs it, where another does:
  /// unless more is to be done for it.
  private var runHeads: [Diagnostic] {
    items.flatMap(\.heads).filter {
      $0.severity == head.severity || $0.cause?.certainty != .unused || $0.help != head.help
    }
  }

  private func processes(_ diagnostic: Diagnostic) -> [Diagnostic.Note] {
    let others = runHeads.filter { $0.owner != diagnostic.owner && $0.target != nil }
    return others.isEmpty || diagnostic.target == nil ? [] : [diagnostic.note(on: others)]
  }
}

extension [Diagnostic.Place] {
  /// Where one name at one place is worse in one target than in another, the worse alone counts.
  fileprivate var worstOfEach: [Diagnostic.Place] {
    let atEach = Dictionary(grouping: self, by: \.place)
    return filter { item in
      atEach[item.place]?.allSatisfy { $0.name != item.name || $0.severity <= item.severity }
        ?? true
    }
  }
}

extension [Diagnostic.Note] {
  /// The first of them, and how many more there are.
  func limited(to limit: Int) -> [Diagnostic.Note] {
    count > limit + 1 ? prefix(limit) + [.init("and \(count - limit) more")] : self
  }
}

extension [String] {
  /// All of them in a sentence; of very many, the first ten.
  var enumerated: String {
    let shown = prefix(10).map(\.quoted) + (count > 10 ? ["\(count - 10) more"] : [])
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

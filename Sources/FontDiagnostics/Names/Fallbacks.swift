import AppManifest
import FontReferences
import FontResolution
import SourceText

/// Names that fall back: those asked for alone, and those that are tried one after another.
struct Fallbacks {
  private let verdicts: [Verdict]
  /// The outcomes of chains, each once, with what became of their names.
  private let chains: [FallbackChain]
  /// The outcomes in which a name is tried, by its index.
  private let outcomes: [Int: [NameChain.Outcome]]
  /// The names that some process finds a font for.
  private let found: Set<Int>

  /// Every rule about such names; the first that has something to say of a chain's names says it.
  static let rules: [any FallbackRule.Type] = [
    UnregisteredFont.self, UnknownFontName.self, UnavailableSystemFont.self,
    PrivateSystemFont.self, EmptyFontName.self,
  ]

  init(_ verdicts: [Verdict], of assessment: Assessment) {
    self.verdicts = verdicts
    found = Set(verdicts.filter { $0.resolution.outcome.isFound }.map(\.index))
    let byName = Dictionary(grouping: verdicts, by: \.index)
    var chains: [FallbackChain] = []
    for outcome in assessment.chains.flatMap(\.outcomes).unique {
      let tried = outcome.tried.compactMap { name in
        byName[name]?.first { $0.belongs(to: outcome) }
      }
      if tried.count > 1 { chains.append(FallbackChain(outcome: outcome, tried: tried)) }
    }
    self.chains = chains
    var outcomes: [Int: [NameChain.Outcome]] = [:]
    for outcome in chains.map(\.outcome) {
      for name in Set(outcome.tried) { outcomes[name, default: []].append(outcome) }
    }
    self.outcomes = outcomes
  }

  /// Diagnostics about names that some call asks for by themselves.
  func alone(_ rule: any FallbackRule.Type) -> [Diagnostic] {
    var order: [NameMistake] = []
    var found: [NameMistake: [(verdict: Verdict, diagnostic: Diagnostic)]] = [:]
    for verdict in verdicts where isAskedAlone(verdict) && verdict.isWorthSaying {
      guard let shortfall = rule.shortfall(of: verdict) else { continue }
      var diagnostic = verdict.diagnostic(
        of: rule, shortfall.reason + shortfall.effect, severity: shortfall.severity,
        suggestions: shortfall.suggestions, notes: shortfall.notes, help: shortfall.help,
        fix: shortfall.fix.map { changesFoundName($0, verdict) ? $0.ifMeant : $0 },
        cause: shortfall.cause
          ?? .ofName(
            verdict.name, rule: rule.description.identifier,
            reason: shortfall.reason + (shortfall.suggestions.first ?? ""),
            effect: shortfall.effect))
      if diagnostic.cause?.remedy == nil { diagnostic.cause?.remedy = shortfall.remedy }
      diagnostic.cause?.takesIn = shortfall.alsoFixes
      let mistake = NameMistake(
        name: verdict.index, severity: diagnostic.severity,
        reason: verdict.isBorrowed ? nil : shortfall.reason)
      if found[mistake] == nil { order.append(mistake) }
      found[mistake, default: []].append((verdict, diagnostic))
    }
    return order.compactMap { found[$0].flatMap(merged) }
  }

  /// One diagnostic for what is wrong in several processes for one reason: the app's, which names the
  /// others.
  private func merged(_ found: [(verdict: Verdict, diagnostic: Diagnostic)]) -> Diagnostic? {
    let first = found.first { $0.verdict.isOfApp } ?? found.first
    guard var diagnostic = first?.diagnostic else { return nil }
    let own = found.map(\.diagnostic).filter { $0.isOfSameProcess(as: diagnostic) }
    let isForAll = own.contains(where: \.configurations.isEmpty)
    diagnostic.configurations = isForAll ? [] : Set(own.flatMap(\.configurations)).sorted()
    diagnostic.notes = (diagnostic.notes + own.flatMap(\.notes)).unique
    let others = found.map(\.diagnostic).filter { !$0.isOfSameProcess(as: diagnostic) }
    let names = others.compactMap { other in
      other.target.map {
        $0 == diagnostic.target ? "\($0) (\(other.platform?.name ?? ""))" : $0
      }
    }.unique
    diagnostic.fix = Fix.joined(found.map(\.diagnostic.fix))
    if !names.isEmpty { diagnostic.notes.append(.init("also in \(names.listed)")) }
    return diagnostic
  }

  /// Diagnostics about names that are tried in turn, one for each chain; where a name speaks for
  /// several chains the worst of them counts.
  func inTurn(_ rule: any FallbackRule.Type) -> [Diagnostic] {
    var worst: [ChainPlace: Diagnostic] = [:]
    var order: [ChainPlace] = []
    for diagnostic in chains.compactMap({ $0.diagnostic(of: rule, unless: isAskedAlone) }) {
      let place = ChainPlace(
        place: diagnostic.place, target: diagnostic.target, platform: diagnostic.platform,
        configurations: diagnostic.configurations)
      if let known = worst[place], known.severity >= diagnostic.severity { continue }
      if worst.updateValue(diagnostic, forKey: place) == nil { order.append(place) }
    }
    return order.compactMap { worst[$0] }
  }

  /// Whether the name is right in another process that runs the same code.
  private func isFoundElsewhere(_ verdict: Verdict) -> Bool { found.contains(verdict.index) }

  /// Whether a fix writes another name where some process finds a font for this one.
  private func changesFoundName(_ fix: Fix, _ verdict: Verdict) -> Bool {
    isFoundElsewhere(verdict) && fix.edits.contains { $0.place == verdict.candidate.place }
  }

  /// Whether a name is only tried behind others, one of which is found in any case.
  func isNeverTried(_ verdict: Verdict) -> Bool {
    guard !verdict.answers.contains(where: \.isAskedAlone) else { return false }
    let outcomes = (outcomes[verdict.index] ?? []).filter(verdict.belongs)
    return !outcomes.isEmpty && outcomes.allSatisfy { $0.behind.contains(verdict.index) }
  }

  private func isAskedAlone(_ verdict: Verdict) -> Bool {
    verdict.answers.contains(where: \.isAskedAlone)
      || !(outcomes[verdict.index] ?? []).contains(where: verdict.belongs)
  }
}

/// What is one mistake, in however many processes: a name that falls back for one reason.
private struct NameMistake: Hashable {
  /// An index into the assessment's names.
  var name: Int
  var severity: Severity
  /// `nil` where the processes only link the code: then the app is what counts.
  var reason: String?
}

extension Diagnostic {
  fileprivate func isOfSameProcess(as other: Diagnostic) -> Bool {
    target == other.target && platform == other.platform
  }
}

/// Where a rule speaks at most once of chains.
private struct ChainPlace: Hashable {
  var place: SourcePlace
  var target: String?
  var platform: Platform?
  var configurations: [String]
}

extension Verdict {
  /// Whether it is about an app itself, not about what comes with one.
  fileprivate var isOfApp: Bool { group.processes.contains { $0.process.kind == .app } }

  /// Whether the chain is tried in the processes that this is about.
  fileprivate func belongs(to outcome: NameChain.Outcome) -> Bool {
    answers.contains { outcome.processes.contains($0.process) }
  }
}

extension Verdict {
  /// Whether only pages and style sheets ask for the name.
  var isForWeb: Bool { uses.allSatisfy(\.api.isWeb) }

  /// Whether the name is that of a font of the repository, or nearly so.
  var isOfRepository: Bool {
    resolution.outcome == .unregistered || nearest.contains { $0.face != nil }
  }

  /// A page's font before a generic family is one of several tries, and may be another platform's.
  fileprivate var isWorthSaying: Bool {
    !uses.allSatisfy { $0.api == .webFamiliesWithGeneric } || isOfRepository
  }
}

import AppManifest
import FontReferences
package import FontResolution
package import SourceText

/// The rules at work: what the selected ones find, less what comments suppress, in a stable order.
package struct Diagnosis: Sendable {
  package var selection: RuleSelection
  /// The rules to choose from, in any order.
  package var rules: [any Rule.Type]

  package init(
    selection: RuleSelection = .standard, rules: [any Rule.Type] = RuleCatalogue.all
  ) {
    self.selection = selection
    self.rules = rules
  }

  /// Every finding about an assessment, sorted by place, then by rule.
  ///
  /// Rules speak of places; what they say of one cause is one finding, in however many places, build
  /// configurations and processes it is seen.
  /// - Parameters:
  ///   - parts: the assessments that it joins, of projects that have nothing to do with each other: each
  ///     is judged by itself; `nil` where it is one.
  ///   - baseline: what is known and let be.
  ///   - isPartial: whether only some targets or configurations were checked: then a suppression or
  ///     an entry of the baseline that matched nothing may be for another, and nothing is said of it.
  ///   - lines: what tells the line of a place from others, by which a baseline knows what is found there.
  package func diagnostics(
    of assessment: Assessment, parts: [Assessment]? = nil, baseline: Baseline? = nil,
    isPartial: Bool = false, lines: (SourcePlace) -> String? = { _ in nil }
  ) -> [Diagnostic] {
    let running = rules.filter { selection.runs($0.description) }
    var suppressing = Suppressing(
      Suppressions(assessment.manifests.comments + assessment.references.comments))
    let whole = running.filter { $0.isAboutRun }
    let locked = LockedNames(assessment)
    let found =
      (parts ?? [assessment]).map { self.found($0, locked, by: running.filter { !$0.isAboutRun }) }
      + [self.found(assessment, locked, by: whole)]
    var items = found.map { diagnostics in
      var kept = suppressing.rest(of: diagnostics).mergingConfigurations()
      for index in kept.indices { kept[index].marks = [kept[index].mark(on: lines)] }
      return CauseItem.items(of: kept)
    }
    items = ToldBySufferers.rest(of: items)
    var stale: [Baseline.Entry] = []
    if let baseline {
      let comparison = BaselineComparison(baseline, items)
      items = comparison.new
      stale = comparison.stale
    }
    var diagnostics = items.flatMap { items in
      suppressing.rest(ofMoved: CauseGroups(items).diagnostics).mergingProcesses()
    }.map { graded($0, running).held(against: assessment) }
    // What lies beside several projects is judged with each of them.
    if let parts, parts.count > 1 { diagnostics = diagnostics.unique }
    if !isPartial, running.contains(where: { $0 == SuperfluousSuppression.self }) {
      let superfluous = superfluous(
        in: suppressing.suppressions, used: suppressing.used, running: running)
      diagnostics += superfluous
    }
    if let baseline, !isPartial, running.contains(where: { $0 == StaleBaseline.self }) {
      diagnostics += self.stale(stale, of: baseline, in: assessment, running: running)
    }
    return diagnostics.sorted(by: Diagnostic.standsBefore)
  }

  /// What some rules find, less what concerns processes that draw nothing.
  /// - Parameter locked: what the locks of the run say.
  private func found(
    _ assessment: Assessment, _ locked: LockedNames, by rules: [any Rule.Type]
  ) -> [Diagnostic] {
    let silent = Set(
      assessment.processes.map(\.process).filter(\.drawsNothing).map {
        Owner(target: $0.name, platform: $0.platform)
      })
    let others = rules.filter { !($0 is any FindingsRule.Type) }
    var found = ParserThreads.map(others) { $0.diagnose(assessment) }[...]
    lazy var findings = Findings(assessment, locked)
    return rules.flatMap { rule in
      (rule as? any FindingsRule.Type)?.diagnose(findings) ?? found.popFirst() ?? []
    }.filter { !silent.contains($0.owner) }
  }

  /// With the severity that was chosen for its rule.
  private func graded(_ diagnostic: Diagnostic, _ running: [any Rule.Type]) -> Diagnostic {
    guard let rule = running.first(where: { $0.description.identifier == diagnostic.rule }) else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.severity = selection.severity(of: diagnostic, by: rule.description)
    for index in diagnostic.places.indices {
      diagnostic.places[index].severity = min(
        diagnostic.places[index].severity, diagnostic.severity)
    }
    return diagnostic
  }

  /// Entries of rules that do not run, and of files outside of what is checked, are not judged.
  private func stale(
    _ entries: [Baseline.Entry], of baseline: Baseline, in assessment: Assessment,
    running: [any Rule.Type]
  ) -> [Diagnostic] {
    let idle = Set(rules.map { $0.description.identifier })
      .subtracting(running.map { $0.description.identifier })
    return entries.filter { entry in
      let file = baseline.file(of: entry)
      return !idle.contains(entry.finding.rule)
        && assessment.roots.contains { file == $0 || file.hasPrefix($0 + "/") }
    }.map { entry in
      var diagnostic = StaleBaseline.diagnostic(of: entry)
      diagnostic.severity = selection.severity(of: diagnostic, by: StaleBaseline.description)
      return diagnostic
    }
  }

  private func superfluous(
    in suppressions: Suppressions, used: Set<Suppressions.Grant>, running: [any Rule.Type]
  ) -> [Diagnostic] {
    let identifiers = Set(running.map { $0.description.identifier })
    return suppressions.comments
      .flatMap { SuperfluousSuppression.diagnose($0, used: used, running: identifiers) }
      .map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = selection.severity(
          of: diagnostic, by: SuperfluousSuppression.description)
        return diagnostic
      }
      .filter { diagnostic in
        // `all` does not mean the word about itself.
        !suppressions.grants(for: diagnostic).contains { $0.rule == diagnostic.rule }
      }
  }
}

extension Diagnostic {
  /// The order of reports: by place, then by everything else that can differ.
  fileprivate static func standsBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.place != right.place { return left.place < right.place }
    return left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] {
    [
      rule, target ?? "", platform?.rawValue ?? "", name ?? "", severity.rawValue, message,
      help ?? "", suggestions.joined(separator: "\n"), configurations.joined(separator: "\n"),
      notes.map(\.message).joined(separator: "\n"),
    ]
  }
}

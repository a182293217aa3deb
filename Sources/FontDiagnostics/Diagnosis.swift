import AppManifest
import FontReferences
public import FontResolution
import SourceText

/// The rules at work: what the selected ones find, less what comments suppress, in a stable order.
public struct Diagnosis: Sendable {
  public var selection: RuleSelection
  /// The rules to choose from, in any order.
  public var rules: [any Rule.Type]

  public init(
    selection: RuleSelection = .standard, rules: [any Rule.Type] = RuleCatalogue.all
  ) {
    self.selection = selection
    self.rules = rules
  }

  /// Every diagnostic of an assessment, sorted by place, then by rule.
  ///
  /// Equal diagnostics of several build configurations, and of several processes, are one that names
  /// them all.
  public func diagnostics(of assessment: Assessment) -> [Diagnostic] {
    let running = rules.filter { selection.runs($0.description) }
    let findings = Findings(assessment)
    let found = running.flatMap { rule in
      let diagnostics =
        (rule as? any FindingsRule.Type)?.diagnose(findings) ?? rule.diagnose(assessment)
      return diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = selection.severity(of: diagnostic, by: rule.description)
        return diagnostic
      }
    }
    let suppressions = Suppressions(
      assessment.manifests.comments + assessment.references.comments)
    var used: Set<Suppressions.Grant> = []
    var kept = found.filter { diagnostic in
      let grants = suppressions.grants(for: diagnostic)
      used.formUnion(grants)
      return grants.isEmpty
    }
    if running.contains(where: { $0 == SuperfluousSuppression.self }) {
      kept += superfluous(in: suppressions, used: used, running: running)
    }
    return kept.mergingConfigurations().mergingProcesses().sorted(by: Diagnostic.standsBefore)
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

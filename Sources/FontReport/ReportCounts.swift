import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// What was looked at, and what came of it.
package struct ReportCounts: Sendable, Hashable {
  /// Diagnostics by severity.
  package var errors, warnings, notes: Int
  /// Font files that were found, readable or not.
  package var fontFiles: Int
  /// The faces of the readable ones.
  package var faces: Int
  /// Targets; the build configurations of one count once.
  package var targets: Int
  /// Manifests that were read, each file once.
  package var manifests: Int
  /// Names as they are written, and calls whose name could not be determined.
  package var references: Int
  /// Of these, names that give the font they ask for wherever they are used.
  package var resolved: Int
  /// Names that give something else somewhere.
  package var fallingBack: Int
  /// Calls whose name could not be determined.
  package var undetermined: Int
  /// Calls that may ask for other names than those that are known: not all was followed that may give them one.
  package var cutShort: Int
  /// Files that could not be checked.
  package var notChecked: Int
}

extension Report {
  /// The counts of the summary; names about which nothing is known (a platform's list is too old, there
  /// is no process), and calls that only carry the name of another font on, are in `references` alone.
  package var counts: ReportCounts {
    let processes = assessment.processes.map(\.process)
    let standings = assessment.names.map { standing(of: $0, in: processes) }
    return ReportCounts(
      errors: diagnostics.count { $0.severity == .error },
      warnings: diagnostics.count { $0.severity == .warning },
      notes: diagnostics.count { $0.severity == .note },
      fontFiles: assessment.catalogue.files.count + assessment.catalogue.failures.count,
      faces: assessment.catalogue.files.reduce(0) { $0 + $1.faces.count },
      targets: Set(processes.map(TargetIdentity.init)).count,
      manifests: Set(processes.compactMap(\.manifest.path)).count,
      references: assessment.names.count,
      resolved: standings.count { $0 == .resolved },
      fallingBack: standings.count { $0 == .fallingBack },
      undetermined: standings.count { $0 == .undetermined },
      cutShort: Set(assessment.names.flatMap(\.cutShortCalls)).count,
      notChecked: unchecked.count)
  }
}

extension ResolvedName {
  /// The calls that it reaches of which not all was followed.
  fileprivate var cutShortCalls: [SourcePlace] {
    candidate == nil ? [] : uses.filter(\.isCutShort).map(\.place)
  }
}

extension Report {
  private enum Standing { case resolved, fallingBack, undetermined, unknown }

  /// Where it is known which code runs in a process, each process must find the name; where it is not,
  /// one of them is enough.
  private func standing(of name: ResolvedName, in processes: [AppProcess]) -> Standing {
    guard name.candidate != nil else { return name.isCarriedOn ? .unknown : .undetermined }
    let known = name.resolutions.filter { processes.indices.contains($0.process) }
    let sure = known.filter { processes[$0.process].sources != .any }
    let guessed = known.filter { processes[$0.process].sources == .any }
    var outcomes = sure.map(\.outcome)
    if let found = guessed.first(where: { $0.outcome.isFound }) ?? guessed.first {
      outcomes.append(found.outcome)
    }
    if outcomes.contains(where: { $0 == .fallback || $0 == .unregistered }) { return .fallingBack }
    if outcomes.contains(.undetermined) { return .undetermined }
    return outcomes.isEmpty || outcomes.contains(.unknown) ? .unknown : .resolved
  }
}

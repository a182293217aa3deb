import AppManifest
import FontReferences
import FontResolution
import SourceText

/// What is to be said of the projects as a whole: which of two descriptions was read, and which names
/// stand in code that no process runs.
struct ProjectRemarks {
  /// One for each remark, without a full stop; empty where there is nothing to say.
  let lines: [String]

  init(_ report: Report, _ paths: ReportPaths) {
    let choices = report.assessment.manifests.choices.map { choice in
      "read \(paths.relative(choice.used)), not \(paths.relative(choice.passedOver)): "
        + choice.reason.rawValue
    }
    let ownerless = report.ownerlessNames
    let files = Set(ownerless.flatMap(\.uses).map(\.place.path)).count
    let names = ownerless.isEmpty
      ? []
      : [
        "\(SummaryLine.number(ownerless.count, "reference")) in "
          + "\(SummaryLine.number(files, "file")) that no target runs"
      ]
    lines = choices + names
  }
}

extension Report {
  /// The names that are used only in sources that no process runs; they are not judged.
  var ownerlessNames: [ResolvedName] {
    let ownerless = assessment.manifests.ownerless
    guard !ownerless.isEmpty else { return [] }
    return assessment.names.filter { name in
      name.uses.allSatisfy { ownerless.contains($0.place.path) }
    }
  }

  /// The processes that declare, bundle, register or ask for fonts, as indices; all where there are few.
  var processesWithFonts: [Int] {
    let processes = assessment.processes
    guard processes.count > Report.fewProcesses else { return Array(processes.indices) }
    let asking = Set(assessment.names.flatMap(\.resolutions).map(\.process))
    return processes.indices.filter { asking.contains($0) || processes[$0].hasFonts }
  }

  /// As many targets as are listed with or without fonts.
  private static let fewProcesses = 5
}

extension ProcessFonts {
  fileprivate var hasFonts: Bool {
    !declared.isEmpty || !process.bundle.fonts.isEmpty || !entries.isEmpty
      || !registrations.isEmpty || !process.synthesized.isEmpty
      || !process.manifest.faults.isEmpty || !process.manifest.ignoredSettings.isEmpty
  }
}

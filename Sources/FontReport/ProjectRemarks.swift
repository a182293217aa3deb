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
      "used \(paths.relative(choice.used)) instead of \(paths.relative(choice.passedOver)): "
        + choice.reason.rawValue
    }
    let ownerless = report.ownerlessNames
    let files = Set(ownerless.flatMap(\.uses).map(\.place.path)).count
    var names: [String] = []
    if !ownerless.isEmpty {
      names.append(
        "not in any target, so not checked: "
          + "\(SummaryLine.number(ownerless.count, "font name")) in "
          + "\(SummaryLine.number(files, "file"))")
      names += ownerless.prefix(Self.mostShown).map { "  " + Self.line($0, paths) }
      let rest = ownerless.count - Self.mostShown
      if rest > 0 { names.append("  and \(rest) more") }
    }
    lines = choices + names
  }

  /// As many references are listed one by one.
  private static let mostShown = 5

  /// `"Inter-Bold" (Old/Title.swift:3:12)`
  private static func line(_ name: ResolvedName, _ paths: ReportPaths) -> String {
    let place = name.candidate?.place ?? name.uses.first?.place ?? SourcePlace(path: "")
    let text = name.candidate.map { "\"\($0.name)\"" } ?? name.uses.first?.text ?? ""
    let position = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(text) (\(paths.relative(place.path))\(position))"
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

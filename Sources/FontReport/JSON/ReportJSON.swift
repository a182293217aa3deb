import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The JSON of `check` and `audit`; `Schemas/check.schema.json` describes it.
struct ReportJSON: Encodable {
  let schemaVersion = 1
  var tool: ToolJSON
  var summary: SummaryJSON
  var targets: [TargetJSON]
  var projects: [ProjectJSON]?
  var notChecked: [NotCheckedJSON]
  var diagnostics: [DiagnosticJSON]
  var fonts: [FontJSON]
  var references: [ReferenceJSON]

  init(_ report: Report) {
    let paths = ReportPaths(report)
    let processes = report.assessment.processes
    tool = ToolJSON(name: report.tool.name, version: report.tool.version)
    summary = SummaryJSON(report.counts)
    targets = processes.map { TargetJSON($0, paths) }
    let choices = report.assessment.manifests.choices.map { ProjectJSON($0, paths) }
    projects = choices.isEmpty ? nil : choices
    notChecked = report.unchecked.map {
      NotCheckedJSON(path: paths.relative($0.path), reason: $0.reason)
    }
    diagnostics = report.diagnostics.map {
      DiagnosticJSON($0, report.textEdits(of: $0), paths)
    }
    let uses = TargetFonts(report.assessment)
    fonts = report.assessment.catalogue.files.map { FontJSON($0, uses, processes, paths) }
    let ownerless = report.assessment.manifests.ownerless
    references = report.assessment.names.map { name in
      var reference = ReferenceJSON(name, processes, paths)
      let isOwnerless = name.uses.allSatisfy { ownerless.contains($0.place.path) }
      reference.isOwnerless = isOwnerless ? true : nil
      return reference
    }
  }
}

struct ToolJSON: Encodable {
  var name: String
  var version: String
}

struct SummaryJSON: Encodable {
  var errors, warnings, notes: Int
  var fontFiles, faces, targets, manifests: Int
  var references, resolved, fallingBack, undetermined: Int
  var notChecked: Int

  init(_ counts: ReportCounts) {
    errors = counts.errors
    warnings = counts.warnings
    notes = counts.notes
    fontFiles = counts.fontFiles
    faces = counts.faces
    targets = counts.targets
    manifests = counts.manifests
    references = counts.references
    resolved = counts.resolved
    fallingBack = counts.fallingBack
    undetermined = counts.undetermined
    notChecked = counts.notChecked
  }
}

struct TargetJSON: Encodable {
  var name: String
  var kind: String
  var platform: String
  var deploymentTarget: String?
  var configurations: [String]?
  var manifest: String?
  var declaredFonts, bundledFonts, registeredInCode: Int

  init(_ fonts: ProcessFonts, _ paths: ReportPaths) {
    let process = fonts.process
    name = process.name
    kind = process.kind.rawValue
    platform = process.platform.rawValue
    deploymentTarget = process.deploymentTarget?.description
    configurations = process.configurations.isEmpty ? nil : process.configurations
    manifest = process.manifest.path.map(paths.relative)
    declaredFonts = fonts.listedFonts
    bundledFonts = process.bundle.fonts.count
    registeredInCode = fonts.runTime.files.count
  }
}

/// Two descriptions of one project, and which of them was read.
struct ProjectJSON: Encodable {
  var used: String
  var passedOver: String
  var reason: String

  init(_ choice: ProjectChoice, _ paths: ReportPaths) {
    used = paths.relative(choice.used)
    passedOver = paths.relative(choice.passedOver)
    reason = choice.reason.rawValue
  }
}

struct NotCheckedJSON: Encodable {
  var path: String
  var reason: String
}

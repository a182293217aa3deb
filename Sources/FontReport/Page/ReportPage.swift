import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The page of a check or an audit.
struct ReportPage {
  let report: Report
  let date: PageDate?
  let sheet: GlyphSheet
  private let paths: ReportPaths

  init(_ report: Report, date: PageDate?, _ sheet: GlyphSheet) {
    self.report = report
    self.date = date
    self.sheet = sheet
    paths = ReportPaths(report)
  }

  var text: String {
    let targets = TargetNames(report.assessment.processes.map(\.process), paths)
    let uses = TargetFonts(report.assessment)
    let files = self.files(uses)
    let families = PageFamily.all(of: files)
    let findings = FindingsSection(report, paths)
    var page = PageFrame(
      kind: report.kind == .check ? "Fonts of a project" : "Audit of fonts", project: project,
      tool: report.tool, date: date)
    page.verdict = verdict
    page.figures = figures
    page.draw(families, on: sheet)
    page.add(
      "names", "Names",
      NamesSection(report: report, paths: paths, targets: targets, sheet: sheet).values)
    page.add(
      "matrix", "Targets", anchor: "targets",
      MatrixSection(report: report, paths: paths, targets: targets, uses: uses, sheet: sheet)
        .values)
    page.add(
      "families", "Families", count: families.count,
      families.isEmpty
        ? nil
        : FamiliesSection(families: families, sheet: sheet, used: used, weights: weights).values)
    page.add(
      "dynamicType", "Dynamic Type", anchor: "dynamic-type",
      DynamicTypeSection(report: report, paths: paths, sheet: sheet).values)
    page.add("licenses", "Licenses", LicensesSection(files: files, paths: paths).values)
    page.add("findings", "Findings", count: findings.findings.count, findings.values)
    page.add("rules", "Rules", findings.rules)
    return page.text(sheet)
  }
}

extension ReportPage {
  /// The name of the folder that was checked, or of the one above all that were.
  private var project: String {
    let roots = report.assessment.roots.map { report.writtenPath($0) }
    let name = roots.count == 1 ? roots[0] : report.currentDirectory
    let last = name.pathComponents.last.map(String.init) ?? name
    return PrintableText.text(last.isEmpty ? "Fonts" : last)
  }

  /// The fonts that targets have or use; in an audit, and where no target has any, all there are.
  private func files(_ uses: TargetFonts) -> [FontFile] {
    let all = report.assessment.catalogue.files
    let own = all.filter { file in
      report.assessment.processes.indices.contains { !uses.use(of: file.path, in: $0).isNothing }
    }
    return own.isEmpty ? all : own
  }

  private var used: Set<String> {
    Set(report.assessment.names.flatMap(\.resolutions).compactMap(\.face?.postScriptName))
  }

  /// The weights that code asks of families, beside those of its names.
  private var weights: [String: Set<Int>] {
    let families = Dictionary(
      report.assessment.catalogue.files.map { ($0.path, $0.faces.compactMap(\.names.family)) }
    ) { first, _ in first }
    var weights: [String: Set<Int>] = [:]
    for name in report.assessment.names {
      let wanted = (name.candidate?.variants ?? []).compactMap(\.weight)
        .map { min(max(($0 + 50) / 100, 1), 9) * 100 }
      guard !wanted.isEmpty else { continue }
      let paths = Set(name.resolutions.filter(\.outcome.isFound).compactMap(\.face?.path))
      for family in Set(paths.flatMap { families[$0] ?? [] }) {
        weights[family, default: []].formUnion(wanted)
      }
    }
    return weights
  }

  private var figures: [(kind: String, number: Int, label: String)] {
    let counts = report.counts
    let all: [(String, Int, String)] = [
      ("error", counts.errors, "error"), ("warning", counts.warnings, "warning"),
      ("note", counts.notes, "note"), ("", counts.notChecked, "unchecked file"),
      ("", counts.targets, "target"), ("", counts.fontFiles, "font file"),
      ("", counts.references, "font name"), ("", counts.undetermined, "known only at run time"),
    ]
    return all.filter { $0.1 > 0 }.map { kind, number, label in
      (kind, number, number == 1 || label.hasPrefix("known") ? label : label + "s")
    }
  }

  private var verdict: (kind: String, text: String) {
    let counts = report.counts
    let kind =
      counts.errors > 0 || report.fails
      ? "error" : counts.warnings > 0 ? "warning" : counts.notChecked > 0 ? "warning" : "good"
    return (kind, verdictText(counts))
  }

  private func verdictText(_ counts: ReportCounts) -> String {
    let names = counts.references - counts.undetermined
    if report.kind == .audit {
      let fonts = SummaryLine.number(counts.fontFiles, "font file")
      let count = counts.errors + counts.warnings
      return count == 0
        ? "No problems in \(fonts)." : "\(SummaryLine.number(count, "problem")) in \(fonts)."
    }
    if counts.fallingBack > 0 {
      return "\(counts.fallingBack) of \(SummaryLine.number(names, "font name")) "
        + "\(counts.fallingBack == 1 ? "does" : "do") not give the font that was meant."
    }
    if counts.errors > 0 { return "\(SummaryLine.number(counts.errors, "error")) to fix." }
    if counts.notChecked > 0 {
      return
        "Not everything could be checked: \(SummaryLine.number(counts.notChecked, "file")) could not."
    }
    if names == 0 { return "Nothing uses a font by name." }
    let found = "Every font name that is known gives its font."
    return counts.warnings > 0
      ? "\(found) \(SummaryLine.number(counts.warnings, "warning")) remain\(counts.warnings == 1 ? "s" : "")."
      : found
  }
}

import FontInspection

/// The specimen of a folder of fonts: the page of `inspect`.
struct InspectPage {
  let report: InspectReport
  let sheet: GlyphSheet

  private static let mostFailures = 1000
  private static let unreadableTitle = "Unreadable files"

  init(_ report: InspectReport, _ sheet: GlyphSheet) {
    self.report = report
    self.sheet = sheet
  }

  var text: String {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let files = report.catalogue.files
    let families = PageFamily.all(of: files)
    let folder = report.folder ?? report.currentDirectory
    let name = folder.split(separator: "/").last.map(String.init) ?? "Fonts"
    var page = PageFrame(
      kind: "Specimen", project: PrintableText.text(name), tool: .fontgate, date: report.date)
    let faces = files.reduce(0) { $0 + $1.faces.count }
    let failures = report.catalogue.failures.count
    page.verdict = (
      failures > 0 ? "error" : "good",
      failures > 0
        ? "\(SummaryLine.number(failures, "file")) could not be read."
        : "\(SummaryLine.number(faces, "font")) in "
          + "\(families.count) \(families.count == 1 ? "family" : "families")."
    )
    let all = [
      ("", families.count, families.count == 1 ? "family" : "families"),
      ("", files.count, files.count == 1 ? "file" : "files"),
      ("error", failures, "unreadable"),
    ]
    page.figures = all.filter { $0.1 > 0 }
    page.draw(families, on: sheet)
    page.add(
      "families", "Families", count: families.count,
      families.isEmpty ? nil : FamiliesSection(families: families, sheet: sheet).values)
    page.add("licenses", "Licenses", LicensesSection(files: files, paths: paths).values)
    page.add("findings", Self.unreadableTitle, failures == 0 ? nil : unreadable(paths))
    return page.text(sheet)
  }

  private func unreadable(_ paths: ReportPaths) -> PageTemplates.Values {
    let rest = report.catalogue.failures.count - Self.mostFailures
    return [
      // There is nothing to choose from, and a filter without severities shows nothing.
      "sectionTitle": Self.unreadableTitle, "isEmpty": false, "hasFilters": false,
      "rest": rest > 0 ? rest : false as Any,
      "items": report.catalogue.failures.prefix(Self.mostFailures).map {
        failure -> PageTemplates.Values in
        [
          "severity": "error", "rule": failure.code, "message": PrintableText.text(failure.reason),
          "target": "", "place": PrintableText.text(paths.relative(failure.path)),
          "isExplained": false, "context": false, "excerpt": false, "hasDetails": false,
        ]
      },
    ]
  }
}

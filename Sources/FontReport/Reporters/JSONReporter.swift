/// Everything, for programs: `Schemas/check.schema.json` describes it.
package struct JSONReporter: Reporter {
  package static let identifier = "json"
  package static let summary = "everything, with the ledger of all references"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    JSONText.write(ReportJSON(report))
  }
}

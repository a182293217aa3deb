/// Everything, for programs: `Schemas/check.schema.json` describes it.
public struct JSONReporter: Reporter {
  public static let identifier = "json"
  public static let summary = "everything, with the ledger of all references"

  public init(style: ReporterStyle) {}

  public func write(_ report: Report) -> String {
    JSONText.write(ReportJSON(report))
  }
}

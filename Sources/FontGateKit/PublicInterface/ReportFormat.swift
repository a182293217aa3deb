import FontReport

/// A format of reports, by the name it has on the command line.
public struct ReportFormat: Sendable, Hashable, CustomStringConvertible {
  /// The name, such as `sarif`.
  public let name: String

  /// Every format there is.
  public static let all: [ReportFormat] = ReporterCatalogue.all.map(ReportFormat.init)

  /// For people.
  public static let terminal = ReportFormat(TerminalReporter.self)
  /// One object with everything that was found; its schema is `report.schema.json`.
  public static let json = ReportFormat(JSONReporter.self)
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  public static let sarif = ReportFormat(SARIFReporter.self)
  /// Test results as most CI systems read them.
  public static let junit = ReportFormat(JUnitReporter.self)
  /// Lines that Xcode shows as warnings and errors.
  public static let xcode = ReportFormat(XcodeReporter.self)
  /// A page for browsers.
  public static let html = ReportFormat(HTMLReporter.self)

  /// The format of this name or alias; the case of its letters does not matter.
  /// - Returns: `nil` if there is none.
  public init?(named name: String) {
    guard let reporter = try? ReporterCatalogue.reporter(named: name) else { return nil }
    self.init(reporter)
  }

  private init(_ reporter: any Reporter.Type) { name = reporter.identifier }

  /// The name.
  public var description: String { name }

  var reporter: any Reporter.Type {
    (try? ReporterCatalogue.reporter(named: name)) ?? TerminalReporter.self
  }
}

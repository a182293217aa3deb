package import FontInspection

/// A format of reports.
///
/// A reporter is pure: the same report and style give the same text, and nothing is read or written.
package protocol Reporter: Sendable {
  /// The name on the command line.
  static var identifier: String { get }
  /// Other names it answers to.
  static var aliases: [String] { get }
  /// One line, lower case, no full stop.
  static var summary: String { get }
  init(style: ReporterStyle)
  /// The texts that it draws in outlines of the fonts; whoever wants them in the report reads them into
  /// `Report.outlines`.
  func drawnTexts(in report: Report) -> [FaceSource: Set<String>]
  /// The whole report. It ends in a newline, or is empty where the format has nothing to say.
  func write(_ report: Report) -> String
}

extension Reporter {
  package static var aliases: [String] { [] }
  package func drawnTexts(in report: Report) -> [FaceSource: Set<String>] { [:] }
}

/// What the output can show; formats for machines pay no attention to it.
package struct ReporterStyle: Sendable, Hashable {
  /// The columns of a line; at least 20.
  package var width: Int
  package var usesColor: Bool
  /// The address of the folder with a page for each rule (`file:///…/Rules`), where the names of rules are
  /// links to them.
  package var rulePages: String?
  /// The date that a page bears; nothing is dated by itself, so that equal reports have equal bytes.
  package var date: PageDate?

  package init(
    width: Int = 80, usesColor: Bool = false, rulePages: String? = nil, date: PageDate? = nil
  ) {
    self.width = max(width, 20)
    self.usesColor = usesColor
    self.rulePages = rulePages
    self.date = date
  }
}

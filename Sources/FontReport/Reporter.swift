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
  /// The whole report. It ends in a newline, or is empty where the format has nothing to say.
  func write(_ report: Report) -> String
}

extension Reporter {
  package static var aliases: [String] { [] }
}

/// What the output can show; formats for machines pay no attention to it.
package struct ReporterStyle: Sendable, Hashable {
  /// The columns of a line; at least 20.
  package var width: Int
  package var usesColor: Bool
  /// The address of the folder with a page for each rule (`file:///…/Rules`), where the names of rules are
  /// links to them.
  package var rulePages: String?

  package init(width: Int = 80, usesColor: Bool = false, rulePages: String? = nil) {
    self.width = max(width, 20)
    self.usesColor = usesColor
    self.rulePages = rulePages
  }
}

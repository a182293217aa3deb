/// A format of reports.
///
/// A reporter is pure: the same report and style give the same text, and nothing is read or written.
public protocol Reporter: Sendable {
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
  public static var aliases: [String] { [] }
}

/// What the output can show; formats for machines pay no attention to it.
public struct ReporterStyle: Sendable, Hashable {
  /// The columns of a line; at least 20.
  public var width: Int
  public var usesColor: Bool

  public init(width: Int = 80, usesColor: Bool = false) {
    self.width = max(width, 20)
    self.usesColor = usesColor
  }
}

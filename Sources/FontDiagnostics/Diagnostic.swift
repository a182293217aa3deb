public import AppManifest
public import SourceText

/// Something fontgate found: one mistake in one process, at one place.
public struct Diagnostic: Sendable, Hashable {
  /// The identifier of the rule: `unknown_font_name`.
  public var rule: String
  public var severity: Severity
  /// One line: lower case, no full stop, names in quotes.
  public var message: String
  public var place: SourcePlace
  /// The process it concerns; `nil` where it concerns a font file alone.
  public var target: String?
  public var platform: Platform?
  /// The build configurations it was seen in; empty means all.
  public var configurations: [String]
  /// The font name it is about.
  public var name: String?
  /// What to write instead, best first.
  public var suggestions: [String]
  /// Other places that matter.
  public var notes: [Note]
  /// What to do, where the message does not say it already.
  public var help: String?

  public init(
    rule: String, severity: Severity, message: String, place: SourcePlace, target: String? = nil,
    platform: Platform? = nil, configurations: [String] = [], name: String? = nil,
    suggestions: [String] = [], notes: [Note] = [], help: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.target = target
    self.platform = platform
    self.configurations = configurations
    self.name = name
    self.suggestions = suggestions
    self.notes = notes
    self.help = help
  }

  public struct Note: Sendable, Hashable {
    public var message: String
    public var place: SourcePlace?
    public init(_ message: String, place: SourcePlace? = nil) {
      self.message = message
      self.place = place
    }
  }
}

/// How much a diagnostic matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

package import AppManifest
package import SourceText

/// Something fontgate found: a mistake, where it stands, and the other places that it concerns.
package struct Diagnostic: Sendable, Hashable {
  /// The identifier of the rule: `unknown_font_name`.
  package var rule: String
  package var severity: Severity
  /// One line: lower case, no full stop, names in quotes.
  package var message: String
  package var place: SourcePlace
  /// The process it concerns; `nil` where it concerns a font file alone.
  package var target: String?
  package var platform: Platform?
  /// The build configurations it was seen in; empty means all.
  package var configurations: [String]
  /// The font name it is about.
  package var name: String?
  /// All names that it is about, where they are several.
  package internal(set) var names: [String] = []
  /// Every place that it is about, where these are several; `notes` lists the first of them.
  package internal(set) var places: [Place] = []
  /// What to write instead, best first.
  package var suggestions: [String]
  /// Other places that matter.
  package var notes: [Note]
  /// What to do, where the message does not say it already.
  package var help: String?
  /// What mends it wholly; `nil` where that takes more than an edit.
  package internal(set) var fix: Fix?
  /// What a baseline knows it by: a mark for each mistake that is told here.
  package internal(set) var marks: [Baseline.Finding] = []
  /// What makes it one with others.
  var cause: Cause?

  /// The same, mended only if that is meant.
  package var mendedIfMeant: Diagnostic {
    var copy = self
    copy.fix = fix?.ifMeant
    return copy
  }

  package init(
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

  /// A place that asks for a name.
  package struct Place: Sendable, Hashable {
    package var name: String?
    package var place: SourcePlace
    /// The process that asks, where one is known.
    package var target: String?
    /// How much it matters there; no more than the finding.
    package var severity: Severity
  }

  package struct Note: Sendable, Hashable {
    package var message: String
    package var place: SourcePlace?
    /// What it is to the finding.
    var kind = Kind.fact

    enum Kind: Sendable, Hashable {
      /// Something that helps to understand it, or to fix it.
      case fact
      /// A step of the name's way to a call.
      case step
      /// A place that asks for the name.
      case use
    }

    package init(_ message: String, place: SourcePlace? = nil) {
      self.message = message
      self.place = place
    }

    init(_ message: String, place: SourcePlace?, kind: Kind) {
      self.init(message, place: place)
      self.kind = kind
    }
  }
}

/// How much a diagnostic matters.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

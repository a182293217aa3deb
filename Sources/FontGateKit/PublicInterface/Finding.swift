import AppManifest
import FontDiagnostics
import FontReport
import SourceText

/// One mistake: what is wrong, where, and what to do.
public struct Finding: Sendable, Hashable {
  /// The identifier of the rule, such as `unknown_font_name`.
  public var rule: String
  /// How much it matters, by the rule and the settings.
  public var severity: Severity
  /// One line, without a full stop.
  public var message: String
  /// Where the mistake is.
  public var place: Place
  /// The target it is in; `nil` if it is about a font file alone.
  public var target: String?
  /// The platform it was found on; `nil` if it is about a font file alone.
  public var platform: FontGate.Platform?
  /// The build configurations it was found in; all if empty.
  public var buildConfigurations: [String]
  /// The font names it is about.
  public var names: [String]
  /// What to write instead, best first.
  public var suggestions: [String]
  /// What else matters, and where.
  public var notes: [Note]
  /// What to do, if the message does not say it.
  public var help: String?
  /// Edits that fix it wholly; `nil` if that takes more than edits.
  public var fix: Fix?

  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
      FontDiagnostics.Severity(left) < FontDiagnostics.Severity(right)
    }
  }

  /// Something else that matters.
  public struct Note: Sendable, Hashable {
    /// One line, without a full stop.
    public var message: String
    /// Where to look; `nil` if it is nowhere in particular.
    public var place: Place?
  }

  /// Edits that belong together: all of them fix a finding, some of them do not.
  public struct Fix: Sendable, Hashable {
    /// How certain it is.
    public var applicability: Applicability
    /// The edits, in no particular order; no two overlap.
    public var edits: [Edit]
  }

  /// How certain a fix is.
  public enum Applicability: Sendable, Hashable {
    /// There is one right way, and this is it.
    case safe
    /// It is probably what was meant.
    case likely
  }

  /// A text that takes the place of another.
  public struct Edit: Sendable, Hashable {
    /// The text to replace.
    public var place: Place
    /// What to write there.
    public var text: String
  }
}

/// A place in a file.
public struct Place: Sendable, Hashable, CustomStringConvertible {
  /// The absolute path of the file.
  public var path: String
  /// The text; `nil` if the whole file is meant.
  public var range: Range<Position>?
  /// `App/Fonts.swift:4:28`: the path relative to the current directory of the check, the line and the
  /// column, without control characters.
  public var description: String

  /// A position in a text.
  public struct Position: Sendable, Hashable, Comparable {
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }
}

extension Finding {
  init(_ diagnostic: Diagnostic, in report: Report) {
    rule = diagnostic.rule
    severity = Severity(diagnostic.severity)
    message = diagnostic.message
    place = Place(diagnostic.place, in: report)
    target = diagnostic.target
    platform = diagnostic.platform.flatMap { FontGate.Platform(rawValue: $0.rawValue) }
    buildConfigurations = diagnostic.configurations
    names = diagnostic.names.isEmpty ? [diagnostic.name].compactMap(\.self) : diagnostic.names
    suggestions = diagnostic.suggestions
    notes = diagnostic.notes.map { note in
      Note(message: note.message, place: note.place.map { Place($0, in: report) })
    }
    help = diagnostic.help
    let edits = report.textEdits(of: diagnostic).map { edit in
      Edit(place: Place(edit.place, in: report), text: edit.text)
    }
    if let applicability = diagnostic.fix?.applicability, !edits.isEmpty {
      fix = Fix(applicability: applicability == .safe ? .safe : .likely, edits: edits)
    }
  }
}

extension Place {
  init(_ place: SourcePlace, in report: Report) {
    path = report.writtenPath(place.path)
    description = report.written(place)
    range = place.range.map { range in
      let start = Position(line: range.start.line, column: range.start.column)
      let end = Position(line: range.end.line, column: range.end.column)
      return start..<max(start, end)
    }
  }
}

extension Finding.Severity {
  init(_ severity: FontDiagnostics.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension FontDiagnostics.Severity {
  init(_ severity: Finding.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension FontDiagnostics.Fix.Applicability {
  init(_ applicability: Finding.Applicability) {
    switch applicability {
    case .safe: self = .safe
    case .likely: self = .likely
    }
  }
}

package import FontDiagnostics
package import FontInspection
package import FontResolution
package import SourceText

/// The outcome of a run, ready to be written in any format; the same input gives an equal report.
package struct Report: Sendable, Equatable {
  /// What was asked for.
  package var kind: Kind
  /// Who writes it.
  package var tool: Tool
  /// The folder that relative paths are relative to (the current directory, absolute).
  package var currentDirectory: String
  /// Everything that was known.
  package var assessment: Assessment
  /// What was found, after suppressions, sorted by place.
  package var diagnostics: [Diagnostic]
  /// Files that could not be checked, sorted by path.
  package var unchecked: [UncheckedFile]
  /// The source lines that diagnostics and notes point at, for reports that show them.
  package var excerpts: [Excerpt: String]
  /// The rules that ran, for formats that describe them (SARIF); empty where nobody says.
  package var rules: [RuleSummary]

  /// What the edits of fixes do to the texts of their files; an edit that cannot be done is not among them.
  package var textEdits: [Edit: [TextEdit]] = [:]
  /// Paths that were asked for and do not exist or cannot be read.
  package var missingPaths: [UncheckedFile]
  /// Targets and configurations that were asked for and do not exist.
  package var unknownNames: [UnknownName]
  /// Folders (absolute) that hold for the run what an archive holds, each with the archive's path, which
  /// is what reports write.
  package var standIns: [String: String] = [:]
  /// From which severity on its findings fail the run.
  package var failsOn = FailureThreshold.error
  /// The outlines that pages draw texts with; none where no page is asked for.
  package var outlines: [FaceSource: FaceOutlines] = [:]
  /// Whether its findings are written into a baseline, and so are known from now on: none of them fails.
  package var isBaseline = false

  package init(
    kind: Kind = .check, tool: Tool = .fontgate, currentDirectory: String, assessment: Assessment,
    diagnostics: [Diagnostic], unchecked: [UncheckedFile], excerpts: [Excerpt: String] = [:],
    missingPaths: [UncheckedFile] = [], unknownNames: [UnknownName] = [],
    rules: [RuleSummary] = []
  ) {
    self.kind = kind
    self.tool = tool
    self.currentDirectory = currentDirectory
    self.assessment = assessment
    self.diagnostics = diagnostics
    self.unchecked = unchecked
    self.excerpts = excerpts
    self.missingPaths = missingPaths
    self.unknownNames = unknownNames
    self.rules = rules
  }

  /// What the fix of a diagnostic does to the texts of its files; empty where it has none, or where a part of
  /// it cannot be done.
  package func textEdits(of diagnostic: Diagnostic) -> [TextEdit] {
    guard let edits = diagnostic.fix?.edits else { return [] }
    let known = edits.compactMap { textEdits[$0] }
    return known.count == edits.count ? known.joined().sorted { $0.place < $1.place } : []
  }

  /// The command whose outcome it is.
  package enum Kind: String, Sendable, Hashable {
    /// A project: fonts, manifests and references.
    case check
    /// Fonts alone.
    case audit
  }

  /// A line of a file.
  package struct Excerpt: Sendable, Hashable {
    /// The absolute path.
    package var path: String
    /// The line, from 1.
    package var line: Int
    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// What a report says of a rule.
  package struct RuleSummary: Sendable, Hashable {
    package var identifier: String
    /// The default severity.
    package var severity: Severity
    /// One line, lower case, no full stop.
    package var summary: String
    /// Why it matters, in Markdown.
    package var rationale: String
    package init(identifier: String, severity: Severity, summary: String, rationale: String) {
      self.identifier = identifier
      self.severity = severity
      self.summary = summary
      self.rationale = rationale
    }

    package init(_ description: RuleDescription) {
      self.init(
        identifier: description.identifier, severity: description.severity,
        summary: description.summary, rationale: description.rationale)
    }
  }
}

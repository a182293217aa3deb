public import AppManifest
public import FontDiagnostics
public import FontInspection
public import FontResolution
public import SourceText

/// The outcome of a run, ready to be written in any format; the same input gives an equal report.
public struct Report: Sendable, Equatable {
  /// The folder that relative paths are relative to (the current directory, absolute).
  public var currentDirectory: String
  /// Everything that was known.
  public var assessment: Assessment
  /// What was found, after suppressions, sorted by place.
  public var diagnostics: [Diagnostic]
  /// Files that could not be checked, sorted by path.
  public var unchecked: [UncheckedFile]
  /// The source lines that diagnostics and notes point at, for reports that show them.
  public var excerpts: [Excerpt: String]

  /// Paths that were asked for and do not exist or cannot be read.
  public var missingPaths: [UncheckedFile]

  public init(
    currentDirectory: String, assessment: Assessment, diagnostics: [Diagnostic],
    unchecked: [UncheckedFile], excerpts: [Excerpt: String] = [:],
    missingPaths: [UncheckedFile] = []
  ) {
    self.currentDirectory = currentDirectory
    self.assessment = assessment
    self.diagnostics = diagnostics
    self.unchecked = unchecked
    self.excerpts = excerpts
    self.missingPaths = missingPaths
  }

  /// A line of a file.
  public struct Excerpt: Sendable, Hashable {
    public var path: String
    public var line: Int
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }
}

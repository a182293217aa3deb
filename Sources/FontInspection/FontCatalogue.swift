/// The fonts of a list of files: those that were read, and those that could not be.
public struct FontCatalogue: Sendable, Equatable {
  /// The readable files, sorted by path.
  public var files: [FontFile]
  /// The unreadable ones, sorted by path.
  public var failures: [FontInspectionError]

  public init(files: [FontFile] = [], failures: [FontInspectionError] = []) {
    self.files = files
    self.failures = failures
  }
}

import FileTree
import FontInspection
import FontReport

/// Reads the facts of fonts: of files as they are named, and of every font file in folders.
package struct FontInspecting: Sendable {
  /// Files and folders, absolute or relative to `currentDirectory`.
  package var paths: [String]
  /// The folder that relative paths are relative to, absolute.
  package var currentDirectory: String
  /// The columns of a line of the table; `nil` for as many as it takes.
  package var width: Int?
  /// Whether to show every name record of each face, in all languages.
  package var showsAllNames: Bool
  /// Whether to show the blocks of Unicode and the languages that each face covers.
  package var showsCoverage: Bool

  package init(
    paths: [String], currentDirectory: String, width: Int? = nil, showsAllNames: Bool = false,
    showsCoverage: Bool = false
  ) {
    self.paths = paths
    self.currentDirectory = currentDirectory
    self.width = width
    self.showsAllNames = showsAllNames
    self.showsCoverage = showsCoverage
  }

  /// A format of the facts: `table`, `json`, `csv`.
  package static var formats: [String] { InspectReport.Format.allCases.map(\.rawValue) }

  /// The facts, and what is missing.
  package struct Outcome: Sendable {
    let report: InspectReport
    /// Named paths that do not exist or cannot be read, each with the reason.
    package var missing: [String]
    /// Folders below them that cannot be entered, each with the reason.
    package var unentered: [String]

    /// Whether a font file could not be read, or a folder not entered.
    package var hasUnreadableFiles: Bool {
      !report.catalogue.failures.isEmpty || !unentered.isEmpty
    }

    /// Whether there was no font file at all.
    package var isEmpty: Bool {
      report.catalogue.files.isEmpty && report.catalogue.failures.isEmpty
    }

    /// The facts as text; `nil` for a format that there is not.
    package func text(format: String) -> String? {
      InspectReport.Format(rawValue: format).map(report.text)
    }
  }

  /// Reads them all; a path that is missing does not keep the others from being read.
  /// - Parameter onStep: called before each step of the work.
  package func run(onStep: (CheckRun.Step) -> Void = { _ in }) -> Outcome {
    onStep(.walkingFolders)
    var files: [String] = []
    var missing: [String] = []
    var unentered: [String] = []
    for path in paths {
      do {
        let tree = try FileTree.walk(absolutePath(path, in: currentDirectory))
        files += tree.files.map(\.path).filter { $0 == tree.root || FontFormat.isFontPath($0) }
        unentered += tree.unreadable.map { "\($0.path): \($0.reason)" }
      } catch {
        missing.append("\(error.path): \(error.reason)")
      }
    }
    onStep(.readingFonts)
    let options = FontFile.ReadOptions(includesAllNames: showsAllNames)
    let report = InspectReport(
      catalogue: FontCatalogue.read(paths: files, options: options),
      currentDirectory: currentDirectory, width: width, showsAllNames: showsAllNames,
      showsCoverage: showsCoverage)
    return Outcome(report: report, missing: missing, unentered: unentered)
  }
}

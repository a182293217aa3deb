import FileTree
import FontInspection
package import FontReport

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
  /// The date that a page bears.
  package var date: PageDate?
  /// A text of which it is to be said which characters each face lacks.
  package var wantedText: String?
  /// Whether to draw a line of text in each face with block characters.
  package var showsSpecimen = false
  /// Whether the output shows color.
  package var usesColor = false

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

  /// The formats of the facts, such as `table` and `json`.
  package static var formats: [String] { InspectReport.Format.allCases.map(\.rawValue) }

  /// What was asked for and could not be found or read.
  package struct Missing: Sendable, Equatable {
    /// Named paths that do not exist or cannot be read, each with the reason.
    package var paths: [String]
    /// Folders below them that cannot be entered, each with the reason.
    package var unentered: [String]
    /// Whether there was no font file at all.
    package var hasNoFonts: Bool
    /// Whether a font file could not be read.
    package var hasUnreadableFonts: Bool

    /// Whether a font file could not be read, or a folder not entered.
    package var hasUnreadableFiles: Bool { hasUnreadableFonts || !unentered.isEmpty }
  }

  /// The facts, and what is missing.
  package struct Outcome: Sendable {
    let report: InspectReport
    package var missing: Missing

    /// The facts as text; `nil` for a format that there is not.
    package func text(format: String) -> String? {
      guard let format = InspectReport.Format(rawValue: format) else { return nil }
      var report = report
      let texts = report.drawnTexts(format)
      if !texts.isEmpty { report.outlines = FaceOutlines.read(texts) }
      return report.text(format)
    }
  }

  /// Reads them all; a path that is missing does not keep the others from being read.
  /// - Parameter onStep: called before each step of the work.
  package func run(onStep: (CheckRun.Step) -> Void = { _ in }) -> Outcome {
    onStep(.walkingFolders)
    let (files, missing, unentered) = walked()
    onStep(.readingFonts)
    var report = InspectReport(
      catalogue: FontCatalogue.read(paths: files, options: options),
      currentDirectory: currentDirectory, width: width, showsAllNames: showsAllNames,
      showsCoverage: showsCoverage)
    report.date = date
    report.wantedText = wantedText
    report.showsSpecimen = showsSpecimen
    report.usesColor = usesColor
    if paths.count == 1 { report.folder = absolutePath(paths[0], in: currentDirectory) }
    let catalogue = report.catalogue
    return Outcome(
      report: report,
      missing: Missing(
        paths: missing, unentered: unentered,
        hasNoFonts: catalogue.files.isEmpty && catalogue.failures.isEmpty,
        hasUnreadableFonts: !catalogue.failures.isEmpty))
  }

  /// The JSON of them all, a piece at a time, each font forgotten once it is written.
  /// - Parameters:
  ///   - onStep: called before each step of the work.
  ///   - write: is given the pieces in their order.
  package func writeJSON(
    onStep: (CheckRun.Step) -> Void = { _ in }, _ write: ([UInt8]) -> Void
  ) -> Missing {
    onStep(.walkingFolders)
    let (files, missing, unentered) = walked()
    onStep(.readingFonts)
    let json = InspectJSON(
      currentDirectory: currentDirectory, showsAllNames: showsAllNames,
      showsCoverage: showsCoverage, wantedText: wantedText)
    var count = 0
    var isAllRead = true
    var pending: [UInt8] = []
    FontCatalogue.forEach(
      paths: files, options: options,
      making: { outcome in (item: json.item(outcome), isRead: outcome.isSuccess) }
    ) { item, isRead in
      pending += InspectJSON.before(item: count)
      pending += item
      count += 1
      if pending.count >= Self.pieceLength {
        write(pending)
        pending.removeAll(keepingCapacity: true)
      }
      isAllRead = isAllRead && isRead
    }
    write(pending + InspectJSON.end(after: count))
    return Missing(
      paths: missing, unentered: unentered, hasNoFonts: count == 0,
      hasUnreadableFonts: !isAllRead)
  }

  /// The least bytes that are worth writing.
  private static let pieceLength = 1 << 16

  private var options: FontFile.ReadOptions {
    var options = FontFile.ReadOptions(includesAllNames: showsAllNames)
    options.variants = wantedText.map(VariationSequence.all) ?? []
    return options
  }

  /// The font files, named paths that are missing, and folders that cannot be entered.
  private func walked() -> (files: [String], missing: [String], unentered: [String]) {
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
    return (files, missing, unentered)
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}

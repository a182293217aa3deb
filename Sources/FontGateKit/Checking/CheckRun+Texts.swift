import AppManifest
import FileTree
import FontDiagnostics
import FontReferences
import FontResolution

/// The texts of apps that fonts are held against: tables are read where a rule asks for them and a font of the app's
/// own is used, and no others.
extension CheckRun {
  /// Adds the tables that the rules need.
  func addTables(to assessment: inout Assessment, on input: InputFiles) {
    let rules = options.rules
    var names: Set<String> = []
    if rules.asksForDrawnTexts { names = assessment.tablesOfDrawnTexts }
    let needsAll = rules.asksForLanguages && assessment.usesOwnFonts
    guard needsAll || !names.isEmpty else { return }
    let paths = input.files.map(\.path).filter { path in
      LocalizedTable.isTable(path) && (needsAll || names.contains(LocalizedTable.name(of: path)))
        && assessment.processes.contains { $0.process.mayHave(table: path) }
    }
    let reading = LocalizedTable.read(paths.sorted())
    assessment.tables = reading.tables
    assessment.references.comments += reading.comments
    assessment.references.unchecked += reading.unchecked
  }
}

extension Assessment {
  /// The names of the tables whose texts are drawn in fonts of the apps' own.
  fileprivate var tablesOfDrawnTexts: Set<String> {
    names.reduce(into: []) { tables, name in
      guard let candidate = name.candidate, !candidate.texts.isEmpty, name.isOwnFont else { return }
      tables.formUnion(candidate.texts.compactMap(\.key?.table))
    }
  }

  fileprivate var usesOwnFonts: Bool { names.contains(where: \.isOwnFont) }
}

extension ResolvedName {
  /// Whether a process finds the name in a file of its own.
  fileprivate var isOwnFont: Bool {
    resolutions.contains { $0.outcome.isFound && $0.face != nil }
  }
}

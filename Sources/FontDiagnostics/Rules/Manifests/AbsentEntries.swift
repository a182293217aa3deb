import AppManifest
package import FontResolution
import SourceText

/// The fonts that entries of a manifest name and the project copies, and that are not on disk.
struct AbsentEntries {
  private let fonts: [String: AbsentFont]

  init(_ fonts: ProcessFonts) {
    self.fonts = Dictionary(fonts.process.bundle.absent.map { ($0.bundlePath, $0) }) { first, _ in
      first
    }
  }

  subscript(_ entry: ResolvedEntry) -> AbsentFont? {
    guard !fonts.isEmpty else { return nil }
    return fonts[entry.entry.value.withoutIdleParts]
  }
}

extension ProcessFonts {
  /// How many fonts its manifest declares: those that are there, and those whose files are left out of the
  /// repository, or come from a package.
  package var listedFonts: Int {
    let absent = AbsentEntries(self)
    return declared.count
      + entries.count {
        $0.isEffective && $0.entry.key == .uiAppFonts && $0.files.isEmpty && !$0.entry.escapesBundle
          && (absent[$0] != nil || mayComeUnseen($0))
      }
  }
}

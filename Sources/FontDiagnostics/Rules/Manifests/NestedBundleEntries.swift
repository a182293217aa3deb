import AppManifest
import FontResolution
import SourceText

/// Entries that lead into a bundle within the app's (`Kit_Kit.bundle/Title.ttf`): nobody has shown that
/// iOS registers what they name, nor that it does not.
struct NestedBundleEntries {
  private let fonts: ProcessFonts

  init(_ fonts: ProcessFonts) {
    self.fonts = fonts
  }

  /// A note at each that names a file.
  var diagnostics: [Diagnostic] {
    fonts.entries.filter {
      $0.isEffective && $0.entry.key == .uiAppFonts && $0.entry.leadsIntoBundle && !$0.files.isEmpty
    }.map { entry in
      fonts.process.diagnostic(
        of: MissingFontFile.self,
        "\(entry.entry.value.quoted) is inside another bundle; "
          + "\(fonts.process.platform.name) may not register it from there",
        at: entry.entry.place, severity: .note, notes: entry.files.map(Diagnostic.Note.file),
        help: "register it in code: CTFontManagerRegisterFontsForURL")
    }
  }
}

extension Manifest.Entry {
  /// Whether a folder of the path is a bundle.
  var leadsIntoBundle: Bool {
    value.hasFolder(withExtension: "bundle")
  }
}

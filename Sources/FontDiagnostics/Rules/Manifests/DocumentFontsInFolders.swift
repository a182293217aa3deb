import AppManifest
import FontResolution
import SourceText

/// Fonts of documents whose files lie in a folder of the bundle: as far as is known, the entry that Interface Builder
/// adds to the manifest has the file's name alone, and names no file there.
extension Assessment {
  var documentFontsInFolders: [Diagnostic] {
    manifests.interfaceBuilderFonts.unique.flatMap { font in
      processes.compactMap { fonts in
        font.fileInFolder(of: fonts).map { font.diagnostic(of: $0, in: fonts.process) }
      }
    }
  }
}

extension InterfaceBuilderFont {
  /// The file, where a process has it in a folder alone, and nothing else registers it.
  fileprivate func fileInFolder(of fonts: ProcessFonts) -> BundledFile? {
    let bundle = fonts.process.bundle
    guard fonts.process.takesFonts(of: place.path), fonts.process.fontKey == .uiAppFonts,
      bundle.matching == .exact, fonts.registrations.isEmpty
    else { return nil }
    let files = bundle.fonts.filter { $0.bundlePath.lastComponent == fileName }
    guard let file = files.first,
      files.allSatisfy({ $0.bundlePath.contains("/") && !$0.isNested }),
      !fonts.entries.contains(where: { $0.isEffective && $0.files.contains(file.path) })
    else { return nil }
    return file
  }

  fileprivate func diagnostic(of file: BundledFile, in process: AppProcess) -> Diagnostic {
    var diagnostic = process.diagnostic(
      of: MissingFontFile.self,
      "this document uses \(fileName.quoted), which is in the folder "
        + "\(file.bundlePath.folder.quoted) of the bundle and not listed there, so it may not be registered",
      at: place, severity: .warning, notes: [.file(file.path)],
      help: "add \(file.bundlePath.quoted) to UIAppFonts",
      fix: process.fix(toList: [file.bundlePath]))
    diagnostic.cause = .origin(
      at: place, of: file.bundlePath, family: ["folder"] + process.identity,
      note: "\(fileName.quoted) is used here",
      several: .init(
        message:
          "font files that documents use are in folders of the bundle, and may not be registered",
        help: .listing(before: "add ", after: " to UIAppFonts")))
    return diagnostic
  }
}

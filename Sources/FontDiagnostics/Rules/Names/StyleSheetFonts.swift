import AppManifest
import FontReferences
import FontResolution
import SourceText

/// The fonts that style sheets bring with them, and the files these are taken from.
struct StyleSheetFonts {
  private let fonts: [StyleSheetFont]
  private let processes: [ProcessFonts]

  init(_ assessment: Assessment) {
    fonts = assessment.references.styleSheetFonts
    processes = assessment.processes
  }

  /// Whether a style sheet of a process takes a font from a bundled file, which then needs no entry.
  func bring(_ file: BundledFile, to process: AppProcess) -> Bool {
    fonts.contains { font in
      process.sources.contains(font.place.path)
        && (font.isOpen || font.files.contains { file.isNamed(by: $0, in: font.place.path) })
    }
  }

  /// The fonts of which a process that has the style sheet has no file.
  func missing(_ rule: any Rule.Type) -> [Diagnostic] {
    processes.map(\.process).flatMap { process in
      fonts.compactMap { font in
        let files = font.files.filter(\.isFontOfPages)
        guard process.sources.contains(font.place.path), !font.hasOtherSources, !font.isForeign,
          !process.isAnyFolder, let first = files.first,
          !process.bundle.fonts.contains(where: { bundled in
            files.contains { bundled.isNamed(by: $0, in: font.place.path) }
          })
        else { return nil }
        return process.diagnostic(
          of: rule,
          "the style sheet loads \(font.family.quoted) from \(first.quoted), which is not in "
            + process.name.quoted,
          at: font.place, severity: .warning,
          help: "add the file to the target, or fix the URL")
      }
    }
  }
}

extension AppProcess {
  /// Whether it is one of several that may have any file of the folder.
  fileprivate var isAnyFolder: Bool { sources == .any && bundle.fonts.isEmpty }
}

extension BundledFile {
  /// Whether the relative url of a style sheet means the file: it lies there, or is copied flat.
  fileprivate func isNamed(by url: String, in styleSheet: String) -> Bool {
    path.utf8.elementsEqual((styleSheet.folder + "/" + url).normalizedPath.utf8)
      || bundlePath.lastComponent == url.lastComponent
  }
}

extension String {
  /// Whether a browser of the platform would read the file.
  fileprivate var isFontOfPages: Bool {
    [".ttf", ".otf", ".woff", ".woff2", ".ttc"].contains(where: lowercased().hasSuffix)
  }
}

import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A font file cannot be opened.
enum UnreadableFont: Rule {
  static let description = RuleDescription(
    identifier: "unreadable_font",
    severity: .error,
    summary: "the file is not a readable font",
    rationale: """
      Apple platforms cannot read it either, and every name in it falls back. Usual causes: a Git LFS \
      pointer that was never fetched, a web page saved by a failed download, a truncated file. A file that \
      no target contains, or with the extension `.eot`, is only a note. A font in a format that this build \
      cannot read is a warning; web fonts are reported by `unsupported_font_format`.
      """,
    triggering: [
      .folder("an empty file", ["Empty.ttf": "damaged/empty.ttf"], marked: ["Empty.ttf"]),
      .folder(
        "a font that Git LFS did not fetch", ["Sans.ttf": "damaged/lfs-pointer.ttf"],
        marked: ["Sans.ttf"]),
      .folder(
        "a web page with a font's name", ["Sans.ttf": "damaged/html-page.ttf"], marked: ["Sans.ttf"]
      ),
      .folder("a truncated font", ["Sans.ttf": "damaged/truncated.ttf"], marked: ["Sans.ttf"]),
      .folder("something else", ["Sans.ttf": "damaged/wrong-magic.ttf"], marked: ["Sans.ttf"]),
    ],
    nonTriggering: [
      .folder("a font", ["Sans.ttf": "GateSans-Regular.ttf"]),
      .folder("a font with a damaged table", ["Sans.ttf": "damaged/short-os2.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let bundled = assessment.pathsOfKnownBundles
    return assessment.catalogue.failures.compactMap { failure in
      let format = failure.unsupportedFormat
      guard format?.isForWeb != true else { return nil }
      let isBundled =
        bundled?.contains(failure.path) ?? !assessment.manifests.isForOtherPlatforms
      // A format that no app uses, in no app: it is a web site's.
      guard isBundled || format == nil else { return nil }
      // No browser of the platform reads EOT, so nothing is lost with a damaged one.
      let isRead = isBundled && failure.path.pathExtension != "eot"
      let severity = format == nil ? description.severity : .warning
      var diagnostic = Diagnostic(
        rule: description.identifier, severity: isRead ? severity : .note,
        message: "\(failure.path.lastComponent.quoted) \(failure.reason)",
        place: SourcePlace(path: failure.path), help: failure.help)
      diagnostic.cause = .origin(
        at: diagnostic.place, of: failure.path.lastComponent, family: failure.family.map { [$0] },
        several: failure.family.map { .init(message: "font files \($0)") })
      return diagnostic
    }
  }
}

extension FontInspectionError {
  fileprivate var reason: String {
    switch cause {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .excessive(let reason): "cannot be read: it \(reason)"
    case .freeType(let error, let action): "cannot be read: \(error), while \(action)"
    case .notAFont(.emptyFile): "is empty"
    case .notAFont(.gitLFSPointer): "is a Git LFS pointer, not the font"
    case .notAFont(.htmlPage): "is a web page, not a font"
    case .notAFont(.truncated(let size, let needed)):
      "is truncated (\(size) of at least \(needed) bytes)"
    case .notAFont(.formatNotSupportedHere(let format)):
      "is \(format.rawValue), which this build cannot read"
    case .notAFont(.unknownContent): "is not a font"
    }
  }

  /// What many files have in common that were never fetched, or never filled.
  fileprivate var family: String? {
    switch cause {
    case .notAFont(.emptyFile): "are empty"
    case .notAFont(.gitLFSPointer): "are Git LFS pointers, not the fonts"
    case .notAFont(.htmlPage): "are web pages, not fonts"
    case .notAFont, .unreadable, .excessive, .freeType: nil
    }
  }

  fileprivate var help: String {
    switch cause {
    case .notAFont(.gitLFSPointer): "run \"git lfs pull\""
    case .notAFont(.formatNotSupportedHere): "convert it to TrueType or OpenType"
    case .unreadable: "make the file readable, or exclude it"
    case .notAFont, .excessive, .freeType: "replace it with the real font, or delete it"
    }
  }
}

import JavaScriptLowering
import NameFlow
import SourceText

/// What a file is to the readers, by its name.
enum SourceKind: Hashable {
  case swift, objectiveC, javaScript, interfaceBuilder
  /// Data of any kind, of which little has to do with fonts.
  case document
  /// Pages and style sheets.
  case web

  /// Texts in several languages.
  case texts

  /// Whether its reader opens the files, and leaves most of them alone.
  var isRead: Bool { self == .document || self == .web || self == .texts }

  init?(path: String) {
    let pathExtension = path.pathExtension
    switch (pathExtension, TextLanguage(pathExtension: pathExtension)) {
    case ("storyboard", _), ("xib", _): self = .interfaceBuilder
    case _ where Self.configurations.contains(path.lastComponent): self = .javaScript
    case (_, .javaScript): self = .javaScript
    case ("plist", _), ("json", _): self = .document
    case ("strings", _), ("stringsdict", _), ("xcstrings", _): self = .texts
    case ("html", _), ("htm", _), ("css", _): self = .web
    case (_, .swift): self = .swift
    case (_, .objectiveC): self = .objectiveC
    default: return nil
    }
  }

  /// Documents that say which app a file belongs to, and what its imports mean.
  private static let configurations = JSAlias.babelDocuments.union([
    "package.json", "tsconfig.json", "jsconfig.json",
  ])
}

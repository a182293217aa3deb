import FileTree
import SourceText

/// Which files of a folder are fonts, by their names.
enum FontFiles {
  static func isFont(_ path: String) -> Bool { FontSuffix.ends(path) }

  /// The files that may lie in a bundle whose layout is not known: all fonts, and whatever a manifest
  /// names, for a font may have any extension. An asset catalogue's files end in its archive.
  static func bundled(in trees: [FileTree], named entries: Set<String>) -> [BundledFile] {
    var seen: Set<String> = []
    return trees.flatMap(\.files).compactMap { file in
      guard file.kind == .regular,
        isFont(file.relativePath) || entries.contains(file.relativePath.lastComponent),
        !file.relativePath.hasFolder(withExtension: "xcassets"),
        seen.insert(file.path).inserted
      else { return nil }
      return BundledFile(path: file.path, bundlePath: file.relativePath)
    }
  }
}

import FileTree
import SourceText

/// Which files of a folder are fonts, by their names.
enum FontFiles {
  static func isFont(_ path: String) -> Bool { FontSuffix.ends(path) }

  /// The files that may lie in a bundle whose layout is not known: all fonts, and whatever a manifest
  /// names, for a font may have any extension. An asset catalogue's files end in its archive. A link to one of
  /// them is another only where a manifest names its file and no file else is called so.
  static func bundled(in trees: [FileTree], named entries: Set<String>) -> [BundledFile] {
    var seen: Set<String> = []
    let files = trees.flatMap(\.files)
    let unmet = entries.subtracting(files.map(\.relativePath.lastComponent))
    let links = trees.flatMap(\.links).filter { unmet.contains($0.relativePath.lastComponent) }
    // Such a link stands for the file that it leads to.
    let replaced = Set(links.compactMap { FileTree.resolved($0.path) })
      .filter { !entries.contains($0.lastComponent) }
    return (files + links).compactMap { file in
      guard file.kind == .regular, !replaced.contains(file.path),
        isFont(file.relativePath) || entries.contains(file.relativePath.lastComponent),
        !file.relativePath.hasFolder(withExtension: "xcassets"),
        seen.insert(file.path).inserted
      else { return nil }
      return BundledFile(path: file.path, bundlePath: file.relativePath)
    }
  }
}

internal import FileTree

extension FontCatalogue {
  /// Reads every font file at and below a path, several at a time, in the order of their paths.
  ///
  /// A font file is told by its suffix (`FontFormat.isFontPath(_:)`), a single file is read whatever its
  /// suffix is. Hidden folders and those of tools (`.build`, `DerivedData`, `Pods`, `Carthage`,
  /// `node_modules`, `build`) are passed over unless the path itself names one; symbolic links are
  /// followed once. A folder that cannot be entered is among the failures.
  ///
  /// - Parameters:
  ///   - path: a folder or a file, absolute or relative to the current directory.
  ///   - options: what is read of each file.
  /// - Throws: `FontInspectionError` where the path itself does not exist or cannot be read.
  public static func read(
    folder path: String, options: FontFile.ReadOptions = FontFile.ReadOptions()
  ) throws(FontInspectionError) -> FontCatalogue {
    let tree: FileTree
    do {
      tree = try FileTree.walk(path)
    } catch {
      throw FontInspectionError(path: error.path, cause: .unreadable(error.reason))
    }
    let paths = tree.files.map(\.path).filter { $0 == tree.root || FontFormat.isFontPath($0) }
    var catalogue = read(paths: paths, options: options)
    let unentered = tree.unreadable.map {
      FontInspectionError(path: $0.path, cause: .unreadable($0.reason))
    }
    catalogue.failures = (catalogue.failures + unentered).sorted { $0.path < $1.path }
    return catalogue
  }
}

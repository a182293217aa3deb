import AppManifest
import FileTree
package import SourceText

extension Configuration {
  /// The name of the file.
  package static let fileName = ".fontgate.yml"

  /// Reads the file at a path, absolute or relative to the current directory, and its parents.
  package static func read(
    at path: String, currentDirectory: String
  ) throws(ConfigurationError) -> Configuration {
    try readAlone(at: absolutePath(path, in: currentDirectory)).joiningParents()
  }

  /// Reads a file, without its parent.
  static func readAlone(at path: String) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(path, limit: 1 << 20)
    } catch {
      throw .unreadable(error)
    }
    return try read(SourceText(path: path, bytes: bytes))
  }

  /// Reads the nearest file upward of the first path, else of the current directory.
  ///
  /// The way up ends at the repository's folder; without a repository, at the current directory if the path
  /// is below it, else at the path's own project. A file from further up says nothing of what is checked:
  /// its `included` are paths of the whole, and what is asked about is a part.
  /// - Returns: `nil` where there is none.
  package static func find(
    for paths: [String], currentDirectory: String
  ) throws(ConfigurationError) -> Configuration? {
    let asked = paths.first.map { folder(of: absolutePath($0, in: currentDirectory)) }
    let folders =
      (asked.map { Self.folders(from: $0, for: paths, currentDirectory) } ?? [])
      + Self.folders(from: currentDirectory, for: [], currentDirectory)
    for folder in folders {
      let path = absolutePath(fileName, in: folder)
      // The link itself: one that leads nowhere is a mistake, not nothing.
      guard FileTree.exists(path) else { continue }
      var found = try read(at: path, currentDirectory: currentDirectory)
      if paths.isEmpty, folder != FileTree.absolute(currentDirectory) { found.included = [] }
      return found
    }
    return nil
  }

  /// The configuration that a text holds.
  /// - Throws: every mistake that it holds.
  package static func read(_ text: SourceText) throws(ConfigurationError) -> Configuration {
    let root: PlacedValue
    do {
      root = try YAMLDocument.read(text)
    } catch {
      throw .invalid([.init(error.reason, place: error.place)])
    }
    var reader = ConfigurationReader(text)
    reader.read(root)
    guard reader.problems.isEmpty else {
      throw .invalid(reader.problems.sorted { $0.place < $1.place })
    }
    return reader.configuration
  }

  /// A folder and those above it in which its configuration may be, the nearest first.
  private static func folders(
    from start: String, for paths: [String], _ currentDirectory: String
  ) -> [String] {
    var folders = [FileTree.absolute(start)]
    while let last = folders.last, !last.folder.isEmpty { folders.append(last.folder) }
    if let repository = folders.firstIndex(where: { FileTree.exists($0 + "/.git") }) {
      return Array(folders[...repository])
    }
    if let current = folders.firstIndex(of: FileTree.absolute(currentDirectory)) {
      return Array(folders[...current])
    }
    let file = paths.first.map { absolutePath($0, in: currentDirectory) }
    if let file, FileTree.isRegularFile(file), ProjectPath(file).subject == nil,
      let home = EnclosingProject(of: file, currentDirectory: currentDirectory).folder,
      let end = folders.firstIndex(of: home)
    {
      return Array(folders[...end])
    }
    return [folders[0]]
  }

  /// A folder itself; of a file, a project or a built product the folder that holds it.
  private static func folder(of path: String) -> String {
    let packages = [".xcodeproj", ".xcworkspace", ".app", ".appex", ".xcarchive"]
    let isPackage = packages.contains(where: path.hasSuffix) && !FileTree.isProject(path)
    guard !FileTree.isFolder(path) || isPackage else { return path }
    return path.folder
  }
}

/// A path below a folder, where it is not absolute already.
func absolutePath(_ path: String, in folder: String) -> String {
  FileTree.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
}

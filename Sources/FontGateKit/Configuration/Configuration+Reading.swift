import AppManifest
import FileTree
package import SourceText

extension Configuration {
  /// The name of the file.
  package static let fileName = ".fontgate.yml"

  /// Reads the file at a path, absolute or relative to the current directory.
  package static func read(
    at path: String, currentDirectory: String
  ) throws(ConfigurationError) -> Configuration {
    let path = absolutePath(path, in: currentDirectory)
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(path, limit: 1 << 20)
    } catch {
      throw .unreadable(error)
    }
    return try read(SourceText(path: path, bytes: bytes))
  }

  /// Reads the file beside the project: in the folder of the first path, else in the current directory.
  /// - Returns: `nil` where there is none.
  package static func find(
    for paths: [String], currentDirectory: String
  ) throws(ConfigurationError) -> Configuration? {
    let folders =
      paths.first.map { path in
        Self.folders(of: absolutePath(path, in: currentDirectory), currentDirectory)
      } ?? []
    for folder in folders + [currentDirectory] {
      let path = absolutePath(fileName, in: folder)
      // The link itself: one that leads nowhere is a mistake, not nothing.
      guard FileTree.exists(path) else { continue }
      return try read(at: path, currentDirectory: currentDirectory)
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

  /// The folders beside a path; of a file those up to its project's, the nearest first.
  private static func folders(of path: String, _ currentDirectory: String) -> [String] {
    var folders = [folder(of: path)]
    guard FileTree.isRegularFile(path), ProjectPath(path).subject == nil,
      let home = EnclosingProject(of: path, currentDirectory: currentDirectory).folder
    else { return folders }
    while let last = folders.last, last != home, last.hasPrefix(home) {
      folders.append(last.folder)
    }
    return folders
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

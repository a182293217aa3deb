import FileTree
import SourceText

/// Reads Swift packages: `Package.swift`.
struct SwiftPackageProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    ParserThreads.map([tree]) { tree in
      let files = ProjectFiles(tree)
      var reading = ProjectReading()
      for file in tree.files where file.path.lastComponent == "Package.swift" {
        reading.append(Self.read(file.path, files))
      }
      return reading
    }.first ?? ProjectReading()
  }

  private static func read(_ path: String, _ files: ProjectFiles) -> ProjectReading {
    var reading = ProjectReading()
    reading.projects = [ProjectFile(kind: .swiftPackage, path: path)]
    do {
      guard let file = try CodeFile.read(path, ifItHolds: "Package") else { return reading }
      reading.comments = file.text.toolComments(.swift)
      guard let manifest = PackageManifest(file) else {
        reading.leave(path, "declares no package that can be read", isError: false)
        return reading
      }
      let reader = PackageReader(manifest: manifest, files: files)
      reader.read(into: &reading)
    } catch {
      reading.leave(path, error.reason, isError: true)
    }
    return reading
  }
}

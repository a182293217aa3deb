import FileTree
import SourceText

/// Reads Swift packages: `Package.swift`.
struct SwiftPackageProvider: ProcessProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    read(for: tree) { _ in tree.files.map(\.path).filter(Self.isManifest) }
  }

  /// Reads packages that lie outside of a tree: they count in what links them, and never alone.
  ///
  /// One in a folder that must not be walked is read all the same, for its targets may lie where it may.
  func read(at folders: [String], beside tree: FileTree) -> ProjectReading {
    var reading = read(for: tree) { files in
      folders.flatMap { folder in
        files.mayEnter(folder)
          ? files.files(below: folder).filter(Self.isManifest)
          : files.file(folder + "/Package.swift").map { [$0] } ?? []
      }
    }
    reading.standIns = []
    return reading
  }

  private static func isManifest(_ path: String) -> Bool { path.lastComponent == "Package.swift" }

  private func read(
    for tree: FileTree, paths: @escaping @Sendable (ProjectFiles) -> [String]
  ) -> ProjectReading {
    ParserThreads.run {
      let files = ProjectFiles(tree)
      let budget = ManifestBudget()
      var reading = ProjectReading()
      for path in paths(files) { reading.append(Self.read(path, files, budget)) }
      reading.unchecked += files.unchecked
      return reading
    }
  }

  private static func read(
    _ path: String, _ files: ProjectFiles, _ budget: ManifestBudget
  ) -> ProjectReading {
    var reading = ProjectReading()
    reading.projects = [ProjectFile(kind: .swiftPackage, path: path)]
    do {
      guard let file = try ManifestFile.read(path, ifItHolds: "Package") else { return reading }
      reading.comments = file.text.toolComments(.swift)
      let program = ManifestProgram(file, library: .swiftPackage, budget: budget)
      var whole = reading
      let manifest = PackageManifest(path, program)
      if let manifest, !program.isCutShort {
        PackageReader(
          manifest: manifest, files: files, written: WrittenDefinitions(file.text)
        ).read(into: &whole)
      } else {
        whole.leave(path, "does not declare a readable package", isError: false)
      }
      if !program.isCutShort { return whole }
      reading.leave(path, ManifestBudget.reason, isError: false)
    } catch {
      reading.leave(path, error.reason, isError: true)
    }
    return reading
  }
}

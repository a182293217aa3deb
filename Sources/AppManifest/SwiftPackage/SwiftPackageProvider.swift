import FileTree
import SourceText

/// Reads Swift packages: `Package.swift`.
struct SwiftPackageProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    ParserThreads.map([tree]) { tree in
      let files = ProjectFiles(tree)
      let budget = CodeBudget()
      var reading = ProjectReading()
      for file in tree.files where file.path.lastComponent == "Package.swift" {
        reading.append(Self.read(file.path, files, budget))
      }
      return reading
    }.first ?? ProjectReading()
  }

  private static func read(
    _ path: String, _ files: ProjectFiles, _ budget: CodeBudget
  ) -> ProjectReading {
    var reading = ProjectReading()
    reading.projects = [ProjectFile(kind: .swiftPackage, path: path)]
    do {
      guard let file = try CodeFile.read(path, ifItHolds: "Package") else { return reading }
      reading.comments = file.text.toolComments(.swift)
      let evaluator = CodeEvaluator(CodeDeclarations([file]), budget: budget)
      var whole = reading
      let manifest = PackageManifest(file, evaluator)
      if let manifest, !evaluator.isCutShort {
        PackageReader(manifest: manifest, files: files).read(into: &whole)
      } else {
        whole.leave(path, "declares no package that can be read", isError: false)
      }
      if !evaluator.isCutShort { return whole }
      reading.leave(path, CodeBudget.reason, isError: false)
    } catch {
      reading.leave(path, error.reason, isError: true)
    }
    return reading
  }
}

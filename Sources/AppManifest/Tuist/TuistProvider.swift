import FileTree
import SourceText

/// Reads the projects of Tuist: every `Project.swift`, with the project's own helpers.
struct TuistProvider: ProcessProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    ParserThreads.run {
      var reader = TuistReader(tree)
      return reader.read()
    }
  }
}

/// All that Tuist would read, folder by folder.
private struct TuistReader {
  private let tree: FileTree
  private let files: ProjectFiles
  private let budget = ManifestBudget()
  private var reading = ProjectReading()

  init(_ tree: FileTree) {
    self.tree = tree
    files = ProjectFiles(tree)
  }

  mutating func read() -> ProjectReading {
    let projects = paths { $0.lastComponent == "Project.swift" }.compactMap {
      parse($0, ifItHolds: "ProjectDescription")
    }.filter { !$0.isBlank }
    guard !projects.isEmpty else { return reading }
    let helpers = paths { path in
      path.pathExtension == "swift" && path.contains("/ProjectDescriptionHelpers/")
    }.compactMap { parse($0, ifItHolds: nil) }
    for file in projects + helpers { reading.comments += file.text.toolComments(.swift) }
    for (root, projects) in Dictionary(
      grouping: projects, by: { TuistRoot.folder(of: $0.path, in: tree, files) }
    )
    .sorted(by: { $0.key < $1.key }) {
      var folder = TuistFolder(
        root, projects, helpers: helpers.filter { $0.path.hasPrefix(root + "/") }, tree, files,
        budget)
      reading.append(folder.read())
    }
    reading.unchecked += files.unchecked
    return reading
  }

  private func paths(where matches: (String) -> Bool) -> [String] {
    tree.files.filter { $0.kind == .regular && matches($0.path) }.map(\.path)
  }

  /// The file's syntax; `nil` for one that is none of Tuist's. A helper need not import anything: it may
  /// hold nothing but the names of the modules.
  private mutating func parse(_ path: String, ifItHolds word: String?) -> ManifestFile? {
    do {
      return try ManifestFile.read(path, ifItHolds: word)
    } catch {
      reading.leave(path, error.reason, isError: true)
      return nil
    }
  }
}

import FileTree
import JavaScriptLowering
import SourceText

/// The code that a React Native app takes from elsewhere in its repository: what it imports from other
/// packages of its workspace, or by a path out of its own folder, to any depth.
struct WorkspacePackages {
  let files: ProjectFiles
  /// The paths of configurations without which nothing lies outside of the app's own package.
  private static let roots = [
    "package.json", "pnpm-workspace.yaml", "nx.json", "tsconfig.base.json",
  ]

  /// The paths of the code.
  /// - Parameter folder: that of the app's own package.
  func sources(of folder: String) -> [String] {
    let isInRepository = folder.withFoldersAbove.dropFirst().contains { above in
      Self.roots.contains { files.known(above + "/" + $0) != nil }
    }
    guard isInRepository else { return [] }
    let names = ImportedPaths(files: files, folder: folder)
    var seen: Set<String> = []
    var found: [String] = []
    func follow(_ file: String) {
      for path in names.files(importedBy: file)
      where !path.isBelow(folder) && seen.insert(path).inserted {
        found.append(path)
      }
    }
    // What only tests import is no part of the app.
    for file in files.files(below: folder)
    where Self.isCode(file) && JSFileRole(file, in: folder) == .app { follow(file) }
    var next = 0
    while next < found.count {
      follow(found[next])
      next += 1
    }
    return found
  }

  /// Whether a file is code that somebody here writes.
  static func isCode(_ file: String) -> Bool {
    TextLanguage(pathExtension: file.pathExtension) == .javaScript
      && !file.contains("/node_modules/")
  }
}

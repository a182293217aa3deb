import AppManifest
import FileTree

/// The folder of the project that a single file belongs to.
struct EnclosingProject {
  /// The absolute path; `nil` where nothing says that the file belongs to a project.
  let folder: String?

  /// Looks no farther up than the repository's folder. A project in the folder of the process is the one
  /// that is meant; else the outermost is, for the code of a package runs in the app around it.
  init(of file: String, currentDirectory: String) {
    var folders: [String] = []
    var folder = file.folder
    var isRepository = false
    while !folder.isEmpty, !isRepository {
      folders.append(folder)
      isRepository = FileTree.names(in: folder).contains(".git")
      folder = folder.folder
    }
    let here = FileTree.absolute(currentDirectory)
    let start = folders.firstIndex(of: here)
    if let start, Self.isProject(here) || !isRepository {
      let below = folders[...start]
      self.folder =
        below.last(where: Self.isProject) ?? folders[start...].first(where: Self.isProject) ?? here
    } else if isRepository {
      self.folder =
        folders[(start ?? 0)...].last(where: Self.isProject) ?? start.map { folders[$0] }
        ?? folders.last
    } else {
      self.folder = folders.first(where: Self.isProject)
    }
  }

  /// Whether a folder holds a file that describes a project.
  private static func isProject(_ folder: String) -> Bool {
    FileTree.names(in: folder).contains { name in
      marks.contains(name)
        || name.pathExtension != "plist"
          && ProjectPath(folder + "/" + name).subject != nil
    }
  }

  /// What React Native and Expo apps have in their folder.
  private static let marks: Set<String> = [
    "package.json", "app.json", "app.config.js", "app.config.ts",
  ]
}

extension String {
  /// The path up to its last slash.
  fileprivate var folder: String { split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } }

  fileprivate var pathExtension: Substring {
    lastIndex(of: ".").map { self[index(after: $0)...] } ?? ""
  }
}

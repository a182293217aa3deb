import AppManifest
import FileTree
import SourceText

/// The folder of the project that a single file belongs to.
struct EnclosingProject {
  /// The absolute path; `nil` where nothing says that the file belongs to a project.
  let folder: String?

  /// Looks no farther up than the repository's folder, nor into the home folder or one of the system, unless the
  /// process runs there. A project in the folder of the process is the one that is meant; else the outermost is,
  /// for the code of a package runs in the app around it.
  init(of file: String, currentDirectory: String) {
    var folders: [Folder] = []
    let current = FileTree.absolute(currentDirectory)
    var path = file.folder
    while !path.isEmpty, folders.last?.isRepository != true {
      if path != current, FileTree.isNoProject(path) { break }
      folders.append(Folder(path))
      path = path.folder
    }
    let isRepository = folders.last?.isRepository == true
    let start = folders.firstIndex { $0.path == current }
    let around = folders[(start ?? 0)...]
    let home: Folder? =
      if let start, folders[start].isProject || !isRepository {
        folders[...start].last(where: \.isProject) ?? around.first(where: \.isProject)
          ?? folders[start]
      } else if isRepository {
        around.last(where: \.isProject) ?? start.map { folders[$0] } ?? folders.last
      } else {
        folders.first(where: \.isProject)
      }
    folder = home?.path
  }

  private struct Folder {
    let path: String
    let isRepository: Bool
    /// Whether it holds a file that describes a project.
    let isProject: Bool

    init(_ path: String) {
      let names = FileTree.names(in: path)
      self.path = path
      isRepository = names.contains(".git")
      isProject = names.contains { name in
        // What lies in an `.xcodeproj` speaks for that, and not for the folder.
        marks.contains(name)
          || !name.hasSuffix(".plist")
            && ProjectPath(path + "/" + name).subject == path + "/" + name
      }
    }
  }

  /// What React Native and Expo apps have in their folder.
  private static let marks: Set<String> = [
    "package.json", "app.json", "app.config.js", "app.config.ts",
  ]
}

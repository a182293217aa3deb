package import FileTree
import SourceText

/// The folder that Tuist's projects have around them: they share the helpers in it, and `.relativeToRoot` means it.
package enum TuistRoot {
  /// The nearest folder around a project that holds Tuist's own, else that of the repository.
  static func folder(of project: String, in tree: FileTree, _ files: ProjectFiles) -> String {
    folder(around: project, in: tree) { folder in
      files.folder(folder + "/Tuist") != nil || files.file(folder + "/Tuist.swift") != nil
        || files.file(folder + "/Workspace.swift") != nil
    } ?? repository(around: project, in: tree)
  }

  /// The roots in a folder, as far as projects have something of them: helpers, a configuration, packages, or paths
  /// that begin there.
  package static func all(in tree: FileTree) -> Set<String> {
    let code = tree.files.lazy.filter { $0.kind == .regular }.map(\.path)
      .filter { $0.hasSuffix(".swift") }
    let projects = code.filter { $0.lastComponent == "Project.swift" }
    guard !projects.isEmpty else { return [] }
    // A project may be in a folder of that name, as examples are.
    let named = Set(projects.map(\.folder).filter { $0.lastComponent == ownFolder })
    var roots = Set(code.compactMap(root).filter { !named.contains($0 + "/" + ownFolder) })
    for project in projects {
      let isBelowRoot = folder(around: project, in: tree, where: roots.contains) != nil
      guard !isBelowRoot, namesRoot(project) else { continue }
      roots.insert(repository(around: project, in: tree))
    }
    return roots
  }

  private static let ownFolder = "Tuist"

  /// The root that a file shows by its name and place.
  private static func root(shownBy path: String) -> String? {
    let folder = path.folder
    switch path.lastComponent {
    case "Tuist.swift", "Workspace.swift": return folder
    case "Config.swift", "Dependencies.swift", "Package.swift":
      if folder.lastComponent == ownFolder { return folder.folder }
    default: break
    }
    guard path.contains("/\(ownFolder)/ProjectDescriptionHelpers/") else { return nil }
    var helpers = folder
    while helpers.lastComponent != "ProjectDescriptionHelpers" { helpers = helpers.folder }
    return helpers.folder.folder
  }

  /// Whether a project has paths that begin at the root.
  private static func namesRoot(_ project: String) -> Bool {
    guard let bytes = try? FileTree.read(project) else { return false }
    return bytes.firstIndex(of: Array("relativeToRoot".utf8), in: 0..<bytes.count) != nil
  }

  private static func repository(around project: String, in tree: FileTree) -> String {
    folder(around: project, in: tree) { folder in
      FileTree.isFolder(folder + "/.git") || FileTree.isFile(folder + "/.gitignore")
    } ?? tree.root
  }

  private static func folder(
    around project: String, in tree: FileTree, where isMeant: (String) -> Bool
  ) -> String? {
    var folder = project.folder
    while folder.hasPrefix(tree.root), folder != "/" {
      if isMeant(folder) { return folder }
      folder = folder.folder
    }
    return nil
  }
}

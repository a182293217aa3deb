import FileTree
import SourceText

/// What a path of the command line asks about: a folder, or one project or manifest in it.
package struct ProjectPath: Sendable, Hashable {
  /// The absolute path of the folder or file to walk.
  package let folder: String
  /// The absolute path of the only project or manifest in the folder that is asked about; `nil` for all.
  package let subject: String?

  private static let specs: Set<String> = [
    "project.yml", "project.yaml", "xcodegen.yml", "xcodegen.yaml", "project.swift",
    "package.swift",
  ]

  package init(_ path: String) {
    let path = FileTree.absolute(path)
    let name = path.lastComponent.lowercased()
    var subject: String? = path
    switch path.pathExtension {
    case "xcodeproj", "xcworkspace": break
    case "pbxproj", "xcworkspacedata": subject = path.folder
    case "plist": break
    case _ where Self.specs.contains(name): break
    default: subject = nil
    }
    // A project's own workspace stands for the project.
    if let inner = subject, inner.folder.pathExtension == "xcodeproj" { subject = inner.folder }
    guard let subject else {
      folder = path
      self.subject = nil
      return
    }
    self.subject = subject
    let home = subject.folder.isEmpty ? "/" : subject.folder
    folder = subject.pathExtension == "plist" ? Self.projectFolder(above: home) ?? home : home
  }

  /// Whether a file of a folder describes a project: that of Xcode, XcodeGen, Tuist or SwiftPM.
  package static func isDescription(_ path: String) -> Bool {
    ["pbxproj", "xcworkspacedata"].contains(path.pathExtension)
      || specs.contains(path.lastComponent.lowercased())
  }

  /// The nearest folder with a project, no farther up than the repository's.
  private static func projectFolder(above start: String) -> String? {
    var folder = start
    for _ in 0..<8 where !folder.isEmpty {
      let names = FileTree.names(in: folder)
      if names.contains(where: isProject) { return folder }
      if names.contains(".git") { return nil }
      folder = folder.folder
    }
    return nil
  }

  private static func isProject(_ name: String) -> Bool {
    name.pathExtension == "xcodeproj" || specs.contains(name.lowercased())
  }
}

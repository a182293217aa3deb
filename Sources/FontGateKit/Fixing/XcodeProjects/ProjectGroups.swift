import AppManifest
import SourceText

/// The groups of a project, by the folders that they show.
struct ProjectGroups {
  private let project: XcodeProject

  init(_ project: XcodeProject) { self.project = project }

  /// A folder that Xcode keeps in step with the disk.
  struct Folder {
    var group: XcodeObject
    /// Its absolute path.
    var path: String
  }

  /// The innermost such folder that holds a file.
  func synchronized(above file: String) -> Folder? {
    project.references { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.compactMap { group in
      project.path(of: group).map { Folder(group: group, path: $0) }
    }.filter { file.isBelow($0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The reference to a file that the project has.
  func reference(to file: String) -> XcodeObject? {
    project.references { $0.isa == "PBXFileReference" }.first { project.path(of: $0) == file }
  }

  /// The group that a new file goes to, and its path from there: that of the files beside it, that of its
  /// folder, else the innermost of the groups around it.
  func group(for file: String) -> (group: XcodeObject, path: String)? {
    let folder = file.folder
    let group = groupOfFiles(in: folder, like: file) ?? groupAround(folder)
    guard let group, let start = project.path(of: group) else { return nil }
    return (group, Self.path(of: file, from: start))
  }

  /// The group of the files of a folder; of several that of files of the same kind.
  private func groupOfFiles(in folder: String, like file: String) -> XcodeObject? {
    let beside = project.references { $0.isa == "PBXFileReference" }.filter {
      project.path(of: $0)?.folder == folder && project.parent(of: $0)?.isa == "PBXGroup"
    }
    let like = beside.first {
      $0.string("path")?.split(separator: ".").last == file.split(separator: ".").last
    }
    return (like ?? beside.first).flatMap(project.parent)
  }

  private func groupAround(_ folder: String) -> XcodeObject? {
    let products = project.root.string("productRefGroup")
    let groups = project.references { $0.isa == "PBXGroup" && $0.id != products }.filter {
      $0.string("path") != nil
    }.compactMap { group in project.path(of: group).map { (group: group, path: $0) } }
    let around = groups.filter { $0.path == folder || folder.isBelow($0.path) }
    return around.max { $0.path.utf8.count < $1.path.utf8.count }?.group
      ?? project.object("mainGroup", of: project.root)
  }

  /// The way from a folder to a file.
  static func path(of file: String, from folder: String) -> String {
    let (file, folder) = (file.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(file, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + file.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}

import AppManifest
import SourceText
import XcodeProjects

/// The groups of a project, by the folders that they show.
struct ProjectGroups {
  private let project: XcodeProject
  /// The references to files by their paths; of several to one file the first.
  private let references: [String: XcodeObject]
  /// The references that are in groups, by the folders of their files, in the order of the project file.
  private let grouped: [String: [XcodeObject]]
  /// The groups that have a path.
  private let groups: [Folder]
  /// The folders that Xcode keeps in step with the disk.
  private let synchronizedFolders: [Folder]

  init(_ project: XcodeProject) {
    func folders(where matches: (XcodeObject) -> Bool) -> [Folder] {
      project.references(where: matches).compactMap { group in
        project.path(of: group).map { Folder(group: group, path: $0) }
      }
    }
    var references: [String: XcodeObject] = [:]
    var grouped: [String: [XcodeObject]] = [:]
    for reference in project.references(where: { $0.isa == "PBXFileReference" }) {
      guard let path = project.path(of: reference) else { continue }
      if references[path] == nil { references[path] = reference }
      if project.parent(of: reference)?.isa == "PBXGroup" {
        grouped[path.folder, default: []].append(reference)
      }
    }
    let products = project.root.string("productRefGroup")
    groups = folders { $0.isa == "PBXGroup" && $0.id != products && $0.string("path") != nil }
    synchronizedFolders = folders { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
    self.project = project
    self.references = references
    self.grouped = grouped
  }

  /// A group with a folder of its own.
  struct Folder {
    var group: XcodeObject
    /// Its absolute path.
    var path: String
  }

  /// The innermost folder that Xcode keeps in step with the disk and that holds a file.
  func synchronized(above file: String) -> Folder? {
    synchronizedFolders.filter { file.isBelow($0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The reference to a file that the project has.
  func reference(to file: String) -> XcodeObject? { references[file] }

  /// The group that a new file goes to, and its path from there: that of the files beside it, that of its
  /// folder, else the innermost of the groups around it.
  func group(for file: String) -> (group: XcodeObject, path: String)? {
    let folder = file.folder
    let group = groupOfFiles(in: folder, like: file) ?? groupAround(folder)
    guard let group, let start = project.path(of: group) else { return nil }
    return (group, file.relativePath(from: start))
  }

  /// The group of the files of a folder; of several that of files of the same kind.
  private func groupOfFiles(in folder: String, like file: String) -> XcodeObject? {
    let beside = grouped[folder] ?? []
    let like = beside.first {
      $0.string("path")?.split(separator: ".").last == file.split(separator: ".").last
    }
    return (like ?? beside.first).flatMap(project.parent)
  }

  private func groupAround(_ folder: String) -> XcodeObject? {
    let around = groups.filter { $0.path == folder || folder.isBelow($0.path) }
    return around.max { $0.path.utf8.count < $1.path.utf8.count }?.group
      ?? project.object("mainGroup", of: project.root)
  }
}

import FileTree
import SourceText
import XcodeProjects

/// Reads Xcode projects: every `.xcodeproj` of a folder, with its workspaces.
struct XcodeProvider: ProcessProvider {
  /// The build configuration that was asked for; `nil` means all.
  var configuration: String?

  func read(_ tree: FileTree) -> ProjectReading {
    var reading = ProjectReading()
    let files = ProjectFiles(tree)
    let workspaces = self.workspaces(of: tree, &reading)
    var paths = Self.containers(in: tree, holding: ".xcodeproj/project.pbxproj")
    let outside = workspaces.flatMap(\.items).filter { item in
      item.pathExtension == "xcodeproj" && !paths.contains(item)
        && !AbsentFont.isFetchedFolder(in: item)
    }
    paths += Set(outside).sorted()
    let projects = projects(at: paths, &reading)
    let neighbourhood = XcodeNeighbourhood(projects, workspaces, files)
    let plists = PlistFiles()
    let configurations = ConfigurationFiles()
    let hosts = ReactNativeHosts(neighbourhood, files)
    for project in projects {
      reading.projects.append(ProjectFile(kind: .xcode, path: project.path))
      if let remark = XcodeIntegrity(project).remark { reading.unchecked.append(remark) }
      XcodeTargetReader(
        project: project, neighbourhood: neighbourhood, files: files, plists: plists,
        configurations: configurations, hosts: hosts, configuration: configuration
      ).read(into: &reading)
    }
    reading.unchecked += configurations.unchecked
    reading.comments += plists.comments
    reading.packages = neighbourhood.allPackageFolders
    for workspace in workspaces where !workspace.isInner {
      reading.inWorkspaces.formUnion(workspace.items)
    }
    reading.unchecked += files.unchecked
    return reading
  }
}

extension XcodeProvider {
  /// The folders that hold a file, and that tools take as one.
  private static func containers(in tree: FileTree, holding suffix: String) -> [String] {
    let file = suffix.lastComponent
    return tree.files.compactMap { item in
      guard item.path.hasSuffix(suffix), item.kind == .regular else { return nil }
      return String(item.path.dropLast(file.count + 1))
    }
  }

  private func workspaces(of tree: FileTree, _ reading: inout ProjectReading) -> [XcodeWorkspace] {
    Self.containers(in: tree, holding: ".xcworkspace/contents.xcworkspacedata").compactMap { path in
      do throws(DocumentError) {
        return try XcodeWorkspace.read(path)
      } catch {
        reading.leave(error.place.path, error.whole, isError: true)
        return nil
      }
    }
  }

  private func projects(at paths: [String], _ reading: inout ProjectReading) -> [XcodeProject] {
    let results = ParserThreads.map(paths) { path in
      Result { () throws(DocumentError) in try XcodeProject.read(path) }
    }
    var projects: [XcodeProject] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let project): projects.append(project)
      case .failure(let error):
        // A workspace may name projects that are fetched or generated.
        guard error.reason != "no such file or folder" else { continue }
        reading.leave(path + "/project.pbxproj", error.whole, isError: true)
      }
    }
    return projects
  }
}

extension DocumentError {
  /// The reason with the line.
  var whole: String { reason + (place.line.map { " (line \($0))" } ?? "") }
}

import FileTree
import SourceText
import XcodeProjects

/// Leaves of a reading what was asked about: in some folders only certain projects or manifests.
struct Subjects {
  /// The absolute paths of the projects and manifests, by the folder they stand in.
  let byFolder: [String: [String]]

  func narrow(_ reading: inout ManifestReading) {
    for (folder, subjects) in byFolder where !subjects.isEmpty {
      let named = subjects.reduce(into: Set(subjects)) { $0.formUnion(projects(in: $1)) }
      reading.processes.removeAll { process in
        process.isBelow(folder) && !process.isNamed(by: named)
      }
      reading.unchecked.removeAll { file in
        guard file.path.isBelow(folder), let project = file.path.projectFolder else {
          return false
        }
        return !named.contains(project) && subjects.contains { $0.pathExtension == "xcodeproj" }
      }
    }
  }

  /// The projects of a workspace.
  private func projects(in subject: String) -> Set<String> {
    guard subject.pathExtension == "xcworkspace",
      let workspace = try? XcodeWorkspace.read(subject)
    else { return [] }
    return workspace.items
  }
}

extension AppProcess {
  private var projectPath: String? {
    guard case .project(_, let path) = provider else { return nil }
    return path
  }

  fileprivate func isBelow(_ folder: String) -> Bool {
    [projectPath, manifest.path].contains { $0?.isBelow(folder) ?? false }
  }

  fileprivate func isNamed(by subjects: Set<String>) -> Bool {
    [projectPath, projectPath?.folder, manifest.path].contains { path in
      path.map(subjects.contains) ?? false
    }
  }
}

extension String {
  /// The `.xcodeproj` that a path leads into.
  fileprivate var projectFolder: String? {
    let parts = pathComponents
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
    return "/" + parts[...end].joined(separator: "/")
  }
}

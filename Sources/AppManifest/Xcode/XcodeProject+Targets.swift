import XcodeProjects

/// The targets of a project as any kind of project knows its targets.
extension XcodeProject {
  /// The target that something knows so; of several the first.
  func target(_ key: TargetKey) -> ProjectTarget.ID? {
    targetName(key).map { ProjectTarget.ID(project: path, name: $0) }
  }

  /// The app that the project notes for a test target.
  func notedHost(of target: XcodeObject) -> ProjectTarget.ID? {
    notedHostName(of: target).map { ProjectTarget.ID(project: path, name: $0) }
  }
}

extension XcodeProject.IdentifiedTarget {
  var id: ProjectTarget.ID { ProjectTarget.ID(project: project, name: name) }
}

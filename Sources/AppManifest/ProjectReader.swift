import FileTree
import SourceText

/// Reads all kinds of projects of some folders, and joins them.
///
/// Where a description and the Xcode project that a tool makes of it stand side by side, one of them
/// counts: the Xcode project if it belongs to the repository, for it is what Xcode builds and what says
/// most exactly what is bundled; the description if the Xcode project is only on this disk.
struct ProjectReader {
  let options: ManifestOptions

  /// What the projects say, and which description was chosen.
  struct Finding {
    var reading = ProjectReading()
    var choices: [ProjectChoice] = []
  }

  func read(_ trees: [FileTree]) -> Finding {
    var finding = Finding()
    for tree in trees { finding.add(read(tree)) }
    return finding
  }
}

extension ProjectReader {
  private func read(_ tree: FileTree) -> Finding {
    let providers = ProcessProviders(configuration: options.configuration)
    let all = [providers.xcode] + providers.descriptions + [providers.packages]
    var readings = ParserThreads.map(all) { $0.read(tree) }
    let packages = readings.removeLast()
    var xcode = readings.removeFirst()
    var finding = Finding()
    for other in readings {
      finding.reading.append(choose(between: other, and: &xcode, &finding.choices))
    }
    finding.reading.append(xcode)
    finding.reading.append(packages)
    let outside = finding.reading.packages.filter { !$0.isBelow(tree.root) }
    if !outside.isEmpty {
      finding.reading.append(SwiftPackageProvider().read(at: outside.sorted(), beside: tree))
    }
    LinksByName(finding.reading, finding.choices).resolve(in: &finding.reading)
    PackageIdentities(finding.reading).resolve(in: &finding.reading)
    var pods = PodTargets(tree)
    pods.add(to: &finding.reading)
    BuiltPlatforms.narrow(&finding.reading.targets)
    if AppBesidePackages(tree: tree).isThere(beside: finding.reading) {
      finding.reading.standIns = []
    }
    return finding
  }

  /// Leaves out the descriptions whose Xcode project counts, and the Xcode projects whose description
  /// does.
  private func choose(
    between described: ProjectReading, and xcode: inout ProjectReading,
    _ choices: inout [ProjectChoice]
  ) -> ProjectReading {
    var described = described
    for description in described.projects {
      for project in description.generated
      where xcode.projects.contains(where: { $0.path == project }) {
        let reason = reason(for: project, xcode, instead: description, described)
        let isUsed = reason == .committed
        var choice = ProjectChoice(
          used: isUsed ? project : description.path,
          passedOver: isUsed ? description.path : project, reason: reason)
        choice.linkedFonts = description.linkedFonts
        choices.append(choice)
        if isUsed {
          if description.kind == .tuist {
            xcode.takeRegistrations(of: described, from: description.path, to: project)
          }
          described.remove(description.path)
        } else {
          xcode.remove(project)
        }
      }
    }
    return described
  }

  /// An Xcode project of frameworks alone counts as well, but none that lacks the apps of its description.
  private func reason(
    for project: String, _ xcode: ProjectReading, instead description: ProjectFile,
    _ described: ProjectReading
  ) -> ProjectChoice.Reason {
    let isRead =
      xcode.hasProcess(in: project)
      || xcode.targets.contains { $0.id.project == project }
        && !described.hasProcess(in: description.path)
    if !isRead { return .empty }
    // Nothing makes the project of an app of React Native from its configuration.
    guard description.kind != .reactNative else { return .committed }
    let file = project + "/project.pbxproj"
    return GitFiles().ignores(file) ? .ignored : .committed
  }
}

extension ProjectReader.Finding {
  fileprivate mutating func add(_ other: ProjectReader.Finding) {
    reading.append(other.reading)
    choices += other.choices
  }
}

extension ProjectReading {
  fileprivate func hasProcess(in project: String) -> Bool {
    targets.contains { target in
      guard case .process = target.product else { return false }
      return target.id.project == project
    }
  }

  /// Has targets of an Xcode project register fonts by the code that a tool writes for those of its
  /// description, where that code is not here.
  fileprivate mutating func takeRegistrations(
    of other: ProjectReading, from description: String, to project: String
  ) {
    for described in other.targets
    where described.id.project == description && !described.registrations.isEmpty {
      let id = ProjectTarget.ID(project: project, name: described.id.name)
      guard let index = targets.firstIndex(where: { $0.id == id }) else { continue }
      let names = Set(targets[index].sources.map(\.lastComponent))
      targets[index].registrations += described.registrations.filter { !names.contains($0.name) }
    }
  }

  /// Leaves out a project with all its targets, and what is said of it.
  fileprivate mutating func remove(_ project: String) {
    projects.removeAll { $0.path == project }
    targets.removeAll { $0.id.project == project }
    standIns.removeAll { $0.id.project == project }
    unchecked.removeAll { $0.path == project || $0.path.isBelow(project) }
  }
}

import FileTree
import SourceText
import XcodeProjects

/// Which projects have to do with React Native, by what they name and what their code says.
///
/// A repository of an app may hold projects of others: those of samples that a kit comes with.
final class ReactNativeHosts {
  private let neighbourhood: XcodeNeighbourhood
  private let files: ProjectFiles
  private var hosts: [String: Bool] = [:]
  /// Whether a package of npm has a host, by its folder.
  private var packages: [String: Bool] = [:]

  init(_ neighbourhood: XcodeNeighbourhood, _ files: ProjectFiles) {
    self.neighbourhood = neighbourhood
    self.files = files
  }

  private static let scripts = [
    "react-native-xcode.sh", "react-native bundle", "expo export:embed", "react-native/scripts/",
  ]
  /// What code says that starts React Native, or talks to it.
  private static let words = [
    "RCT", "<React", "import React", "<Expo", "import Expo", "EXAppDelegate", "jsbundle",
  ].map { Array($0.utf8) }
  private static let code: Set<String> = ["swift", "m", "mm", "h"]
  /// No code that a person wrote is larger.
  private static let largest = 1 << 20

  /// Whether an app of a project may run the package's code, where no script says which one does: where some projects
  /// know React Native, the others do not.
  func mayHost(_ project: XcodeProject) -> Bool {
    guard let root = root(of: project) else { return false }
    return isHost(project) || !hasHost(root)
      || neighbourhood.neighbours(of: project).contains(where: isHost)
  }

  /// The nearest folder above a project that holds a package of npm.
  func root(of project: XcodeProject) -> String? {
    project.sourceRoot.withFoldersAbove.first { files.file($0 + "/package.json") != nil }
  }

  /// Whether a target packs the package's code into the app.
  func hasScript(_ target: XcodeObject, in project: XcodeProject) -> Bool {
    !scripts(of: target, in: project).isEmpty
  }

  /// The scripts of a target that pack the package's code into the app.
  func scripts(of target: XcodeObject, in project: XcodeProject) -> [String] {
    project.objects("buildPhases", of: target).compactMap { phase in
      guard phase.isa == "PBXShellScriptBuildPhase" else { return nil }
      let text = phase.string("shellScript") ?? ""
      return Self.scripts.contains { text.contains($0) } ? text : nil
    }
  }
}

extension ReactNativeHosts {
  private func hasHost(_ root: String) -> Bool {
    if let known = packages[root] { return known }
    let found = neighbourhood.projects.values.contains { self.root(of: $0) == root && isHost($0) }
    packages[root] = found
    return found
  }

  private func isHost(_ project: XcodeProject) -> Bool {
    if let known = hosts[project.path] { return known }
    let isHost =
      project.identifiedTargets.contains { hasScript($0.target, in: project) }
      || !project.references { Self.isOfReact($0.string("path") ?? $0.name ?? "") }.isEmpty
      || hasPods(project) || code(of: project).contains(where: isStarting)
    hosts[project.path] = isHost
    return isHost
  }

  /// Whether a name is one of React Native's: `libReact.a`, `../node_modules/…/RNScreens.xcodeproj`, `main.jsbundle`.
  private static func isOfReact(_ name: String) -> Bool {
    name.contains("React") && !name.contains("Reactive") || name.contains("node_modules")
      || name.contains("Expo") || name.hasSuffix(".jsbundle")
  }

  /// Whether a `Podfile` brings React Native to a target.
  private func hasPods(_ project: XcodeProject) -> Bool {
    guard let reader = files.podfile(above: project.sourceRoot)?.reader else { return false }
    return project.identifiedTargets.contains { identified in
      guard let list = reader.targets[identified.name] else { return false }
      return reader.nativeModules != nil
        || list.pods.contains { Self.isOfReact($0.name) || Self.isOfReact($0.path ?? "") }
    }
  }

  /// The code of a project, and that of the packages in the folder that it may link.
  private func code(of project: XcodeProject) -> [String] {
    let named = project.references {
      ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"].contains($0.isa)
    }.compactMap(project.path(of:))
    let folders =
      named.filter { $0.pathExtension.isEmpty } + neighbourhood.packageFolders(of: project.path)
    let paths = named.compactMap(files.known) + folders.flatMap(files.files(below:))
    return paths.filter { Self.code.contains($0.pathExtension) }
  }

  private func isStarting(_ path: String) -> Bool {
    guard let bytes = try? FileTree.read(path, limit: Self.largest) else { return false }
    return Self.words.contains { bytes.firstIndex(of: $0, in: 0..<bytes.count) != nil }
  }
}

import FileTree
import SourceText
import XcodeProjects

/// The JavaScript that a script of the target packs into the app, as React Native does.
final class ReactNativeSources {
  private let project: XcodeProject
  private let files: ProjectFiles
  private let hosts: ReactNativeHosts
  private let settings: XcodeSettings

  init(
    project: XcodeProject, files: ProjectFiles, hosts: ReactNativeHosts, settings: XcodeSettings
  ) {
    self.project = project
    self.files = files
    self.hosts = hosts
    self.settings = settings
  }

  func sources(of target: XcodeObject) -> [String] {
    guard isPacked(into: target), !isLeftover(target) else { return [] }
    let foreign = entries?.foreign(to: target) ?? []
    return foreign.isEmpty ? code : code.filter { !foreign.contains($0) }
  }

  private lazy var entries = root.map { root in
    ReactNativeEntries(project: project, root: root, files: files, hosts: hosts) { [settings] in
      let target = $0
      let names = settings.configurations(of: target).map {
        settings.settings(of: target, in: $0).value("ENTRY_FILE")
      }.unique
      return names.count == 1 ? names[0] : nil
    }
  }

  /// The code of the package, and the documents that it imports.
  private lazy var code: [String] =
    root.map { root -> [String] in
      let below = files.files(below: root)
      let code: [String] =
        below.filter { TextLanguage(pathExtension: $0.pathExtension) == .javaScript }
        + WorkspacePackages(files: files).sources(of: root)
      return code + Self.documents(below, importedBy: code)
    } ?? []

  /// The documents that code may import, by their names; one that says what a package is made of is none.
  private static func documents(_ files: [String], importedBy code: [String]) -> [String] {
    let documents = files.filter {
      $0.hasSuffix(".json") && !["package.json", "app.json"].contains($0.lastComponent)
    }
    guard !documents.isEmpty else { return [] }
    var imported: Set<String> = []
    for file in code {
      guard let bytes = try? FileTree.read(file), bytes.count <= ImportedPaths.mostBytes,
        bytes.firstIndex(of: Array(".json".utf8), in: 0..<bytes.count) != nil
      else { continue }
      imported.formUnion(
        ImportedPaths.names(in: bytes).filter { $0.hasSuffix(".json") }.map(\.lastComponent))
    }
    return documents.filter { imported.contains($0.lastComponent) }
  }

  /// Whether a script packs the code into a target; where none is known to, it is that of every app of a project that
  /// knows React Native.
  private func isPacked(into target: XcodeObject) -> Bool {
    guard root != nil else { return false }
    if hosts.hasScript(target, in: project) { return true }
    return target.string("productType") == "com.apple.product-type.application"
      && isOfEveryApp
  }

  private lazy var isOfEveryApp: Bool =
    !project.identifiedTargets.contains { hosts.hasScript($0.target, in: project) }
    && dependencies.contains { $0.key == "react-native" || $0.key == "expo" }
    && hosts.mayHost(project)

  /// The target for tvOS that React Native's template once brought, in an app that is for iOS alone.
  private func isLeftover(_ target: XcodeObject) -> Bool {
    target.string("name")?.hasSuffix("-tvOS") == true && !isForTelevision
  }

  private lazy var isForTelevision = dependencies.contains { entry in
    entry.key == "react-native-tvos" || entry.value.string?.contains("react-native-tvos") == true
  }

  private lazy var dependencies: [PlacedValue.Entry] = {
    guard let root, let path = files.file(root + "/package.json"),
      let bytes = try? FileTree.read(path),
      let package = try? JSONDocument.read(SourceText(path: path, bytes: bytes))
    else { return [] }
    return ["dependencies", "devDependencies"].flatMap { package[$0]?.entries ?? [] }
  }()

  /// The nearest folder above the project that holds a package of npm.
  private lazy var root: String? = hosts.root(of: project)
}

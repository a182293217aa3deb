import FileTree
import JavaScriptLowering
import SourceText

/// What the configurations around an app say of a workspace: its members, and what names stand for paths.
///
/// npm and Yarn list the members in the root's `package.json`, pnpm in a file of its own.
struct WorkspaceList {
  let files: ProjectFiles
  private static let mostMembers = 2000

  /// The package of a folder.
  func package(in folder: String) -> JSPackage? {
    text(folder + "/package.json").flatMap(JSPackage.init)
  }

  /// The members of the nearest workspace above a folder.
  func members(around folder: String) -> [JSPackage] {
    for root in folder.withFoldersAbove.dropFirst() {
      guard let patterns = patterns(in: root) else { continue }
      let excluded = Set(
        patterns.filter { $0.hasPrefix("!") }.flatMap { packages(String($0.dropFirst()), in: root) }
      )
      let paths = patterns.filter { !$0.hasPrefix("!") }.flatMap { packages($0, in: root) }
      return paths.filter { !excluded.contains($0) }.prefix(Self.mostMembers).compactMap {
        text($0).flatMap(JSPackage.init)
      }
    }
    return []
  }

  /// Whether a folder only holds a workspace: the apps are among its members, and settings that tools leave
  /// beside it are no app's.
  func isWorkspaceAlone(_ folder: String) -> Bool {
    guard patterns(in: folder) != nil,
      let package = package(in: folder)
    else { return false }
    return !package.isReactNative || package.main == nil && !files.hasEntry(folder)
  }

  /// Whether a folder is a workspace's root.
  func isRoot(_ folder: String) -> Bool { patterns(in: folder) != nil }

  /// Whether a folder's package draws with something else than React Native: what lies beside it, such as the number of a
  /// project that `eas init` left, is no app's.
  func isOtherPackage(_ folder: String) -> Bool {
    guard let package = text(folder + "/package.json").flatMap(JSPackage.init) else { return false }
    return !package.isReactNative && !package.dependencies.isEmpty
      && !package.dependencies.contains { name in
        name.contains("react-native")
          || (name.hasPrefix("@expo/") || name.hasPrefix("expo-")) && !Self.tools.contains(name)
      }
  }

  /// What a server sends messages with, and tools for the command line: no app is made of them.
  private static let tools: Set<String> = [
    "expo-server-sdk", "@expo/ngrok", "@expo/ngrok-bin", "@expo/cli", "expo-cli",
  ]

  /// What the TypeScript configurations in a folder say of names, and those above it as far as they are
  /// for the package in it, too: that of an app in another app's folder is on its own.
  func aliases(around folder: String, in members: [JSPackage]) -> [JSAlias] {
    let own = configurations(in: folder)
    let isInWorkspace =
      members.contains { $0.folder == folder } || own.contains(where: extends)
    let above = folder.withFoldersAbove.dropFirst().filter { above in
      isInWorkspace || Self.shared.contains { files.known(above + "/" + $0) != nil }
    }
    // Those of the nearest folder count first.
    let around = own + (above + members.map(\.folder)).flatMap(configurations)
    let extended = configurations(extendedBy: around, in: members)
    return ParserThreads.run { JSAlias.aliases(in: around, among: members) { extended[$0] } }
  }

  private static let mostConfigurations = 64

  /// The configurations that others extend, by the paths by which they do.
  private func configurations(
    extendedBy configurations: [SourceText], in members: [JSPackage]
  ) -> [String: SourceText] {
    var found: [String: SourceText] = [:]
    var waiting = configurations
    while let next = waiting.popLast() {
      let paths = ParserThreads.run { JSAlias.paths(extendedBy: next, among: members) }
      for path in paths where found[path] == nil && found.count < Self.mostConfigurations {
        guard let other = text(path) else { continue }
        found[path] = other
        waiting.append(other)
      }
    }
    return found
  }

  private static let names = ["tsconfig.json", "jsconfig.json", "tsconfig.base.json"]
  /// Files of a folder whose configuration is that of all packages below it.
  private static let shared = ["nx.json", "tsconfig.base.json"]

  private func configurations(in folder: String) -> [SourceText] {
    Self.names.compactMap { text(folder + "/" + $0) }
  }

  /// Whether a configuration builds on one of a folder above.
  private func extends(_ configuration: SourceText) -> Bool {
    let object = ParserThreads.run { JSConfiguration.object(in: configuration) }
    return object?.extended.contains { $0.hasPrefix("..") } ?? false
  }
}

extension WorkspaceList {
  private func text(_ path: String) -> SourceText? {
    guard let path = files.known(path), let bytes = try? FileTree.read(path) else { return nil }
    return SourceText(path: path, bytes: bytes)
  }

  /// The descriptions of the packages that a pattern of a workspace names.
  private func packages(_ pattern: String, in root: String) -> [String] {
    let folder = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return files.files(matching: folder + "/package.json", in: root).filter {
      files.known($0) != nil && !$0.contains("/node_modules/")
    }
  }

  /// The patterns of a workspace's members; `nil` where the folder is no workspace's root.
  private func patterns(in root: String) -> [String]? {
    if let list = text(root + "/pnpm-workspace.yaml").flatMap({ try? YAMLDocument.read($0) }) {
      return list["packages"]?.array?.compactMap(\.string)
    }
    let package = text(root + "/package.json").flatMap { try? JSONDocument.read($0) }
    guard let workspaces = package?["workspaces"] else { return nil }
    return (workspaces.array ?? workspaces["packages"]?.array)?.compactMap(\.string)
  }
}

extension ProjectFiles {
  /// Whether an app of React Native's or Expo's may begin with a file of a folder.
  func hasEntry(_ folder: String) -> Bool {
    let names = ["App", "index", "index.ios", "index.native", "app/_layout", "src/app/_layout"]
    return names.contains { name in
      ["js", "jsx", "ts", "tsx"].contains { known("\(folder)/\(name).\($0)") != nil }
    }
  }
}

import FileTree
import JavaScriptLowering
import SourceText

/// What the configurations around an app say of a workspace: its members, and what names stand for paths.
///
/// npm and Yarn list the members in the root's `package.json`, pnpm in a file of its own.
struct WorkspaceList {
  let files: ProjectFiles
  private static let mostMembers = 2000

  struct Member {
    var folder: String
    var package: PlacedValue
  }

  /// The members of the nearest workspace above a folder.
  func members(around folder: String) -> [Member] {
    for root in folder.withFoldersAbove.dropFirst() {
      guard let patterns = patterns(in: root) else { continue }
      let excluded = Set(
        patterns.filter { $0.hasPrefix("!") }.flatMap { packages(String($0.dropFirst()), in: root) }
      )
      let paths = patterns.filter { !$0.hasPrefix("!") }.flatMap { packages($0, in: root) }
      return paths.filter { !excluded.contains($0) }.prefix(Self.mostMembers).compactMap { path in
        document(path).map { Member(folder: path.folder, package: $0) }
      }
    }
    return []
  }

  /// The `paths` of the TypeScript configurations in a folder, and of those above it as far as they are for
  /// the package in it, too: that of an app in another app's folder is on its own.
  func aliases(around folder: String) -> [(prefix: String, target: String)] {
    let isInWorkspace =
      members(around: folder).contains { $0.folder == folder }
      || Self.configurations.contains { name in
        configuration(folder + "/" + name)?["extends"]?.string?.hasPrefix("..") == true
      }
    return folder.withFoldersAbove.filter { above in
      above == folder || isInWorkspace
        || Self.shared.contains { files.known(above + "/" + $0) != nil }
    }.flatMap { above in
      Self.configurations.flatMap { aliases(in: above + "/" + $0) }
    }
  }

  private static let configurations = ["tsconfig.json", "jsconfig.json", "tsconfig.base.json"]
  /// Files of a folder whose configuration is that of all packages below it.
  private static let shared = ["nx.json", "tsconfig.base.json"]

  private func configuration(_ path: String) -> PlacedValue? {
    guard let path = files.known(path), let bytes = try? FileTree.read(path) else { return nil }
    let text = SourceText(path: path, bytes: bytes)
    return ParserThreads.map([text]) { JSConfiguration.object(in: $0) }.first ?? nil
  }

  private func aliases(in path: String) -> [(prefix: String, target: String)] {
    guard let options = configuration(path)?["compilerOptions"] else { return [] }
    let base = path.folder + "/" + (options["baseUrl"]?.string ?? ".")
    return (options["paths"]?.entries ?? []).flatMap { entry in
      (entry.value.array ?? []).compactMap(\.string).map { target in
        (
          prefix: entry.key.hasSuffix("*") ? String(entry.key.dropLast()) : entry.key,
          target: base + "/" + (target.hasSuffix("*") ? String(target.dropLast()) : target)
        )
      }
    }
  }
}

extension WorkspaceList {
  private func document(_ path: String) -> PlacedValue? {
    guard let path = files.known(path), let bytes = try? FileTree.read(path) else { return nil }
    return try? JSONDocument.read(SourceText(path: path, bytes: bytes))
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
    if let path = files.known(root + "/pnpm-workspace.yaml"),
      let bytes = try? FileTree.read(path),
      let list = try? YAMLDocument.read(SourceText(path: path, bytes: bytes))
    {
      return list["packages"]?.array?.compactMap(\.string)
    }
    guard let workspaces = document(root + "/package.json")?["workspaces"] else { return nil }
    return (workspaces.array ?? workspaces["packages"]?.array)?.compactMap(\.string)
  }
}

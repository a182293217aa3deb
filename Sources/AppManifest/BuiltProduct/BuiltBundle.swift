import FileTree
import SourceText

/// A bundle of a built product.
struct BuiltBundle {
  let path: String
  /// The folder that paths in the manifest start from.
  let resources: String
  let infoPath: String?

  /// Whether it runs as a process of its own.
  var isProcess: Bool { ["app", "appex"].contains(path.pathExtension) }

  /// The bundles of a tree, each before those it holds.
  static func all(in tree: FileTree) -> [BuiltBundle] {
    var folders: Set<String> = [tree.root]
    for file in tree.files {
      var folder = tree.root
      for part in file.relativePath.folderComponents {
        folder += "/" + part
        folders.insert(folder)
      }
    }
    let files = Set(tree.files.map(\.path))
    return folders.filter { ["app", "appex", "framework"].contains($0.pathExtension) }
      .sorted { $0.precedesByBytes($1) }
      .map { BuiltBundle($0, files: files) }
  }

  private init(_ path: String, files: Set<String>) {
    self.path = path
    // iOS, macOS, and a framework's current version, for links are followed once.
    let layouts = [
      (path + "/Info.plist", path), (path + "/Contents/Info.plist", path + "/Contents/Resources"),
      (path + "/Versions/A/Resources/Info.plist", path + "/Versions/A/Resources"),
      (path + "/Resources/Info.plist", path + "/Resources"),
    ]
    let layout = layouts.first { files.contains($0.0) }
    infoPath = layout?.0
    resources = layout?.1 ?? path
  }

  /// The process that runs it; `nil` where it has no manifest.
  /// - Parameter processes: the bundles whose files are theirs alone.
  func process(of tree: FileTree, _ processes: [BuiltBundle], product: String) -> AppProcess? {
    guard let infoPath else { return nil }
    let info = (try? FileTree.read(infoPath)).flatMap { bytes in
      try? PropertyListDocument.read(path: infoPath, bytes: bytes)
    }
    let manifest = InfoPlistFile.read(infoPath, named: SourcePlace(path: infoPath))
    let facts = BuiltFacts(
      info: info, path: infoPath, hasContents: infoPath.hasSuffix("/Contents/Info.plist"))
    let container = container(among: processes)
    var process = AppProcess(
      name: path.lastComponent.withoutExtension, kind: kind(info), platform: facts.platform,
      deploymentTarget: facts.deploymentTarget, manifest: manifest,
      bundle: BundleContents(
        fonts: fonts(of: tree, processes, declared: manifest)
          + (container.map { fonts(of: tree, around: $0, declared: manifest) } ?? []),
        matching: .exact),
      sources: .files([]), provider: .project(.builtProduct, path: product))
    process.containers = container.map { [$0.path.lastComponent.withoutExtension] } ?? []
    return process
  }

  /// The innermost process that it lies in.
  private func container(among processes: [BuiltBundle]) -> BuiltBundle? {
    processes.filter { path.isBelow($0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The fonts of the process around it that its manifest names (`../../A.ttf`). A bundle of the Mac is laid
  /// out otherwise.
  private func fonts(
    of tree: FileTree, around container: BuiltBundle, declared manifest: Manifest
  ) -> [BundledFile] {
    guard resources == path else { return [] }
    let entries = Dictionary(
      manifest.entries.filter { $0.value.hasPrefix("../") }
        .map { (FileTree.absolute(path + "/" + $0.value), $0.value.withoutIdleParts) }
    ) { first, _ in first }
    return (tree.files + tree.links).compactMap { file in
      guard file.kind == .regular, let entry = entries[file.path],
        file.path.isBelow(container.path), !file.path.isBelow(path)
      else { return nil }
      return BundledFile(path: file.path, bundlePath: entry)
    }
  }

  private func kind(_ info: PlacedValue?) -> AppProcess.Kind {
    let folder = path.folder.lastComponent
    switch path.pathExtension {
    case "appex": return .appex
    case "app" where folder == "AppClips": return .appClip
    case "app" where folder == "Watch": return .watchApp
    case "app":
      let stated = info.map { InfoPropertyList(path: path, root: $0).kind }
      return stated == .watchApp || stated == .appClip ? stated ?? .app : .app
    default: return .unknown
    }
  }

  private func fonts(of tree: FileTree, _ processes: [BuiltBundle], declared manifest: Manifest)
    -> [BundledFile]
  {
    let contents = TargetContents(declaring: [manifest])
    let nested = processes.map(\.path).filter { $0.isBelow(path) }
    func bundled(_ file: FileTree.File) -> BundledFile? {
      guard file.kind == .regular, file.path.isBelow(path), contents.isFont(file.path),
        !nested.contains(where: { file.path.isBelow($0) })
      else { return nil }
      return BundledFile(path: file.path, bundlePath: bundlePath(file.path))
    }
    // Links by which nobody asks for a font, as those to a framework's versions, are not told besides it.
    let declared = Set(manifest.entries.map { $0.value.withoutIdleParts })
    return tree.files.compactMap(bundled)
      + tree.links.compactMap(bundled).filter { declared.contains($0.bundlePath) }
  }

  /// The path from the resources' folder on, with `..` for what lies beside it.
  private func bundlePath(_ file: String) -> String {
    if file.isBelow(resources) { return String(file.dropFirst(resources.count + 1)) }
    let contents = resources.folder
    guard contents.hasPrefix(path), file.isBelow(contents) else {
      return String(file.dropFirst(path.count + 1))
    }
    return ".." + file.dropFirst(contents.count)
  }
}

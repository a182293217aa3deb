import FileTree
import SourceText

extension ManifestReading {
  /// Finds what manifests that do not exist are called now.
  mutating func findMovedManifests(among trees: [FileTree]) {
    let missing = Set(processes.compactMap(\.manifest.missingPath))
    guard !missing.isEmpty else { return }
    let taken = Set(processes.filter { $0.manifest.missingPath == nil }.compactMap(\.manifest.path))
    let plists = PlistFiles()
    let lists = trees.flatMap(\.files).map(\.path).filter {
      $0.hasSuffix(".plist") && $0.lastComponent.lowercased().contains("info")
        && !taken.contains($0) && !$0.isOfTests
        && plists.isManifest($0)
    }
    let byFolder = Dictionary(grouping: Set(lists), by: \.folder)
    let byName = Dictionary(grouping: Set(lists), by: \.lastComponent)
    for index in processes.indices {
      guard let path = processes[index].manifest.missingPath else { continue }
      let isExtension = processes[index].kind == .appex
      let isOfKind = { (path: String) in plists.isOfExtension(path) == isExtension }
      let beside = (byFolder[path.folder] ?? []).filter(isOfKind)
      let folder = processes[index].projectFolder
      let below = (byName[path.lastComponent] ?? []).filter {
        folder.map($0.isBelow) == true && isOfKind($0)
      }
      // One of the same name is meant before one beside it, and of several nobody knows which.
      processes[index].manifest.moved = below.isEmpty ? beside.only : below.only
    }
  }
}

extension PlistFiles {
  /// Whether a property list says that it is an extension's.
  fileprivate func isOfExtension(_ path: String) -> Bool {
    guard case .list(let root) = self[path] else { return false }
    return root["NSExtension"] != nil || root["EXAppExtensionAttributes"] != nil
  }

  /// Whether a property list is one of an app: what services call their own lists is `…-Info.plist`, too.
  fileprivate func isManifest(_ path: String) -> Bool {
    guard case .list(let root) = self[path] else { return false }
    // Bundles of tests, and those of resources, are no app's.
    if root["CFBundlePackageType"]?.string == "BNDL" { return false }
    return InfoPropertyList(path: path, root: root).hasFontKey
      || root.entries?.contains { $0.key.hasPrefix("CFBundle") } ?? false
  }
}

extension AppProcess {
  /// The folder in which its project lies.
  fileprivate var projectFolder: String? {
    guard case .project(_, let path) = provider else { return nil }
    return path.withFoldersAbove.dropFirst().first { !$0.hasSuffix(".xcodeproj") }
  }
}

extension Manifest {
  /// The path of the file that is named and does not exist.
  fileprivate var missingPath: String? {
    faults.lazy.compactMap { fault in
      if case .missing(let path) = fault.kind { path } else { nil }
    }.first
  }
}

extension String {
  /// Whether a folder around a file is that of tests.
  fileprivate var isOfTests: Bool {
    folder.pathComponents.contains { $0.hasSuffix("Tests") || $0 == "tests" }
  }
}

extension [String] {
  fileprivate var only: String? { count == 1 ? first : nil }
}

import FileTree
import SourceText

/// An app that no project describes, in a folder whose only projects are packages of libraries: its project is made
/// on each disk, or kept elsewhere. Packages whose modules it imports are parts of it, and no apps.
struct AppBesidePackages {
  let tree: FileTree

  /// Whether a manifest with a font key stands outside of all packages, and code that imports one of them.
  func isThere(beside reading: ProjectReading) -> Bool {
    guard !reading.standIns.isEmpty, reading.packageApps.isEmpty,
      reading.projects.allSatisfy({ $0.kind == .swiftPackage })
    else { return false }
    let packages = reading.projects.map(\.path.folder)
    let others = tree.files.filter { file in !packages.contains(where: file.path.isBelow) }
    let modules = Set(reading.targets.filter { $0.product != .tests }.map(\.id.name))
    return others.contains(where: isOfApp) && imports(any: modules, in: others)
  }

  private func isOfApp(_ file: FileTree.File) -> Bool {
    guard FoundManifest.isCandidate(file), case .manifest(let found) = FoundManifest.read(file)
    else { return false }
    return found.kind == .app && found.manifest.faults.isEmpty
  }

  private func imports(any modules: Set<String>, in files: [FileTree.File]) -> Bool {
    let paths = files.map(\.path).filter { ["swift", "m", "mm"].contains($0.pathExtension) }
    let words = modules.map { Array("import \($0)".utf8) }
    return ParserThreads.map(paths) { path in
      guard let bytes = try? FileTree.read(path) else { return false }
      return words.contains { word in
        guard let start = bytes.firstIndex(of: word, in: 0..<bytes.count) else { return false }
        let end = bytes.dropFirst(start + word.count).first
        return end.map { $0 <= 0x20 || $0 == UInt8(ascii: ";") } ?? true
      }
    }.contains(true)
  }
}

import AppManifest

/// Finds the files that the entries of one process's manifest name.
struct EntryResolution {
  let process: AppProcess
  let bundle: BundleIndex
  /// Font files of the repository, in the bundle or not: path and components.
  let repository: [(path: String, components: BundlePath)]

  init(_ process: AppProcess, repository: [(path: String, components: BundlePath)]) {
    self.process = process
    self.repository = repository
    bundle = BundleIndex(process.bundle, manifest: process.manifest.path)
  }

  /// The entries in their order, each with its files or what it nearly names.
  func entries() -> [ResolvedEntry] {
    var resolved = process.manifest.entries.map(resolve)
    let missing = resolved.indices.filter {
      resolved[$0].files.isEmpty && resolved[$0].nested.isEmpty
    }
    if missing.isEmpty { return resolved }
    let near = NearFiles(bundle: bundle, taken: Set(resolved.flatMap { $0.files + $0.nested }))
    for index in missing {
      resolved[index].nearMisses = near.misses(of: resolved[index].entry)
      resolved[index].elsewhere = elsewhere(resolved[index].entry)
    }
    return resolved
  }

  /// Every file that an entry fits, whichever of them it means: copies of a file in several apps of one
  /// folder are all accounted for.
  func fittingFiles(_ entry: Manifest.Entry) -> [String] {
    let path = BundlePath(entry.value)
    var files = bundle.files(at: path)
    if entry.key == .atsApplicationFontsPath {
      let (direct, nested) = bundle.files(inFolder: path)
      files += direct + nested
    }
    return files.map(\.file.path)
  }
}

extension EntryResolution {
  private func resolve(_ entry: Manifest.Entry) -> ResolvedEntry {
    let path = BundlePath(entry.value)
    var resolved = ResolvedEntry(entry: entry, files: [], isEffective: isEffective(entry.key))
    if entry.key == .atsApplicationFontsPath {
      // A font file or a folder of them (facts 1.2.1).
      let file = bundle.files(at: path).first.map { [$0] } ?? []
      let (direct, nested) = file.isEmpty ? bundle.files(inFolder: path) : (file, [])
      resolved.files = direct.map(\.file.path)
      resolved.nested = nested.map(\.file.path)
    } else if path.last?.isBuildSetting == true {
      resolved.files = bundle.files(at: path).map(\.file.path)
    } else {
      resolved.files = bundle.files(at: path).first.map { [$0.file.path] } ?? []
    }
    return resolved
  }

  /// `UIAppFonts` does nothing on native macOS (facts 1.1.12), `ATSApplicationFontsPath` nothing
  /// elsewhere (facts 1.2.1). A Catalyst app is a Mac bundle with UIKit's manifest: either may do. Where
  /// one plist has both keys and no project file says which platform it is for, both may be read.
  private func isEffective(_ key: Manifest.Key) -> Bool {
    if process.provider == .convention, Set(process.manifest.keys.map(\.key)).count > 1 {
      return true
    }
    switch process.platform {
    case .macOS: return key == .atsApplicationFontsPath
    case .macCatalyst: return true
    case .iOS, .tvOS, .watchOS, .visionOS: return key == .uiAppFonts
    }
  }

  /// Files outside the bundle that the entry would name by its last components.
  private func elsewhere(_ entry: Manifest.Entry) -> [String] {
    let path = BundlePath(entry.value)
    guard !path.isEmpty, !path.escapes else { return [] }
    let bundled = Set(process.bundle.fonts.map(\.path))
    let outside = repository.filter { !bundled.contains($0.path) }
    let fitting = outside.filter { file in
      file.components.ends(with: path)
        || entry.key == .atsApplicationFontsPath && file.components.folder.ends(with: path)
    }
    if !fitting.isEmpty { return fitting.map(\.path) }
    guard let name = path.last, entry.key == .uiAppFonts else { return [] }
    return outside.filter { $0.components.last == name }.map(\.path)
  }
}

import AppManifest

/// A bundle made ready for looking entries up, and what of the repository lies outside it.
struct SearchedBundle {
  let index: BundleIndex
  let near: NearFiles
  private let outside: [(path: String, components: BundlePath)]

  /// - Parameter repository: the font files of the repository, in the bundle or not.
  init(_ bundle: BundleContents, repository: [(path: String, components: BundlePath)]) {
    index = BundleIndex(bundle)
    near = NearFiles(index)
    let bundled = Set(bundle.fonts.map(\.path))
    outside = repository.filter { !bundled.contains($0.path) }
  }

  /// Files outside the bundle that an entry would name, were they in it: by its last components, else by
  /// its name alone.
  func filesOutside(named entry: Manifest.Entry) -> [String] {
    let path = BundlePath(entry.value)
    guard !path.isEmpty, !path.escapes else { return [] }
    let isFolder = entry.key == .atsApplicationFontsPath
    let fitting = outside.filter { file in
      file.components.ends(with: path)
        || isFolder && file.components.folder.ends(with: path)
    }
    if !fitting.isEmpty || isFolder { return fitting.map(\.path) }
    return outside.filter { $0.components.last == path.last }.map(\.path)
  }
}

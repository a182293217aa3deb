import AppManifest

/// A bundle made ready for looking entries up, and what of the repository lies outside it.
struct SearchedBundle {
  let index: BundleIndex
  let near: NearFiles
  private let outside: [(path: String, components: BundlePath)]
  /// The files outside by their names.
  private var outsideByName: [BundlePath.Component: [Int]] = [:]

  /// - Parameter repository: the font files of the repository, in the bundle or not.
  init(_ bundle: BundleContents, repository: [(path: String, components: BundlePath)]) {
    index = BundleIndex(bundle)
    near = NearFiles(index)
    let bundled = Set(bundle.fonts.map(\.path))
    outside = repository.filter { !bundled.contains($0.path) }
    for (index, file) in outside.enumerated() {
      guard let name = file.components.last else { continue }
      outsideByName[name, default: []].append(index)
    }
  }

  /// Files outside the bundle that an entry would name, were they in it: by its last components, else by
  /// its name alone.
  func filesOutside(named entry: Manifest.Entry) -> [String] {
    let path = BundlePath(entry.value)
    guard !path.isEmpty, !path.escapes else { return [] }
    let isFolder = entry.key == .atsApplicationFontsPath
    if isFolder || path.last?.isBuildSetting == true {
      return outside.filter { file in
        file.components.ends(with: path)
          || isFolder && file.components.folder.ends(with: path)
      }.map(\.path)
    }
    let named = (path.last.flatMap { outsideByName[$0] } ?? []).map { outside[$0] }
    let fitting = named.filter { $0.components.ends(with: path) }
    return (fitting.isEmpty ? named : fitting).map(\.path)
  }
}

/// The font files of the repository, found by their names; all bundles look into the same.
struct RepositoryIndex: Sendable {
  /// In the order of their paths.
  let files: [File]
  private var byName: [BundlePath.Component: [Int]] = [:]

  struct File {
    var path: String
    var components: BundlePath
  }

  init(_ paths: [String]) {
    files = paths.map { File(path: $0, components: BundlePath($0)) }
    for (index, file) in files.enumerated() {
      guard let name = file.components.last else { continue }
      byName[name, default: []].append(index)
    }
  }

  /// The files of exactly this name.
  func files(named name: BundlePath.Component?) -> [File] {
    (name.flatMap { byName[$0] } ?? []).map { files[$0] }
  }
}

import SourceText

/// An `Info.plist` on disk, where no build settings have a say in it.
enum InfoPlistFile {
  /// What it declares; that it is missing or unreadable is a fault of the manifest.
  ///
  /// One that is missing and that git ignores is made by something else: that is no fault.
  /// - Parameter place: what names the file.
  static func read(_ path: String, named place: SourcePlace, git: GitFiles = GitFiles())
    -> Manifest
  {
    var manifest = Manifest(path: path)
    switch PlistFiles()[path] {
    case .list(let root) where root.entries != nil:
      return InfoPropertyList(path: path, root: root).manifest
    case .list(let root):
      manifest.faults = [
        Manifest.Fault(
          kind: .unreadable("is \(root.kind), not a dictionary"), place: root.place)
      ]
    case .missing:
      guard !git.ignores(path) else { return .unseen(path) }
      manifest.faults = [Manifest.Fault(kind: .missing(path), place: place)]
    case .unreadable(let reason, let place):
      manifest.faults = [Manifest.Fault(kind: .unreadable(reason), place: place)]
    }
    return manifest
  }
}

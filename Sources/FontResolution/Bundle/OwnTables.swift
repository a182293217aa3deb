package import AppManifest
import FontReferences

extension AppProcess {
  /// Whether a table of texts is one of the process's; where its files are not known, what lies beside its manifest
  /// or below is.
  package func mayHave(table path: String) -> Bool {
    switch sources {
    case .files(let paths): return paths.contains(path)
    case .any:
      guard let manifest = manifest.path else { return true }
      let folder = manifest.utf8.dropLast(FileName(manifest).name.utf8.count)
      return path.utf8.starts(with: folder)
    }
  }
}

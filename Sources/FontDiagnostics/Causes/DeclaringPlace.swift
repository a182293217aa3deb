import AppManifest
import FontResolution
import SourceText

extension AppProcess {
  /// The key under which its fonts are declared; `nil` where there is none.
  var declares: SourcePlace? { manifest.keys.first { reads($0.key) }?.place }

  /// The key where fonts are declared, else the manifest's first line, else where the project says what
  /// the process is; `nil` where there is neither.
  var declaringPlace: SourcePlace? {
    if let declares { return declares }
    guard let path = manifest.path, !isProject(path) else { return projectPlace }
    let start = TextPosition(line: 1, column: 1)
    return SourcePlace(path: path, range: TextRange(start: start, end: start))
  }

  /// Whether a path is that of the project itself, which stands in for a manifest.
  private func isProject(_ path: String) -> Bool {
    if case .project(_, path) = provider { true } else { false }
  }
}

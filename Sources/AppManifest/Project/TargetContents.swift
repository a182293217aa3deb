import SourceText

/// The files of a target as they are found, before they are told apart.
struct TargetContents {
  var sources: Set<String> = []
  var fonts: [ProjectResource] = []
  private var seen: Set<String> = []
  /// File names in lower case that count as fonts whatever their extension is: a manifest lists them.
  let declaredNames: Set<String>

  init(declaring manifests: [Manifest]) {
    declaredNames = Set(
      manifests.flatMap(\.entries).map { $0.value.lastComponent.lowercased() })
  }

  /// Whether a resource counts as a font.
  func isFont(_ path: String) -> Bool {
    FontFiles.isFont(path) || declaredNames.contains(path.lastComponent.lowercased())
  }

  /// Takes a file that becomes part of the target.
  /// - Parameter bundlePath: where a resource lands; `nil` for what is not copied.
  mutating func add(
    _ path: String, bundlePath: String?, place: SourcePlace?, platforms: Set<Platform>? = nil
  ) {
    guard isFont(path) else {
      if FileRole.isSource(path) { sources.insert(path) }
      return
    }
    guard let bundlePath else { return }
    guard seen.insert(bundlePath + "\0" + path).inserted else { return }
    fonts.append(
      ProjectResource(path: path, bundlePath: bundlePath, place: place, platforms: platforms))
  }
}

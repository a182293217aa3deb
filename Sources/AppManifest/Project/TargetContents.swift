import SourceText

/// The files of a target as they are found, before they are told apart.
struct TargetContents {
  var sources: Set<String> = []
  var fonts: [ProjectResource] = []
  private var seen: Set<String> = []
  /// Fonts that are not on disk.
  var absent: [ProjectTarget.AbsentFont] = []
  /// The place of a script that copies resources which are not in the folder.
  var unseen: SourcePlace?
  /// Sources that are compiled for some of the target's platforms only.
  var sourcePlatforms: [String: Set<Platform>] = [:]
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
      if FileRole.isSource(path) { addSource(path, platforms) }
      return
    }
    guard let bundlePath else { return }
    let filter = platforms.map { $0.map(\.rawValue).sorted().joined(separator: ",") } ?? ""
    guard seen.insert([path, bundlePath, filter].joined(separator: "\0")).inserted else { return }
    fonts.append(
      ProjectResource(path: path, bundlePath: bundlePath, place: place, platforms: platforms))
  }

  /// Takes a font that is not on disk; what is no font does not matter.
  mutating func addAbsent(
    _ path: String, bundlePath: String?, place: SourcePlace?, platforms: Set<Platform>? = nil,
    isFetched: Bool = false
  ) {
    guard isFont(path), let bundlePath else { return }
    let resource = ProjectResource(
      path: path, bundlePath: bundlePath, place: place, platforms: platforms)
    let isKnown = (fonts + absent.map(\.resource)).contains { $0.bundlePath == bundlePath }
    if isFetched, isKnown { return }
    absent.append(
      ProjectTarget.AbsentFont(
        resource: resource, isFetched: isFetched || AbsentFont.isFetchedFolder(in: path)))
  }

  /// A source that is a member twice is compiled for the platforms of both.
  private mutating func addSource(_ path: String, _ platforms: Set<Platform>?) {
    let isNew = sources.insert(path).inserted
    if let platforms, isNew || sourcePlatforms[path] != nil {
      sourcePlatforms[path, default: []].formUnion(platforms)
    } else {
      sourcePlatforms[path] = nil
    }
  }
}

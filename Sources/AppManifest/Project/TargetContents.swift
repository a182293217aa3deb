import SourceText

/// The files of a target as they are found, before they are told apart.
struct TargetContents {
  var sources: Set<String> = []
  private(set) var fonts: [ProjectResource] = []
  private var seen: Set<String> = []
  /// Fonts that are not on disk.
  private(set) var absent: [ProjectTarget.AbsentFont] = []
  /// Where fonts land, on disk or not, and what their files are called, in lower case.
  private var bundlePaths: Set<String> = []
  private var fileNames: Set<String> = []
  /// What brings resources which are not in the folder.
  private(set) var unseen: UnseenResources?
  private(set) var fetched: UnseenResources?
  /// The place of a script that copies the resources of pods which are not in the folder.
  private var podScript: SourcePlace?
  /// The place of a script of the project that copies fonts which are not known.
  private var copyingScript: SourcePlace?
  /// Whether the project lists each resource: no folder, script or package brings any.
  private(set) var isListed = false
  /// The names of the data sets in its asset catalogs; `nil` where git or the disk leaves some out.
  private(set) var dataSets: Set<String>? = []
  /// Whether it takes in a folder that is not on disk.
  private var hasAbsentReference = false
  /// Fonts of packages that are not among the target's own resources.
  var packageFonts: [String] = []
  /// Sources that are compiled for some of the target's platforms only.
  var sourcePlatforms: [String: Set<Platform>] = [:]
  /// File names in lower case that count as fonts whatever their extension is: a manifest lists them.
  let declaredNames: Set<String>
  /// What the target declares, each once.
  private let entries: [String]
  /// Folders all files of which become part of the target.
  private var folders: [Folder] = []
  private let git: GitFiles

  /// A folder of the project, and the line that takes it in.
  fileprivate struct Folder {
    var path: String
    /// Where a folder lands that keeps its name; `nil` for one whose files land at the top.
    var bundlePath: String?
    var place: SourcePlace?
    var isOnDisk: Bool

    /// Where the file is that the target declares as an entry.
    func path(of entry: String) -> String? {
      guard let bundlePath else { return path + "/" + entry }
      return entry.isBelow(bundlePath) ? path + entry.dropFirst(bundlePath.count) : nil
    }
  }

  init(declaring manifests: [Manifest], git: GitFiles = GitFiles()) {
    self.git = git
    let values = manifests.flatMap(\.entries).map(\.value)
    declaredNames = Set(values.map { $0.lastComponent.lowercased() })
    var seen: Set<String> = []
    entries = values.filter { seen.insert($0).inserted }
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
    remember(bundlePath)
  }

  /// Takes a font that is not on disk; what is no font does not matter.
  mutating func addAbsent(
    _ path: String, bundlePath: String?, place: SourcePlace?, platforms: Set<Platform>? = nil,
    isFetched: Bool = false
  ) {
    guard isFont(path), let bundlePath else { return }
    let resource = ProjectResource(
      path: path, bundlePath: bundlePath, place: place, platforms: platforms)
    // What is declared may be a folder.
    guard FontFiles.isFont(path) else {
      addAbsentFolder(resource, isFetched: isFetched)
      return
    }
    if isFetched, bundlePaths.contains(bundlePath) { return }
    let isFetched =
      isFetched || AbsentFont.isFetchedFolder(in: path) || git.leavesOut(path)
    absent.append(ProjectTarget.AbsentFont(resource: resource, isFetched: isFetched))
    remember(bundlePath)
  }

  /// What is in a bundle within the bundle does not stand in for a file outside of it.
  private mutating func remember(_ bundlePath: String) {
    bundlePaths.insert(bundlePath)
    guard !bundlePath.hasFolder(withExtension: "bundle") else { return }
    fileNames.insert(bundlePath.lastComponent.lowercased())
  }

  /// Takes a folder that keeps its name in the bundle, and that is not on disk: what the target
  /// declares in it is absent.
  mutating func addAbsentReference(
    _ path: String, bundlePath: String?, place: SourcePlace?, platforms: Set<Platform>? = nil
  ) {
    guard let bundlePath else { return }
    hasAbsentReference = true
    for entry in entries.map(\.withoutIdleParts)
    where entry == bundlePath || entry.isBelow(bundlePath) {
      let item = path + entry.dropFirst(bundlePath.count)
      if FontFiles.isFont(item) {
        addAbsent(item, bundlePath: entry, place: place, platforms: platforms)
      } else {
        addAbsentFolder(
          ProjectResource(path: item, bundlePath: entry, place: place, platforms: platforms))
      }
    }
  }

  /// Takes a folder whose fonts are not on disk.
  private mutating func addAbsentFolder(_ resource: ProjectResource, isFetched: Bool = false) {
    let isFetched =
      isFetched || AbsentFont.isFetchedFolder(in: resource.path) || git.leavesOut(resource.path)
      || git.ignoresFonts(in: resource.path)
    absent.append(ProjectTarget.AbsentFont(resource: resource, isFetched: isFetched))
    remember(resource.bundlePath)
  }

  /// Takes a folder of resources that holds no font, where git leaves the fonts out that may be in it.
  mutating func addEmptied(_ path: String, bundlePath: String, place: SourcePlace?) {
    guard git.ignoresFonts(in: path) else { return }
    addAbsentFolder(
      ProjectResource(path: path, bundlePath: bundlePath, place: place), isFetched: true)
  }

  /// Takes note of a folder all files of which become part of the target, be they on disk or not.
  /// - Parameter bundlePath: where it lands, for one that keeps its name in the bundle.
  mutating func addFolder(
    _ path: String, bundlePath: String? = nil, place: SourcePlace?, isOnDisk: Bool
  ) {
    folders.append(
      Folder(path: path, bundlePath: bundlePath, place: place, isOnDisk: isOnDisk))
  }

  /// Accounts for what the target declares and does not hold: a font that git leaves out of a folder is
  /// absent, and anything may be in a folder that is not on disk, or come with fetched packages.
  /// - Parameters:
  ///   - packages: the place of what brings packages whose resources are copied without a word in the
  ///     project.
  ///   - podfile: the list of the packages; where there is none they may bring anything.
  mutating func accountForEntries(
    packages: @autoclosure () -> SourcePlace? = nil, podfile: @autoclosure () -> Podfile? = nil
  ) {
    let missing = entries.filter { FontFiles.isFont($0) && !holds($0) }
    var left: [String] = []
    for entry in entries where !FontFiles.isFont(entry) { addEmptied(entry.withoutIdleParts) }
    for entry in missing {
      if let (path, place) = leftOut(entry) {
        addAbsent(path, bundlePath: entry, place: place, isFetched: true)
      } else if let place = podScript ?? packages(),
        let font = podfile()?.patched[entry.lowercased()]
      {
        add(font, bundlePath: font.lastComponent, place: place)
      } else {
        left.append(entry)
      }
    }
    if let podScript {
      unseen = unseenPods(podScript, left, podfile())
    } else if !left.isEmpty {
      unseen = folders.first { !$0.isOnDisk }?.place.map { UnseenResources(place: $0) }
      if unseen == nil { unseen = copyingScript.map { UnseenResources(place: $0) } }
      if unseen == nil, let place = packages() { unseen = unseenPods(place, left, podfile()) }
    }
    if unseen == nil, let place = packages() { fetched = unseenPods(place, [], podfile()) }
  }

  /// Takes a folder that is declared, where git leaves the fonts out that are to be in it.
  private mutating func addEmptied(_ entry: String) {
    guard !entry.isEmpty, !bundlePaths.contains(where: { $0 == entry || $0.isBelow(entry) }) else {
      return
    }
    for folder in folders where folder.isOnDisk {
      guard let bundlePath = folder.bundlePath, entry == bundlePath || entry.isBelow(bundlePath)
      else { continue }
      let path = folder.path + entry.dropFirst(bundlePath.count)
      guard git.ignoresFonts(in: path) else { continue }
      addAbsentFolder(
        ProjectResource(path: path, bundlePath: entry, place: folder.place), isFetched: true)
      return
    }
  }

  /// Takes an asset catalog; `nil` for one that is not on disk.
  mutating func addCatalog(_ folder: String?, files: [String]) {
    let isWhole = ["ttf", "otf"].allSatisfy { type in
      folder.map { !git.ignores("\($0)/Font.dataset/Font.\(type)") } ?? false
    }
    guard isWhole else {
      dataSets = nil
      return
    }
    for file in files {
      let sets = file.pathComponents.filter { $0.hasSuffix(".dataset") }
      dataSets?.formUnion(sets.map { String($0.dropLast(".dataset".count)) })
    }
  }

  /// Takes note that the project has nothing else that brings resources: no script, and no package.
  mutating func closeList() {
    isListed = folders.isEmpty && !hasAbsentReference && podScript == nil && unseen == nil
  }

  /// Takes note of a script that copies the resources of pods which are not in the folder.
  mutating func addPodScript(_ place: SourcePlace) {
    podScript = podScript ?? place
  }

  /// Takes note of a script that copies fonts, and of which it is not known which they are.
  mutating func addCopyingScript(_ place: SourcePlace) {
    copyingScript = copyingScript ?? place
  }

  /// What pods may bring of what is listed.
  private func unseenPods(
    _ place: SourcePlace, _ entries: [String], _ podfile: Podfile?
  ) -> UnseenResources {
    UnseenResources(place: place, packages: podfile?.fetched, listed: entries)
  }

  /// Whether a font of an entry's name is in the target, or would be.
  private func holds(_ entry: String) -> Bool {
    fileNames.contains(entry.lastComponent.lowercased()) || bundlePaths.contains(entry)
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

extension TargetContents {
  /// The file of an entry that git leaves out of a folder, or of one below it, and the folder's place.
  private func leftOut(_ entry: String) -> (path: String, place: SourcePlace?)? {
    for folder in folders where folder.isOnDisk {
      guard let path = folder.path(of: entry), git.ignores(path) else { continue }
      return (path, folder.place)
    }
    return nil
  }
}

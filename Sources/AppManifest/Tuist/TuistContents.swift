import FileTree
import SourceText

// The files of a target.
extension TuistProjectReader {
  mutating func contents(
    of target: ManifestValue, named name: String, declaring manifests: [Manifest]
  )
    -> TargetContents
  {
    var contents = TargetContents(declaring: manifests, git: files.git)
    for label in ["sources", "resources", "buildableFolders"] where !isFollowed(target[label]) {
      leave("the \(label) of some targets are computed in a way that fontgate does not follow")
    }
    for element in elements(target["sources"]) {
      for file in globbed(element) {
        contents.add(file, bundlePath: nil, place: nil)
      }
    }
    for element in elements(target["resources"]) {
      addResource(element, to: &contents)
    }
    for element in elements(target["buildableFolders"]) {
      addFolder(element, to: &contents)
    }
    for phase in elements(target["copyFiles"]) {
      addCopies(phase, to: &contents)
    }
    for script in elements(target["scripts"]) {
      let path = script["path"].flatMap(path).flatMap(files.file)
      let text = script["script"]?.string ?? path.flatMap(CopyingScript.read)
      CopyingScript(text: text ?? "", place: script.place, root: folder, files: files)
        .add(to: &contents)
    }
    if contents.fonts.isEmpty, let accessors = derivedAccessors(named: name) {
      contents.add(accessors, bundlePath: nil, place: nil)
    }
    let podfile = files.podfile(above: folder)
    contents.accountForEntries(packages: podfile?.place, podfile: podfile)
    return contents
  }

  /// The accessors that Tuist wrote for a target's fonts, where they were kept: they name fonts that may
  /// not be at hand.
  private func derivedAccessors(named name: String) -> String? {
    files.file("\(folder)/Derived/Sources/TuistFonts+\(name).swift")
  }

  private func isFollowed(_ value: ManifestValue?) -> Bool {
    elements(value).allSatisfy { !$0.isUnknown && $0.first?.isUnknown != true }
  }

  /// The elements of a list, however it is wrapped: `["a"]`, `.resources(["a"])`, `"a"`.
  private func elements(_ value: ManifestValue?, depth: Int = 0) -> [ManifestValue] {
    guard let value, depth < 4, !value.isNothing, !program.isCutShort else { return [] }
    if let values = value.array { return values.flatMap { elements($0, depth: depth + 1) } }
    let isList =
      value.isNamed("resources", "sourceFilesList", "paths")
      || value.isNamed("init") && ["SourceFilesList", "ResourceFileElements"].contains(value.type)
    guard isList, value["subpath"] == nil, value["files"] == nil else { return [value] }
    return elements(value.first, depth: depth + 1)
  }

  private func addResource(_ element: ManifestValue, to contents: inout TargetContents) {
    if element.isNamed("folderReference") {
      guard let written = element.first, let path = path(written) else { return }
      let place = written.place
      guard let folder = files.folder(path) else {
        contents.addAbsentReference(path, bundlePath: path.lastComponent, place: place)
        return
      }
      contents.addFolder(folder, bundlePath: folder.lastComponent, place: place, isOnDisk: true)
      for file in files.files(below: folder) {
        let below = folder.lastComponent + file.dropFirst(folder.count)
        contents.add(file, bundlePath: below, place: place)
      }
      return
    }
    let base = element.first ?? element
    if let path = path(base) {
      let folder = PathPattern.fixedFolder(of: path)
      if folder != path {
        contents.addFolder(folder, place: base.place, isOnDisk: files.folder(folder) != nil)
      } else if files.file(path) == nil {
        contents.addAbsent(path, bundlePath: path.lastComponent, place: base.place)
      }
    }
    for file in globbed(element) {
      contents.add(
        file, bundlePath: BundleLayout.flattened(below(base, file)), place: base.place)
    }
  }

  /// The path of a file from the folders of a pattern on, so that a bundle around it is seen.
  private func below(_ pattern: ManifestValue, _ file: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  /// The files of `"a/**"` or `.glob(pattern: "a/**", excluding: ["a/b/**"])`.
  private func globbed(_ element: ManifestValue) -> [String] {
    let pattern = element.isNamed("glob") ? element.first : element
    guard let whole = pattern.flatMap(path), !program.isCutShort else { return [] }
    let excluded = (element["excluding"].map { $0.array ?? [$0] } ?? []).compactMap {
      value in path(value).map { PathPattern($0) }
    }
    return files.files(matching: whole, in: folder).filter { file in
      !excluded.contains { $0.matchesOrContains(file) }
    }
  }

  /// A folder that Xcode keeps in step with the disk: all below it belongs to the target.
  private func addFolder(_ element: ManifestValue, to contents: inout TargetContents) {
    let value = element.first ?? element
    guard let path = path(value) else { return }
    let onDisk = files.folder(path)
    contents.addFolder(path, place: value.place, isOnDisk: onDisk != nil)
    guard let folder = onDisk else { return }
    let exceptions = element["exceptions"]
    let excluded = excludedPaths(exceptions).map {
      PathPattern(FileTree.absolute(folder + "/" + $0))
    }
    for file in files.files(below: folder)
    where !excluded.contains(where: { $0.matchesOrContains(file) }) {
      let below = String(file.dropFirst(folder.count + 1))
      contents.add(file, bundlePath: BundleLayout.flattened(below), place: value.place)
    }
  }

  private func excludedPaths(_ value: ManifestValue?, depth: Int = 0) -> [String] {
    guard let value, depth < 4, !program.isCutShort else { return [] }
    if let values = value.array { return values.flatMap { excludedPaths($0, depth: depth + 1) } }
    if let excluded = value["excluded"]?.array { return excluded.compactMap(\.string) }
    return excludedPaths(value.first, depth: depth + 1)
  }

  /// `.resources(name: …, subpath: "Fonts", files: […])`
  private func addCopies(_ phase: ManifestValue, to contents: inout TargetContents) {
    guard phase.isNamed("resources", "wrapper") else { return }
    let subpath = phase["subpath"]?.string.map { $0 + "/" } ?? ""
    for element in elements(phase["files"]) {
      for file in globbed(element) {
        let name = BundleLayout.flattened(below(element, file)).map { subpath + $0 }
        contents.add(file, bundlePath: name, place: element.place)
      }
    }
  }
}

import FileTree
import SourceText

// The files of a target.
extension TuistProjectReader {
  mutating func contents(of call: CodeCall, named name: String, declaring manifests: [Manifest])
    -> TargetContents
  {
    var contents = TargetContents(declaring: manifests, git: files.git)
    for label in ["sources", "resources", "buildableFolders"] where !isFollowed(call[label]) {
      leave("the \(label) of some targets are computed in a way that fontgate does not follow")
    }
    for element in elements(call["sources"], as: "SourceFilesList") {
      for file in globbed(element) {
        contents.add(file, bundlePath: nil, place: nil)
      }
    }
    for element in elements(call["resources"], as: "ResourceFileElements") {
      addResource(element, to: &contents)
    }
    for element in elements(call["buildableFolders"], as: "BuildableFolder") {
      addFolder(element, to: &contents)
    }
    for phase in elements(call["copyFiles"], as: "CopyFilesAction") {
      addCopies(phase, to: &contents)
    }
    let podfile = files.podfile(above: folder)
    contents.accountForEntries(packages: podfile?.place, podfile: podfile)
    return contents
  }

  private func isFollowed(_ value: CodeValue?) -> Bool {
    guard let value else { return true }
    return elements(value, as: "").allSatisfy { element in
      guard !element.isUnknown else { return false }
      guard let call = element.call, let first = call.first else { return true }
      return !first.isUnknown
    }
  }

  /// The elements of a list, however it is wrapped: `["a"]`, `.resources(["a"])`, `"a"`.
  private func elements(_ value: CodeValue?, as type: String, depth: Int = 0) -> [CodeValue] {
    guard let value, depth < 4 else { return [] }
    switch evaluator.resolve(value, as: type) {
    case .array(let values, _):
      guard evaluator.spend(values.count) else { return [] }
      return values.flatMap { elements($0, as: type, depth: depth + 1) }
    case .call(let call)
    where call.isNamed(
      "resources", "sourceFilesList", "SourceFilesList", "ResourceFileElements", "paths"):
      guard call["subpath"] == nil, call["files"] == nil else { return [.call(call)] }
      return elements(call.first, as: type, depth: depth + 1)
    case let other: return [other]
    }
  }

  private func addResource(_ element: CodeValue, to contents: inout TargetContents) {
    if let call = element.call, call.isNamed("folderReference") {
      guard let path = call.first.flatMap(path) else { return }
      let place = call.first?.place ?? call.place
      guard let folder = files.folder(path) else {
        contents.addAbsentReference(path, bundlePath: path.lastComponent, place: place)
        return
      }
      for file in files.files(below: folder) {
        let below = folder.lastComponent + file.dropFirst(folder.count)
        contents.add(file, bundlePath: below, place: place)
      }
      return
    }
    let base = element.call?.first ?? element
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
  private func below(_ pattern: CodeValue, _ file: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  /// The files of `"a/**"` or `.glob(pattern: "a/**", excluding: ["a/b/**"])`.
  private func globbed(_ element: CodeValue) -> [String] {
    let pattern = element.call?.isNamed("glob") == true ? element.call?.first : element
    guard let whole = pattern.flatMap(path), evaluator.spend(1) else { return [] }
    let excluded = (element.call?["excluding"].map { $0.array ?? [$0] } ?? []).compactMap {
      value in path(value).map { PathPattern($0) }
    }
    return files.files(matching: whole, in: folder).filter { file in
      !excluded.contains { $0.matchesOrContains(file) }
    }
  }

  /// A folder that Xcode keeps in step with the disk: all below it belongs to the target.
  private func addFolder(_ element: CodeValue, to contents: inout TargetContents) {
    let value = element.call?.first ?? element
    guard let path = path(value) else { return }
    let onDisk = files.folder(path)
    contents.addFolder(path, place: value.place, isOnDisk: onDisk != nil)
    guard let folder = onDisk else { return }
    let exceptions = element.call?["exceptions"]
    let excluded = excludedPaths(exceptions).map { FileTree.absolute(folder + "/" + $0) }
    for file in files.files(below: folder) where !excluded.contains(file) {
      let below = String(file.dropFirst(folder.count + 1))
      contents.add(file, bundlePath: BundleLayout.flattened(below), place: value.place)
    }
  }

  private func excludedPaths(_ value: CodeValue?, depth: Int = 0) -> [String] {
    guard let value, depth < 4 else { return [] }
    if let values = value.array {
      guard evaluator.spend(values.count) else { return [] }
      return values.flatMap { excludedPaths($0, depth: depth + 1) }
    }
    guard let call = value.call else { return [] }
    if let excluded = call["excluded"]?.array { return excluded.compactMap(\.string) }
    return excludedPaths(call.first, depth: depth + 1)
  }

  /// `.resources(name: …, subpath: "Fonts", files: […])`
  private func addCopies(_ phase: CodeValue, to contents: inout TargetContents) {
    guard let call = phase.call, call.isNamed("resources", "wrapper") else { return }
    let subpath = call["subpath"]?.string.map { $0 + "/" } ?? ""
    for element in elements(call["files"], as: "CopyFileElement") {
      for file in globbed(element) {
        let name = BundleLayout.flattened(below(element, file)).map { subpath + $0 }
        contents.add(file, bundlePath: name, place: element.place)
      }
    }
  }
}

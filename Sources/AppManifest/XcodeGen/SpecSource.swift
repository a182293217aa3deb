import FileTree
import SourceText

/// One item of a target's `sources`.
struct SpecSource {
  enum Form: String {
    case group, folder, syncedFolder, file
  }

  /// What becomes of its files, where the spec says so.
  enum Phase {
    case resources, other
    /// Copied below the bundle's resources.
    case copied(subpath: String)
  }

  var path: String
  var place: SourcePlace
  var form: Form?
  var phase: Phase?
  var excludes: [PathPattern]
  var includes: [PathPattern]
  var explicitFolders: [PathPattern]
  var isOptional: Bool
  var platforms: Set<Platform>?

  /// - Parameter folder: the folder that the paths of a file of the spec start from.
  init?(_ item: PlacedValue, folder: (SourcePlace) -> String) {
    guard let path = item.string == nil ? item["path"] : item, let text = path.string else {
      return nil
    }
    self.path = FileTree.absolute(text.hasPrefix("/") ? text : folder(path.place) + "/" + text)
    place = path.place
    form = item["type"]?.string.flatMap(Form.init)
    phase = item["buildPhase"].flatMap(Self.phase)
    excludes = item["excludes"]?.strings.map { PathPattern($0) } ?? []
    includes = item["includes"]?.strings.map { PathPattern($0) } ?? []
    explicitFolders = item["explicitFolders"]?.strings.map { PathPattern($0) } ?? []
    isOptional = item["optional"]?.boolean ?? false
    platforms = item["destinationFilters"].map { Set($0.strings.compactMap(SpecProduct.platform)) }
  }

  /// Whether fonts of it land where an entry of the manifest looks for them.
  var copiesResources: Bool {
    if case .other? = phase { false } else { true }
  }

  /// The items of a target's `sources`: one, or a list.
  static func all(_ value: PlacedValue?, folder: (SourcePlace) -> String) -> [SpecSource] {
    guard let value else { return [] }
    return (value.array ?? [value]).compactMap { SpecSource($0, folder: folder) }
  }

  static func phase(_ value: PlacedValue) -> Phase? {
    if let name = value.string { return name == "resources" ? .resources : .other }
    guard let copy = value["copyFiles"] else { return nil }
    guard let destination = copy["destination"]?.string,
      ["resources", "wrapper"].contains(destination)
    else { return .other }
    return .copied(subpath: copy["subpath"]?.string ?? "")
  }
}

/// Sorts the files of sources into a target, as XcodeGen does.
struct SpecSourceReader {
  let files: ProjectFiles
  /// What a folder is where its source does not say so.
  let defaultForm: SpecSource.Form
  /// The phase that the spec gives to an extension.
  let fileTypes: [String: SpecSource.Phase]

  /// - Returns: whether there is anything at the source's path.
  func read(_ source: SpecSource, into contents: inout TargetContents) -> Bool {
    if let file = files.file(source.path) {
      add(file, in: source, named: file.lastComponent, to: &contents)
      return true
    }
    guard let folder = files.folder(source.path), !files.items(in: folder).isEmpty else {
      return false
    }
    let form = form(of: source)
    if source.copiesResources, form != .file {
      contents.addFolder(
        folder, bundlePath: form == .folder ? folder.lastComponent : nil, place: source.place,
        isOnDisk: true)
    }
    for file in files.members(below: folder) {
      let relative = String(file.dropFirst(folder.count + 1))
      guard form == .folder || form == .file || isIncluded(relative, source) else { continue }
      add(
        file, in: source, named: bundlePath(relative, of: folder, form, source), to: &contents)
    }
    return true
  }

  /// Takes note of a source that is not on disk.
  func leaveOut(_ source: SpecSource, of contents: inout TargetContents) {
    guard source.copiesResources else { return }
    if contents.isFont(source.path) {
      contents.addAbsent(
        source.path, bundlePath: source.path.lastComponent, place: source.place,
        platforms: source.platforms)
    } else if form(of: source) == .folder {
      contents.addAbsentReference(
        source.path, bundlePath: source.path.lastComponent, place: source.place,
        platforms: source.platforms)
    } else if source.path.pathExtension.isEmpty {
      contents.addFolder(source.path, place: source.place, isOnDisk: false)
    }
  }

  private func form(of source: SpecSource) -> SpecSource.Form {
    source.form ?? (source.path.pathExtension.isEmpty ? defaultForm : .file)
  }

  private func isIncluded(_ relative: String, _ source: SpecSource) -> Bool {
    if source.excludes.contains(where: { $0.matchesOrContains(relative) }) { return false }
    return source.includes.isEmpty || source.includes.contains { $0.matchesOrContains(relative) }
  }

  private func bundlePath(
    _ relative: String, of folder: String, _ form: SpecSource.Form, _ source: SpecSource
  ) -> String? {
    let name = folder.lastComponent
    switch form {
    case .folder: return name + "/" + relative
    case .file:
      return BundleLayout.flattened(name + "/" + relative).map { _ in name + "/" + relative }
    case .group: return BundleLayout.flattened(relative)
    case .syncedFolder:
      let parts = relative.pathComponents
      for end in parts.indices.dropLast() {
        let path = parts[...end].joined(separator: "/")
        guard source.explicitFolders.contains(where: { $0.matches(path) }) else { continue }
        return parts[end...].joined(separator: "/")
      }
      return BundleLayout.flattened(relative)
    }
  }

  private func add(
    _ file: String, in source: SpecSource, named bundlePath: String?,
    to contents: inout TargetContents
  ) {
    let phase = source.phase ?? (source.form == .folder ? nil : fileTypes[file.pathExtension])
    let target: String? =
      switch phase {
      case nil, .resources: bundlePath
      case .other: nil
      case .copied(let subpath):
        bundlePath.map { subpath.isEmpty ? $0 : subpath + "/" + $0 }
      }
    contents.add(file, bundlePath: target, place: source.place, platforms: source.platforms)
  }
}

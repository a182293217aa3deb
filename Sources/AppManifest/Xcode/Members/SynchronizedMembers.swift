import FileTree
import SourceText
import XcodeProjects

/// The members that a target has through folders that Xcode 16 keeps in step with the disk.
///
/// Every file of such a folder is a member of the targets that own it. An exception takes files out where
/// its target owns the folder, and in where it does not (fact P13).
struct SynchronizedMembers {
  let project: XcodeProject
  let target: XcodeObject
  let files: ProjectFiles
  let settings: BuildSettings
  let manifests: Set<String>

  func add(to contents: inout TargetContents) {
    let owned = Set(target.strings("fileSystemSynchronizedGroups"))
    let phases = Set(target.strings("buildPhases"))
    for group in project.synchronizedGroups.concerning(target, owned: owned, phases: phases) {
      let exceptions = project.objects("exceptions", of: group)
      let own = exceptions.filter { $0.string("target") == target.id }
      let ofPhases = exceptions.filter { phases.contains($0.string("buildPhase") ?? "-") }
      add(Folder(group, isOwner: owned.contains(group.id), own, ofPhases), to: &contents)
    }
  }

  /// A synchronized folder as the target sees it.
  private struct Folder {
    let group: XcodeObject
    let isOwner: Bool
    let exceptions: [XcodeObject]
    let phaseExceptions: [XcodeObject]
    /// Folders that are copied with their name, as folder references are.
    let explicitFolders: [String]

    init(_ group: XcodeObject, isOwner: Bool, _ own: [XcodeObject], _ ofPhases: [XcodeObject]) {
      self.group = group
      self.isOwner = isOwner
      exceptions = own
      phaseExceptions = ofPhases
      explicitFolders = group.strings("explicitFolders")
    }
  }
}

extension SynchronizedMembers {
  private func add(_ folder: Folder, to contents: inout TargetContents) {
    guard let path = project.path(of: folder.group) else { return }
    let root = files.folder(path)
    if folder.isOwner {
      contents.addFolder(path, place: folder.group.place, isOnDisk: root != nil)
    }
    guard let root else { return }
    let listed = Paths(folder.exceptions.flatMap { $0.strings("membershipExceptions") }, folder)
    let moved = folder.phaseExceptions.map { set in
      (
        paths: Paths(set.strings("membershipExceptions"), folder),
        destination: project.object("buildPhase", of: set).flatMap {
          ResourceDestination($0, settings)
        }
      )
    }
    let filters = platformFilters(folder)
    for file in files.everyMember(below: root) where !manifests.contains(file) {
      let relative = String(file.dropFirst(root.count + 1))
      guard let bundlePath = bundlePath(relative, folder) else { continue }
      let platforms = filters.first { $0.paths.contains(relative) }?.platforms
      let phase = moved.first { $0.paths.contains(relative) }
      guard phase != nil || listed.contains(relative) != folder.isOwner else { continue }
      let target = phase == nil ? bundlePath : phase?.destination?.path(bundlePath)
      contents.add(file, bundlePath: target, place: folder.group.place, platforms: platforms)
    }
  }

  private func platformFilters(_ folder: Folder)
    -> [(paths: Paths, platforms: Set<Platform>)]
  {
    folder.exceptions.flatMap { $0["platformFiltersByRelativePath"]?.entries ?? [] }.map { entry in
      let names = entry.value.array?.compactMap(\.string) ?? []
      return (Paths([entry.key], folder), Platform.named(names))
    }
  }

  /// Where a file of the folder lands: at the top, or with the explicit folder it stands in.
  private func bundlePath(_ relative: String, _ folder: Folder) -> String? {
    for explicit in folder.explicitFolders where relative.isBelow(explicit) {
      return explicit.lastComponent + relative.dropFirst(explicit.count)
    }
    return BundleLayout.flattened(relative)
  }

  /// The paths that an exception lists: files, folders that count as one file, and explicit folders.
  private struct Paths {
    private let files: Set<String>
    private let folders: [String]
    /// `/Localized: Main.strings` means that file of every language.
    private let localized: Set<String>

    init(_ paths: [String], _ folder: Folder) {
      let mark = "/Localized: "
      localized = Set(
        paths.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) })
      files = Set(paths)
      folders = paths.filter { path in
        BundleLayout.isWrapper(path.lastComponent) || folder.explicitFolders.contains(path)
      }
    }

    func contains(_ relative: String) -> Bool {
      if files.contains(relative) { return true }
      if folders.contains(where: { relative.isBelow($0) }) { return true }
      guard !localized.isEmpty else { return false }
      let parts = relative.pathComponents
      guard let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
      let plain = parts[..<language] + parts[(language + 1)...]
      return localized.contains(plain.joined(separator: "/"))
        || localized.contains(String(parts.last ?? ""))
    }
  }
}

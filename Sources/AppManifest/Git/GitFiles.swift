import FileTree
import SourceText

/// What git's own files say of the paths of a run: `.gitignore` and `.gitmodules`, each read once.
///
/// Only the folders between a path and the repository's count; where nothing holds `.git`, all above it.
final class GitFiles {
  /// Characters that are compared at most: a fraction of a second's work, and enough for ten thousand
  /// fonts that are not there.
  static let mostEffort = 20_000_000

  private var folders: [String: GitFolder?] = [:]
  /// What was decided for a path by itself.
  private var decisions: [String: Bool] = [:]
  private var effortLeft: Int
  private var unfollowed: [UncheckedFile] = []

  /// The files of git's own that were not followed to their end.
  var unchecked: [UncheckedFile] {
    let files = folders.values.compactMap { $0?.unchecked }.joined() + unfollowed
    return files.sorted { $0.path.precedesByBytes($1.path) }
  }

  init(mostEffort: Int = GitFiles.mostEffort) { effortLeft = mostEffort }

  /// Whether something brings a file before the build that is not here: git ignores it, or it belongs to
  /// another repository within this one.
  func leavesOut(_ path: String) -> Bool {
    let folders = folders(around: path)
    return ignores(path, by: folders) || folders.contains { $0.holdsSubmodule(with: path) }
  }

  /// Whether git leaves a file or folder out.
  func ignores(_ path: String) -> Bool { ignores(path, by: folders(around: path)) }

  /// Whether git leaves out the fonts of a folder, whatever else is in it.
  func ignoresFonts(in folder: String) -> Bool {
    ["ttf", "otf"].contains { ignores("\(folder)/Font.\($0)") }
  }

  /// The folder of the repository that holds a file or folder; `nil` where that cannot be said.
  func repository(around path: String) -> String? {
    folders(around: path).first { $0.isRepository }?.path
  }
}

extension GitFiles {
  /// The folders above a path, from the one that holds the repository inwards.
  private func folders(around path: String) -> [GitFolder] {
    var found: [GitFolder] = []
    // From the outside in: where a folder is not there, none within it is.
    for path in path.folder.withFoldersAbove.reversed() {
      guard let folder = folder(at: path) else { break }
      if folder.isRepository { found = [] }
      found.append(folder)
    }
    return found
  }

  /// What git's files in a folder say; `nil` where there is no such folder.
  private func folder(at path: String) -> GitFolder? {
    if let known = folders[path] { return known }
    let folder = FileTree.isFolder(path) ? GitFolder(path) : nil
    folders[path] = .some(folder)
    return folder
  }

  /// Nothing below a folder that is left out is taken in again.
  private func ignores(_ path: String, by folders: [GitFolder]) -> Bool {
    guard let outermost = folders.first?.path, folders.contains(where: { !$0.rules.isEmpty })
    else { return false }
    var part = outermost
    for name in path.behind(part).pathComponents {
      part += "/" + name
      if decides(part, folders) { return true }
    }
    return false
  }

  private func decides(_ path: String, _ folders: [GitFolder]) -> Bool {
    if let known = decisions[path] { return known }
    var isIgnored = false
    for folder in folders where !folder.rules.isEmpty && path.isBelow(folder.path) {
      let relative = path.behind(folder.path)
      isIgnored = decides(PathPattern.Names(relative), folder) ?? isIgnored
    }
    decisions[path] = isIgnored
    return isIgnored
  }

  private func decides(_ names: PathPattern.Names, _ folder: GitFolder) -> Bool? {
    guard effortLeft > 0 else { return nil }
    let decision = folder.decides(names, effort: &effortLeft)
    if effortLeft <= 0 {
      unfollowed.append(
        UncheckedFile(
          path: folder.path + "/.gitignore",
          reason: "was not applied to all paths: its patterns are too many or too long",
          isError: false))
    }
    return decision
  }
}

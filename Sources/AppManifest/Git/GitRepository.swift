import FileTree

/// The repository that a path lies in.
struct GitRepository {
  /// The folders above the path, from the one that holds `.git` inwards; all of them where none does.
  let folders: [String]

  init(around path: String) {
    var folders: [String] = []
    var folder = path.folder
    while !folder.isEmpty {
      folders.insert(folder, at: 0)
      if Self.exists(folder + "/.git") { break }
      folder = folder.folder
    }
    self.folders = folders
  }

  /// Whether something brings a file before the build that is not here: git ignores it, or it belongs to
  /// another repository within this one.
  static func leavesOut(_ path: String) -> Bool {
    GitIgnore(for: path).ignores(path) || GitSubmodules(around: path).hold(path)
  }

  /// The lines of a file of git's own; none where it is not there.
  static func lines(of path: String) -> [String] {
    guard let bytes = try? FileTree.read(path, limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      String($0).trimmed
    }
  }

  private static func exists(_ path: String) -> Bool {
    do {
      _ = try FileTree.read(path, limit: 0)
      return true
    } catch {
      return error.reason != "no such file or folder" && error.reason != "is no folder"
    }
  }
}

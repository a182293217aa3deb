extension FileTree {
  /// Whether something stands at a path; a link that leads nowhere does.
  package static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.exists(path)
  }

  /// Whether something other than a folder stands at a path, links followed.
  package static func isFile(_ path: String) -> Bool {
    kind(at: path).map { $0 != .folder } ?? false
  }

  /// Whether a regular file stands at a path, links followed: no pipe, socket or device.
  package static func isRegularFile(_ path: String) -> Bool { kind(at: path) == .regular }

  /// Whether a regular file itself stands at a path, and no link to one.
  package static func isPlainFile(_ path: String) -> Bool {
    isRegularFile(path) && !System.isLink(path)
  }

  /// Whether a folder stands at a path, links followed.
  package static func isFolder(_ path: String) -> Bool { kind(at: path) == .folder }

  /// Whether a folder is what a build made: an app, a framework, an archive.
  package static func isBuiltBundle(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return BuiltBundleFolder.isNamed(name) && isFolder(path) && BuiltBundleFolder.contains(path)
  }

  private static func kind(at path: String) -> System.Kind? {
    path.utf8.contains(0) ? nil : (try? System.status(path))?.kind
  }
}

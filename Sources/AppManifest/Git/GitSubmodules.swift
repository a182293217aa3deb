/// The folders of a repository that hold other repositories, as its `.gitmodules` says: they are empty
/// until git fetches them.
struct GitSubmodules {
  private let folders: [String]

  /// Those of the repository that a path lies in.
  init(around path: String) {
    folders = GitRepository(around: path).folders.flatMap { folder in
      GitRepository.lines(of: folder + "/.gitmodules").compactMap { line in
        Self.path(in: line).map { folder + "/" + $0 }
      }
    }
  }

  func hold(_ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// `path = Modules/Fonts`
  private static func path(in line: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, parts[0] == "path" else { return nil }
    return parts[1].split(separator: "/").joined(separator: "/")
  }
}

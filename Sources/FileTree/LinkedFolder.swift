import Algorithms

/// A link to a folder that a walk has listed under another path.
struct LinkedFolder {
  var link: FileTree.File
  /// The path below the root under which the folder is listed.
  var target: String

  /// How many files links may reach a second time.
  static let mostFiles = 50_000

  /// The files of folders by the paths of the links to them, and links that are not followed.
  ///
  /// A link within such a folder is not followed once more, and none that leads to a folder around itself:
  /// so links in circles, and links to folders of links, end.
  /// - Parameter isWanted: whether a file counts, by the path of the link and its own.
  static func files(
    of folders: [LinkedFolder], in files: [FileTree.File],
    where isWanted: (_ link: String, _ path: String) -> Bool
  ) -> ([FileTree.File], [FileFailure]) {
    let files = files.sorted { $0.relativePath.precedesByBytes($1.relativePath) }
    var found: [FileTree.File] = []
    var unfollowed: [FileFailure] = []
    for folder in folders where !folder.leadsAround {
      let below = folder.target + "/"
      var index = files.partitioningIndex { !$0.relativePath.precedesByBytes(below) }
      var own: [FileTree.File] = []
      while index < files.count, files[index].relativePath.hasPrefix(below) {
        guard found.count + own.count < mostFiles else { break }
        let file = files[index]
        index += 1
        let path = folder.link.relativePath + file.relativePath.dropFirst(folder.target.count)
        guard isWanted(folder.link.relativePath, path) else { continue }
        own.append(
          FileTree.File(
            path: folder.link.path + file.relativePath.dropFirst(folder.target.count),
            relativePath: path, size: file.size, kind: file.kind))
      }
      if index < files.count, files[index].relativePath.hasPrefix(below) {
        unfollowed.append(
          FileFailure(
            path: folder.link.path,
            reason: "is not searched: links lead to more than \(mostFiles) files a second time",
            isError: false))
      } else {
        found += own
      }
    }
    return (found, unfollowed)
  }

  /// Whether it stands in the folder that it leads to.
  private var leadsAround: Bool {
    target.isEmpty || link.relativePath == target || link.relativePath.hasPrefix(target + "/")
  }
}

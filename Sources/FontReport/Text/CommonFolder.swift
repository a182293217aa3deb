/// The folder that several paths have in common.
struct CommonFolder {
  /// Ends in a slash; empty where there is none.
  private let prefix: String

  /// - Parameter paths: as they are shown; of a single one nothing is taken out.
  init(of paths: [String]) {
    guard let first = paths.first, paths.count > 1 else {
      prefix = ""
      return
    }
    var common = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for path in Set(paths) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    prefix = common.map { $0 + "/" }.joined()
  }

  /// The folder without a slash at its end; `nil` where there is none.
  var name: String? { prefix.isEmpty || prefix == "/" ? nil : String(prefix.dropLast()) }

  /// A path below the folder.
  func below(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

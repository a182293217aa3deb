import SourceText
/// How processes are called where no project says it: by the folder of their manifest, or where several
/// manifests stand in one folder, by their files.
struct ProcessNames {
  private var names: [String: String] = [:]

  init(manifests: [String], roots: [String]) {
    for (folder, paths) in Dictionary(grouping: manifests, by: \.folder) {
      let name = Self.name(of: folder, roots: roots)
      for path in paths {
        names[path] = paths.count == 1 ? name : Self.name(of: path) ?? name
      }
    }
  }

  subscript(path: String) -> String { names[path] ?? path.lastComponent }

  /// Folders that are named for what they hold and not for the app.
  private static let general: Set<String> = [
    "resources", "supporting files", "supportingfiles", "supporting", "support", "plists", "plist",
    "configuration", "configurations", "config", "info", "infoplists", "source", "sources",
  ]

  private static func name(of folder: String, roots: [String]) -> String {
    var folder = folder
    while general.contains(folder.lastComponent.lowercased()), !roots.contains(folder),
      !folder.folder.isEmpty
    {
      folder = folder.folder
    }
    return folder.lastComponent
  }

  /// `App` of `App-Info.plist`; `nil` of `Info.plist`.
  private static func name(of path: String) -> String? {
    var name = String(path.lastComponent.dropLast(".plist".count))
    if name.lowercased().hasSuffix("info") { name.removeLast(4) }
    while let last = name.last, "-_. ".contains(last) { name.removeLast() }
    return name.isEmpty ? nil : name
  }
}

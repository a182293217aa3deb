import JavaScriptLowering
import SourceText

/// Which modules an app takes in: those that it begins with, and what they import.
///
/// Where no beginning is known, all of a package is taken in, as it is where one of its files cannot be read or
/// takes in a folder; a name of an import that no file is found for takes in every file of the package whose path
/// ends so. Any text that is the path of a file takes it in; other texts take in nothing.
struct JSLiveModules: Sendable {
  /// Whether a module, by its number, begins an app.
  private(set) var areRoots: [Bool]
  private var areLive: [Bool]

  func contains(_ module: Int) -> Bool { areLive[module] }

  init(
    _ modules: [JSModule], _ trees: [JSTree], _ taken: JSTakenModules, _ packages: JSPackageGraph,
    folders: Set<String>
  ) {
    areRoots = modules.map { Self.isRoot($0, folders) }
    areLive = []
    let begun = Set(modules.indices.filter { areRoots[$0] }.map { modules[$0].package.folder })
    let open = Set(
      modules.indices.filter { index in
        modules[index].text.holds("require.context")
          || trees[index].tokens.isEmpty && !modules[index].isDocument
      }.map(packages.home))
    for (index, module) in modules.enumerated() {
      let isBelow = module.path.hasPrefix(module.package.folder + "/")
      if open.contains(packages.home(of: index))
        || isBelow && !begun.contains(module.package.folder) && !module.isDocument
      {
        areRoots[index] = true
      }
    }
    var live = areRoots
    var waiting = modules.indices.filter { live[$0] }
    while let module = waiting.popLast() {
      let found =
        trees[module].takenNames.flatMap { taken.modules($0, importedBy: module) }
        + trees[module].paths.compactMap { taken.module(at: $0, in: module) }
      for target in found where !live[target] {
        live[target] = true
        waiting.append(target)
      }
    }
    areLive = live
  }
}

extension JSLiveModules {
  /// Names of files that bundlers and frameworks begin with.
  private static let entries: Set<String> = ["App", "main", "index", "AppEntry", "_layout"]
  /// Calls that begin an app, or a part of it that native code shows.
  private static let registrations: [StaticString] = [
    "AppRegistry", "registerRootComponent", "registerComponent", "registerHeadlessTask",
  ]

  /// - Parameter folders: those with a `package.json`.
  private static func isRoot(_ module: JSModule, _ folders: Set<String>) -> Bool {
    guard !module.isDocument else { return false }
    if JSTailwind.isConfiguration(module.path) { return true }
    let folder = module.path.folderOfPath
    let stem = module.path.dropFirst(folder.utf8.count + 1).prefix { $0 != "." }
    let parts = folder.dropFirst(module.package.folder.utf8.count).split(separator: "/")
    if folders.contains(folder), entries.contains(String(stem)) { return true }
    if stem == "App" || stem == "main", parts.count <= 3 { return true }
    if module.package.dependencies.contains("expo-router"), parts.contains("app") { return true }
    let main = module.package.mainFiles.contains { file in
      [file, file + "/index"].contains { module.path == $0 || module.path.hasPrefix($0 + ".") }
    }
    return main || registrations.contains(where: module.text.holds)
  }
}

import JavaScriptLowering
import SourceText

/// Which modules an app takes in: those that it begins with, and what they import.
///
/// Where no beginning is known, all of a package is taken in, as it is where one of its files cannot be read or
/// takes in a folder; a name of an import that no file is found for takes in every file of the package whose path
/// ends so. Any text that is the path of a file takes it in; other texts take in nothing.
struct JSLiveModules: Sendable {
  /// Whether a module, by its number, begins an app.
  private var areRoots: [Bool]
  /// Whether others than the code that is read may take what a module, by its number, exports: it begins an
  /// app. The main file of a package of a workspace does not, if other packages import it.
  private(set) var areOpen: [Bool]
  private var areLive: [Bool]

  func contains(_ module: Int) -> Bool { areLive[module] }

  init(
    _ modules: [JSModule], _ trees: [JSTree], _ taken: JSTakenModules, _ packages: JSPackageGraph,
    folders: Set<String>
  ) {
    let roots = modules.map { Self.root($0, folders) }
    areRoots = roots.map { $0 != nil }
    areOpen = areRoots
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
        areOpen[index] = true
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
      for target in found
      where roots[target] == .package && !open.contains(packages.home(of: target))
        && packages.home(of: target) != packages.home(of: module)
      {
        areOpen[target] = false
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

  /// What a module begins.
  private enum Root {
    case app
    /// A package: what its `package.json` calls its main file, or a file that goes by `index` beside that.
    case package
  }

  /// - Parameter folders: those with a `package.json`.
  private static func root(_ module: JSModule, _ folders: Set<String>) -> Root? {
    guard !module.isDocument else { return nil }
    if JSTailwind.isConfiguration(module.path) || registrations.contains(where: module.text.holds) {
      return .app
    }
    let folder = module.path.folderOfPath
    let stem = module.path.dropFirst(folder.utf8.count + 1).prefix { $0 != "." }
    let parts = folder.dropFirst(module.package.folder.utf8.count).split(separator: "/")
    if folders.contains(folder), entries.contains(String(stem)) {
      return stem == "index" ? .package : .app
    }
    if stem == "App" || stem == "main", parts.count <= 3 { return .app }
    if module.package.dependencies.contains("expo-router"), parts.contains("app") { return .app }
    let main = module.package.mainFiles.contains { file in
      [file, file + "/index"].contains { module.path == $0 || module.path.hasPrefix($0 + ".") }
    }
    return main ? .package : nil
  }
}

import JavaScriptLowering
import SourceText

/// Which modules an app takes in: those that it begins with, and what they import.
///
/// Where no beginning is known, all of a package is taken in, as it is where one of its files cannot be read or
/// takes in a folder that is not known; a name of an import that no file is found for takes in every file of the package whose path
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
    let begin = Set(modules.filter(Self.surelyBegins).map(\.package.folder))
    let roots = zip(modules, trees).map { module, tree in
      let hasEntry = begin.contains(module.package.folder)
      return hasEntry && Self.isLeftAside(module, tree)
        ? nil : Self.root(module, folders, hasEntry: hasEntry)
    }
    areRoots = roots.map { $0 != nil }
    areOpen = areRoots
    areLive = []
    let takenFolders = trees.map(\.takenFolders)
    let begun = Set(modules.indices.filter { areRoots[$0] }.map { modules[$0].package.folder })
    let open = Set(
      modules.indices.filter { index in
        takenFolders[index] == nil
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
    var inTakenFolders: Set<Int> = []
    while let module = waiting.popLast() {
      let found =
        trees[module].takenNames.flatMap { taken.modules($0, importedBy: module) }
        + trees[module].paths.compactMap { taken.module(at: $0, in: module) }
      let inFolders = (takenFolders[module] ?? []).flatMap { folder in
        modules.indices.filter { folder.holds(modules[$0].path, takenBy: modules[module].path) }
      }
      inTakenFolders.formUnion(inFolders)
      for target in found + inFolders where !live[target] {
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
    // Whatever they export may be taken, whoever imports them as well.
    for module in inTakenFolders { areOpen[module] = true }
    areLive = live
  }
}

extension JSLiveModules {
  /// Names of files that bundlers and frameworks begin with, where nothing says with which.
  private static let entries: Set<String> = ["App", "main", "AppEntry"]
  /// The same, whatever is said.
  private static let otherEntries: Set<String> = ["index", "_layout"]
  /// Calls that begin an app, or a part of it that native code shows.
  private static let registrations: [StaticString] = [
    "AppRegistry.", "registerRootComponent", "registerComponent", "registerHeadlessTask",
  ]

  /// What a module begins.
  private enum Root {
    case app
    /// A package: what its `package.json` calls its main file, or a file that goes by `index` beside that.
    case package
  }

  /// Whether an app begins with a module for all that its package says, and not with a file of a usual name: the
  /// package's main file, or the `index` beside its `package.json` where that names none, which begins the app itself.
  /// The main file of Expo's router begins with the files of a folder.
  private static func surelyBegins(_ module: JSModule) -> Bool {
    let package = module.package
    guard !module.isDocument else { return false }
    if package.main == router.description {
      return package.dependencies.contains("expo-router") && isOfRouter(module)
    }
    let isEntry = [package.entry, package.entry + "/index"].contains { file in
      guard module.path.hasPrefix(file) else { return false }
      let ending = String(module.path.dropFirst(file.count))
      return ending.isEmpty || endings.contains(ending)
    }
    return isEntry && (registrations + [router]).contains(where: module.text.holds)
  }

  /// Whether a module begins nothing in an app that surely begins with another one, unless that takes it in: of Expo's
  /// `registerRootComponent`, which an app calls once, what a template brought may be left.
  private static func isLeftAside(_ module: JSModule, _ tree: JSTree) -> Bool {
    guard module.text.holds(ofExpo), module.package.dependencies.contains("expo"),
      !surelyBegins(module)
    else { return false }
    let others = Set(registrations.map(\.description)).subtracting([ofExpo.description])
    return !tree.nodes.contains { node in
      switch node.kind {
      case .name(let name), .member(_, let name, _): others.contains(name)
      default: false
      }
    }
  }

  private static let ofExpo: StaticString = "registerRootComponent"

  /// What the name of a file that begins an app on iOS may end with.
  private static let endings = Set(
    ["", ".ios", ".native"].flatMap { platform in
      [".js", ".jsx", ".ts", ".tsx"].map { platform + $0 }
    })

  private static let router: StaticString = "expo-router/entry"

  /// Whether a module is a route, or in the folder of the routes.
  private static func isOfRouter(_ module: JSModule) -> Bool {
    module.path.folder.dropFirst(module.package.folder.utf8.count).pathComponents
      .contains("app")
  }

  /// - Parameters:
  ///   - folders: those with a `package.json`.
  ///   - hasEntry: whether it is known with which files the app of the module's package begins.
  private static func root(_ module: JSModule, _ folders: Set<String>, hasEntry: Bool) -> Root? {
    guard !module.isDocument else { return nil }
    if JSTailwind.isConfiguration(module.path) || registrations.contains(where: module.text.holds) {
      return .app
    }
    let folder = module.path.folder
    let stem = String(module.path.dropFirst(folder.utf8.count + 1).prefix { $0 != "." })
    let parts = folder.dropFirst(module.package.folder.utf8.count).pathComponents
    if folders.contains(folder), otherEntries.contains(stem) {
      return stem == "index" ? .package : .app
    }
    if !hasEntry {
      if folders.contains(folder), entries.contains(stem) { return .app }
      if stem == "App" || stem == "main", parts.count <= 3 { return .app }
    }
    if module.package.dependencies.contains("expo-router"), isOfRouter(module) { return .app }
    let main = module.package.mainFiles.contains { file in
      [file, file + "/index"].contains { module.path == $0 || module.path.hasPrefix($0 + ".") }
    }
    return main ? .package : nil
  }
}

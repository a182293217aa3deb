import JavaScriptLowering
import SourceText

/// Which modules an app takes in: those that it begins with, and what they import.
///
/// Where no beginning is known, all of a package is taken in; a name of an import that no file is found for
/// takes in every file that ends so.
struct JSLiveModules: Sendable {
  /// Whether a module, by its number, begins an app.
  private(set) var areRoots: [Bool]
  private var areLive: [Bool]

  func contains(_ module: Int) -> Bool { areLive[module] }

  init(_ modules: [JSModule], _ trees: [JSTree], _ names: JSModuleNames, folders: Set<String>) {
    areRoots = modules.map { Self.isRoot($0, folders) }
    areLive = []
    let begun = Set(modules.indices.filter { areRoots[$0] }.map { modules[$0].package.folder })
    var imported = modules.indices.map { Self.imported(by: trees[$0]) }
    let isOpen = zip(modules, trees).contains { module, tree in
      module.text.holds("require.context") || tree.tokens.isEmpty && !module.isDocument
    }
    for (index, module) in modules.enumerated() {
      let isBelow = module.path.hasPrefix(module.package.folder + "/")
      if isOpen || isBelow && !begun.contains(module.package.folder) && !module.isDocument {
        areRoots[index] = true
      }
    }
    var byEnd: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() {
      for end in Self.ends(of: module.path) { byEnd[end, default: []].append(index) }
    }
    var live = areRoots
    var waiting = modules.indices.filter { live[$0] }
    while let module = waiting.popLast() {
      for name in imported[module] {
        let found =
          names.module(name, from: modules[module].path).map { [$0] }
          ?? byEnd[Self.ends(of: name).first ?? ""] ?? []
        for target in found where !live[target] {
          live[target] = true
          waiting.append(target)
        }
      }
      imported[module] = []
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

  /// What may be the name of another file: whatever is imported, and every text that may be a path.
  static func imported(by tree: JSTree) -> Set<String> {
    var names = Set(tree.importedNames)
    for export in tree.exports {
      if case .imported(let module, _) = export.value { names.insert(module) }
    }
    for node in tree.nodes {
      switch node.kind {
      case .string(let text) where text.contains("/") && text.utf8.count < 300: names.insert(text)
      case .template(let texts, let parts) where parts.isEmpty:
        if let text = texts.first, text.contains("/"), text.utf8.count < 300 { names.insert(text) }
      default: continue
      }
    }
    return names
  }

  /// What a path ends with, without what tells the language: the file's name, and of an `index` the folder's.
  private static func ends(of path: String) -> [String] {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    guard let last = parts.last else { return [] }
    let stem = String(last.prefix { $0 != "." })
    guard stem == "index", parts.count > 1 else { return [stem] }
    return [stem, String(parts[parts.count - 2])]
  }
}

import JavaScriptLowering
import NameFlow
import SourceText

/// Which modules a module takes in, by the names and the paths that stand in it.
struct JSTakenModules: Sendable {
  private let modules: [JSModule]
  private let names: JSModuleNames
  private let packages: JSPackageGraph
  /// By the last part of their paths, without what tells the language, the modules; an `index` stands for its
  /// folder.
  private let byEnd: [String: [Int]]

  init(_ modules: [JSModule], _ names: JSModuleNames, _ packages: JSPackageGraph) {
    self.modules = modules
    self.names = names
    self.packages = packages
    byEnd = Dictionary(grouping: modules.indices) { Self.parts(of: modules[$0].path).last ?? "" }
  }

  /// The modules that an imported name means: the one that is found, or those of the package whose paths end
  /// as the name does. What comes from a registry, or is not there, is none.
  func modules(_ name: String, importedBy module: Int) -> [Int] {
    let importer = modules[module]
    if let found = names.module(name, from: importer.path) { return [found] }
    let parts = name.split(separator: "/").map(String.init)
    let npm = parts.prefix(name.hasPrefix("@") ? 2 : 1).joined(separator: "/")
    guard !name.hasPrefix("."), !importer.package.dependencies.contains(npm) else { return [] }
    // What an alias that is not known stands for is a folder.
    let below = parts.count > 1 ? Array(parts.dropFirst()) : parts
    let rest = Self.parts(of: below.joined(separator: "/"))
    guard let end = rest.last, end != "index" else { return [] }
    let found = (byEnd[end] ?? []).filter { Self.parts(of: modules[$0].path).ends(with: rest) }
    let home = packages.home(of: module)
    let own = found.filter { packages.home(of: $0) == home }
    guard own.isEmpty else { return own }
    let reach = packages.reach(of: home)
    return found.filter {
      reach.contains(packages.home(of: $0)) || modules[$0].package == importer.package
    }
  }

  /// The module that a text is the path of, from its file, from its package, or by an alias.
  func module(at text: String, in module: Int) -> Int? {
    let path = modules[module].path
    // The first page of a site, or a line: `router.replace('/')`.
    guard text.contains(where: { $0 != "/" }) else { return nil }
    if let found = names.module(text, from: path) { return found }
    guard !text.hasPrefix(".") else { return nil }
    for folder in [packages.home(of: module), modules[module].package.folder].unique {
      for start in ["/", "/src/", "/app/"] {
        if let found = names.module("./" + text, from: folder + start + "file") { return found }
      }
    }
    return nil
  }

  private static func parts(of path: String) -> [String] {
    var parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    guard let last = parts.popLast() else { return [] }
    let stem = String(last.prefix { $0 != "." })
    return stem == "index" && !parts.isEmpty ? parts : parts + [stem]
  }
}

extension [String] {
  fileprivate func ends(with end: [String]) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}

extension JSTree {
  /// The names of the modules that a file imports, or passes on what they export.
  var takenNames: Set<String> { namesOfGivers.union(bareImports) }

  /// The same without those of which it takes nothing but what they do.
  var namesOfGivers: Set<String> {
    var names = Set(importedNames)
    for export in exports {
      if case .imported(let module, _) = export.value { names.insert(module) }
    }
    return names
  }

  /// The texts that may be paths.
  var paths: Set<String> {
    var paths: Set<String> = []
    for node in nodes {
      switch node.kind {
      case .string(let text) where text.mayBePath: paths.insert(text)
      case .template(let texts, let parts) where parts.isEmpty:
        if let text = texts.first, text.mayBePath { paths.insert(text) }
      default: continue
      }
    }
    return paths
  }
}

extension String {
  fileprivate var mayBePath: Bool { utf8.count < 300 && utf8.contains(UInt8(ascii: "/")) }
}

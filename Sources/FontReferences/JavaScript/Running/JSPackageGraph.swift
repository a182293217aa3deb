import JavaScriptLowering
import SourceText

/// Which packages of a folder take in which others: an app takes in those of its workspace that it imports, and
/// nothing of an app beside it.
struct JSPackageGraph: Sendable {
  /// By the modules, the folders of their nearest `package.json`.
  private let homes: [String]
  /// By the folders of packages, those of the packages that they take in themselves.
  private let taken: [String: Set<String>]

  /// - Parameters:
  ///   - targets: by the modules, the modules that they import.
  ///   - packages: all packages, with dependencies or without.
  init(_ modules: [JSModule], targets: [Set<Int>], packages: [JSPackage]) {
    let folders = Set(packages.map(\.folder))
    let homes = modules.map { module in
      var folder = module.path.folder
      while !folder.isEmpty, !folders.contains(folder) { folder = folder.folder }
      return folder
    }
    var taken: [String: Set<String>] = [:]
    for (module, others) in targets.enumerated() {
      for other in others where homes[other] != homes[module] {
        taken[homes[module], default: []].insert(homes[other])
      }
    }
    let named = Dictionary(grouping: packages.filter { $0.name != nil }) { $0.name ?? "" }
    for package in packages {
      for dependency in package.dependencies {
        let local = package.local[dependency]?.package(among: packages)
        for other in local.map({ [$0] }) ?? named[dependency] ?? [] {
          taken[package.folder, default: []].insert(other.folder)
        }
      }
    }
    self.homes = homes
    self.taken = taken
  }

  /// The folder of a module's package.
  func home(of module: Int) -> String { homes[module] }

  /// A package, and those that it takes in, itself or through others.
  func reach(of package: String) -> Set<String> {
    var reach: Set<String> = [package]
    var waiting = [package]
    while let next = waiting.popLast() {
      for other in taken[next] ?? [] where reach.insert(other).inserted { waiting.append(other) }
    }
    return reach
  }

  /// Those that take in another one and that no other takes in, each with those that it takes in and that take it in;
  /// itself, where none does.
  func roots(holding package: String) -> [Set<String>] {
    let reaches = Dictionary(uniqueKeysWithValues: taken.keys.map { ($0, reach(of: $0)) })
    let roots = reaches.keys.filter { root in
      reaches[root]?.contains(package) == true
        && reaches.allSatisfy { key, reach in
          !reach.contains(root) || reaches[root]?.contains(key) == true
        }
    }
    let groups = roots.map { root in
      Set(roots.filter { reaches[$0] == reaches[root] }).union([root])
    }
    return groups.isEmpty ? [[package]] : groups.unique.sorted { $0.min() ?? "" < $1.min() ?? "" }
  }

  /// The packages that take in another one, each with all that it takes in.
  func reaches(holding package: String) -> [Set<String>] {
    taken.keys.sorted().map(reach).filter { $0.contains(package) }
  }
}

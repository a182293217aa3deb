import FileTree
import SourceText

/// The packages whose products Tuist's projects link by `.external(name:)`: those that a folder's
/// `Tuist/Package.swift` depends on, or its `Package.swift`, or the older `Tuist/Dependencies.swift`, to any depth.
struct TuistPackages {
  /// The folders of those that lie in the repository.
  private(set) var folders: [String] = []
  /// The identities of those that are fetched; one of them may lie in the repository all the same.
  private var fetched: Set<String> = []
  /// The products of the former.
  private var products: [String: [ProjectTarget.ID]] = [:]

  /// None.
  init() {}

  init(_ root: String, _ files: ProjectFiles, _ budget: ManifestBudget) {
    let lists = ["Tuist/Package.swift", "Package.swift"].map { root + "/" + $0 }
    let reader = Reader(files: files, budget: budget)
    var pending = lists.flatMap { reader.manifest($0)?.dependencies ?? [] }
    pending += reader.olderDependencies(of: root + "/Tuist/Dependencies.swift", root: root)
    var seen: Set<Dependency> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch next {
      case .fetched(let identity): fetched.insert(identity)
      case .local(let folder):
        folders.append(folder)
        guard let manifest = reader.manifest(folder + "/Package.swift"),
          seen.insert(.local(manifest.folder)).inserted || manifest.folder == folder
        else { continue }
        for name in manifest.products.compactMap({ $0["name"]?.string }) {
          products[name, default: []].append(.product(ofPackage: manifest.folder, name))
        }
        pending += manifest.dependencies
      }
    }
  }

  /// What a product's name may mean: one of a package in the repository, else one of a package that is fetched.
  func products(named name: String) -> [ProjectTarget.ID] {
    products[name] ?? fetched.sorted().map { PackageIdentities.product(ofPackageAt: $0, name) }
  }

  fileprivate enum Dependency: Hashable {
    case local(String)
    case fetched(String)
  }

  /// Reads what lists packages. What cannot be read of a package is said where the package is read.
  private struct Reader {
    let files: ProjectFiles
    let budget: ManifestBudget

    func manifest(_ path: String) -> PackageManifest? {
      guard let path = files.file(path),
        let file = try? ManifestFile.read(path, ifItHolds: "Package")
      else { return nil }
      return PackageManifest(path, ManifestProgram(file, library: .swiftPackage, budget: budget))
    }

    /// `Dependencies(swiftPackageManager: [.local(path: "…"), .remote(url: "…", requirement: …)])`
    func olderDependencies(of path: String, root: String) -> [Dependency] {
      guard let path = files.file(path),
        let file = try? ManifestFile.read(path, ifItHolds: "Dependencies")
      else { return [] }
      let program = ManifestProgram(file, library: .tuist, budget: budget)
      let made = program.constants.lazy.compactMap(program.constant).first {
        $0.isCall && $0.type == "Dependencies"
      }
      guard let list = made?["swiftPackageManager"] else { return [] }
      let values = list.array ?? list.first?.array ?? []
      return values.compactMap { value in
        if let address = value["url"]?.string {
          return .fetched(PackageIdentities.identity(address))
        }
        return value["path"]?.tuistPath(from: path.folder, root: root).map { .local($0) }
      }
    }
  }
}

extension PackageManifest {
  fileprivate var dependencies: [TuistPackages.Dependency] {
    localPackages.map { .local($0.folder) } + remotePackages.map { .fetched($0) }
  }
}

extension ManifestValue {
  /// The absolute path that a value of a project of Tuist means: a string, `.relativeToRoot("…")` or the like.
  func tuistPath(from folder: String, root: String) -> String? {
    if let text = string {
      if text.hasPrefix("//") { return FileTree.absolute(root + text.dropFirst(1)) }
      return FileTree.absolute(text.hasPrefix("/") ? text : folder + "/" + text)
    }
    guard let text = first?.string else { return nil }
    if text.hasPrefix("/") { return FileTree.absolute(text) }
    return FileTree.absolute((isNamed("relativeToRoot") ? root : folder) + "/" + text)
  }
}

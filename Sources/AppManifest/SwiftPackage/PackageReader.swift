import FileTree
import SourceText

/// Makes targets of what a package's manifest says.
struct PackageReader {
  let manifest: PackageManifest
  let files: ProjectFiles
  /// What the manifest defines anywhere.
  let written: WrittenDefinitions

  func read(into reading: inout ProjectReading) {
    reading.packageNames[manifest.folder] = manifest.name
    let apps = manifest.products.filter { $0.isNamed("iOSApplication") }
    let appModules = Set(apps.flatMap { names($0["targets"]) })
    for target in manifest.targets {
      guard let name = target["name"]?.string, !target.isNamed("binaryTarget", "systemLibrary")
      else { continue }
      if !appModules.contains(name) { reading.targets.append(self.target(target, named: name)) }
    }
    for product in manifest.products {
      guard let name = product["name"]?.string else { continue }
      if product.isNamed("iOSApplication") {
        reading.targets.append(app(product, named: name))
      } else {
        reading.targets.append(self.product(product, named: name))
      }
    }
    if apps.isEmpty { addStandIns(to: &reading) }
    if manifest.hasUnknowns {
      reading.leave(
        manifest.path, "some of its targets are computed in a way that fontgate does not follow",
        isError: false)
    }
  }
}

extension PackageReader {
  private func id(_ name: String) -> ProjectTarget.ID {
    ProjectTarget.ID(project: manifest.folder, name: name)
  }

  private func names(_ list: ManifestValue?) -> [String] {
    list?.array?.compactMap(\.string) ?? []
  }

  private func target(_ target: ManifestValue, named name: String) -> ProjectTarget {
    let product: ProjectTarget.Product =
      switch target.name {
      case "testTarget": .tests
      case "executableTarget", "plugin", "macro": .tool
      default: .packageTarget(bundleName: "\(manifest.name)_\(name)")
      }
    let contents = contents(of: target, named: name, declaring: [])
    var read = ProjectTarget(
      id: id(name), product: product, platforms: platforms,
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: Manifest(path: nil))],
      sources: contents.sources, fonts: contents.fonts, dependencies: dependencies(of: target),
      dependencyPlatforms: dependencyPlatforms(of: target), absentFonts: contents.absent)
    read.definitions =
      PackageDefinitions(
        target, written: written, hasTraits: manifest.hasTraits
      ).definitions
    return read
  }

  /// What others link of the package: it has nothing of its own but the targets it stands for.
  private func product(_ product: ManifestValue, named name: String) -> ProjectTarget {
    ProjectTarget(
      id: .product(ofPackage: manifest.folder, name), product: .staticLibrary,
      platforms: platforms,
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: Manifest(path: nil))],
      sources: [], fonts: [], dependencies: names(product["targets"]).map(id))
  }

  /// An app of Swift Playgrounds: the resources of its module lie in the app's own bundle.
  private func app(_ product: ManifestValue, named name: String) -> ProjectTarget {
    var plist = Manifest(path: nil)
    if let file = product["additionalInfoPlistContentFilePath"], !file.isNothing {
      if let path = file.string {
        let whole = FileTree.absolute(manifest.folder + "/" + path)
        plist = InfoPlistFile.read(files.file(whole) ?? whole, named: file.place, git: files.git)
      } else {
        plist = .unseen(nil, as: .computed)
      }
    }
    let modules = manifest.targets.filter { target in
      names(product["targets"]).contains { $0 == target["name"]?.string }
    }
    var app = ProjectTarget(
      id: id(name), product: .process(.app),
      platforms: platforms.contains { $0.platform == .iOS }
        ? platforms : [ProjectTarget.PlatformSupport(platform: .iOS)],
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: plist)],
      sources: [], fonts: [], dependencies: [])
    for module in modules {
      let contents = contents(
        of: module, named: module["name"]?.string ?? "", declaring: [plist])
      app.sources.formUnion(contents.sources)
      app.fonts += contents.fonts
      app.absentFonts += contents.absent
      app.dependencies += dependencies(of: module)
    }
    return app
  }

  /// An executable that starts an app is a process, whatever else is in the folder.
  private func addStandIns(to reading: inout ProjectReading) {
    guard let whole = standIn(for: reading.targets) else { return }
    reading.standIns.append(whole)
    let apps = reading.targets.filter { target in
      target.product == .tool && AppEntryPoint.isIn(target.sources)
    }
    if let app = standIn(for: apps) { reading.packageApps[app.id] = app }
  }

  /// The process that stands for whatever app links the package: all its code runs there, and its
  /// fonts are there if code registers them.
  private func standIn(for targets: [ProjectTarget]) -> ProjectTarget? {
    var process = ProjectTarget(
      id: id("\(manifest.name) (package)"), product: .process(.unknown), platforms: platforms,
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: Manifest(path: nil))],
      sources: [], fonts: [], dependencies: [])
    for target in targets {
      switch target.product {
      case .packageTarget: process.dependencies.append(target.id)
      case .tool:
        // An executable may be an app without a project.
        process.sources.formUnion(target.sources)
        process.dependencies += target.dependencies
        process.fonts += target.fonts.map { font in
          var font = font
          font.bundlePath = "\(manifest.name)_\(target.id.name).bundle/" + font.bundlePath
          return font
        }
      default: break
      }
    }
    guard !process.dependencies.isEmpty || !process.sources.isEmpty else { return nil }
    if manifest.platforms.isEmpty {
      process.platforms = [ProjectTarget.PlatformSupport(platform: importedPlatform(targets))]
    }
    if !process.sources.isEmpty, let bundle = BundleScripts(manifest.folder, files).bundle() {
      bundle.add(to: &process)
    }
    return process
  }

  /// A package that names no platform is for the one whose frameworks it imports.
  private func importedPlatform(_ targets: [ProjectTarget]) -> Platform {
    let paths = targets.filter { $0.product != .tests }.flatMap(\.sources).sorted()
    let sources = paths.map { FileTree.File(path: $0, relativePath: $0, size: 0) }
    return ImportedFrameworks.platform(
      of: [FileTree(root: manifest.folder, files: sources, unreadable: [])])
  }

  private var platforms: [ProjectTarget.PlatformSupport] {
    manifest.platforms.isEmpty
      ? [ProjectTarget.PlatformSupport(platform: .iOS)] : manifest.platforms
  }
}

// MARK: Dependencies

extension PackageReader {
  private func dependencies(of target: ManifestValue) -> [ProjectTarget.ID] {
    (target["dependencies"]?.array ?? []).flatMap(targets)
  }

  private func targets(behind value: ManifestValue) -> [ProjectTarget.ID] {
    if let name = value.string { return byName(name) }
    guard let name = value["name"]?.string else { return [] }
    switch value.name {
    case "target": return [id(name)]
    case "byName": return byName(name)
    case "product": return product(name, of: value["package"]?.string)
    default: return []
    }
  }

  /// The platforms of the dependencies that hold on some only: `condition: .when(platforms: [.iOS])`.
  private func dependencyPlatforms(of target: ManifestValue) -> [ProjectTarget.ID: Set<Platform>] {
    var platforms: [ProjectTarget.ID: Set<Platform>] = [:]
    for value in target["dependencies"]?.array ?? [] {
      guard let named = value["condition"]?["platforms"]?.array else { continue }
      let some = Set(named.compactMap(\.name).compactMap(SpecProduct.platform))
      for id in targets(behind: value) where !some.isEmpty { platforms[id] = some }
    }
    return platforms
  }

  private func byName(_ name: String) -> [ProjectTarget.ID] {
    manifest.targetNames.contains(name) ? [id(name)] : product(name, of: nil)
  }

  private func product(_ name: String, of package: String?) -> [ProjectTarget.ID] {
    let owners = manifest.localPackages.filter { local in
      guard let package else { return true }
      return local.name == package
        || local.folder.lastComponent.lowercased() == package.lowercased()
    }
    if !owners.isEmpty { return owners.map { product(name, in: $0.folder) } }
    let fetched = manifest.remotePackages.filter { $0 == package?.lowercased() || package == nil }
    if !fetched.isEmpty {
      return fetched.map { PackageIdentities.product(ofPackageAt: $0, name) }
    }
    // A package may be called otherwise than its folder: then the product says which it is.
    return manifest.localPackages.map { product(name, in: $0.folder) }
  }

  /// A local package of the project stands for every dependency of its identity: where a path leads to none, the folder's
  /// name says which it is.
  private func product(_ name: String, in folder: String) -> ProjectTarget.ID {
    files.file(folder + "/Package.swift") == nil
      ? PackageIdentities.product(ofPackageAt: folder, name) : .product(ofPackage: folder, name)
  }
}

// MARK: Files

extension PackageReader {
  private func contents(of target: ManifestValue, named name: String, declaring plists: [Manifest])
    -> TargetContents
  {
    var contents = TargetContents(declaring: plists, git: files.git)
    guard let root = root(of: target, named: name) else { return contents }
    let excluded = names(target["exclude"]).map { FileTree.absolute(root + "/" + $0) }
    let sources = names(target["sources"]).map { FileTree.absolute(root + "/" + $0) }
    let all = files.members(below: root).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    for file in all where !FontFiles.isFont(file) {
      let isSource = sources.isEmpty || sources.contains { file == $0 || file.hasPrefix($0 + "/") }
      if isSource { contents.add(file, bundlePath: nil, place: nil) }
    }
    addResources(of: target, below: root, all, to: &contents)
    return contents
  }

  private func addResources(
    of target: ManifestValue, below root: String, _ all: [String], to contents: inout TargetContents
  ) {
    let rules = target["resources"]?.array ?? []
    var copied: Set<String> = []
    // What is copied with its folder is not processed with a folder around it.
    for rule in rules.filter({ $0.isNamed("copy") }) + rules.filter({ $0.isNamed("process") }) {
      guard let written = rule.first, let text = written.string else { continue }
      let place = written.place
      let path = FileTree.absolute(root + "/" + text)
      if files.file(path) == nil, files.folder(path) == nil {
        contents.addAbsent(path, bundlePath: path.lastComponent, place: place)
      }
      if files.file(path) == nil,
        !all.contains(where: { FontFiles.isFont($0) && $0.isBelow(path) })
      {
        contents.addEmptied(path, bundlePath: path.lastComponent, place: place)
      }
      for file in all where file == path || file.hasPrefix(path + "/") {
        let below = file == path ? file.lastComponent : String(file.dropFirst(path.count + 1))
        if rule.isNamed("copy") {
          copied.insert(file)
          let name = file == path ? below : path.lastComponent + "/" + below
          contents.add(file, bundlePath: name, place: place)
        } else if !copied.contains(file) {
          contents.add(file, bundlePath: BundleLayout.flattened(below), place: place)
        }
      }
    }
  }

  /// The folder of a target: the one it names, or the one SwiftPM looks for.
  private func root(of target: ManifestValue, named name: String) -> String? {
    if let path = target["path"]?.string {
      return files.folder(FileTree.absolute(manifest.folder + "/" + path))
    }
    let common = ["Sources", "Source", "src", "srcs"]
    let places =
      switch target.name {
      case "testTarget": ["Tests"] + common
      case "plugin": ["Plugins"] + common
      default: common
      }
    let found = places.lazy.compactMap { files.folder("\(manifest.folder)/\($0)/\(name)") }.first
    if let found { return found }
    return manifest.hasOneTarget && !target.isNamed("testTarget")
      ? files.folder("\(manifest.folder)/Sources") : nil
  }
}

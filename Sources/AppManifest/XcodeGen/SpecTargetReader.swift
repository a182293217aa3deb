import FileTree
import SourceText
import XcodeProjects

/// Reads the targets of one XcodeGen spec.
struct SpecTargetReader {
  let path: String
  let spec: PlacedValue
  let files: ProjectFiles
  /// The folder that the paths in each file of the spec start from.
  let folders: [String: String]
  private let settings: SpecSettings
  private let plists: PlistFiles
  /// The build configuration that was asked for; `nil` means all.
  private let configuration: String?
  private(set) var reading = ProjectReading()

  init(
    path: String, spec: PlacedValue, files: ProjectFiles, folders: [String: String],
    plists: PlistFiles, configuration: String? = nil
  ) {
    self.configuration = configuration
    self.path = path
    self.spec = spec
    self.files = files
    self.folders = folders
    self.plists = plists
    settings = SpecSettings(
      spec: spec, folder: folders[path] ?? path.folder, folders: folders,
      configurationFiles: ConfigurationFiles())
  }

  private var folder: String { folders[path] ?? path.folder }

  mutating func read() {
    let name = spec["name"]?.string ?? folder.lastComponent
    let project = files.folder("\(folder)/\(name).xcodeproj")
    reading.projects = [
      ProjectFile(
        kind: .xcodeGen, path: path, generated: project.map { [$0] } ?? [],
        written: "\(folder)/\(name).xcodeproj")
    ]
    for target in spec["targets"]?.entries ?? [] {
      guard target.value.entries != nil else {
        reading.leave(path, "the target '\(target.key)' is \(target.value.kind)", isError: true)
        continue
      }
      reading.targets.append(read(target))
    }
    reading.unchecked += settings.configurationFiles.unchecked
    if let remark = settings.remark { reading.leave(path, remark, isError: false) }
  }

  private mutating func read(_ entry: PlacedValue.Entry) -> ProjectTarget {
    let target = entry.value
    let name = target["name"]?.string ?? entry.key
    let platforms = platforms(of: target)
    let declarations = declarations(of: target, named: name, platforms)
    var contents = TargetContents(declaring: declarations.map(\.manifest), git: files.git)
    let reader = SpecSourceReader(
      files: files, defaultForm: defaultForm, fileTypes: fileTypes)
    for source in SpecSource.all(target["sources"], folder: folder(of:)) {
      guard !reader.read(source, into: &contents) else { continue }
      reader.leaveOut(source, of: &contents)
      guard !source.isOptional else { continue }
      let word = source.path.contains("${") ? "uses an environment variable" : "is missing"
      reading.leave(
        source.path, "a source of the target '\(name)', \(word)", isError: false)
    }
    addScripts(of: target, to: &contents)
    let podfile = files.podfile(above: folder)
    contents.accountForEntries(packages: podfile?.place, podfile: podfile)
    var read = ProjectTarget(
      id: ProjectTarget.ID(project: path, name: entry.key),
      product: SpecProduct.product(target["type"]?.string ?? ""),
      platforms: supports(of: target, named: name, platforms), declarations: declarations,
      sources: contents.sources,
      fonts: contents.fonts, dependencies: dependencies(of: target),
      dependencyPlatforms: dependencyPlatforms(of: target), host: host(of: target),
      absentFonts: contents.absent)
    read.unseenResources = contents.unseen
    read.fetchedPackages = contents.fetched
    read.definitions = definitions(of: target, named: name, platforms)
    return read
  }

  /// What scripts of the build copy.
  private func addScripts(of target: PlacedValue, to contents: inout TargetContents) {
    for key in ["preBuildScripts", "postCompileScripts", "postBuildScripts"] {
      for script in target[key]?.array ?? [] {
        let path = script["path"].flatMap { written in
          files.file(folder(of: written.place) + "/" + (written.string ?? ""))
        }
        let text = script["script"]?.string ?? path.flatMap(CopyingScript.read)
        CopyingScript(text: text ?? "", place: script.place, root: folder, files: files)
          .add(to: &contents)
      }
    }
  }

  private func definitions(
    of target: PlacedValue, named name: String, _ platforms: [Platform]
  ) -> TargetDefinitions {
    let names = settings.configurations
    let isKnown = configuration.map(names.contains) ?? false
    var definitions = TargetDefinitions()
    definitions.isWhole = settings.areWhole(of: target)
    for other in names {
      let own = settings.settings(of: target, named: name, platforms, in: other)
      if isKnown, other != configuration { definitions.leave(own) } else { definitions.add(own) }
    }
    return definitions
  }

  /// The folder that a path of the spec starts from.
  private func folder(of place: SourcePlace) -> String {
    folders[place.path] ?? folder
  }

  private var defaultForm: SpecSource.Form {
    spec["options"]?["defaultSourceDirectoryType"]?.string.flatMap(SpecSource.Form.init) ?? .group
  }

  private var fileTypes: [String: SpecSource.Phase] {
    let types = spec["options"]?["fileTypes"]?.entries ?? []
    let phases = types.compactMap { type in
      type.value["buildPhase"].flatMap(SpecSource.phase).map { (type.key.lowercased(), $0) }
    }
    return Dictionary(phases) { first, _ in first }
  }
}

// MARK: What a target declares

extension SpecTargetReader {
  private mutating func declarations(
    of target: PlacedValue, named name: String, _ platforms: [Platform]
  ) -> [ProjectTarget.Declaration] {
    var declarations = XcodeDeclarations()
    for configuration in settings.configurations {
      let settings = settings.settings(of: target, named: name, platforms, in: configuration)
      for platform in platforms {
        let manifest = manifest(
          of: target, named: name, settings.settings(sdk: platform.sdk), in: configuration)
        declarations.add(manifest, platform, in: configuration)
      }
    }
    return declarations.joined()
  }

  private mutating func manifest(
    of target: PlacedValue, named name: String, _ settings: BuildSettings,
    in configuration: String
  ) -> Manifest {
    let isWhole = self.settings.areWhole(of: target)
    let manifests = XcodeManifests(
      sourceRoot: folder, name: name, place: target.place, files: files, plists: plists,
      isWhole: isWhole)
    let own = self.settings.own(target, configuration).settings(
      "INFOPLIST_FILE", where: { _ in true })
    // Where the setting names the very file that XcodeGen writes, that is what the target gets.
    let written = target["info"]?["path"]?.string.map { path($0, settings) }
    guard own.allSatisfy({ path($0.text, settings) == written }) else {
      return read(manifests.finding(settings))
    }
    if let info = target["info"] {
      // XcodeGen writes this file, so what it will write counts, not what stands there.
      let properties = info["properties"] ?? PlacedValue(.dictionary([]), place: info.place)
      var manifest = InfoPropertyList(path: info.place.path, root: properties).manifest
      for index in manifest.entries.indices {
        manifest.entries[index].value = settings.expand(manifest.entries[index].value)
      }
      manifest.info = InfoValues(properties, at: "", settings: settings, isWhole: isWhole)
      manifest.setting = info.place
      manifest.opening = opening(of: target)
      manifest.ignoredSettings = manifests.finding(settings).manifest.ignoredSettings
      return manifest
    }
    guard let found = infoPlist(inSourcesOf: target) else {
      return read(manifests.finding(settings))
    }
    return read(manifests.finding(settings.naming(infoPlist: found, at: target.place)))
  }

  private func path(_ text: String, _ settings: BuildSettings) -> String {
    let path = settings.expand(text)
    return FileTree.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// The key of the properties, or that of what holds them.
  private func opening(of target: PlacedValue) -> ListOpening? {
    guard let info = target.entry("info") else { return nil }
    guard let properties = info.value.entry("properties") else {
      return ListOpening(.keyOfOuter(of: "properties"), at: info.keyPlace)
    }
    return ListOpening(.key, at: properties.keyPlace)
  }

  private mutating func read(_ finding: XcodeManifests.Finding) -> Manifest {
    if let remark = finding.remark {
      reading.leave(remark.path, remark.reason, isError: remark.isError)
    }
    return finding.manifest
  }

  /// Where nothing names one, XcodeGen takes the first `Info.plist` among the sources.
  private func infoPlist(inSourcesOf target: PlacedValue) -> String? {
    for source in SpecSource.all(target["sources"], folder: folder(of:)) {
      let candidates = files.file(source.path).map { [$0] } ?? files.files(below: source.path)
      if let found = candidates.first(where: { $0.lastComponent == "Info.plist" }) {
        return found
      }
    }
    return nil
  }
}

extension BuildSettings {
  /// The same with a manifest that counts before any other.
  fileprivate func naming(infoPlist path: String, at place: SourcePlace) -> BuildSettings {
    var layer = SettingsLayer()
    layer.add("INFOPLIST_FILE", BuildSetting(text: path, place: place))
    return adding(layer)
  }
}

// MARK: Platforms and dependencies

extension SpecTargetReader {
  private func platforms(of target: PlacedValue) -> [Platform] {
    let destinations = target["supportedDestinations"]?.strings ?? []
    let named = target["platform"]?.strings ?? []
    var platforms: [Platform] = []
    for platform in (destinations.isEmpty ? named : destinations).compactMap(SpecProduct.platform)
    where !platforms.contains(platform) {
      platforms.append(platform)
    }
    return platforms.isEmpty ? [.iOS] : platforms
  }

  private func supports(of target: PlacedValue, named name: String, _ platforms: [Platform])
    -> [ProjectTarget.PlatformSupport]
  {
    let settings = settings.settings(
      of: target, named: name, platforms, in: settings.configurations.last ?? "Release")
    return platforms.map { platform in
      let version = settings.settings(sdk: platform.sdk).value(platform.deploymentTargetSetting)
      return ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: version.flatMap { OSVersion($0) })
    }
  }

  private func dependencies(of target: PlacedValue) -> [ProjectTarget.ID] {
    (target["dependencies"]?.array ?? []).flatMap(targets)
  }

  private func targets(behind dependency: PlacedValue) -> [ProjectTarget.ID] {
    if let name = dependency["target"]?.string { return [id(ofTarget: name)] }
    if let bundle = dependency["bundle"]?.string {
      return [id(ofTarget: bundle.lastComponent.withoutExtension)]
    }
    if let framework = dependency["framework"]?.string, dependency["implicit"]?.boolean == true {
      return [.product(framework.lastComponent)]
    }
    guard let package = dependency["package"]?.string else { return [] }
    let products = dependency["products"]?.strings ?? dependency["product"]?.strings ?? [package]
    guard let path = localPackage(package), let text = path.string else {
      let fetched = spec["packages"]?[package]
      guard let address = fetched?["url"]?.string ?? fetched?["github"]?.string else { return [] }
      return products.map { PackageIdentities.product(ofPackageAt: address, $0) }
    }
    let folder = FileTree.absolute(folder(of: path.place) + "/" + text)
    return products.map { .product(ofPackage: folder, $0) }
  }

  /// The path of a package in the repository: by its name, or in the older list by its folder's.
  private func localPackage(_ name: String) -> PlacedValue? {
    spec["packages"]?[name]?["path"]
      ?? spec["localPackages"]?.array?.first { $0.string?.lastComponent == name }
  }

  /// The platforms of the dependencies that filters bind to some.
  private func dependencyPlatforms(of target: PlacedValue) -> [ProjectTarget.ID: Set<Platform>] {
    var platforms: [ProjectTarget.ID: Set<Platform>] = [:]
    for dependency in target["dependencies"]?.array ?? [] {
      let filters = ["platforms", "destinationFilters", "platformFilter"].lazy
      guard let filter = filters.compactMap({ dependency[$0] }).first else { continue }
      let named = Platform.named(filter.strings)
      for id in targets(behind: dependency) where !named.isEmpty { platforms[id] = named }
    }
    return platforms
  }

  /// A target of this project, or with `Project/Target` of another that the spec refers to.
  private func id(ofTarget name: String) -> ProjectTarget.ID {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = spec["projectReferences"]?[parts[0]]?["path"],
      let text = path.string
    else { return ProjectTarget.ID(project: self.path, name: name) }
    return ProjectTarget.ID(
      project: FileTree.absolute(folder(of: path.place) + "/" + text), name: parts[1])
  }

  private func host(of target: PlacedValue) -> ProjectTarget.ID? {
    guard SpecProduct.product(target["type"]?.string ?? "") == .tests else { return nil }
    return dependencies(of: target).first { id in
      let type = spec["targets"]?[id.name]?["type"]?.string ?? ""
      return SpecProduct.product(type) == .process(.app)
    }
  }
}

import FileTree
import SourceText

/// Reads the targets of one XcodeGen spec.
struct SpecTargetReader {
  let path: String
  let spec: PlacedValue
  let files: ProjectFiles
  /// The folder that the paths in each file of the spec start from.
  let folders: [String: String]
  private let settings: SpecSettings
  private(set) var reading = ProjectReading()

  init(path: String, spec: PlacedValue, files: ProjectFiles, folders: [String: String]) {
    self.path = path
    self.spec = spec
    self.files = files
    self.folders = folders
    settings = SpecSettings(spec: spec)
  }

  private var folder: String { path.folder }

  mutating func read() {
    let name = spec["name"]?.string ?? folder.lastComponent
    let project = files.folder("\(folder)/\(name).xcodeproj")
    reading.projects = [
      ProjectFile(kind: .xcodeGen, path: path, generated: project.map { [$0] } ?? [])
    ]
    for target in spec["targets"]?.entries ?? [] {
      guard target.value.entries != nil else {
        reading.leave(path, "the target '\(target.key)' is \(target.value.kind)", isError: true)
        continue
      }
      reading.targets.append(read(target))
    }
  }

  private mutating func read(_ entry: PlacedValue.Entry) -> ProjectTarget {
    let target = entry.value
    let name = target["name"]?.string ?? entry.key
    let declarations = declarations(of: target, named: name)
    var contents = TargetContents(declaring: declarations.map(\.manifest))
    let reader = SpecSourceReader(
      files: files, defaultForm: defaultForm, fileTypes: fileTypes)
    for source in SpecSource.all(target["sources"], folder: folder(of:)) {
      guard !reader.read(source, into: &contents), !source.isOptional else { continue }
      let word = source.path.contains("${") ? "names a variable of the environment" : "is missing"
      reading.leave(
        source.path, "a source of the target '\(name)', \(word)", isError: false)
    }
    return ProjectTarget(
      id: ProjectTarget.ID(project: path, name: entry.key),
      product: SpecProduct.product(target["type"]?.string ?? ""),
      platforms: platforms(of: target), declarations: declarations, sources: contents.sources,
      fonts: contents.fonts, dependencies: dependencies(of: target), host: host(of: target))
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
  private mutating func declarations(of target: PlacedValue, named name: String)
    -> [ProjectTarget.Declaration]
  {
    var found: [ProjectTarget.Declaration] = []
    for configuration in settings.configurations {
      let manifest = manifest(of: target, named: name, in: configuration)
      if let same = found.firstIndex(where: { $0.manifest.isEqual(to: manifest) }) {
        found[same].configurations.append(configuration)
        for index in found[same].manifest.ignoredSettings.indices {
          found[same].manifest.ignoredSettings[index].configurations.append(configuration)
        }
      } else {
        found.append(
          ProjectTarget.Declaration(configurations: [configuration], manifest: manifest))
      }
    }
    return found
  }

  private mutating func manifest(
    of target: PlacedValue, named name: String, in configuration: String
  ) -> Manifest {
    let settings = settings.settings(of: target, configuration)
    let expansion = expansion(settings, target, named: name, configuration)
    var manifest: Manifest
    if let file = settings["INFOPLIST_FILE"], let text = file.scalar {
      manifest = plist(expansion.expand(text), named: file.place)
    } else if let info = target["info"] {
      // XcodeGen writes this file, so what it will write counts, not what stands there.
      let properties = info["properties"] ?? PlacedValue(.dictionary([]), place: info.place)
      manifest = InfoPropertyList(path: info.place.path, root: properties).manifest
    } else if let found = infoPlist(inSourcesOf: target) {
      manifest = plist(found, named: target.place)
    } else {
      manifest = Manifest(path: nil)
    }
    for index in manifest.entries.indices {
      manifest.entries[index].value = expansion.expand(manifest.entries[index].value)
    }
    manifest.setting = settings["INFOPLIST_FILE"]?.place ?? target["info"]?.place ?? target.place
    manifest.ignoredSettings = ignoredSettings(settings, expansion, configuration)
    return manifest
  }

  /// `INFOPLIST_KEY_UIAppFonts` and the like, which Xcode does not know.
  private func ignoredSettings(
    _ settings: [String: PlacedValue], _ expansion: SettingExpansion, _ configuration: String
  ) -> [Manifest.IgnoredSetting] {
    [Manifest.Key.uiAppFonts, .atsApplicationFontsPath].compactMap { key in
      guard let setting = settings["INFOPLIST_KEY_" + key.rawValue] else { return nil }
      let words = setting.array?.compactMap(\.scalar) ?? [setting.scalar ?? ""]
      let value = expansion.expand(words.joined(separator: " "))
      guard !value.allSatisfy(\.isWhitespace) else { return nil }
      return Manifest.IgnoredSetting(
        key: key, value: value, configurations: [configuration], place: setting.place)
    }
  }

  private func expansion(
    _ settings: [String: PlacedValue], _ target: PlacedValue, named name: String,
    _ configuration: String
  ) -> SettingExpansion {
    let product = target["productName"]?.string ?? name
    let known = [
      "SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": name, "TARGETNAME": name,
      "PRODUCT_NAME": product, "CONFIGURATION": configuration,
      "PROJECT_NAME": spec["name"]?.string ?? "",
    ]
    return SettingExpansion { settings[$0]?.scalar ?? known[$0] }
  }

  private mutating func plist(_ path: String, named place: SourcePlace) -> Manifest {
    let whole = FileTree.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
    return InfoPlistFile.read(files.file(whole) ?? whole, named: place)
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

// MARK: Platforms and dependencies

extension SpecTargetReader {
  private func platforms(of target: PlacedValue) -> [ProjectTarget.PlatformSupport] {
    let destinations = target["supportedDestinations"]?.strings ?? []
    let named = target["platform"]?.strings ?? []
    let words = destinations.isEmpty ? named : destinations
    var platforms: [Platform] = []
    for platform in words.compactMap(SpecProduct.platform) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    if platforms.isEmpty { platforms = [.iOS] }
    let own = settings.settings(of: target, settings.configurations.first ?? "Release")
    return platforms.map { platform in
      let common = spec["options"]?["deploymentTarget"]?[platform.rawValue]
      let version =
        target["deploymentTarget"]?.scalar ?? target["deploymentTarget"]?[platform.rawValue]?.scalar
        ?? own[platform.deploymentTargetSetting]?.scalar ?? common?.scalar
      return ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: version.flatMap(OSVersion.init))
    }
  }

  private func dependencies(of target: PlacedValue) -> [ProjectTarget.ID] {
    (target["dependencies"]?.array ?? []).flatMap { dependency -> [ProjectTarget.ID] in
      if let name = dependency["target"]?.string { return [id(ofTarget: name)] }
      if let bundle = dependency["bundle"]?.string {
        return [id(ofTarget: bundle.lastComponent.withoutExtension)]
      }
      guard let package = dependency["package"]?.string,
        let path = spec["packages"]?[package]?["path"], let text = path.string
      else { return [] }
      let folder = FileTree.absolute(folder(of: path.place) + "/" + text)
      let products = dependency["products"]?.strings ?? dependency["product"]?.strings ?? [package]
      return products.map { .product(ofPackage: folder, $0) }
    }
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

extension Manifest {
  /// Whether it is the same, be it of another configuration.
  fileprivate func isEqual(to other: Manifest) -> Bool {
    var (left, right) = (self, other)
    for index in left.ignoredSettings.indices { left.ignoredSettings[index].configurations = [] }
    for index in right.ignoredSettings.indices { right.ignoredSettings[index].configurations = [] }
    return left == right
  }
}

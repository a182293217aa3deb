import FileTree
import SourceText
import XcodeProjects

/// Makes targets of what a project says.
struct XcodeTargetReader {
  let project: XcodeProject
  let neighbourhood: XcodeNeighbourhood
  let files: ProjectFiles
  let plists: PlistFiles
  /// The build configuration that was asked for; `nil` means all.
  let configuration: String?
  private let settings: XcodeSettings
  private let links: XcodeLinks
  private let javaScript: ReactNativeSources

  init(
    project: XcodeProject, neighbourhood: XcodeNeighbourhood, files: ProjectFiles,
    plists: PlistFiles, configurations: ConfigurationFiles, hosts: ReactNativeHosts,
    configuration: String?
  ) {
    self.project = project
    self.neighbourhood = neighbourhood
    self.files = files
    self.plists = plists
    self.configuration = configuration
    settings = XcodeSettings(project: project, files: configurations)
    links = XcodeLinks(project, in: neighbourhood)
    javaScript = ReactNativeSources(
      project: project, files: files, hosts: hosts, settings: settings)
  }

  func read(into reading: inout ProjectReading) {
    var targets: [(object: XcodeObject, target: ProjectTarget)] = []
    for identified in project.identifiedTargets where identified.target.isa == "PBXNativeTarget" {
      let target = target(identified.target, identified.id, &reading)
      targets.append((identified.target, target))
      reading.configurationNames.formUnion(settings.configurations(of: identified.target))
    }
    if let remark = settings.work.remark { reading.leave(project.file, remark, isError: true) }
    let headers = XcodeHeaders(project: project, files: files)
    headers.add(to: &targets)
    reading.targets += targets.map(\.target)
  }
}

extension XcodeTargetReader {
  private func target(
    _ object: XcodeObject, _ id: ProjectTarget.ID, _ reading: inout ProjectReading
  ) -> ProjectTarget {
    let settings = settings(of: object)
    let type = object.string("productType") ?? ""
    let product = ProjectTarget.Product(productType: type)
    var platforms: [ProjectTarget.PlatformSupport] = []
    let absentSettings = self.settings.absentFile(of: object)
    let manifests = XcodeManifests(
      project: project, target: object, files: files, plists: plists,
      absentSettings: absentSettings, isWhole: self.settings.areWhole(of: object))
    var declarations = XcodeDeclarations()
    for settings in settings {
      let known = XcodePlatforms(
        settings: settings, productType: type, mayLack: absentSettings != nil)
      for support in known.supports {
        platforms.add(support)
        let finding = manifests.finding(settings.settings(sdk: support.platform.sdk))
        declarations.add(finding.manifest, support.platform, in: settings.configuration)
        if let remark = finding.remark, case .process = product {
          reading.leave(remark.path, remark.reason, isError: remark.isError)
        }
      }
    }
    let joined = declarations.joined()
    let main = settings.last ?? BuildSettings([], sdk: "", configuration: "")
    let own = main.settings(sdk: platforms.first?.platform.sdk ?? "")
    let contents = XcodeMembers(
      project: project, target: object, files: files, settings: own,
      manifests: Set(joined.compactMap(\.manifest.path))
    ).contents(declaring: joined.map(\.manifest))
    var target = ProjectTarget(
      id: id, product: product, platforms: platforms,
      declarations: joined.isEmpty
        ? [.init(configurations: [], manifest: Manifest(path: nil))] : joined,
      sources: contents.sources, fonts: contents.fonts,
      dependencies: links.dependencies(of: object, own))
    target.dependencyPlatforms = links.platforms(of: object)
    for settings in settings {
      target.definitions.add(settings.settings(sdk: platforms.first?.platform.sdk ?? ""))
    }
    for settings in otherSettings(than: settings, of: object) {
      target.definitions.leave(settings.settings(sdk: platforms.first?.platform.sdk ?? ""))
    }
    target.definitions.isWhole = self.settings.areWhole(of: object)
    if product == .tests { target.host = links.host(of: object, own) }
    target.productName = own.value("PRODUCT_NAME").flatMap { $0.contains("$") ? nil : $0 }
    target.absentFonts = contents.absent
    target.unseenResources = contents.unseen
    target.fetchedPackages = contents.fetched
    target.packageFonts = contents.packageFonts
    target.listsResources = contents.isListed
    target.dataSets = contents.isListed ? contents.dataSets : nil
    target.sourcePlatforms = contents.sourcePlatforms
    target.sources.formUnion(javaScript.sources(of: object))
    XcodeExclusions(settings, platforms.map(\.platform), in: project).apply(to: &target)
    if !own.isOn("IBC_COMPILER_AUTO_ACTIVATE_CUSTOM_FONTS", default: true) {
      target.fontDocuments = []
    }
    return target
  }

  /// The settings of the configurations that are asked for, as they are without a platform.
  private func settings(of target: XcodeObject) -> [BuildSettings] {
    var names = settings.configurations(of: target)
    if let configuration {
      names =
        names.contains(configuration)
        ? [configuration] : [settings.defaultConfiguration(of: target) ?? configuration]
    }
    return names.map { settings.settings(of: target, in: $0) }
  }

  /// Those of the configurations that are not.
  private func otherSettings(than own: [BuildSettings], of target: XcodeObject) -> [BuildSettings] {
    guard configuration != nil else { return [] }
    let asked = Set(own.map(\.configuration))
    return settings.configurations(of: target).filter { !asked.contains($0) }
      .map { settings.settings(of: target, in: $0) }
  }
}

extension [ProjectTarget.PlatformSupport] {
  /// Adds a platform; of two versions the older counts.
  fileprivate mutating func add(_ support: Element) {
    guard let known = firstIndex(where: { $0.platform == support.platform }) else {
      append(support)
      return
    }
    let versions = [self[known].deploymentTarget, support.deploymentTarget].compactMap { $0 }
    self[known].deploymentTarget = versions.min()
  }
}

import FileTree
import SourceText

/// Reads one `Project.swift`.
struct TuistProjectReader {
  let path: String
  let files: ProjectFiles
  /// The folder that `.relativeToRoot` means.
  let root: String
  /// What `.external(name:)` names.
  let packages: TuistPackages
  let program: ManifestProgram
  var projectName: String
  var reading = ProjectReading()
  var links = TuistLinks()
  /// Whether what a target is or declares is not followed.
  private(set) var isUnclear = false
  /// Targets of which nothing but the name is known.
  private(set) var unfollowed: Set<ProjectTarget.ID> = []

  init(
    _ file: ManifestFile, helpers: [ManifestFile], files: ProjectFiles, root: String,
    packages: TuistPackages, budget: ManifestBudget
  ) {
    self.files = files
    self.root = root
    self.packages = packages
    path = file.path
    projectName = path.folder.lastComponent
    program = ManifestProgram(file, beside: helpers, library: .tuist, budget: budget)
  }

  var folder: String { path.folder }

  mutating func read() {
    readTargets()
    guard program.isCutShort else { return }
    // What was read of the targets may be a part of them.
    reading.targets = []
    links = TuistLinks()
    unfollowed = []
    addUnknown(named: projectName)
    leave(ManifestBudget.reason)
  }

  private mutating func readTargets() {
    guard let project else {
      addUnknown(named: projectName)
      return
    }
    projectName = project["name"]?.string ?? projectName
    let written = "\(folder)/\(projectName).xcodeproj"
    reading.projects = [
      ProjectFile(
        kind: .tuist, path: path, generated: files.folder(written).map { [$0] } ?? [],
        written: written)
    ]
    guard let targets = project["targets"] else {
      addUnknown(named: projectName)
      return
    }
    let registers = synthesizesFonts(project)
    let packages = localPackages(project["packages"])
    reading.packages.formUnion(packages)
    for value in targets.array ?? [targets] {
      read(value, registers: registers, packages: packages)
    }
  }

  /// Whether the code that Tuist writes for fonts may be made by a template of the project's own. What `tuist scaffold`
  /// uses are no such templates, though they may lie beside them.
  private var hasOwnTemplate: Bool {
    project?["resourceSynthesizers"] != nil
      || [root, folder].contains { start in
        ["Tuist/ResourceSynthesizers", "Tuist/Templates", "ResourceSynthesizers"].contains {
          files.file("\(start)/\($0)/Fonts.stencil") != nil
        }
      }
  }

  /// The project that the file makes, whatever it calls it.
  private var project: ManifestValue? {
    if let usual = program.constant("project"), usual.isCall { return usual }
    let values = program.constants.compactMap(program.constant) + program.expressions
    return values.first { $0.isCall && $0.type == "Project" }
  }

  private mutating func read(_ value: ManifestValue, registers: Bool, packages: [String]) {
    guard let name = name(of: value) else { return addUnknown(named: projectName) }
    let declaration = declaration(value, named: name)
    let contents = contents(of: value, named: name, declaring: [declaration.manifest])
    let id = ProjectTarget.ID(project: path, name: name)
    var target = ProjectTarget(
      id: id, product: product(value, named: name), platforms: platforms(of: value),
      declarations: [declaration], sources: contents.sources, fonts: contents.fonts,
      dependencies: [])
    target.absentFonts = contents.absent
    target.unseenResources = contents.unseen
    target.fetchedPackages = contents.fetched
    if registers, !contents.fonts.isEmpty, target.product != .unknown {
      var registration = SynthesizedRegistration(
        name: "TuistFonts+\(name).swift", place: value.place,
        fonts: Set(contents.fonts.map(\.path)))
      registration.isOfOwnTemplate = hasOwnTemplate
      target.registrations = [registration]
    }
    reading.targets.append(target)
    addDependencies(of: value, to: id, packages)
  }

  /// What a target is called; where its name is computed, what it is counts all the same, under the project's name.
  private mutating func name(of target: ManifestValue) -> String? {
    if let name = target["name"]?.string { return name }
    guard let word = target["product"]?.name, TuistWords.product(word) != nil,
      !reading.targets.contains(where: { $0.id.name == projectName })
    else { return nil }
    reading.leave(
      path, "the name of a target is computed in a way that fontgate does not follow",
      isError: false)
    return projectName
  }

  /// Says that something is not followed: a process of unknown kind stands for it.
  mutating func leave(_ reason: String) {
    isUnclear = true
    reading.leave(path, reason, isError: false)
  }

  /// A target that a helper makes which is not understood.
  private mutating func addUnknown(named name: String) {
    if reading.projects.isEmpty { reading.projects = [ProjectFile(kind: .tuist, path: path)] }
    let id = ProjectTarget.ID(project: path, name: name)
    guard !reading.targets.contains(where: { $0.id == id }) else { return }
    unfollowed.insert(id)
    reading.targets.append(
      ProjectTarget(
        id: id, product: .unknown, platforms: [ProjectTarget.PlatformSupport(platform: .iOS)],
        declarations: [
          ProjectTarget.Declaration(configurations: [], manifest: Manifest(path: nil))
        ],
        sources: Set(files.files(below: folder).filter { FileRole.isSource($0) && $0 != path }),
        fonts: [], dependencies: []))
    leave("the target '\(name)' is created by a function that fontgate does not follow")
  }
}

// MARK: What a target is

extension TuistProjectReader {
  private func product(_ target: ManifestValue, named name: String)
    -> ProjectTarget.Product
  {
    guard let word = target["product"]?.name, let product = TuistWords.product(word) else {
      return .unknown
    }
    // A static library has no bundle: Tuist makes one beside it.
    if product == .staticLibrary, target["resources"] != nil {
      return .packageTarget(bundleName: "\(projectName)_\(name)")
    }
    return product
  }

  private func platforms(of target: ManifestValue) -> [ProjectTarget.PlatformSupport] {
    var platforms: [Platform] = []
    let named = TuistWords.platforms(target["destinations"] ?? target["platform"])
    for platform in named where !platforms.contains(platform) { platforms.append(platform) }
    if platforms.isEmpty { platforms = [.iOS] }
    let versions = target["deploymentTargets"] ?? target["deploymentTarget"]
    return platforms.map { platform in
      ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: TuistWords.version(versions, of: platform))
    }
  }

  /// Whether Tuist writes accessors that register the fonts among a target's resources.
  private func synthesizesFonts(_ project: ManifestValue) -> Bool {
    if project["options"]?["disableSynthesizedResourceAccessors"]?.boolean == true { return false }
    guard let values = project["resourceSynthesizers"]?.array else { return true }
    return values.contains { $0.isNamed("fonts") || $0["parser"]?.isNamed("fonts") == true }
  }
}

// MARK: What a target declares

extension TuistProjectReader {
  private mutating func declaration(_ target: ManifestValue, named name: String)
    -> ProjectTarget.Declaration
  {
    var manifest = manifest(target, named: name)
    if let identifier = target["bundleId"]?.string, areIdentifiersWritten,
      manifest.info.identifiers.allSatisfy(\.holdsSetting)
    {
      manifest.info.identifiers = [identifier]
    }
    return ProjectTarget.Declaration(configurations: [], manifest: manifest)
  }

  /// Whether nothing but `bundleId` has a say in what targets are called: no settings, and not the environment in which
  /// the project is generated.
  private var areIdentifiersWritten: Bool {
    !program.mentions(anyOf: [
      "PRODUCT_BUNDLE_IDENTIFIER", InfoValues.catalystSetting, "xcconfig", "Environment",
    ])
  }

  private mutating func manifest(_ target: ManifestValue, named name: String) -> Manifest {
    guard let value = target["infoPlist"] else { return Self.standard(at: target.place) }
    guard !value.isNothing else { return Manifest(path: nil) }
    if value.string != nil { return plist(value, named: value.place) }
    if value.isDictionary { return dictionary(value, of: name) }
    switch value.name {
    case "default" where !value.isCall:
      var manifest = Self.standard(at: value.place)
      manifest.opening = ListOpening(.standard, at: value.place)
      return manifest
    case "file": return plist(value.first, named: value.place)
    case "extendingDefault", "dictionary":
      if let first = value.first { return dictionary(first, of: name) }
    default: break
    }
    leave("the Info.plist of '\(name)' is computed in a way that fontgate does not follow")
    return .unseen(nil, as: .computed)
  }

  /// The `Info.plist` that Tuist writes by itself, which lists no fonts.
  private static func standard(at place: SourcePlace) -> Manifest {
    Manifest(path: nil, setting: place)
  }

  private mutating func dictionary(_ value: ManifestValue, of name: String) -> Manifest {
    let keys = [Manifest.Key.uiAppFonts, .atsApplicationFontsPath].map(\.rawValue)
    let list = ManifestPropertyList(value, keys: Set(keys))
    if !list.isWhole {
      leave(
        "parts of the Info.plist of '\(name)' are computed in a way that fontgate does not follow")
    }
    var manifest = InfoPropertyList(path: list.value.place.path, root: list.value).manifest
    if list.isWhole {
      manifest.opening = ListOpening(.literal, at: list.value.place)
    } else {
      manifest.unseen = .computed
    }
    return manifest
  }

  private mutating func plist(_ value: ManifestValue?, named place: SourcePlace) -> Manifest {
    guard let value, let path = path(value) else {
      reading.leave(
        self.path, "the path of an Info.plist is computed in a way that fontgate does not follow",
        isError: false)
      return .unseen(nil, as: .computed)
    }
    return InfoPlistFile.read(
      files.file(path) ?? path, named: value.place, git: files.git)
  }

  /// The absolute path that a value means: a string, `.relativeToRoot("…")` or the like.
  func path(_ value: ManifestValue) -> String? { value.tuistPath(from: folder, root: root) }

  private func localPackages(_ value: ManifestValue?) -> [String] {
    (value?.array ?? []).filter { $0.isNamed("local", "package") }
      .compactMap { $0["path"].flatMap(path) }
  }
}

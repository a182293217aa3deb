import FileTree
import SourceText

/// Reads one `Project.swift`.
struct TuistProjectReader {
  let path: String
  let files: ProjectFiles
  /// The folder that `.relativeToRoot` means.
  let root: String
  let evaluator: CodeEvaluator
  private let file: CodeFile
  var projectName: String
  var reading = ProjectReading()
  var links = TuistLinks()
  /// Whether what a target is or declares is not followed.
  private(set) var isUnclear = false
  /// Targets of which nothing but the name is known.
  private(set) var unfollowed: Set<ProjectTarget.ID> = []

  init(
    _ file: CodeFile, helpers: CodeDeclarations, files: ProjectFiles, root: String,
    budget: CodeBudget
  ) {
    self.file = file
    self.files = files
    self.root = root
    path = file.text.path
    projectName = path.folder.lastComponent
    evaluator = CodeEvaluator(helpers.preceded(by: file), budget: budget)
  }

  var folder: String { path.folder }

  mutating func read() {
    readTargets()
    guard evaluator.isCutShort else { return }
    // What was read of the targets may be a part of them.
    reading.targets = []
    links = TuistLinks()
    unfollowed = []
    addUnknown(named: projectName)
    leave(CodeBudget.reason)
  }

  private mutating func readTargets() {
    guard let call = project else {
      addUnknown(named: projectName)
      return
    }
    projectName = call["name"]?.string ?? projectName
    let generated = files.folder("\(folder)/\(projectName).xcodeproj")
    reading.projects = [
      ProjectFile(kind: .tuist, path: path, generated: generated.map { [$0] } ?? [])
    ]
    guard let targets = call["targets"] else {
      addUnknown(named: projectName)
      return
    }
    let registers = synthesizesFonts(call)
    let packages = localPackages(call["packages"])
    for value in targets.array ?? [targets] {
      read(evaluator.resolve(value, as: "Target"), registers: registers, packages: packages)
    }
  }

  /// The project that the file makes, whatever it calls it.
  private var project: CodeCall? {
    let usual = evaluator.constant("project", of: nil).map { evaluator.resolve($0, as: "Project") }
    if let call = usual?.call { return call }
    let values = file.constants.lazy.compactMap { evaluator.constant($0, of: nil) }.map {
      evaluator.resolve($0, as: "Project")
    }
    let made =
      values.compactMap(\.call)
      + file.expressions.lazy.compactMap {
        evaluator.value($0, CodeScope(text: file.text)).call
      }
    return made.first { $0.isNamed("Project") || $0.qualifier == "Project" }
  }

  private mutating func read(_ value: CodeValue, registers: Bool, packages: [String]) {
    guard let call = value.call, let name = call["name"]?.string else {
      addUnknown(named: value.call?["name"]?.string ?? projectName)
      return
    }
    let declaration = declaration(call, named: name)
    let contents = contents(of: call, named: name, declaring: [declaration.manifest])
    let id = ProjectTarget.ID(project: path, name: name)
    var target = ProjectTarget(
      id: id, product: product(call, named: name), platforms: platforms(of: call),
      declarations: [declaration], sources: contents.sources, fonts: contents.fonts,
      dependencies: [])
    target.absentFonts = contents.absent
    target.unseenResources = contents.unseen
    if registers, !contents.fonts.isEmpty, target.product != .unknown {
      target.registrations = [
        SynthesizedRegistration(
          name: "TuistFonts+\(name).swift", place: call.place,
          fonts: Set(contents.fonts.map(\.path)))
      ]
    }
    reading.targets.append(target)
    addDependencies(of: call, to: id, packages)
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
  private func product(_ call: CodeCall, named name: String) -> ProjectTarget.Product {
    guard let word = call["product"]?.memberName, let product = TuistWords.product(word) else {
      return .unknown
    }
    // A static library has no bundle: Tuist makes one beside it.
    if product == .staticLibrary, call["resources"] != nil {
      return .packageTarget(bundleName: "\(projectName)_\(name)")
    }
    return product
  }

  private func platforms(of call: CodeCall) -> [ProjectTarget.PlatformSupport] {
    let value = call["destinations"] ?? call["platform"]
    var platforms: [Platform] = []
    let named = TuistWords.platforms(value.map { evaluator.resolve($0, as: "Destinations") })
    for platform in named where !platforms.contains(platform) { platforms.append(platform) }
    if platforms.isEmpty { platforms = [.iOS] }
    let versions = (call["deploymentTargets"] ?? call["deploymentTarget"]).map { value in
      evaluator.resolve(evaluator.resolve(value, as: "DeploymentTargets"), as: "DeploymentTarget")
    }
    return platforms.map { platform in
      ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: TuistWords.version(versions, of: platform))
    }
  }

  /// Whether Tuist writes accessors that register the fonts among a target's resources.
  private func synthesizesFonts(_ project: CodeCall) -> Bool {
    let options = project["options"]?.call
    if options?["disableSynthesizedResourceAccessors"]?.boolean == true { return false }
    guard let synthesizers = project["resourceSynthesizers"] else { return true }
    guard let values = evaluator.resolve(synthesizers, as: "ResourceSynthesizer").array else {
      return true
    }
    return values.contains { value in
      let call = value.call
      return call?.isNamed("fonts") == true
        || call?["parser"]?.memberName == "fonts" || value.memberName == "fonts"
    }
  }
}

// MARK: What a target declares

extension TuistProjectReader {
  private mutating func declaration(_ call: CodeCall, named name: String)
    -> ProjectTarget.Declaration
  {
    ProjectTarget.Declaration(configurations: [], manifest: manifest(call, named: name))
  }

  private mutating func manifest(_ call: CodeCall, named name: String) -> Manifest {
    guard let written = call["infoPlist"] else { return Manifest(path: nil) }
    let value = evaluator.resolve(written, as: "InfoPlist")
    switch value {
    case .nothing: return Manifest(path: nil)
    case .string(_, let place): return plist(value, named: place)
    case .member(let member) where member.name == "default": return Manifest(path: nil)
    case .call(let plist) where plist.isNamed("file", "extendingDefault", "dictionary"):
      if plist.isNamed("file") { return self.plist(plist.first, named: plist.place) }
      return dictionary(plist.first ?? .unknown(plist.place), plist.place, of: name)
    case .dictionary(_, let place): return dictionary(value, place, of: name)
    default:
      leave("the Info.plist of '\(name)' is computed in a way that fontgate does not follow")
      return Manifest(path: nil)
    }
  }

  private mutating func dictionary(_ value: CodeValue, _ place: SourcePlace, of name: String)
    -> Manifest
  {
    let keys = [Manifest.Key.uiAppFonts, .atsApplicationFontsPath].map(\.rawValue)
    let list = CodePropertyList(value, keys: Set(keys), place: place)
    if !list.unknowns.isEmpty {
      leave(
        "parts of the Info.plist of '\(name)' are computed in a way that fontgate does not follow")
    }
    return InfoPropertyList(path: list.value.place.path, root: list.value).manifest
  }

  private mutating func plist(_ value: CodeValue?, named place: SourcePlace) -> Manifest {
    guard let value, let path = path(value) else {
      reading.leave(
        self.path, "the path of an Info.plist is computed in a way that fontgate does not follow",
        isError: false)
      return Manifest(path: nil)
    }
    return InfoPlistFile.read(
      files.file(path) ?? path, named: value.place ?? place, git: files.git)
  }

  /// The absolute path that a value means: a string, `.relativeToRoot("…")` or the like.
  func path(_ value: CodeValue) -> String? {
    switch evaluator.resolve(value, as: "Path") {
    case .string(let text, _):
      if text.hasPrefix("//") { return FileTree.absolute(root + text.dropFirst(1)) }
      return FileTree.absolute(text.hasPrefix("/") ? text : folder + "/" + text)
    case .call(let call):
      guard let text = call.first?.string else { return nil }
      if text.hasPrefix("/") { return FileTree.absolute(text) }
      return FileTree.absolute((call.isNamed("relativeToRoot") ? root : folder) + "/" + text)
    default: return nil
    }
  }

  private func localPackages(_ value: CodeValue?) -> [String] {
    (value?.array ?? []).compactMap { item in
      guard let call = evaluator.resolve(item, as: "Package").call,
        call.isNamed("local", "package"), let local = call["path"]
      else { return nil }
      return path(local)
    }
  }
}

import SourceText

/// All targets of a folder's projects; knows which code runs in which process.
///
/// Apple platforms look fonts up per process, so a framework or a package is never judged alone: its
/// code and its fonts count in each process that links it, to any depth.
struct ProjectGraph: Sendable {
  private var targets: [ProjectTarget.ID: ProjectTarget]
  private var order: [ProjectTarget.ID]
  /// The folders of packages that no process links and that are not judged for themselves.
  private(set) var unlinkedPackages: Set<String> = []

  /// Of two targets with one ID the first counts.
  /// - Parameters:
  ///   - standIns: processes that count only where no other links what they stand for; in a folder
  ///     that has processes, only the one that stands for the folder itself.
  ///   - packageApps: what of them runs by itself, by their IDs.
  ///   - folder: the absolute path of the folder that was asked about.
  init(
    _ targets: [ProjectTarget], standIns: [ProjectTarget] = [],
    packageApps: [ProjectTarget.ID: ProjectTarget] = [:], folder: String? = nil
  ) {
    self.targets = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<ProjectTarget.ID> = []
    self.order = targets.map(\.id).filter { seen.insert($0).inserted }
    add(standIns, packageApps, folder: folder)
  }

  /// One value for each process, platform and set of equal configurations, in the order of the targets.
  func processes(provider: (ProjectTarget) -> AppProcess.Provider) -> [AppProcess] {
    let tests = tests
    let surroundings = BundleSurroundings(graph: self)
    let defined = definedNames
    var links = Links(graph: self)
    return order.compactMap { targets[$0] }.flatMap { target -> [AppProcess] in
      guard case .process(let kind) = target.product else { return [] }
      let hosted = hosted(tests[target.id] ?? [])
      return target.platforms.flatMap { support in
        let platform = support.platform
        let linked = links.targets(of: target, on: platform)
        let sources = ([target] + linked).sources(on: platform)
        let tests = hosted.sources(on: platform).subtracting(sources)
        let declarations = target.declarations.filter { $0.platforms?.contains(platform) ?? true }
        return declarations.map { declaration in
          var process = AppProcess(
            name: target.id.name, kind: kind.onPlatform(platform), platform: platform,
            deploymentTarget: support.deploymentTarget,
            configurations: declaration.configurations, manifest: declaration.manifest,
            bundle: BundleContents(
              fonts: fonts(of: target, linked, on: platform), matching: target.matching,
              absent: absentFonts(of: target, linked, on: platform),
              unseen: target.unseenResources),
            sources: .files(sources.union(tests)), provider: provider(target),
            synthesized: ([target] + linked).flatMap(\.registrations))
          surroundings.add(to: &process, of: target, linked, &links)
          process.bundle.fetched = target.fetchedPackages
          process.bundle.ofPackages = target.packageFonts
          process.bundle.isListed = target.listsResources
          process.bundle.dataSets = target.dataSets
          process.fontDocuments = .files(target.fontDocuments ?? target.sources)
          process.ownSources = .files(target.sources(on: platform))
          process.testSources = tests
          process.modules = ([target] + linked + hosted).modules(on: platform, defined)
          return process
        }
      }
    }
  }

}

extension ProjectGraph {
  /// The targets that processes link; apps of one kind mostly link the same, which is looked up once.
  struct Links {
    private struct Key: Hashable {
      var dependencies: [ProjectTarget.ID]
      var platform: Platform?
    }

    private let graph: ProjectGraph
    private var known: [Key: [ProjectTarget]] = [:]

    init(graph: ProjectGraph) {
      self.graph = graph
    }

    mutating func targets(
      of process: ProjectTarget, on platform: Platform? = nil
    ) -> [ProjectTarget] {
      let key = Key(dependencies: process.dependencies(on: platform), platform: platform)
      if let found = known[key] { return found }
      let found = graph.linkedTargets(of: process, on: platform)
      known[key] = found
      return found
    }
  }

  /// The names that tell targets apart: any of them defines them in all its configurations. `DEBUG` tells
  /// configurations apart.
  private var definedNames: DefinedNames {
    targets.values.reduce(into: (swift: [], c: [])) { all, target in
      let own = target.definitions.conditions(among: (swift: [], c: []))
      all.swift.formUnion(own.swift.defined.keys)
      all.c.formUnion(own.c.defined.keys)
    }
  }

  /// The targets that are processes, in their order.
  var processTargets: [ProjectTarget] {
    order.compactMap { targets[$0] }.filter {
      if case .process = $0.product { true } else { false }
    }
  }

  /// The test bundles by the process they run in.
  private var tests: [ProjectTarget.ID: [ProjectTarget]] {
    var tests: [ProjectTarget.ID: [ProjectTarget]] = [:]
    for target in order.compactMap({ targets[$0] }) {
      if let host = target.host { tests[host, default: []].append(target) }
    }
    return tests
  }
}

extension ProjectGraph {
  /// The frameworks and bundles that declare fonts, once for each platform: those too that are linked
  /// into the process, and whose manifest is in a bundle beside it or nowhere.
  func libraries() -> [FrameworkFonts] {
    var linking: [ProjectTarget.ID: Set<String>] = [:]
    var links = Links(graph: self)
    for process in order.compactMap({ targets[$0] }) {
      guard case .process = process.product else { continue }
      for target in links.targets(of: process) {
        linking[target.id, default: []].insert(process.id.name)
      }
    }
    return order.compactMap { targets[$0] }.flatMap { target -> [FrameworkFonts] in
      switch target.product {
      case .framework, .staticLibrary, .podLibrary, .resourceBundle, .packageTarget: break
      case .process, .tests, .tool, .unknown: return []
      }
      let declaring = target.declarations.filter(\.manifest.declaresFonts)
      guard !declaring.isEmpty else { return [] }
      let processes = linking[target.id] ?? []
      return target.platforms.flatMap { support in
        declaring.filter { $0.platforms?.contains(support.platform) ?? true }.map { declaration in
          FrameworkFonts(
            name: target.id.name, platform: support.platform,
            configurations: declaration.configurations, manifest: declaration.manifest,
            fonts: Set(target.fonts.map(\.path)), processes: processes)
        }
      }
    }
  }

}

extension Manifest {
  /// Also where the list is no list: its author meant fonts.
  fileprivate var declaresFonts: Bool {
    !entries.isEmpty || !ignoredSettings.isEmpty || !misshapenKeys.isEmpty
  }
}

extension ProjectGraph {
  /// Those that link most come first, so that a package which another one needs stands for nothing.
  ///
  /// Of a package that has an app of its own the app counts in any case, unless another process compiles
  /// it.
  private mutating func add(
    _ standIns: [ProjectTarget], _ packageApps: [ProjectTarget.ID: ProjectTarget], folder: String?
  ) {
    var hasProcess = false
    var linked: Set<ProjectTarget.ID> = []
    var compiled: Set<String> = []
    var links = Links(graph: self)
    for case .some(let target) in order.map({ targets[$0] }) {
      guard case .process = target.product else { continue }
      hasProcess = true
      linked.formUnion(links.targets(of: target).map(\.id))
      compiled.formUnion(target.sources)
    }
    let candidates = standIns.map { ($0, Set(linkedTargets(of: $0).map(\.id))) }
    let sorted = candidates.enumerated().sorted { left, right in
      (-left.element.1.count, left.offset) < (-right.element.1.count, right.offset)
    }
    for (standIn, reached) in sorted.map(\.element) where targets[standIn.id] == nil {
      let app = packageApps[standIn.id].flatMap { app in
        hasProcess && app.sources.isDisjoint(with: compiled) ? app : nil
      }
      let isCovered = !reached.isEmpty && reached.isSubset(of: linked)
      if isCovered {
        if let app { append(app) }
        continue
      }
      // A package may only tell an editor of the sources that an app compiles itself.
      let isCompiled =
        !standIn.sources.isDisjoint(with: compiled)
        || reached.contains { id in
          targets[id].map { !$0.sources.isDisjoint(with: compiled) } ?? false
        }
      if isCompiled { continue }
      guard !hasProcess || standIn.id.project == folder else {
        if let app { append(app) } else { unlinkedPackages.insert(standIn.id.project) }
        continue
      }
      linked.formUnion(reached)
      append(standIn)
    }
  }

  private mutating func append(_ process: ProjectTarget) {
    targets[process.id] = process
    order.append(process.id)
  }

  /// The targets whose code runs in a process, the process's own aside: on one platform, or on any.
  private func linkedTargets(of process: ProjectTarget, on platform: Platform? = nil)
    -> [ProjectTarget]
  {
    var seen: Set<ProjectTarget.ID> = [process.id]
    var pending = process.dependencies(on: platform)
    var linked: [ProjectTarget] = []
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, let target = targets[id], target.isLinkable else { continue }
      linked.append(target)
      pending += target.dependencies(on: platform)
    }
    return linked.sorted { ($0.id.project, $0.id.name) < ($1.id.project, $1.id.name) }
  }

  /// The test bundles that run in a process, with what they link.
  private func hosted(_ tests: [ProjectTarget]) -> [ProjectTarget] {
    tests.flatMap { [$0] + linkedTargets(of: $0) }
  }

  func absentFonts(
    of process: ProjectTarget, _ linked: [ProjectTarget], on platform: Platform
  ) -> [AbsentFont] {
    ([process] + linked).flatMap { target -> [AbsentFont] in
      guard let folder = target.folderInProcess(on: platform) else { return [] }
      return target.absentFonts.compactMap { font in
        guard font.resource.platforms?.contains(platform) ?? true else { return nil }
        return AbsentFont(
          path: font.resource.path, bundlePath: folder + font.resource.bundlePath,
          place: font.resource.place, isFetched: font.isFetched)
      }
    }
  }

  func fonts(
    of process: ProjectTarget, _ linked: [ProjectTarget], on platform: Platform
  ) -> [BundledFile] {
    ([process] + linked).flatMap { target -> [BundledFile] in
      guard let folder = target.folderInProcess(on: platform) else { return [] }
      return target.fonts
        .filter { $0.platforms?.contains(platform) ?? true }
        .map { BundledFile(path: $0.path, bundlePath: folder + $0.bundlePath, place: $0.place) }
    }
  }
}

extension AppProcess.Kind {
  /// An app for the watch is written like any other.
  fileprivate func onPlatform(_ platform: Platform) -> AppProcess.Kind {
    self == .app && platform == .watchOS ? .watchApp : self
  }
}

private typealias DefinedNames = (swift: Set<String>, c: Set<String>)

extension [ProjectTarget] {
  /// What each of them is compiled as, once for each target.
  fileprivate func modules(on platform: Platform, _ defined: DefinedNames) -> [CodeModule] {
    var seen: Set<ProjectTarget.ID> = []
    return compactMap { target in
      guard seen.insert(target.id).inserted else { return nil }
      let sources = target.sources(on: platform)
      guard !sources.isEmpty else { return nil }
      var module = CodeModule(
        name: target.moduleName, sources: sources,
        conditions: target.definitions.conditions(among: defined))
      module.prefixHeader = target.definitions.prefixHeader(among: sources)
      if target.definitions.mayIncludeHeader(outside: sources) {
        module.conditions.c.possible = nil
      }
      return module
    }
  }

  /// The sources of all of them that are compiled for a platform.
  fileprivate func sources(on platform: Platform) -> Set<String> {
    reduce(into: []) { $0.formUnion($1.sources(on: platform)) }
  }
}

extension ProjectTarget {
  /// The name that Swift imports it by: what is no letter or digit becomes an underscore.
  fileprivate var moduleName: String {
    let name = (productName ?? id.name).map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
  }

  /// The sources that are compiled for a platform.
  func sources(on platform: Platform) -> Set<String> {
    guard !sourcePlatforms.isEmpty else { return sources }
    return sources.filter { sourcePlatforms[$0]?.contains(platform) ?? true }
  }

  fileprivate func dependencies(on platform: Platform?) -> [ID] {
    guard let platform, !dependencyPlatforms.isEmpty else { return dependencies }
    return dependencies.filter { dependencyPlatforms[$0]?.contains(platform) ?? true }
  }

  /// Whether its code becomes part of the process that depends on it.
  var isLinkable: Bool {
    switch product {
    case .framework, .staticLibrary, .podLibrary, .packageTarget, .resourceBundle, .unknown: true
    case .process, .tests, .tool: false
    }
  }

  /// Where its resources lie, seen from those of the process; `nil` where they go nowhere.
  fileprivate func folderInProcess(on platform: Platform) -> String? {
    // A bundle of the Mac keeps its resources in a folder of their own.
    let isOnMac = platform == .macOS || platform == .macCatalyst
    switch product {
    case .process, .podLibrary: return ""
    case .framework:
      let name = productName ?? id.name
      return isOnMac
        ? "../Frameworks/\(name).framework/Resources/" : "Frameworks/\(name).framework/"
    case .packageTarget(let name):
      return "\(name).bundle/" + (isOnMac ? "Contents/Resources/" : "")
    case .resourceBundle:
      return "\(productName ?? id.name).bundle/" + (isOnMac ? "Contents/Resources/" : "")
    case .staticLibrary, .tests, .tool, .unknown: return nil
    }
  }
}

package import AppManifest
import FontReferences
import FontResolution
import SourceText

/// The processes a mistake concerns: one, or several that cannot be told apart.
///
/// Where no project file says which process runs which code, what one of them finds must not be
/// reported for another; they are judged together, by the best of them.
struct ProcessGroup {
  /// In the order of the assessment; empty where no process is known.
  var processes: [ProcessFonts]
  /// What documents say of the fonts that they take from files.
  var documents: [InterfaceBuilderFont] = []
  /// Where frameworks declare fonts in vain, by the fonts' paths.
  var libraries: [String: SourcePlace] = [:]
  /// The fonts that `react-native.config.js` has a tool put into the project.
  var linkedFonts: Set<String> = []
  /// The process's name, where there is one.
  var target: String? { processes.count == 1 ? processes.first?.process.name : nil }

  /// The platform, where all have the same.
  var platform: Platform? {
    let platforms = Set(processes.map(\.process.platform))
    return platforms.count == 1 ? platforms.first : nil
  }

  var configurations: [String] {
    processes.count == 1 ? processes.first?.process.configurations ?? [] : []
  }

  /// What tells it from others, in whatever build configuration.
  var identity: [String] { processes.map(\.process.identity).first ?? [] }

  /// Calls that register fonts at run time in any of them, each once.
  var registrations: [FontRegistration] {
    var seen: Set<FontRegistration> = []
    return processes.flatMap(\.registrations).filter { seen.insert($0).inserted }
  }

  /// The key by which fonts are declared here.
  var key: Manifest.Key { processes.first?.process.fontKey ?? .uiAppFonts }

  /// Where its fonts are listed, as messages call it.
  var list: String {
    guard isOfExpo else { return key.rawValue }
    return "\"fonts\" of expo-font in " + (manifestPath?.lastComponent ?? "app.json")
  }

  /// What is to be added to the list for a file.
  func item(for path: String) -> String {
    guard isOfExpo, let folder = manifestPath?.folder, path.hasPrefix(folder + "/") else {
      return entry(for: path)
    }
    return "." + path.dropFirst(folder.count)
  }

  private var manifestPath: String? { processes.first?.process.manifest.path }

  /// Whether Expo makes the app's manifest of its configuration; the targets beside the app have their own.
  var isOfExpo: Bool {
    guard let process = processes.first?.process, case .project(.expo, _) = process.provider else {
      return false
    }
    return process.kind == .app
  }

  /// Whether what stands for its manifest can list fonts.
  var takesFonts: Bool { processes.first?.process.manifest.takesFonts ?? true }

  /// Whether it is a Swift package's code, which has no manifest of its own.
  var isOfPackage: Bool {
    guard case .project(.swiftPackage, _)? = processes.first?.process.provider else { return false }
    return true
  }

  /// What fonts are added to: `the app`.
  var whole: String { isOfPackage ? "the package" : "the app" }

  /// The bundle of its own in which a file lies, where nothing but code registers it.
  func innerBundle(of path: String) -> InnerBundle? {
    processes.lazy.flatMap(\.process.bundle.fonts).first { $0.path == path }?.innerBundle
  }

  /// Whether a source file is compiled into any of them.
  func contains(_ path: String) -> Bool {
    processes.isEmpty || processes.contains { $0.process.sources.contains(path) }
  }

  /// What messages call it: `"App"`, or `any target`.
  var name: String { target?.quoted ?? "any target" }

  /// Where resources have to be: `Copy Bundle Resources of "App"`.
  var resources: String { (processes.first?.process.resourcesList ?? "the bundle") + " of " + name }

  /// What a file is added to, so that it becomes a resource: `"App" (Target Membership)`.
  var membership: String {
    processes.first?.process.hasResourcesPhase == true
      ? "\(name) (Target Membership)" : "the bundle of \(name)"
  }

  /// Whether a file is in the bundle of any of them.
  func has(_ path: String) -> Bool {
    processes.contains { $0.process.bundle.fonts.contains { $0.path == path } }
  }

  /// What an entry of the manifest has to say for a file: its path in the bundle, where that is known.
  func entry(for path: String) -> String {
    processes.first?.process.entry(for: path) ?? path.lastComponent
  }
}

extension AppProcess {
  /// Whether Xcode makes its bundle, in a phase that copies the resources.
  var hasResourcesPhase: Bool {
    switch provider {
    case .project(.xcode, _), .project(.xcodeGen, _), .project(.tuist, _),
      .project(.reactNative, _):
      true
    case .project(.swiftPackage, _), .project(.expo, _), .project(.builtProduct, _), .convention:
      false
    }
  }

  /// What lists the files of its bundle.
  var resourcesList: String { hasResourcesPhase ? "Copy Bundle Resources" : "the bundle" }

  /// Where its resources have to be: `Copy Bundle Resources of "App"`.
  var resources: String { "\(resourcesList) of \(name.quoted)" }

  /// What a file is added to, so that it becomes a resource of it.
  var membership: String {
    hasResourcesPhase ? "\(name.quoted) (Target Membership)" : "the bundle of \(name.quoted)"
  }

  /// What tells it from others, in whatever build configuration.
  var identity: [String] {
    var project = ""
    if case .project(_, let path) = provider { project = path }
    return [name, platform.rawValue, project]
  }

  /// The key by which the platform learns of fonts; on Mac Catalyst the one that is there.
  package var fontKey: Manifest.Key {
    switch platform {
    case .macOS: .atsApplicationFontsPath
    case .macCatalyst: manifest.keys.first?.key ?? .uiAppFonts
    case .iOS, .tvOS, .watchOS, .visionOS: .uiAppFonts
    }
  }

  /// What an entry of the manifest has to say for a file: its path in the bundle, where that is known;
  /// else its name, with the folder that the entry of a file beside it has.
  package func entry(for path: String) -> String {
    let files = bundle.fonts.filter { $0.path == path }
    if bundle.matching == .exact, let file = files.first(where: { !$0.isNested }) ?? files.first {
      // The frameworks that an extension links lie in the app that holds it.
      let isOfApp = kind == .appex && !containers.isEmpty && platform != .macOS
      return isOfApp && file.bundlePath.hasPrefix("Frameworks/")
        ? "../../" + file.bundlePath : file.bundlePath
    }
    let beside = bundle.fonts.map(\.path).filter { $0.folder == path.folder }
    let folders = manifest.entries.map(\.value).filter { entry in
      entry.contains("/") && beside.contains { $0.hasSuffix("/" + entry) }
    }.map(\.folder)
    return folders.first.map { "\($0)/\(path.lastComponent)" } ?? path.lastComponent
  }
}

extension Assessment {
  /// The processes of a list of indices, each alone where `stand` says so, the others together; with
  /// the indices.
  func groups(
    of indices: [Int], alone stand: (AppProcess) -> Bool
  ) -> [(indices: [Int], group: ProcessGroup)] {
    var groups: [[Int]] = []
    var together: [Int] = []
    for index in indices where processes.indices.contains(index) {
      if stand(processes[index].process) {
        groups.append([index])
      } else {
        together.append(index)
      }
    }
    if !together.isEmpty { groups.append(together) }
    return groups.map {
      let processes = $0.map { self.processes[$0] }
      return ($0, ProcessGroup(processes: processes, documents: manifests.interfaceBuilderFonts))
    }
  }
}

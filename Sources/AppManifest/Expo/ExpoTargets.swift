import FileTree
import SourceText

/// The targets that the plugin `@bacons/apple-targets` adds to an app of Expo: one for each folder in which
/// a configuration of its own stands.
///
/// Every file of such a folder is a member, as of a folder that Xcode keeps in step with the disk; what is in
/// a folder `_shared` is the app's as well.
struct ExpoTargets {
  let app: PlacedValue
  /// The folder of the app.
  let folder: String
  let files: ProjectFiles
  /// Where the folders of the targets are.
  private let root: String
  /// The configurations of the targets, one for each folder.
  private let configurations: [String]

  private static let names = [
    "expo-target.config.js", "expo-target.config.json", "expo-target.config.ts",
  ]

  init(_ app: PlacedValue, in folder: String, files: ProjectFiles) {
    self.app = app
    self.folder = folder
    self.files = files
    let plugin = app["plugins"]?.array?.compactMap(\.array).first {
      $0.first?.string?.hasSuffix("apple-targets") == true
    }
    let options = plugin?.dropFirst().first
    root = FileTree.absolute(folder + "/" + (options?["root"]?.string ?? "targets"))
    let pattern = root + "/" + (options?["match"]?.string ?? "*") + "/"
    var seen: Set<String> = []
    configurations = Self.names.flatMap { files.files(matching: pattern + $0, in: folder) }
      .filter { seen.insert($0.folder).inserted }
      .sorted { $0.precedesByBytes($1) }
  }

  /// The targets; the app holds them, but a widget of the watch, which an app for the watch holds.
  func targets(in reading: inout ProjectReading) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    var names = [app["name"]?.string]
    for path in configurations {
      guard var target = target(path, &reading) else { continue }
      if names.contains(target.id.name) { target.id.name += " (\(path.folder.lastComponent))" }
      names.append(target.id.name)
      targets.append(target)
    }
    let watch = targets.first { $0.product == .process(.app) }?.id
    let widgets = targets.filter { $0.platforms.first?.platform == .watchOS && $0.id != watch }
    for index in targets.indices where targets[index].id == watch {
      targets[index].dependencies = widgets.map(\.id)
    }
    return targets
  }
}

// MARK: What is the app's own

extension ExpoTargets {
  private static let native: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "pch", "storyboard", "xib",
  ]
  private static let scripts: Set<String> = ["js", "jsx", "ts", "tsx"]

  /// Those of the files in the app's folder that are part of the app.
  ///
  /// Of code for Apple's platforms Expo compiles what a pod or a module of Expo holds, in which folder so ever;
  /// the rest belongs to targets that plugins make, or to nothing.
  func ofApp(_ sources: Set<String>) -> Set<String> {
    let folders = Set(configurations.map(\.folder))
    let pods = Set(files.files(below: folder).filter(Self.describesPod).map(\.folder))
    let shared = sharedFolders
    return sources.filter { file in
      // Read while the project is made, not by the app.
      if file.lastComponent.hasPrefix("expo-target.config.") { return false }
      if shared.contains(where: file.isBelow) { return true }
      let isOfTarget = file.withFoldersAbove.contains(where: folders.contains)
      if isOfTarget { return Self.scripts.contains(file.pathExtension) }
      return !Self.native.contains(file.pathExtension)
        || file.withFoldersAbove.contains(where: pods.contains)
    }
  }

  private static func describesPod(_ file: String) -> Bool {
    file.hasSuffix(".podspec") || file.hasSuffix(".podspec.json")
      || file.lastComponent == "expo-module.config.json"
  }

  /// The fonts of the targets that are the app's as well.
  var sharedFonts: [ProjectResource] {
    sharedFolders.flatMap(files.files(below:)).filter(FontFiles.isFont).map { file in
      ProjectResource(path: file, bundlePath: file.lastComponent, place: nil)
    }
  }

  private var sharedFolders: [String] {
    configurations.isEmpty
      ? [] : ([root] + configurations.map(\.folder)).map { $0 + "/_shared" }
  }
}

// MARK: One target

extension ExpoTargets {
  private func target(_ path: String, _ reading: inout ProjectReading) -> ProjectTarget? {
    guard let configuration = configuration(path, &reading),
      let type = configuration["type"]?.string
    else { return nil }
    let own = path.folder
    let manifest = manifest(configuration, in: own)
    let name = configuration["name"]?.string ?? own.lastComponent
    var contents = TargetContents(declaring: [manifest], git: files.git)
    let place = SourcePlace(path: path)
    contents.addFolder(own, place: place, isOnDisk: true)
    for file in files.files(below: own) where file != path && file != own + "/Info.plist" {
      let relative = String(file.dropFirst(own.utf8.count + 1))
      guard isMember(relative, of: type), let bundlePath = Self.bundlePath(relative) else {
        continue
      }
      contents.add(file, bundlePath: bundlePath, place: place)
    }
    for file in files.files(below: root + "/_shared") where isMember(file, of: type) {
      contents.add(file, bundlePath: file.lastComponent, place: place)
    }
    contents.accountForEntries()
    var target = ProjectTarget(
      id: ProjectTarget.ID(project: app.place.path, name: name),
      product: Self.product(type),
      platforms: [
        ProjectTarget.PlatformSupport(
          platform: type.hasPrefix("watch") ? .watchOS : .iOS,
          deploymentTarget: configuration["deploymentTarget"].flatMap(Self.version))
      ],
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: manifest)],
      sources: contents.sources, fonts: contents.fonts, dependencies: [],
      absentFonts: contents.absent)
    target.unseenResources = contents.unseen
    return target
  }

  private static func product(_ type: String) -> ProjectTarget.Product {
    switch type {
    case "watch": .process(.app)
    case "clip": .process(.appClip)
    default: .process(.appex)
    }
  }

  private static func version(_ value: PlacedValue) -> OSVersion? {
    if case .number(let number) = value.content { return OSVersion("\(number)") }
    return value.string.flatMap { OSVersion($0) }
  }

  /// Scripts are the app's, or not written for the app at all, as the pages of an extension of Safari.
  private func isMember(_ file: String, of type: String) -> Bool {
    !Self.scripts.contains(file.pathExtension)
      && (type != "safari" || !["html", "htm", "css"].contains(file.pathExtension))
  }

  /// Where a file lands: at the top, or with the folder of the assets that it stands in.
  private static func bundlePath(_ relative: String) -> String? {
    let parts = relative.pathComponents
    guard parts.count > 2, parts[0] == "assets" else { return BundleLayout.flattened(relative) }
    return parts.dropFirst().joined(separator: "/")
  }

  /// What the `Info.plist` of the folder declares, and over that what the configuration adds to it. Where there is none
  /// the plugin writes one, without fonts.
  private func manifest(_ configuration: PlacedValue, in own: String) -> Manifest {
    let path = own + "/Info.plist"
    var manifest = Manifest(path: nil)
    if files.file(path) != nil {
      manifest = InfoPlistFile.read(path, named: configuration.place, git: files.git)
    } else if files.git.ignores(path) {
      manifest = .unseen(path)
    }
    guard let added = configuration["infoPlist"] else { return manifest }
    guard added.entries != nil, added[ConfigurationValues.spread] == nil else {
      manifest.unseen = .computed
      return manifest
    }
    let list = InfoPropertyList(path: configuration.place.path, root: added)
    guard list.hasFontKey else { return manifest }
    var own = list.manifest
    own.extensionPoint = own.extensionPoint ?? manifest.extensionPoint
    return own
  }

  private func configuration(_ path: String, _ reading: inout ProjectReading) -> PlacedValue? {
    do {
      let text = SourceText(path: path, bytes: try FileTree.read(path, limit: ExpoReader.largest))
      guard path.pathExtension != "json" else { return try JSONDocument.read(text) }
      reading.comments += text.toolComments(.javaScript)
      return try object(of: text)
    } catch let error as FileFailure {
      reading.leave(path, error.reason, isError: true)
    } catch let error as DocumentError {
      reading.leave(path, error.reason, isError: true)
    } catch let error as ConfigurationProgram.Limit {
      reading.leave(path, error.reason, isError: false)
    } catch {
      reading.leave(path, "cannot be read", isError: true)
    }
    return nil
  }

  private func object(of text: SourceText) throws(ConfigurationProgram.Limit) -> PlacedValue {
    // What a program makes of the app's configuration is not followed twice.
    let document = app.place.path.pathExtension == "json" ? app.place.path : nil
    let program = try ConfigurationProgram(
      text, documents: document.map { [$0] } ?? [], files: files, largest: ExpoReader.largest)
    let found = try program.object(given: document.map { ($0, "expo") }, isWhole: true) {
      $0["type"]?.string != nil
    }
    guard let found else {
      throw ConfigurationProgram.Limit(reason: "is a program that is not followed")
    }
    return found
  }
}

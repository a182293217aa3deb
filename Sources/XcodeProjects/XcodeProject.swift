import FileTree
package import SourceText

/// A `project.pbxproj`: its objects by their identifiers.
package struct XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj`.
  package let path: String
  /// The absolute path of the `project.pbxproj`.
  package let file: String
  /// The `PBXProject`.
  package let root: XcodeObject
  private let objects: [String: XcodeObject]
  /// The group that holds an object, by the object's identifier.
  private let parents: [String: String]
  /// The targets, each with a name of its own: of equal names the later have a number.
  package let identifiedTargets: [IdentifiedTarget]
  /// The local packages that it refers to, in the order of the file.
  package let localPackages: [LocalPackage]
  /// The folders that Xcode keeps in step with the disk.
  package let synchronizedGroups: SynchronizedGroups
  /// Whether CocoaPods was at any target.
  package let isIntegratedWithPods: Bool
  /// What the project notes as the app of a test target, by the target's identifier.
  private let testHosts: [String: String]
  private let targetsByKey: [TargetKey: String]

  package struct IdentifiedTarget: Sendable {
    package var target: XcodeObject
    /// The absolute path of the `.xcodeproj`.
    package var project: String
    package var name: String
  }

  /// A local package that a project refers to.
  package struct LocalPackage: Sendable {
    package var id: String
    /// The absolute path.
    package var folder: String
  }

  /// What another project knows a target by.
  package enum TargetKey: Hashable {
    case identifier(String), product(String), name(String)
  }

  /// - Throws: where the file cannot be read, is no property list, or holds no project.
  package static func read(_ path: String) throws(DocumentError) -> XcodeProject {
    let file = path + "/project.pbxproj"
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(file)
    } catch {
      throw DocumentError(error.reason, place: SourcePlace(path: file))
    }
    return try XcodeProject(path, PropertyListDocument.read(path: file, bytes: bytes))
  }

  /// - Parameter path: the absolute path of the `.xcodeproj`.
  /// - Throws: where the document holds no project.
  package init(_ path: String, _ document: PlacedValue) throws(DocumentError) {
    guard let list = document["objects"]?.entries else {
      throw DocumentError("contains no list of objects", place: document.place)
    }
    var objects: [String: XcodeObject] = [:]
    objects.reserveCapacity(list.count)
    for entry in list {
      if let object = XcodeObject(entry) { objects[object.id] = object }
    }
    let named = document["rootObject"]?.string.flatMap { objects[$0] }
    let isProject = named?.isa == "PBXProject"
    guard
      let root = isProject
        ? named
        : list.lazy.compactMap({ objects[$0.key] }).first(where: {
          $0.isa == "PBXProject"
        })
    else { throw DocumentError("contains no project", place: document.place) }
    self.init(path: path, root: root, objects: objects)
  }

  private init(path: String, root: XcodeObject, objects: [String: XcodeObject]) {
    self.path = path
    file = path + "/project.pbxproj"
    self.root = root
    self.objects = objects
    var parents: [String: String] = [:]
    for object in objects.values {
      for child in object["children"]?.array ?? [] {
        if let id = child.string { parents[id] = object.id }
      }
    }
    self.parents = parents
    let targets = root.strings("targets").compactMap { objects[$0] }
    identifiedTargets = Self.identified(targets, in: path)
    targetsByKey = Self.byKey(identifiedTargets)
    let folder = Self.sourceRoot(of: path, root)
    localPackages = Self.sorted(objects.values) { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { Self.localPackage($0, below: folder) }
    synchronizedGroups = SynchronizedGroups(
      Self.sorted(objects.values) { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
    ) { group in group.strings("exceptions").compactMap { objects[$0] } }
    isIntegratedWithPods = objects.values.contains { object in
      object.isa == "PBXShellScriptBuildPhase"
        && ["name", "shellScript"].contains { object.string($0)?.contains("Pods") == true }
    }
    let attributes = root["attributes"]?["TargetAttributes"]?.entries ?? []
    testHosts = Dictionary(
      attributes.compactMap { entry in
        entry.value["TestTargetID"]?.string.map { (entry.key, $0) }
      }
    ) { first, _ in first }
  }

  package subscript(_ id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

  /// The objects that a field refers to; those that are not there are passed over.
  package func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.strings(key).compactMap { objects[$0] }
  }

  package func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.string(key).flatMap { objects[$0] }
  }

  package func parent(of object: XcodeObject) -> XcodeObject? {
    parents[object.id].flatMap { objects[$0] }
  }

  package var all: some Collection<XcodeObject> { objects.values }

  /// The name by which the project is known: of its folder.
  package var name: String { path.lastComponent.withoutExtension }

  /// The folder that the project's paths start from: `SRCROOT`.
  package var sourceRoot: String { Self.sourceRoot(of: path, root) }

  /// The name of the target that something knows so; of several the first.
  package func targetName(_ key: TargetKey) -> String? { targetsByKey[key] }

  /// The target that processes made of it are called by.
  package func target(named name: String) -> XcodeObject? {
    identifiedTargets.first { $0.name == name }?.target
  }

  /// The name of the app that the project notes for a test target.
  package func notedHostName(of target: XcodeObject) -> String? {
    testHosts[target.id].flatMap { targetName(.identifier($0)) }
  }

  /// Objects of a kind, in the order of the file.
  package func references(where matches: (XcodeObject) -> Bool) -> [XcodeObject] {
    Self.sorted(objects.values, where: matches)
  }
}

extension XcodeProject {
  private static func sourceRoot(of path: String, _ root: XcodeObject) -> String {
    let folder = root.string("projectDirPath") ?? ""
    return FileTree.absolute(folder.hasPrefix("/") ? folder : path.folder + "/" + folder)
  }

  private static func sorted(
    _ objects: some Collection<XcodeObject>, where matches: (XcodeObject) -> Bool
  ) -> [XcodeObject] {
    objects.filter(matches).sorted { $0.place < $1.place }
  }

  private static func identified(
    _ targets: [XcodeObject], in project: String
  ) -> [IdentifiedTarget] {
    var counts: [String: Int] = [:]
    return targets.map { target in
      let name = target.string("name") ?? target.id
      let count = counts[name, default: 0] + 1
      counts[name] = count
      let unique = count == 1 ? name : "\(name) (\(count))"
      return IdentifiedTarget(target: target, project: project, name: unique)
    }
  }

  private static func byKey(_ targets: [IdentifiedTarget]) -> [TargetKey: String] {
    var found: [TargetKey: String] = [:]
    for identified in targets {
      let (target, name) = (identified.target, identified.name)
      let product = target.string("productReference")
      let keys = [TargetKey.identifier(target.id), product.map(TargetKey.product), .name(name)]
      for case .some(let key) in keys where found[key] == nil { found[key] = name }
    }
    return found
  }

  private static func localPackage(_ package: XcodeObject, below folder: String) -> LocalPackage? {
    guard let path = package.string("relativePath") ?? package.string("path") else { return nil }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return LocalPackage(id: package.id, folder: FileTree.absolute(whole))
  }
}

// MARK: Paths

extension XcodeProject {
  /// The absolute path of a file or a group; `nil` for what does not lie among the sources (a product,
  /// something of the SDK) or whose groups hold each other.
  package func path(of object: XcodeObject) -> String? {
    path(of: object, depth: 0)
  }

  /// Groups within one another, more than which only a cycle has.
  private static let deepest = 200

  private func path(of object: XcodeObject, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let path = object.string("path") ?? ""
    if path.hasPrefix("/") { return FileTree.absolute(path) }
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return path.isEmpty ? nil : FileTree.absolute("/" + path)
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return FileTree.absolute(sourceRoot + "/" + path)
    case "<group>":
      guard let parent = parent(of: object) else {
        return FileTree.absolute(sourceRoot + "/" + path)
      }
      return self.path(of: parent, depth: depth + 1).map { FileTree.absolute($0 + "/" + path) }
    default: return nil
    }
  }
}

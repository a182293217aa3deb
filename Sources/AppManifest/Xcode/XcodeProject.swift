import FileTree
import SourceText

/// A `project.pbxproj`: its objects by their identifiers.
struct XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj`.
  let path: String
  /// The absolute path of the `project.pbxproj`.
  let file: String
  /// The `PBXProject`.
  let root: XcodeObject
  private let objects: [String: XcodeObject]
  /// The group that holds an object, by the object's identifier.
  private let parents: [String: String]

  /// - Throws: where the file cannot be read, is no property list, or holds no project.
  static func read(_ path: String) throws(DocumentError) -> XcodeProject {
    let file = path + "/project.pbxproj"
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(file)
    } catch {
      throw DocumentError(error.reason, place: SourcePlace(path: file))
    }
    let document = try PropertyListDocument.read(path: file, bytes: bytes)
    guard let list = document["objects"]?.entries else {
      throw DocumentError("holds no list of objects", place: document.place)
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
    else { throw DocumentError("holds no project", place: document.place) }
    return XcodeProject(path: path, file: file, root: root, objects: objects)
  }

  private init(path: String, file: String, root: XcodeObject, objects: [String: XcodeObject]) {
    self.path = path
    self.file = file
    self.root = root
    self.objects = objects
    var parents: [String: String] = [:]
    for object in objects.values {
      for child in object["children"]?.array ?? [] {
        if let id = child.string { parents[id] = object.id }
      }
    }
    self.parents = parents
  }

  subscript(_ id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

  /// The objects that a field refers to; those that are not there are passed over.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.strings(key).compactMap { objects[$0] }
  }

  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.string(key).flatMap { objects[$0] }
  }

  func parent(of object: XcodeObject) -> XcodeObject? {
    parents[object.id].flatMap { objects[$0] }
  }

  var all: some Collection<XcodeObject> { objects.values }

  /// The name by which the project is known: of its folder.
  var name: String { path.lastComponent.withoutExtension }

  /// The folder that the project's paths start from: `SRCROOT`.
  var sourceRoot: String {
    let folder = root.string("projectDirPath") ?? ""
    return FileTree.absolute(folder.hasPrefix("/") ? folder : path.folder + "/" + folder)
  }

  var targets: [XcodeObject] { objects("targets", of: root) }
}

// MARK: Paths

extension XcodeProject {
  /// The absolute path of a file or a group; `nil` for what does not lie among the sources (a product,
  /// something of the SDK) or whose groups hold each other.
  func path(of object: XcodeObject) -> String? {
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

import FileTree
import FontReport
package import FontResolution
package import SourceText

extension FontLock {
  /// The version of the file's form.
  static let schemaVersion = 1

  /// More faces than any project has.
  private static let mostFaces = 20_000

  /// Reads the file at an absolute path.
  /// - Throws: why it cannot be read, or is no lock.
  static func read(at path: String) throws(FileFailure) -> FontLock {
    let text = SourceText(path: path, bytes: try FileTree.read(path, limit: 32 << 20))
    do {
      return try read(text)
    } catch {
      throw FileFailure(
        path: path,
        reason: "is not a lock of fonts: \(error.reason)"
          + (error.place.line.map { " (line \($0))" } ?? ""))
    }
  }

  /// The lock that a text holds.
  /// - Throws: the first mistake in it.
  package static func read(_ text: SourceText) throws(DocumentError) -> FontLock {
    let root = try JSONDocument.read(text)
    guard root.entries != nil else {
      throw DocumentError("it must be a dictionary, not \(root.kind)", place: root.place)
    }
    guard case .number(let version)? = root["schemaVersion"]?.content else {
      throw DocumentError("\"schemaVersion\" is missing", place: root.place)
    }
    guard version == Double(schemaVersion) else {
      throw DocumentError(
        "\"schemaVersion\" is not \(schemaVersion): another version of fontgate wrote it",
        place: root["schemaVersion"]?.place ?? root.place)
    }
    guard let faces = root["faces"]?.array else {
      throw DocumentError("\"faces\" is missing", place: root.place)
    }
    guard faces.count <= mostFaces else {
      throw DocumentError("it has more than \(mostFaces) faces", place: root.place)
    }
    var lock = FontLock(path: text.path, entries: [])
    for value in faces { lock.entries.append(try entry(value, in: lock)) }
    return lock
  }

  private static func entry(
    _ value: PlacedValue, in lock: FontLock
  ) throws(DocumentError) -> Entry {
    func text(_ key: String) throws(DocumentError) -> String? {
      guard let field = value[key] else { return nil }
      guard let text = field.string else {
        throw DocumentError("\"\(key)\" must be a string, not \(field.kind)", place: field.place)
      }
      return text
    }
    func required(_ key: String) throws(DocumentError) -> String {
      guard let text = try text(key), !text.isEmpty else {
        throw DocumentError("a face has no \"\(key)\"", place: value.place)
      }
      return text
    }
    guard value.entries != nil else {
      throw DocumentError("a face must be a dictionary, not \(value.kind)", place: value.place)
    }
    var face = LockedFace(postScriptName: try required("postScriptName"))
    face.family = try text("family")
    face.version = try text("version")
    face.license = try text("license")
    face.licenseURL = try text("licenseURL")
    if let weight = value["weight"] {
      guard case .number(let number) = weight.content, let whole = Int(exactly: number) else {
        throw DocumentError("\"weight\" must be a whole number", place: weight.place)
      }
      face.weight = whole
    }
    if let italic = value["italic"] {
      guard case .boolean(let isItalic) = italic.content else {
        throw DocumentError("\"italic\" must be a boolean", place: italic.place)
      }
      face.isItalic = isItalic
    }
    for instance in value["instances"]?.array ?? [] {
      guard let name = instance.string else {
        throw DocumentError("\"instances\" must be strings", place: instance.place)
      }
      face.instances.append(name)
    }
    return Entry(
      file: absolutePath(try required("file"), in: lock.folder), hash: try text("sha256"),
      face: face, place: value["postScriptName"]?.place ?? value.place)
  }

  /// The folder that its paths are relative to, absolute.
  private var folder: String {
    "/" + path.folderComponents.joined(separator: "/")
  }

  /// What stands in the file: the same faces give the same bytes.
  package var text: String {
    let sorted = entries.sorted {
      ($0.file, $0.face.postScriptName) < ($1.file, $1.face.postScriptName)
    }
    return JSONValue.object([
      ("schemaVersion", .integer(Self.schemaVersion)),
      ("faces", .array(sorted.map(json))),
    ]).text
  }

  private func json(_ entry: Entry) -> JSONValue {
    let face = entry.face
    let instances = face.instances.isEmpty ? nil : face.instances.map(JSONValue.string)
    return .members([
      "family": face.family.map(JSONValue.string),
      "file": .string(entry.file.relativePath(from: folder)),
      "instances": instances.map(JSONValue.array),
      "italic": .bool(face.isItalic),
      "license": face.license.map(JSONValue.string),
      "licenseURL": face.licenseURL.map(JSONValue.string),
      "postScriptName": .string(face.postScriptName),
      "sha256": entry.hash.map(JSONValue.string),
      "version": face.version.map(JSONValue.string),
      "weight": face.weight.map(JSONValue.integer),
    ])
  }
}

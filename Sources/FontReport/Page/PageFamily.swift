import FontInspection

/// The families of a report, with the faces that a page draws them in.
struct PageFamily {
  var family: FontFamily
  /// The files that it is in, by path.
  var files: [FontFile]
  var anchor: String

  /// The families of files, by name; a face without a family's name is in none.
  static func all(of files: [FontFile]) -> [PageFamily] {
    var members: [String: [FontFile]] = [:]
    for file in files {
      for name in Set(file.faces.compactMap(\.names.family)) {
        members[name, default: []].append(file)
      }
    }
    return FontFamily.families(of: files).enumerated().map { number, family in
      PageFamily(
        family: family, files: members[family.name] ?? [], anchor: "family-\(number + 1)")
    }
  }

  /// The face of a member.
  func drawn(_ member: FontFamily.Member) -> DrawnFace? {
    guard let source = member.source,
      let file = files.first(where: { $0.path == source.path }),
      let face = file.faces.first(where: { $0.index == source.faceIndex })
    else { return nil }
    let instance =
      source.isInstance
      ? face.instances.first { $0.postScriptNames == member.postScriptNames } : nil
    return DrawnFace(face, in: file, at: instance?.coordinates ?? [])
  }

  /// The face that stands for the family: upright, of normal width, and nearest to regular.
  var main: DrawnFace? {
    let upright = family.nearest(toWeight: 400, isItalic: false)
    return (upright ?? family.nearest(toWeight: 400, isItalic: true)).flatMap(drawn)
  }

  /// `GateSans-Bold` of the family, as a page draws it.
  static func face(named name: String, in files: [FontFile], at path: String) -> DrawnFace? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    for face in file.faces {
      if face.names.postScript.contains(name) { return DrawnFace(face, in: file) }
      if let instance = face.instances.first(where: { $0.postScriptNames.contains(name) }) {
        return DrawnFace(face, in: file, at: instance.coordinates)
      }
    }
    return file.faces.first.map { DrawnFace($0, in: file) }
  }
}

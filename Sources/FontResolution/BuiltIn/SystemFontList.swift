import AppManifest

/// One of the lists of built-in fonts, looked up by name.
///
/// A name is tried as a PostScript name, then a family, then a full name (fact M1). A built-in family
/// followed by words of style that one of its faces has ("Times New Roman Bold") is a full name
/// (fact B7).
struct SystemFontList: Sendable {
  /// A face of the list.
  struct Face: Sendable, Hashable {
    var postScriptName: String
    var family: String
    /// The full name, where any list knows it.
    var fullName: String?
    var span: VersionSpan
  }

  /// A name of the list.
  struct Entry: Sendable, Hashable {
    var name: String
    var how: BuiltInMatch.How
    var span: VersionSpan
  }

  private(set) var faces: [Face] = []
  /// The families in the order of the list, those without known faces too.
  private(set) var families: [String] = []
  private var exact = SystemNameKinds()
  private var folded = SystemNameKinds()
  private var members: [String: [Face]] = [:]

  init(families rows: [(family: String, faces: [Face])]) {
    for row in rows {
      families.append(row.family)
      members[row.family] = row.faces
      faces += row.faces
      let span = VersionSpan(spanning: row.faces.map(\.span))
      insert(Entry(name: row.family, how: .familyName, span: span))
      for face in row.faces {
        insert(Entry(name: face.postScriptName, how: .postScriptName, span: face.span))
        if let full = face.fullName {
          insert(Entry(name: full, how: .fullName, span: face.span))
        }
      }
    }
  }

  /// What has exactly this name.
  func entry(named name: String, familyOnly: Bool) -> Entry? {
    if familyOnly { return exact.families[name] }
    return exact.first(name) ?? styledFamily(name, in: exact.families)
  }

  /// What has this name when case does not count.
  func entry(ignoringCase name: String, familyOnly: Bool) -> Entry? {
    let key = name.lowercased()
    if familyOnly { return folded.families[key] }
    return folded.first(key) ?? styledFamily(key, in: folded.families)
  }

  /// The face that has a full name, be it its family and words of style.
  func face(ofFullName name: String) -> Face? {
    faces.first { $0.fullName == name } ?? styledFace(name, in: exact.families)?.face
  }

  /// The faces of a family, by its exact name.
  func faces(ofFamily family: String) -> [Face] { members[family] ?? [] }
}

extension SystemFontList {
  private mutating func insert(_ entry: Entry) {
    exact.insert(entry, as: entry.name)
    folded.insert(entry, as: entry.name.lowercased())
  }

  private func styledFamily(_ name: String, in families: [String: Entry]) -> Entry? {
    styledFace(name, in: families).map { name, face in
      Entry(name: name, how: .fullName, span: face.span)
    }
  }

  /// A family of the list followed by words of style that one of its faces has.
  private func styledFace(
    _ name: String, in families: [String: Entry]
  ) -> (name: String, face: Face)? {
    let words = name.split(separator: " ", maxSplits: 12)
    guard words.count > 1, words.count <= 12 else { return nil }
    for count in stride(from: words.count - 1, through: 1, by: -1) {
      guard let family = families[words.prefix(count).joined(separator: " ")] else { continue }
      let style = StyleWords(words.dropFirst(count))
      guard let style, let face = style.match(in: faces(ofFamily: family.name)) else { continue }
      return (family.name + " " + words.dropFirst(count).joined(separator: " "), face)
    }
    return nil
  }
}

/// The names of a list by kind.
private struct SystemNameKinds: Sendable {
  var postScript: [String: SystemFontList.Entry] = [:]
  var families: [String: SystemFontList.Entry] = [:]
  var full: [String: SystemFontList.Entry] = [:]

  func first(_ name: String) -> SystemFontList.Entry? {
    postScript[name] ?? families[name] ?? full[name]
  }

  mutating func insert(_ entry: SystemFontList.Entry, as key: String) {
    switch entry.how {
    case .postScriptName: keep(entry, in: &postScript, as: key)
    case .familyName: keep(entry, in: &families, as: key)
    case .fullName, .caseInsensitive: keep(entry, in: &full, as: key)
    }
  }

  /// Of two of one name the one that is still listed is kept.
  private func keep(
    _ entry: SystemFontList.Entry, in names: inout [String: SystemFontList.Entry], as key: String
  ) {
    if let known = names[key], known.span.isThere || !entry.span.isThere { return }
    names[key] = entry
  }
}

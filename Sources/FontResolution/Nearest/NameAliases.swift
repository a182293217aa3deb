import FontInspection

/// What people write when they mean a face.
struct NameAliases: Sendable {
  /// The PostScript name to suggest.
  var name: String
  var face: FaceIdentity?
  /// The families, for those who ask for one, and to tell the family's other faces.
  var families: [String]
  /// Other spellings, each with why it is not the name.
  var aliases: [Alias]
  var weight: Int
  var isItalic: Bool
  /// The versions of the platform that have it, for a built-in font.
  var span: VersionSpan?

  /// Whether it is a name that code gives to a font that it loads.
  var isGiven = false

  /// Whether it is upright and neither light nor bold.
  var isRegular: Bool { !isItalic && (350...450).contains(weight) }

  /// A spelling, and why it is not the name.
  struct Alias: Sendable {
    var written: String
    var folded: FoldedName
    var reason: NearestName.Reason?
  }

  /// A built-in face.
  init(_ face: SystemFontList.Face) {
    name = face.postScriptName
    families = [face.family]
    aliases = [NameAliases.alias(face.postScriptName)]
    if let full = face.fullName { aliases.append(NameAliases.alias(full)) }
    let folded = FoldedName(face.postScriptName)
    weight = folded.weight ?? 400
    isItalic = folded.isItalic
    span = face.span
  }

  /// A name that code gives to a font that it loads.
  init(given name: String) {
    self.name = name
    families = []
    aliases = [NameAliases.alias(name)]
    let folded = FoldedName(name)
    weight = folded.weight ?? 400
    isItalic = folded.isItalic
    isGiven = true
  }

  /// The face itself, and each named instance that has a PostScript name of its own.
  static func aliases(of face: Face, in file: FontFile) -> [NameAliases] {
    guard let own = NameAliases(face, in: file) else { return [] }
    let instances = face.instances.compactMap { NameAliases($0, of: face, in: file) }
    return [own] + instances.filter { $0.name != own.name }
  }
}

extension NameAliases {
  private init?(_ face: Face, in file: FontFile) {
    guard let name = face.postScriptName else { return nil }
    self.name = name
    self.face = FaceIdentity(path: file.path, postScriptName: name)
    families = face.names.families
    weight = face.style.weightClass ?? 400
    isItalic = face.style.isItalic
    aliases = face.names.postScript.map { NameAliases.alias($0) }
    aliases += face.names.full.map { NameAliases.alias($0) }
    // The faces of a collection may share one table.
    if let compact = face.compactFontName, !file.isCollection {
      aliases.append(NameAliases.alias(compact, .compactName))
    }
    let stem = FileName(file.path).stem
    let namesakes = face.instances.filter { $0.isCalled(stem, in: face) }
    if !file.isCollection,
      namesakes.isEmpty || namesakes.contains(where: { $0.postScriptNames.contains(name) })
    {
      aliases.append(NameAliases.alias(stem, .fileName))
    }
    // As a family it is found, and with a style it is among the names above.
    if let legacy = face.names.legacyFamily, !families.contains(legacy) {
      aliases.append(NameAliases.alias(legacy, .legacyFamily))
      if let style = face.names.legacyStyle {
        aliases.append(NameAliases.alias(legacy + " " + style, .legacyStyle))
      }
    }
    if let style = face.names.style {
      aliases += families.map { NameAliases.alias($0 + " " + style) }
    }
    // Its default may be another weight than the regular one, which is an instance then.
    let isRegular = !face.instances.contains {
      $0.name == "Regular" && !$0.postScriptNames.contains(name)
    }
    if !face.axes.isEmpty, isRegular {
      aliases += NameAliases.staticNames(of: face, style: "Regular")
    }
  }

  private init?(_ instance: NamedInstance, of face: Face, in file: FontFile) {
    guard let name = instance.postScriptNames.first else { return nil }
    self.name = name
    self.face = FaceIdentity(path: file.path, postScriptName: name)
    families = face.names.families
    let weight = instance.coordinates.first { $0.tag == "wght" }?.value
    self.weight = weight.map { Int(min(max($0, 0), 1000)) } ?? face.style.weightClass ?? 400
    isItalic = face.style.isItalic
    aliases = instance.postScriptNames.map { NameAliases.alias($0) }
    let stem = FileName(file.path).stem
    if !file.isCollection, instance.isCalled(stem, in: face) {
      aliases.append(NameAliases.alias(stem, .fileName))
    }
    if let style = instance.name {
      aliases += NameAliases.staticNames(of: face, style: style)
    }
  }

  /// The names that static fonts of a variable face's family have: `Inter-Bold` for `InterVariable`.
  private static func staticNames(of face: Face, style: String) -> [Alias] {
    var stems: [String] = face.names.families
    stems += face.names.postScript.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
    stems += stems.compactMap { FoldedName($0).withoutVariable }
    var seen: Set<String> = []
    return stems.filter { seen.insert($0).inserted }
      .map { alias($0 + " " + style, .staticNameOfVariable) }
  }

  private static func alias(_ name: String, _ reason: NearestName.Reason? = nil) -> Alias {
    Alias(written: name, folded: FoldedName(name), reason: reason)
  }
}

extension NamedInstance {
  /// Whether a file's name means the instance: `Raleway-Regular.ttf`, whose default is thin.
  fileprivate func isCalled(_ stem: String, in face: Face) -> Bool {
    guard let name else { return false }
    let folded = FoldedName(stem).joined
    return face.names.families.contains { FoldedName($0 + " " + name).joined == folded }
  }
}

extension FoldedName {
  /// The name without the words that say that a font is a variable one; `nil` where it has none.
  fileprivate var withoutVariable: String? {
    let marks: Set<String> = ["variable", "vf", "var", "gx"]
    let rest = words.filter { !marks.contains($0) }
    return rest.count < words.count && !rest.isEmpty ? rest.joined(separator: " ") : nil
  }
}

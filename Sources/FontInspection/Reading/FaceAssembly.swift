// The values of a face, put together from its tables.

extension FaceNames {
  init(_ names: NameTable) {
    let typographic = names.strings(16)
    self.init(
      postScript: names.stringsMacintoshFirst(6), full: names.strings(4),
      families: typographic.isEmpty ? names.strings(1) : typographic,
      style: names.string(17) ?? names.string(2), legacyFamily: names.string(1),
      legacyStyle: names.string(2), version: names.string(5))
  }
}

extension FaceStyle {
  init(header: HeaderTable, slope: PostScriptTable, style: StyleTable?, name: String?) {
    let selection = style?.selection ?? 0
    let macStyle = header.macStyle ?? 0
    let isItalic = selection & 0x201 != 0 || macStyle & 2 != 0
    self.init(
      weightClass: style?.weightClass, widthClass: style?.widthClass,
      slant: Self.slant(isItalic, bits: selection, name: name),
      isBold: selection & 0x20 != 0 || macStyle & 1 != 0, isItalic: isItalic,
      isMonospaced: slope.isFixedPitch, selectionBits: style?.selection,
      macStyleBits: header.macStyle)
  }

  /// Oblique by bit 9 of fsSelection or by the name of the style.
  static func slant(_ isItalic: Bool, bits: Int, name: String?) -> Slant {
    if bits & 0x200 != 0 || name?.mentionsOblique == true { return .oblique }
    return isItalic ? .italic : .upright
  }
}

extension String {
  /// Whether `oblique` is in it, in any case of its letters.
  fileprivate var mentionsOblique: Bool {
    let word = Array("oblique".utf8)
    let bytes = utf8.map { $0 | 0x20 }
    return bytes.indices.dropLast(word.count - 1).contains {
      bytes[$0] == word[0] && bytes[$0...].starts(with: word)
    }
  }
}

extension FaceMetrics {
  init(
    header: HeaderTable, lines: HorizontalHeaderTable, slope: PostScriptTable, style: StyleTable?
  ) {
    self.init(
      ascender: lines.ascender, descender: lines.descender, lineGap: lines.lineGap,
      capHeight: style?.capHeight, xHeight: style?.xHeight, italicAngle: slope.italicAngle,
      underlinePosition: slope.underlinePosition, underlineThickness: slope.underlineThickness,
      usesTypographicMetrics: (style?.selection ?? 0) & 0x80 != 0,
      typographic: style?.typographic, windows: style?.windows, boundingBox: header.boundingBox)
  }
}

extension VariationTable {
  /// Puts axes and instances into a face, with the names that `names` has for them; instances have the
  /// PostScript names that Apple platforms give them.
  mutating func fill(_ face: inout Face, named names: NameTable) {
    var names = InstanceNames(names: names, face: face.names.postScript)
    face.axes = axes.map { axis in
      VariationAxis(
        tag: axis.tag, name: names.string(axis.name), minimum: axis.minimum,
        defaultValue: axis.defaultValue, maximum: axis.maximum, isHidden: axis.flags & 1 != 0)
    }
    let defaults = axes.map(\.defaultValue)
    face.instances = instances.map { instance in
      let isDefault = instance.coordinates == defaults
      return NamedInstance(
        name: names.string(instance.name),
        postScriptNames: names.postScriptNames(instance, isDefault: isDefault),
        coordinates: zip(axes, instance.coordinates).map { .init(tag: $0.tag, value: $1) })
    }
    if names.isSpent {
      damage = damage ?? "the names of its axes and instances are too long, and not all were read"
    }
  }
}

/// The names of axes and instances, each read once and all of them within bounds.
private struct InstanceNames {
  let names: NameTable
  let face: [String]
  private var read: [Int: String?] = [:]
  private var room = FontLimits.instanceNameBytes
  var isSpent: Bool { room <= 0 }

  init(names: NameTable, face: [String]) {
    self.names = names
    self.face = face
  }

  mutating func string(_ identifier: Int) -> String? {
    if let known = read[identifier] { return known }
    guard room > 0 else { return nil }
    let text = names.string(identifier)
    room -= text?.utf8.count ?? 0
    read[identifier] = .some(text)
    return text
  }

  mutating func postScriptNames(_ instance: VariationTable.Instance, isDefault: Bool) -> [String] {
    let own = instance.postScriptName.flatMap { string($0) }
    if isDefault { return [own].compactMap { $0 } + face.filter { $0 != own } }
    if let own { return [own] }
    guard room > 0, let style = string(instance.name) else { return [] }
    let suffix = String(style.map { $0 == " " ? "-" : $0 })
    let composed = face.map { "\($0)_\(suffix)" }
    room -= composed.reduce(0) { $0 + $1.utf8.count }
    return composed
  }
}

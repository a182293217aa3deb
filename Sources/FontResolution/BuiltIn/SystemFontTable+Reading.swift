import AppManifest

/// The lists of built-in fonts, each made when it is first asked for.
enum SystemFontLists {
  static let iOS = list("iOS")
  static let macOS = list("macOS")
  /// The Mac's families that its newest list of families lacks.
  static let macOSUnconfirmed = list("macOS unconfirmed")
  /// Families that the Mac's newest list has, their faces unknown.
  static let macOSFamilies = list("macOS families")
  /// Fonts that iOS and macOS fetch when asked to.
  static let downloadable = list("downloadable")
  static let tvOS = list("tvOS")
  static let watchOS = list("watchOS")
  /// Families that someone found missing.
  static let tvOSAbsent = list("tvOS absent")
  static let watchOSAbsent = list("watchOS absent")

  private static let table = SystemFontTable.read(SystemFontTable.text)

  private static func list(_ section: String) -> SystemFontList {
    SystemFontList(families: table[section] ?? [])
  }
}

extension SystemFontTable {
  typealias Row = (family: String, faces: [SystemFontList.Face])

  /// Reads the table as `scripts/tables/build-system-fonts` writes it: rows by section.
  ///
  /// A full name stands where its PostScript name is met first, and serves for all lists: the iPhone's
  /// list has none of its own, and the Mac's fonts are the same ones (fact B7).
  static func read(_ text: String) -> [String: [Row]] {
    var sections: [String: [Row]] = [:]
    var section = ""
    var rows: [Row] = []
    var fullNames: [String: String] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "[") {
        sections[section] = rows
        section = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
        rows = []
      } else {
        rows.append(row(line, &fullNames))
      }
    }
    sections[section] = rows
    return sections
  }
}

extension SystemFontTable {
  private static func row(
    _ line: Substring.UTF8View, _ fullNames: inout [String: String]
  ) -> Row {
    let (name, groups) = line.halves(at: "|")
    let family = String(decoding: name, as: UTF8.self)
    var faces: [SystemFontList.Face] = []
    for group in groups.split(separator: UInt8(ascii: ";")) {
      let (span, names) = group.halves(at: ":")
      let versions = VersionSpan(String(decoding: span, as: UTF8.self))
      for entry in names.split(separator: UInt8(ascii: ",")) {
        let (first, second) = entry.halves(at: "=")
        let postScript = String(decoding: first, as: UTF8.self)
        if !second.isEmpty { fullNames[postScript] = String(decoding: second, as: UTF8.self) }
        faces.append(
          SystemFontList.Face(
            postScriptName: postScript, family: family, fullName: fullNames[postScript],
            span: versions))
      }
    }
    return (family, faces)
  }
}

extension Substring.UTF8View {
  /// What stands before the first separator and what stands after it.
  fileprivate func halves(
    at separator: Unicode.Scalar
  ) -> (Substring.UTF8View, Substring.UTF8View) {
    guard let index = firstIndex(of: UInt8(truncatingIfNeeded: separator.value)) else {
      return (self, self[endIndex...])
    }
    return (self[..<index], self[self.index(after: index)...])
  }
}

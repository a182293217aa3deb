import AppManifest

extension SystemFontTable {
  /// The lists by section (`iOS`, `macOS unconfirmed`, `downloadable`, …); read once, on first use.
  static let lists: [String: SystemFontList] = read(text)

  /// Reads the table as `scripts/build-system-fonts` writes it.
  ///
  /// A full name stands where its PostScript name is met first, and serves for all lists: the iPhone's
  /// list has none of its own, and the Mac's fonts are the same ones (facts 11).
  static func read(_ text: String) -> [String: SystemFontList] {
    var rows: [(section: String, family: String, faces: [SystemFontList.Face])] = []
    var sections: [String] = []
    var fullNames: [String: String] = [:]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") {
        sections.append(String(line.dropFirst().dropLast()))
        continue
      }
      guard let section = sections.last else { continue }
      let (family, groups) = line.halves(at: "|")
      let faces = read(groups: groups, family: String(family), fullNames: &fullNames)
      rows.append((section, String(family), faces))
    }
    var families: [String: [(family: String, faces: [SystemFontList.Face])]] = [:]
    for var row in rows {
      for index in row.faces.indices {
        row.faces[index].fullName = fullNames[row.faces[index].postScriptName]
      }
      families[row.section, default: []].append((row.family, row.faces))
    }
    return families.mapValues { SystemFontList(families: $0) }
  }
}

extension SystemFontTable {
  private static func read(
    groups: Substring, family: String, fullNames: inout [String: String]
  ) -> [SystemFontList.Face] {
    var faces: [SystemFontList.Face] = []
    for group in groups.split(separator: ";") {
      let (span, names) = group.halves(at: ":")
      let versions = VersionSpan(span)
      for name in names.split(separator: ",") {
        let (postScript, full) = name.halves(at: "=")
        if !full.isEmpty { fullNames[String(postScript)] = String(full) }
        faces.append(
          SystemFontList.Face(
            postScriptName: String(postScript), family: family, fullName: nil, span: versions))
      }
    }
    return faces
  }
}

extension Substring {
  /// What stands before the first separator and what stands after it.
  fileprivate func halves(at separator: Character) -> (Substring, Substring) {
    guard let index = firstIndex(of: separator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...])
  }
}

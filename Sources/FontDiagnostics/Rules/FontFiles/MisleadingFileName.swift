import FontInspection
import FontResolution
import SourceText

/// A file's name looks like a PostScript name and is not the font's.
enum MisleadingFileName: Rule {
  static let description = RuleDescription(
    identifier: "misleading_file_name",
    severity: .note,
    isOptIn: true,
    summary: "the file name does not match the font's name",
    rationale: """
      Code needs PostScript names, but people read file names. A third of the font files in public apps \
      contain a font with a different name, and most names that fall back are file names. This rule is for \
      teams that want files and fonts to have the same name. A collection or a variable font may also be \
      named after its family, followed by axes in brackets (`Inter[opsz,wght].ttf`) or "Variable".
      """,
    triggering: [
      .folder("a different name", ["Caption.ttf": "Caption.ttf"], marked: ["Caption.ttf"])
    ],
    nonTriggering: [
      .folder("a file named after its font", ["GateSans-Bold.ttf": "GateSans-Bold.ttf"]),
      .folder("a collection named after its family", ["GateMono.ttc": "GateMono.ttc"]),
      .folder(
        "a variable font named after its family and axes", ["GateFlex[wght].ttf": "GateFlex.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFonts.filter(\.format.isRegistrable).compactMap { file in
      let name = file.path.lastComponent.withoutExtension
      guard let font = file.faces.first?.postScriptName, !isApt(name, for: file) else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(file.path.lastComponent.quoted) contains \(font.quoted)",
        place: SourcePlace(path: file.path), name: font,
        help: file.faces.count == 1
          ? "rename the file to \((font + file.path.lastComponent.fileExtension).quoted)"
          : "rename the file after its family")
    }
  }

  private static func isApt(_ name: String, for file: FontFile) -> Bool {
    if file.faces.contains(where: { $0.names.postScript.contains(name) }) { return true }
    guard file.faces.count > 1 || file.faces.contains(where: { !$0.axes.isEmpty }) else {
      return false
    }
    var stem = (name.split(separator: "[").first.map(String.init) ?? name).squashed
    for word in ["variablefont", "variable", "vf", "var"] where stem.hasSuffix(word) {
      stem = String(stem.dropLast(word.count))
      break
    }
    return file.faces.contains { face in
      (face.names.families + face.names.postScript).contains {
        stem == $0.squashed || stem == StyleName.family(of: $0).squashed
          || stem == ($0 + "Italic").squashed
      }
    }
  }
}

extension String {
  fileprivate var withoutExtension: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }

  /// With its point.
  fileprivate var fileExtension: String {
    lastIndex(of: ".").map { String(self[$0...]) } ?? ""
  }
}

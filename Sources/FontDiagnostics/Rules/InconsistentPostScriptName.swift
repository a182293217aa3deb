import FontInspection
import FontResolution
import SourceText

/// A face says its PostScript name in several places, and differently.
enum InconsistentPostScriptName: Rule {
  static let description = RuleDescription(
    identifier: "inconsistent_postscript_name",
    severity: .warning,
    summary: "a face gives itself different PostScript names",
    rationale: """
      The `name` table may hold ID 6 for the Macintosh and for Windows. Which of the two a platform takes \
      is told differently by those who tried, so fontgate accepts either, and code that uses one of them \
      works on some systems at most. Where only the name inside the `CFF ` table differs, platforms are \
      believed to go by the `name` table: a note. The faces of a collection may share one `CFF ` table \
      and with it one name; that is as it should be.
      """,
    triggering: [
      .folder(
        "one name for the Macintosh, another for Windows", ["Twin.ttf": "GateTwin.ttf"],
        marked: ["Twin.ttf"]),
      .folder(
        "another name in the CFF table", ["Compact.otf": "faults/GateCompact.otf"],
        marked: ["Compact.otf"], severity: .note),
    ],
    nonTriggering: [
      .folder("one name everywhere", ["Serif.otf": "GateSerif-Regular.otf"]),
      .folder("a collection that shares its outlines", ["Common.ttc": "faults/GateCommon.ttc"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFaces.compactMap { placed in
      let names = placed.face.names.postScript
      if names.count > 1 {
        return diagnostic(
          "\(placed.name) has several PostScript names (name ID 6): \(names.listed)", placed)
      }
      guard let compact = placed.face.compactFontName, let name = names.first, compact != name,
        !isShared(compact, placed)
      else { return nil }
      return diagnostic(
        "\(placed.name) is named \(name.quoted), and \(compact.quoted) in its CFF table", placed,
        severity: .note)
    }
  }

  private static func isShared(_ name: String, _ placed: PlacedFace) -> Bool {
    placed.file.faces.contains {
      $0.index != placed.face.index && $0.compactFontName == name
    }
  }

  private static func diagnostic(
    _ message: String, _ placed: PlacedFace, severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: severity, message: message,
      place: SourcePlace(path: placed.file.path), name: placed.face.postScriptName,
      help: "have the font mended, so that it has one name")
  }
}

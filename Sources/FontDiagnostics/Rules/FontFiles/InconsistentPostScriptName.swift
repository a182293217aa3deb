import FontInspection
import FontResolution
import SourceText

/// A face says its PostScript name in several places, and differently.
enum InconsistentPostScriptName: Rule {
  static let description = RuleDescription(
    identifier: "inconsistent_postscript_name",
    severity: .warning,
    summary: "a font has different PostScript names",
    rationale: """
      The `name` table may contain ID 6 for the Macintosh and for Windows. Reports differ on which record \
      Apple platforms use, so fontgate accepts both; code that uses one may work on some systems only. If \
      only the name in the `CFF ` table differs, this is a note: Apple platforms probably use the `name` \
      table. The fonts of a collection may share one `CFF ` table and its name.
      """,
    triggering: [
      .folder(
        "one name for the Macintosh, another for Windows", ["Twin.ttf": "macintosh/GateTwin.ttf"],
        marked: ["Twin.ttf"]),
      .folder(
        "a different name in the CFF table", ["Compact.otf": "faults/names/GateCompact.otf"],
        marked: ["Compact.otf"], severity: .note),
    ],
    nonTriggering: [
      .folder("one name everywhere", ["Serif.otf": "GateSerif-Regular.otf"]),
      .folder(
        "a collection that shares its outlines", ["Common.ttc": "faults/names/GateCommon.ttc"]),
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
        "\(placed.name) is named \(name.quoted), but \(compact.quoted) in its CFF table", placed,
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
      help: "ask the vendor for a fixed font with one PostScript name")
  }
}

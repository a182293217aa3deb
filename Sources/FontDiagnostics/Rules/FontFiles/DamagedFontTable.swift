import FontInspection
import FontResolution
import SourceText

/// A table of a font is cut short or makes no sense.
enum DamagedFontTable: Rule {
  static let description = RuleDescription(
    identifier: "damaged_font_table",
    severity: .warning,
    summary: "a font table is truncated or inconsistent",
    rationale: """
      fontgate read what it could. Apple may be stricter: the App Store rejects fonts for the structure of \
      their `name` and `kern` tables (ITMS-90853), and without a weight or bold bit `.bold()` finds \
      nothing. A table is damaged if it is shorter than its own version requires, lies past the end of the \
      file, or lists records that do.
      """,
    triggering: [
      .folder(
        "an OS/2 table that ends too early", ["Short.ttf": "damaged/short-os2.ttf"],
        marked: ["Short.ttf"])
    ],
    nonTriggering: [.folder("an intact font", ["Sans.ttf": "GateSans-Regular.ttf"])])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFonts.compactMap { file in
      guard let first = file.damage.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(file.path.lastComponent.quoted) is damaged: \(text(first, in: file))",
        place: SourcePlace(path: file.path),
        notes: file.damage.dropFirst().map { .init(text($0, in: file)) },
        help: "download the font again")
    }
  }

  private static func text(_ damage: TableDamage, in file: FontFile) -> String {
    let face = file.faces.count > 1 ? " of face \(damage.faceIndex)" : ""
    return "table \(damage.table.quoted)\(face): \(damage.reason)"
  }
}

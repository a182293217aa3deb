import FontReferences
import FontResolution

/// A font is asked for by its family.
enum FamilyNameUsed: FindingsRule {
  static let description = RuleDescription(
    identifier: "family_name_used",
    severity: .note,
    summary: "the font is found by its family only",
    rationale: """
      A family name gives the family's most regular face. Which one that is changes when a font is \
      added or removed; the PostScript name says it.
      """,
    triggering: [
      .swift(
        "a family", #"let title = Font.custom(↓"Gate Sans", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a family that is a PostScript name, too", #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "where a family is asked for",
        #"let title = UIFontDescriptor(fontAttributes: [.family: "Gate Sans"])"#),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.verdicts.compactMap { verdict in
      let resolution = verdict.resolution
      guard
        resolution.outcome == .familyName
          || (resolution.outcome == .builtIn && resolution.builtIn?.how == .familyName),
        !verdict.uses.allSatisfy(\.api.takesFamily), !verdict.isForWeb
      else { return nil }
      let face = resolution.face?.postScriptName
      var diagnostic = verdict.diagnostic(
        of: Self.self,
        "\(verdict.name.quoted) is a family: its most regular face is drawn"
          + (face.map { ", \($0.quoted)" } ?? ""),
        suggestions: face.map { [$0] } ?? [],
        help: face.map { verdict.help(toWrite: $0) + ", the PostScript name" }
          ?? "write the PostScript name of the face that is meant")
      diagnostic.tellByDictionary(
        verdict, as: "names of this dictionary are families: the most regular face of each is drawn"
      )
      return diagnostic
    }
  }
}

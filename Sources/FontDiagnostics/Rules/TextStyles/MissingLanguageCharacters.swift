import FontInspection
import FontReferences
import FontResolution

/// A font that the app uses lacks characters of a language that the app has texts in.
enum MissingLanguageCharacters: FindingsRule {
  static let description = RuleDescription(
    identifier: "missing_language_characters",
    severity: .note,
    isOptIn: true,
    summary: "a font has no glyphs for characters of one of the app's languages",
    rationale: """
      An app with texts in `ja.lproj` and a font for Latin letters alone draws Japanese in the system font. This rule \
      compares each font of the app's own that its code or storyboards use with all texts of each language: \
      `.strings`, `.stringsdict`, and `.xcstrings` files. It cannot know which texts the font draws; \
      `missing_characters` reports those that certainly are. A language is not reported if one of the fonts has all \
      its characters: the app probably uses that one.
      """,
    triggering: [
      .texts(
        "Vietnamese texts and a font for western languages",
        [
          "App.swift": "let title = Font.custom(\"GateLatin-Regular\", size: 17)\n",
          "vi.lproj/Localizable.strings": "\"title\" = \"↓Cài đặt tiếng Việt\";\n",
        ])
    ],
    nonTriggering: [
      .texts(
        "German texts and a font for western languages",
        [
          "App.swift": "let title = Font.custom(\"GateLatin-Regular\", size: 17)\n",
          "de.lproj/Localizable.strings": "\"title\" = \"Größe: %1$@ – „%2$ld“\";\n",
        ]),
      .texts(
        "a font for each language",
        [
          "App.swift": """
          let title = Font.custom("GateLatin-Regular", size: 17)
          let vietnameseTitle = Font.custom("GateWorld-Regular", size: 17)

          """,
          "vi.lproj/Localizable.strings": "\"title\" = \"Cài đặt tiếng Việt\";\n",
        ], fonts: ["GateLatin-Regular.ttf", "GateWorld-Regular.ttf"]),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    LanguageTexts(findings).lacks.map { lack in
      let fonts = lack.fonts.count == 1 ? "font" : "fonts"
      let has = lack.fonts.count == 1 ? "has" : "have"
      let group = lack.verdict.group
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(fonts) \(lack.fonts.listed) \(has) no \(lack.characters.words.asGlyphs) of the "
          + "\(lack.language) texts; the system font draws \(lack.characters.words.pronoun) instead",
        place: lack.place, target: group.target, platform: group.platform,
        configurations: group.configurations, name: lack.verdict.name,
        notes: lack.verdict.fontNotes,
        help: "use a font that has the characters of the \(lack.language) texts")
    }
  }
}

extension Verdict {
  fileprivate var fontNotes: [Diagnostic.Note] {
    [Diagnostic.Note("\(name.quoted) is used here", place: candidate.place)]
  }
}

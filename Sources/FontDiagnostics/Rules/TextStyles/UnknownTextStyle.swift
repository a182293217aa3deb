import FontReferences
import FontResolution

/// A key of a style dictionary is no text style.
enum UnknownTextStyle: Rule {
  static let description = RuleDescription(
    identifier: "unknown_text_style",
    severity: .warning,
    summary: "a key of a style dictionary is not a text style",
    rationale: """
      The keys of a style dictionary are the names of text styles (`title2`), in older versions of \
      `ScaledFont` the values of UIKit's constants (`UICTFontTextStyleTitle2`). Other keys are never \
      looked up: their fonts are never used, and the intended style falls back to the system font. In a \
      dictionary that the app's own code loads, only misspelled styles are reported.
      """,
    triggering: [
      .styleDictionary(
        "a misspelled style",
        StyleText.all(except: ["headline"]) + "\n"
          + StyleText.entry("↓headlne")),
      .styleDictionary("UIKit's name", StyleText.entry("body") + "\n" + StyleText.entry("↓title1")),
      .styleDictionary(
        "a key in the other form",
        StyleText.entry("body") + "\n" + StyleText.entry("↓UICTFontTextStyleTitle1")),
      .styleDictionary(
        "a misspelled style in the app's own dictionary",
        StyleText.entry("body") + "\n" + StyleText.entry("↓footnot"), isOfScaledFont: false),
    ],
    nonTriggering: [
      .styleDictionary("all styles", StyleText.all()),
      .styleDictionary(
        "the values of UIKit's constants",
        StyleText.entry("UICTFontTextStyleBody") + "\n"
          + StyleText.entry("UICTFontTextStyleTitle1")),
      .styleDictionary(
        "a custom style", StyleText.entry("body") + "\n" + StyleText.entry("price"),
        isOfScaledFont: false),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.styleDictionaries.flatMap { group -> [Diagnostic] in
      group.unknownEntries.compactMap { entry -> Diagnostic? in
        let meant = group.meantKey(entry)
        guard meant != nil || group.isOfScaledFont else { return nil }
        let reason =
          entry.style == nil
          ? "is not a text style" : "is spelled differently from the other keys"
        return group.diagnostic(
          of: Self.self, "\(entry.key.quoted) \(reason), so its font is never used",
          at: entry.keyPlace, suggestions: meant.map { [$0] } ?? [],
          help: meant.map { "replace with \($0.quoted)" } ?? "rename it, or remove it",
          fix: meant.map {
            Fix(entry.style == nil ? .likely : .safe, .renaming($0), at: entry.keyPlace)
          })
      }
    }
  }
}

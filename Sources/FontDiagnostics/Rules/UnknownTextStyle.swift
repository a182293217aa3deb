import FontReferences
import FontResolution

/// A key of a style dictionary is no text style.
enum UnknownTextStyle: Rule {
  static let description = RuleDescription(
    identifier: "unknown_text_style",
    severity: .warning,
    summary: "a key of a style dictionary is no text style",
    rationale: """
      The keys of a style dictionary are the names of text styles (`title2`), in older versions of \
      `ScaledFont` the values of UIKit's constants (`UICTFontTextStyleTitle2`). Another key is never \
      looked up: its font is never drawn, and the style that was meant falls back to the system font. \
      In a dictionary that the app's own code loads, only a misspelt style is reported.
      """,
    triggering: [
      .styleDictionary(
        "a misspelt style",
        StyleText.all(except: ["headline"]) + "\n"
          + StyleText.entry("↓headlne")),
      .styleDictionary("UIKit's name", StyleText.entry("body") + "\n" + StyleText.entry("↓title1")),
      .styleDictionary(
        "a key of the other form",
        StyleText.entry("body") + "\n" + StyleText.entry("↓UICTFontTextStyleTitle1")),
      .styleDictionary(
        "a misspelt style of the app's own dictionary",
        StyleText.entry("body") + "\n" + StyleText.entry("↓footnot"), isOfScaledFont: false),
    ],
    nonTriggering: [
      .styleDictionary("all styles", StyleText.all()),
      .styleDictionary(
        "the values of UIKit's constants",
        StyleText.entry("UICTFontTextStyleBody") + "\n"
          + StyleText.entry("UICTFontTextStyleTitle1")),
      .styleDictionary(
        "a style of the app's own", StyleText.entry("body") + "\n" + StyleText.entry("price"),
        isOfScaledFont: false),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.styleDictionaries.flatMap { group -> [Diagnostic] in
      group.unknownEntries.compactMap { entry -> Diagnostic? in
        let meant = group.meantKey(entry)
        guard meant != nil || group.isOfScaledFont else { return nil }
        let reason =
          entry.style == nil
          ? "is no text style" : "is a text style, but the other keys are written in another form"
        return group.diagnostic(
          of: Self.self, "\(entry.key.quoted) \(reason): its font is never drawn",
          at: entry.keyPlace, suggestions: meant.map { [$0] } ?? [],
          help: meant.map { "write \($0.quoted)" } ?? "remove it, or write the style that is meant")
      }
    }
  }
}

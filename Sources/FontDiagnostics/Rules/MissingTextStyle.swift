import AppManifest
import FontReferences
import FontResolution

/// A style dictionary leaves out text styles.
enum MissingTextStyle: Rule {
  static let description = RuleDescription(
    identifier: "missing_text_style",
    severity: .note,
    summary: "a style dictionary does not define every text style",
    rationale: """
      Text in a style that the dictionary leaves out is drawn in the system font. That may be meant; \
      where it is not, the style looks foreign among the others. A style that is there under a misspelt \
      key is reported by `unknown_text_style`.
      """,
    triggering: [
      .styleDictionary(
        "two styles left out", StyleText.all(except: ["caption", "caption2"]), start: "↓<dict>")
    ],
    nonTriggering: [
      .styleDictionary("all styles", StyleText.all()),
      .styleDictionary(
        "a style whose key is misspelt",
        StyleText.all(except: ["footnote"]) + "\n" + StyleText.entry("footnot")),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.styleDictionaries.compactMap { group -> Diagnostic? in
      let dictionary = group.dictionary
      guard !dictionary.entries.isEmpty, group.isOfScaledFont || dictionary.isOfTextStyles else {
        return nil
      }
      let meant = Set(group.unknownEntries.compactMap(group.meantKey))
      // UIKit has no large title on a television.
      let isOnTV = group.group.platform == .tvOS
      let missing = TextStyle.common.filter { style in
        !dictionary.styles.contains(style) && !meant.contains(style.key(dictionary.form))
          && !(isOnTV && style == .largeTitle)
      }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { $0.key(dictionary.form).quoted }.joined(separator: ", ")
      return group.diagnostic(
        of: Self.self,
        "the style dictionary has no \(names): "
          + (missing.count == 1 ? "the style is" : "these styles are")
          + " drawn in the system font",
        at: dictionary.place)
    }
  }
}

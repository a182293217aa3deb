import FontReferences
import FontResolution
import SourceText

/// A style dictionary cannot be decoded.
enum MalformedStyleDictionary: Rule {
  static let description = RuleDescription(
    identifier: "malformed_style_dictionary",
    severity: .error,
    summary: "an entry of a style dictionary keeps all of it from being decoded",
    rationale: """
      A style dictionary is decoded as a whole: each entry has a `fontName`, a string, and a `fontSize`, \
      a number. Where one entry lacks a field or has it in another type, decoding fails, the error is \
      dropped, and every style is drawn in the system font. Where the sources do not show what decodes \
      the dictionary, that may forgive it, and the diagnostic is a warning.
      """,
    triggering: [
      .styleDictionary(
        "an entry without a size",
        StyleText.entry("headline") + "\n" + StyleText.entry("↓body", size: nil)),
      .styleDictionary(
        "a size in quotes", StyleText.entry("body", size: "<string>↓17</string>")),
      .styleDictionary(
        "an entry that is no dictionary",
        StyleText.entry("headline") + "\n  <key>body</key><string>↓Georgia</string>"),
      .styleDictionary(
        "a dictionary that is loaded in a way that is not seen",
        StyleText.entry("↓body", size: nil),
        isOfScaledFont: false, severity: .warning),
    ],
    nonTriggering: [
      .styleDictionary("a name and a size each", StyleText.all()),
      .styleDictionary(
        "a size with a fraction", StyleText.entry("body", size: "<real>16.5</real>")),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.styleDictionaries.compactMap { group -> Diagnostic? in
      let effect =
        group.isDecodedWhole
        ? "the dictionary is not decoded, and every style is drawn in the system font"
        : "the dictionary may not be decoded, and every style be drawn in the system font"
      let severity: Severity = group.isDecodedWhole ? .error : .warning
      if let damage = group.dictionary.damage {
        return group.diagnostic(
          of: Self.self, "the style dictionary cannot be read (\(damage)): \(effect)",
          at: group.dictionary.place, severity: severity)
      }
      let faults = group.dictionary.entries.flatMap { entry in
        entry.faults.map { (entry: entry, fault: $0) }
      }
      guard let first = faults.first else { return nil }
      return group.diagnostic(
        of: Self.self, "\(first.entry.key.quoted) \(first.fault.kind.reason), so \(effect)",
        at: first.fault.place, severity: severity,
        notes: faults.dropFirst().map { entry, fault in
          .init("\(entry.key.quoted) \(fault.kind.reason), too", place: fault.place)
        },
        help: first.fault.kind.help)
    }
  }
}

extension StyleDictionary.Fault.Kind {
  fileprivate var reason: String {
    switch self {
    case .noDictionary(let found): "is \(found), not a dictionary"
    case .missing(let field): "has no \(field.quoted)"
    case .wrongType(let field, let found, let expected):
      "has \(found) for its \(field.quoted), not \(expected)"
    }
  }

  fileprivate var help: String {
    switch self {
    case .noDictionary: "give it a \"fontName\" and a \"fontSize\""
    case .missing(let field): "add \(field.quoted)"
    case .wrongType(let field, _, let expected): "make \(field.quoted) \(expected)"
    }
  }
}

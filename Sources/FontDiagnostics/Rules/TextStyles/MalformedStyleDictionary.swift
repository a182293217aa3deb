import FontReferences
import FontResolution
import SourceText

/// A style dictionary cannot be decoded.
enum MalformedStyleDictionary: Rule {
  static let description = RuleDescription(
    identifier: "malformed_style_dictionary",
    severity: .error,
    summary: "an entry of a style dictionary makes decoding fail",
    rationale: """
      A style dictionary is decoded as a whole: each entry has a `fontName`, a string, and a `fontSize`, \
      a number. If one entry lacks a field or has the wrong type, decoding fails, the error is ignored, and \
      every style uses the system font. If fontgate cannot see what decodes the dictionary, this is a \
      warning.
      """,
    triggering: [
      .styleDictionary(
        "an entry without a size",
        StyleText.entry("headline") + "\n" + StyleText.entry("↓body", size: nil)),
      .styleDictionary(
        "a size in quotes", StyleText.entry("body", size: "<string>↓17</string>")),
      .styleDictionary(
        "an entry that is not a dictionary",
        StyleText.entry("headline") + "\n  <key>body</key><string>↓Georgia</string>"),
      .styleDictionary(
        "a dictionary without visible decoding code",
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
        ? "decoding fails and every style uses the system font"
        : "decoding may fail and every style may use the system font"
      let severity: Severity = group.isDecodedWhole ? .error : .warning
      if let damage = group.dictionary.damage {
        return group.diagnostic(
          of: Self.self, "the style dictionary cannot be read (\(damage)), so \(effect)",
          at: group.dictionary.place, severity: severity)
      }
      let faults = group.dictionary.entries.flatMap { entry in
        entry.faults.map { (entry: entry, fault: $0) }
      }
      guard let first = faults.first else { return nil }
      return group.diagnostic(
        of: Self.self, "\(first.fault.kind.reason(of: first.entry.key)), so \(effect)",
        at: first.fault.place, severity: severity,
        notes: faults.dropFirst().map { entry, fault in
          .init(fault.kind.reason(of: entry.key), place: fault.place)
        },
        help: first.fault.kind.help)
    }
  }
}

extension StyleDictionary.Fault.Kind {
  fileprivate func reason(of key: String) -> String {
    switch self {
    case .noDictionary(let found): "\(key.quoted) is \(found), not a dictionary"
    case .missing(let field): "\(key.quoted) has no \(field.quoted)"
    case .wrongType(let field, let found, let expected):
      "\(field.quoted) of \(key.quoted) is \(found), not \(expected)"
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

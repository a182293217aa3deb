import FontResolution
import SourceText

/// An entry of the baseline is found no more.
enum StaleBaseline: Rule {
  static let description = RuleDescription(
    identifier: "stale_baseline",
    severity: .note,
    summary: "an entry of the baseline matches nothing that is found",
    rationale: """
      What the baseline lets be was mended, or moved to another file. The entry would hide the same \
      mistake if someone made it again; `--write-baseline` writes the file anew. Entries for rules that \
      do not run in this check, and for files outside of it, do not count.
      """,
    triggering: [
      RuleExample(
        "a mistake that is gone",
        files: [
          "fontgate-baseline.json": """
          {"findings" : [
            ↓{"path" : "App.swift", "rule" : "unknown_font_name", "subject" : "GateSans-Demi"}
          ]}
          """,
          "App.swift": "let title = Font.system(size: 17)\n",
        ], marked: [])
    ],
    nonTriggering: [
      RuleExample(
        "a mistake that is still there",
        files: [
          "fontgate-baseline.json": """
          {"findings" : [
            {"path" : "App.swift", "rule" : "unknown_font_name", "subject" : "Nope"}
          ]}
          """,
          "App.swift": "let title = Font.custom(\"Nope\", size: 17)\n",
        ], marked: [])
    ])

  /// Nothing: what is stale is known only when the other rules have spoken.
  static func diagnose(_ assessment: Assessment) -> [Diagnostic] { [] }

  static func diagnostic(of entry: Baseline.Entry) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: description.severity,
      message:
        "\(entry.finding.rule) is found no more in \(entry.finding.path.quoted): "
        + entry.finding.subject.quoted,
      place: entry.place,
      help: "remove the entry, or write the baseline anew")
  }
}

import FontResolution
import SourceText

/// An entry of the baseline is found no more.
enum StaleBaseline: Rule {
  static let description = RuleDescription(
    identifier: "stale_baseline",
    severity: .note,
    summary: "a baseline entry no longer matches anything",
    rationale: """
      The problem was fixed or moved to another file. The entry would hide it if it came back; \
      `--write-baseline` updates the file. Entries for rules that do not run in this check, and for files \
      outside of it, are not reported.
      """,
    triggering: [
      RuleExample(
        "a problem that is fixed",
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
        "a problem that still exists",
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
        "\(entry.finding.rule) \(entry.finding.subject.quoted) is no longer found in "
        + entry.finding.path.quoted,
      place: entry.place,
      help: "remove the entry, or run --write-baseline again")
  }
}

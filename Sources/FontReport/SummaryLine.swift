import FontDiagnostics

/// One line that says what was checked, what was found, and what could not be looked at.
package enum SummaryLine {
  /// `checked 2 targets, 12 font files, 41 font names: 2 errors, 1 warning (missing_font_file, …)`,
  /// without a newline.
  package static func text(_ report: Report) -> String {
    let counts = report.counts
    let rules = rules(report).map { " (\($0))" } ?? ""
    // What no process runs is listed, and not checked.
    let names = counts.references - report.ownerlessNames.count
    return "checked \(checked(counts, names, report.kind)): \(found(counts))\(rules)"
      + missed(counts, report.missingPaths.count)
  }

  /// The same, in as many lines of a terminal as it takes; one where nobody has a width.
  package static func text(_ report: Report, width: Int?) -> String {
    guard let width else { return text(report) }
    return Wrapping.lines(text(report), first: width, rest: width - 2).joined(separator: "\n  ")
  }

  /// A number and what it counts: `1 error`, `2 errors`.
  package static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension SummaryLine {
  private static func checked(
    _ counts: ReportCounts, _ names: Int, _ kind: Report.Kind
  ) -> String {
    let fonts = number(counts.fontFiles, "font file")
    switch kind {
    case .audit:
      return "\(fonts) (\(number(counts.faces, "face")))"
    case .check:
      return "\(number(counts.targets, "target")), \(fonts), "
        + number(names, "font name")
    }
  }

  private static func found(_ counts: ReportCounts) -> String {
    let parts = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
      .filter { $0.0 > 0 }
      .map { number($0.0, $0.1) }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }

  /// How often each rule spoke, the most frequent first; `nil` where none did.
  private static func rules(_ report: Report) -> String? {
    let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.count)
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard rules.count > 1 else { return rules.first?.key }
    return rules.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private static func missed(_ counts: ReportCounts, _ missingPaths: Int) -> String {
    var parts: [String] = []
    if missingPaths > 0 { parts.append("\(number(missingPaths, "path")) not found") }
    if counts.notChecked > 0 {
      parts.append("\(number(counts.notChecked, "file")) could not be checked")
    }
    if counts.undetermined > 0 {
      parts.append("\(number(counts.undetermined, "name")) only known at run time")
    }
    if counts.cutShort > 0 {
      parts.append("\(number(counts.cutShort, "call")) too complex to follow to the end")
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}

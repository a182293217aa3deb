import AppManifest
import FontDiagnostics
import SourceText

/// What formats that know a list of findings and nothing else write: the diagnostics, then the files that
/// could not be checked, so that no format leaves those out.
extension Report {
  var findings: [Diagnostic] {
    diagnostics + unchecked.map(Self.finding)
  }

  /// The rule under which a file that could not be checked is listed.
  static let notCheckedRule = RuleSummary(
    identifier: "not_checked", severity: .error, summary: "a file could not be checked",
    rationale: "fontgate could not read this file, so it may contain problems.")

  private static func finding(_ file: UncheckedFile) -> Diagnostic {
    Diagnostic(
      rule: notCheckedRule.identifier, severity: file.isError ? .error : .note,
      message: "could not be checked: \(file.reason)", place: SourcePlace(path: file.path))
  }
}

extension Diagnostic {
  /// Where it happens: `App, iOS, Debug`; `nil` for a font file alone.
  var context: String? {
    let parts = [target, platform?.name].compactMap { $0 } + configurations
    return parts.isEmpty ? nil : PrintableText.text(parts.joined(separator: ", "))
  }

  /// What to do: the rule's own words, else the nearest names.
  var advice: String? {
    if let help { return PrintableText.text(help) }
    let names = suggestions.map { "\"\(PrintableText.text($0))\"" }
    guard let last = names.last else { return nil }
    let before = names.dropLast().joined(separator: ", ")
    return "did you mean \(before.isEmpty ? last : "\(before) or \(last)")?"
  }

  /// The message, and where it happens.
  var messageInContext: String {
    PrintableText.text(message) + (context.map { " (\($0))" } ?? "")
  }

  /// The notes and the advice, a line each, for formats without a place of their own for them.
  func details(_ paths: ReportPaths) -> [String] {
    notes.map { "note: \($0.text(paths))" } + (advice.map { ["help: \($0)"] } ?? [])
  }
}

extension Diagnostic.Note {
  /// The message, and the place it is about.
  func text(_ paths: ReportPaths) -> String {
    PrintableText.text(message) + (place.map { " (\(paths.relative($0)))" } ?? "")
  }
}

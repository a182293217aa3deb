import AppManifest
import FontDiagnostics
import FontReport
import SourceText

extension SampleReports {
  /// No line, no source, no path, places beyond their line, and characters that break formats.
  static let awkward = Report(
    currentDirectory: "/project/", assessment: assessment(),
    diagnostics: [
      Diagnostic(
        rule: "nothing_to_check", severity: .warning, message: "no font, manifest or reference",
        place: SourcePlace(path: "")),
      Diagnostic(
        rule: "nothing_to_check", severity: .warning, message: "the folder itself",
        place: SourcePlace(path: "/project")),
      Diagnostic(
        rule: "unreadable_font", severity: .error, message: hostile,
        place: SourcePlace(path: "/project/a\u{202E}b\n'\"<&>,:;%|c .ttf"),
        target: "App\u{1B}[31m", platform: .macOS, name: hostile, suggestions: [hostile],
        notes: [
          Diagnostic.Note(hostile, place: SourcePlace(path: "/elsewhere/x.swift")),
          Diagnostic.Note(hostile),
        ], help: hostile),
      Diagnostic(
        rule: "no_source_line", severity: .note, message: "nobody kept the line",
        place: place("/projectile/x.swift", 1, 1, 1)),
      Diagnostic(
        rule: "beyond_the_line", severity: .error, message: "the file changed meanwhile",
        place: place(source, 1, 400, 500)),
      Diagnostic(
        rule: "several_lines", severity: .error, message: "begins here and ends below",
        place: SourcePlace(
          path: source,
          range: TextRange(
            start: TextPosition(line: 2, column: 7), end: TextPosition(line: 9, column: 2)))),
      Diagnostic(
        rule: "wide_characters", severity: .warning, message: "fonts of 日本語 and 👩‍👩‍👧",
        place: place(source, 3, 39, 50)),
      Diagnostic(
        rule: "hidden_characters", severity: .warning, message: "\"Inter\u{200B}-Bold\"",
        place: place(source, 4, 6, 19)),
      Diagnostic(
        rule: "inside_a_character", severity: .warning, message: "points into an emoji",
        place: place(source, 5, 4, 5)),
    ],
    unchecked: [UncheckedFile(path: "/project/\u{7}.swift", reason: hostile)],
    excerpts: [
      Report.Excerpt(path: source, line: 1): "short",
      Report.Excerpt(path: source, line: 2): "let a = \"\"\"   \t ",
      Report.Excerpt(path: source, line: 3): "let 名前 = \"👩‍👩‍👧\"; f(\"日本語 X\")",
      Report.Excerpt(path: source, line: 4): "f(\"\u{9B}Inter\u{200B}-Bold\")\r",
      Report.Excerpt(path: source, line: 5): "\"😀\"",
    ])

  /// Everything that some format takes for its own.
  static let hostile =
    "=1 \u{1B}[2J\u{0}\u{85}\u{7F} line\nbreak\r\n\u{2028}tab\t \u{202E}bidi\u{2066} zero\u{200B}\u{FEFF} "
    + "<b>&amp;\"'</b> ]]> | `code` *star* @name #1 ::error::x %0A , ; \\ \u{E0001}\u{FFFE}"

  private static let source = "/project/Odd.swift"
}

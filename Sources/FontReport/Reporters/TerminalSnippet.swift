import FontDiagnostics
import SourceText

/// One diagnostic as rustc and its kin draw it.
struct TerminalSnippet {
  let width: Int
  let paint: Paint
  let paths: ReportPaths

  /// So many notes are shown; a longer list would hide the next diagnostic.
  static let shownNotes = 24

  func write(_ diagnostic: Diagnostic, excerpts: [Report.Excerpt: String]) -> String {
    let ink = Paint.Ink(diagnostic.severity)
    let title = paint("\(diagnostic.severity.rawValue)[\(diagnostic.rule)]", ink)
    let message = paint(": \(PrintableText.text(diagnostic.message))", .bold)
    let margin = String(repeating: " ", count: diagnostic.place.line.map { "\($0)".count } ?? 1)
    let source = source(diagnostic, excerpts, margin)
    let remarks = remarks(diagnostic).map { "\(margin) \(paint("=", .margin)) \($0)\n" }
    let gap = source.isEmpty || remarks.isEmpty ? "" : "\(margin) \(paint("|", .margin))\n"
    return "\(title)\(message)\n" + location(diagnostic, margin) + source + gap + remarks.joined()
  }
}

extension TerminalSnippet {
  private func location(_ diagnostic: Diagnostic, _ margin: String) -> String {
    let context = diagnostic.context.map { " (\($0))" } ?? ""
    return "\(margin)\(paint("-->", .margin)) \(paths.relative(diagnostic.place))\(context)\n"
  }

  private func source(
    _ diagnostic: Diagnostic, _ excerpts: [Report.Excerpt: String], _ margin: String
  ) -> String {
    guard let range = diagnostic.place.range,
      let text = excerpts[Report.Excerpt(path: diagnostic.place.path, line: range.start.line)]
    else { return "" }
    let line = SourceLine(text, place: range, width: max(width - margin.count - 3, 8))
    let bar = paint("|", .margin)
    let number = paint("\(range.start.line)", .margin)
    let carets = String(repeating: "^", count: line.length)
    let underline =
      String(repeating: " ", count: line.indent) + paint(carets, Paint.Ink(diagnostic.severity))
    return "\(margin) \(bar)\n\(number) \(bar) \(line.text)\n\(margin) \(bar) \(underline)\n"
  }

  private func remarks(_ diagnostic: Diagnostic) -> [String] {
    var remarks = diagnostic.notes.prefix(Self.shownNotes).map { note in
      "\(paint("note:", .bold)) \(note.text(paths))"
    }
    let left = diagnostic.notes.count - remarks.count
    if left > 0 {
      remarks.append("\(paint("note:", .bold)) … and \(left) more (see --reporter json)")
    }
    if let advice = diagnostic.advice { remarks.append("\(paint("help:", .bold)) \(advice)") }
    return remarks
  }
}

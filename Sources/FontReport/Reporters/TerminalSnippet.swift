import FontDiagnostics
import SourceText

/// One diagnostic as rustc and its kin draw it.
struct TerminalSnippet {
  let width: Int
  let paint: Paint
  let paths: ReportPaths
  let targets: TargetNames
  /// Where the pages of the rules are, if their names lead there.
  let rulePages: String?

  /// So many notes are shown; a longer list would hide the next diagnostic.
  static let shownNotes = 24

  func write(_ diagnostic: Diagnostic, excerpts: [Report.Excerpt: String]) -> String {
    let ink = Paint.Ink(diagnostic.severity)
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.rule)]"
    let message = block(
      PrintableText.text(diagnostic.message), behind: title + ": ", indent: 2
    ) { paint($0, .bold) }
    let margin = String(repeating: " ", count: diagnostic.place.line.map { "\($0)".count } ?? 1)
    let source = source(diagnostic, excerpts, margin)
    let remarks = remarks(diagnostic).map { label, text in
      let start = "\(margin) = \(label): "
      return "\(margin) \(paint("=", .margin)) \(paint("\(label):", .bold)) "
        + block(text, behind: start, indent: start.count) { $0 }
    }
    let gap = source.isEmpty || remarks.isEmpty ? "" : "\(margin) \(paint("|", .margin))\n"
    let shownTitle = "\(diagnostic.severity.rawValue)[\(linked(diagnostic.rule))]"
    return paint(shownTitle, ink) + paint(":", .bold) + " " + message + location(diagnostic, margin)
      + source + gap + remarks.joined()
  }
}

extension TerminalSnippet {
  private func linked(_ rule: String) -> String {
    guard let rulePages, let page = RulePages.path(of: rule) else { return rule }
    return TerminalLinks.link(rule, to: "\(rulePages)/\(page)")
  }

  /// A text behind what stands before it on its first line, in as many lines as it takes.
  private func block(
    _ text: String, behind start: String, indent: Int, paint: (String) -> String
  ) -> String {
    let lines = Wrapping.lines(text, first: width - start.count, rest: width - indent)
    let gap = "\n" + String(repeating: " ", count: indent)
    return lines.map(paint).joined(separator: gap) + "\n"
  }

  private func location(_ diagnostic: Diagnostic, _ margin: String) -> String {
    let place = paths.relative(diagnostic.place)
    let start = margin.count + "--> ".count
    let context = targets.context(of: diagnostic).map { context in
      let isFitting =
        start + DisplayWidth.columns(place) + DisplayWidth.columns(context) + 3 <= width
      return (isFitting ? " " : "\n" + String(repeating: " ", count: start)) + "(\(context))"
    }
    return "\(margin)\(paint("-->", .margin)) \(place)\(context ?? "")\n"
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

  /// What is said below the source: a label, and the text.
  private func remarks(_ diagnostic: Diagnostic) -> [(label: String, text: String)] {
    var remarks = diagnostic.notes.prefix(Self.shownNotes).map { ("note", $0.text(paths)) }
    let left = diagnostic.notes.count - remarks.count
    if left > 0 { remarks.append(("note", "… and \(left) more (see --reporter json)")) }
    if let advice = diagnostic.advice { remarks.append(("help", advice)) }
    return remarks
  }
}

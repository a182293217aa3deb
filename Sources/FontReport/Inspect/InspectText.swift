import FontInspection

/// Which characters of a text each face lacks: `fontgate inspect --text`.
struct InspectText {
  let report: InspectReport
  let wanted: String

  var text: String {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let layout = TableLayout(rows: [["", ""]], width: report.width, indent: 2)
    let lines = report.catalogue.files.flatMap { file in
      file.faces.flatMap { face -> [String] in
        let missing =
          UncoveredCharacters(wanted, in: face.coverage).characters.map(UncoveredCharacters.words)
          + face.lackedVariants.map(\.words)
        let name = PrintableText.text(face.postScriptName ?? "(no PostScript name)")
        let title = "\(name) (\(PrintableText.text(paths.relative(file.path))))"
        guard !missing.isEmpty else { return ["\(title): has every character"] }
        let shown = missing.prefix(Self.most)
        let rest = missing.count - shown.count
        let list = shown + (rest > 0 ? ["\(rest) more"] : [])
        return ["\(title): lacks \(SummaryLine.number(missing.count, "character"))"]
          + layout.paragraph(list.joined(separator: ", "))
      }
    }
    let failures = report.catalogue.failures.map {
      PrintableText.text("\(paths.relative($0.path)): \($0.reason)")
    }
    return (lines + failures).map { $0 + "\n" }.joined()
  }

  /// As many characters are listed of a face; JSON has all.
  private static let most = 100
}

import FontInspection

/// A line of text in each face, drawn with block characters: `fontgate inspect --specimen`.
struct InspectSpecimen {
  let report: InspectReport

  private static let sample = "Hamburgefonts"
  /// The rows of blocks of an em, where there is room.
  private static let rows = 11.0
  private static let usualWidth = 80

  var text: String {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let drawn = report.catalogue.files.flatMap { file in
      file.faces.map { face in
        let name = face.names.fullName ?? face.postScriptName ?? "(no name)"
        let path = PrintableText.text(paths.relative(file.path))
        let title =
          paint("1", PrintableText.text(name)) + "  " + paint("2", path)
        return ([title] + picture(of: DrawnFace(face, in: file))).map { $0 + "\n" }.joined()
      }
    }
    let failures = report.catalogue.failures.map {
      PrintableText.text("\(paths.relative($0.path)): \($0.reason)") + "\n"
    }
    return (drawn + failures).joined(separator: "\n")
  }

  /// What is drawn of a face.
  func sample(of face: Face) -> String { report.wantedText ?? Sample(face: face).text(Self.sample) }

  private func picture(of face: DrawnFace) -> [String] {
    guard let outlines = report.outlines[face.source] else { return ["(no outlines)"] }
    let columns = max((report.width ?? Self.usualWidth) - 1, 10)
    let em = Double(face.unitsPerEm)
    let (glyphs, width) = outlines.line(of: sample(of: face.face))
    guard glyphs.contains(where: { !$0.outline.path.isEmpty }) else { return ["(no outlines)"] }
    // Two pixels to a block each way: blocks are twice as high as wide.
    let fitting = Double(columns * 2) / Double(max(width, 1))
    let scale = min(max(fitting, 7 * 2 / em), Self.rows * 2 / em)
    let (top, bottom) = face.line
    var picture = BlockPicture(
      columns: columns, rows: Int((Double(top + bottom) * scale / 2).rounded(.up)),
      baseline: Double(top) * scale)
    for (glyph, x) in glyphs where Double(x) * scale < Double(columns * 2) {
      picture.add(glyph.path, x: Double(x) * scale, scale: scale)
    }
    return picture.lines
  }

  private func paint(_ code: String, _ text: String) -> String {
    report.usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

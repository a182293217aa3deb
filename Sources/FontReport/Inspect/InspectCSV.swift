import FontInspection

/// The CSV of `inspect` (RFC 4180): a row for each face, and one for each file that gave none; with all
/// names a row for each name record.
struct InspectCSV {
  let report: InspectReport

  init(_ report: InspectReport) { self.report = report }

  var text: String {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    var rows: [(path: String, cells: [String])] = []
    for file in report.catalogue.files {
      for face in file.faces {
        rows += self.cells(file, face).map {
          (file.path, [paths.relative(file.path)] + $0 + [""])
        }
      }
    }
    let blanks = Array(repeating: "", count: columns.count - 2)
    for failure in report.catalogue.failures {
      rows.append((failure.path, [paths.relative(failure.path)] + blanks + [failure.reason]))
    }
    // A stable order, with the faces of a file as they are in it.
    let sorted = rows.enumerated().sorted {
      $0.element.path == $1.element.path
        ? $0.offset < $1.offset
        : $0.element.path.utf8.lexicographicallyPrecedes($1.element.path.utf8)
    }
    return ([columns] + sorted.map(\.element.cells)).map(Self.line).joined()
  }
}

extension InspectCSV {
  private var columns: [String] {
    let facts =
      report.showsAllNames
      ? Self.nameColumns : Self.faceColumns + (report.showsCoverage ? Self.coverageColumns : [])
    return ["path"] + facts + ["error"]
  }

  private static let nameColumns = [
    "index", "postScriptName", "id", "idName", "platform", "encoding", "language", "languageTag",
    "value",
  ]

  private static let coverageColumns = ["blocks", "languages"]

  private static let faceColumns = [
    "format", "index", "postScriptName", "fullName", "family", "style", "legacyFamily",
    "legacyStyle", "version", "weight", "weightName", "width", "widthName", "slant", "isBold",
    "isItalic", "isMonospaced", "unitsPerEm", "glyphCount", "characterCount", "ascender",
    "descender", "lineGap", "lineHeight", "capHeight", "xHeight", "italicAngle", "axes",
    "instances", "embedding", "vendor",
  ]

  /// The rows of a face, between the path and the error.
  private func cells(_ file: FontFile, _ face: Face) -> [[String]] {
    guard report.showsAllNames else {
      return [Self.cells(file, face) + (report.showsCoverage ? Self.coverage(face) : [])]
    }
    return face.nameRecords.map { record in
      [
        "\(face.index)", face.postScriptName ?? "", "\(record.identifier)",
        record.identifierName ?? "", "\(record.platform)", "\(record.encoding)",
        "\(record.language)", record.languageTag ?? "", record.value ?? "",
      ]
    }
  }

  private static func coverage(_ face: Face) -> [String] {
    [
      face.coverage.blocks.map(\.block.name).joined(separator: "; "),
      face.coverage.languages.map(\.tag).joined(separator: "; "),
    ]
  }

  private static func cells(_ file: FontFile, _ face: Face) -> [String] {
    let names = face.names
    let style = face.style
    let metrics = face.metrics
    return [
      file.format.rawValue, "\(face.index)", face.postScriptName ?? "", names.fullName ?? "",
      names.family ?? "", names.style ?? "", names.legacyFamily ?? "", names.legacyStyle ?? "",
      names.version ?? "", number(style.weightClass), style.weightName ?? "",
      number(style.widthClass), style.widthName ?? "", style.slant.rawValue, "\(style.isBold)",
      "\(style.isItalic)", "\(style.isMonospaced)", "\(face.unitsPerEm)", "\(face.glyphCount)",
      "\(face.characterCount)", "\(metrics.ascender)", "\(metrics.descender)",
      "\(metrics.lineGap)", face.lineHeight.map { "\($0)" } ?? "", number(metrics.capHeight),
      number(metrics.xHeight), plain(metrics.italicAngle),
      face.axes.map(axis).joined(separator: "; "),
      face.instances.compactMap(\.postScriptNames.first).joined(separator: "; "),
      face.embedding?.level.rawValue ?? "", face.vendor ?? "",
    ]
  }

  private static func axis(_ axis: VariationAxis) -> String {
    let range = "\(plain(axis.minimum)) to \(plain(axis.maximum))"
    return "\(axis.tag) \(range), default \(plain(axis.defaultValue))"
  }

  private static func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "" }

  private static func plain(_ value: Double) -> String { PlainNumber.text(value) }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// The cell as RFC 4180 writes it, with what a terminal would obey escaped. A text that a
  /// spreadsheet would run as a formula gets an apostrophe in front.
  private static func quoted(_ cell: String) -> String {
    var text = PrintableText.text(cell)
    let isFormula = text.first.map("=+-@".contains) ?? false
    if isFormula, Double(text) == nil { text = "'" + text }
    guard text.contains(where: { ",\"".contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

/// Numbers as people write them.
enum PlainNumber {
  /// Without a point where there is nothing behind it: `400`, `-9.5`.
  static func text(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

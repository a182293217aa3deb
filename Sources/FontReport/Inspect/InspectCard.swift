import FontInspection

/// Everything about the faces of one file, for people.
struct InspectCard {
  let file: FontFile
  let report: InspectReport

  init(_ file: FontFile, in report: InspectReport) {
    self.file = file
    self.report = report
  }

  var text: String {
    let path = ReportPaths(currentDirectory: report.currentDirectory).relative(file.path)
    var facts = [("format", file.format.rawValue), ("size", "\(file.size) bytes")]
    if file.isCollection { facts.append(("faces", "\(file.faces.count)")) }
    var lines = [PrintableText.text(path)] + labeled(facts)
    for face in file.faces {
      lines += ["", PrintableText.text(title(face))]
      for section in sections(of: face) where !section.lines.isEmpty {
        if !section.title.isEmpty { lines += ["", "  " + section.title] }
        lines += section.lines
      }
    }
    let layout = TableLayout(rows: [], width: report.width)
    return lines.map(layout.fitted).joined(separator: "\n") + "\n"
  }
}

extension InspectCard {
  private typealias Section = FaceSections.Section

  private func title(_ face: Face) -> String {
    let name = face.names.fullName ?? face.postScriptName ?? "(no name)"
    return file.isCollection ? "#\(face.index) \(name)" : name
  }

  private func sections(of face: Face) -> [Section] {
    let damage = file.damage.filter { $0.faceIndex == face.index }.map { ($0.table, $0.reason) }
    return [
      Section(title: "", lines: labeled(names(of: face))),
      Section(title: "style", lines: labeled(style(of: face))),
      Section(title: "line height on Apple platforms (hhea)", lines: lineHeight(of: face)),
      Section(title: "other metrics", lines: labeled(measures(of: face))),
      Section(title: "axes", lines: labeled(face.axes.map { ($0.tag, FaceText.axis($0)) })),
      Section(title: "named instances", lines: instances(of: face)),
      Section(title: "contents", lines: labeled(contents(of: face))),
      Section(title: "damaged tables", lines: labeled(damage)),
    ] + FaceSections(report: report, indent: 2).sections(of: face)
  }

  private func names(of face: Face) -> [(String, String)] {
    let names = face.names
    let legacy = [names.legacyFamily, names.legacyStyle].compactMap { $0 }
    let isOwn = legacy != [names.family, names.style].compactMap { $0 }
    return present([
      ("PostScript name", names.postScript.isEmpty ? "none" : listed(names.postScript)),
      ("CFF name", face.compactFontName.flatMap { names.postScript.contains($0) ? nil : $0 }),
      ("full name", listed(names.full)), ("family", listed(names.families)),
      ("style", names.style), ("legacy family", isOwn ? listed(legacy) : nil),
      ("version", names.version),
    ])
  }

  private func style(of face: Face) -> [(String, String)] {
    present([
      ("weight", FaceText.weight(face.style)), ("width", FaceText.width(face.style)),
      ("slant", face.style.slant.rawValue),
      (
        "bold, italic",
        "\(face.style.isBold ? "" : "not ")bold, "
          + "\(face.style.isItalic ? "" : "not ")italic"
      ),
      ("bits", FaceText.bits(face.style)),
      ("spacing", face.style.isMonospaced ? "monospaced" : "proportional"),
      (
        "italic angle",
        face.metrics.italicAngle == 0
          ? nil : "\(PlainNumber.text(face.metrics.italicAngle)) degrees"
      ),
    ])
  }

  private func contents(of face: Face) -> [(String, String)] {
    present([
      ("glyphs", "\(face.glyphCount)"), ("characters", "\(face.characterCount)"),
      ("embedding", face.embedding.map(FaceText.embedding)), ("vendor", face.vendor),
      ("license", face.license.map(FaceText.license)), ("license URL", face.licenseURL),
    ])
  }

  private func instances(of face: Face) -> [String] {
    let rows = face.instances.map { instance in
      [
        instance.name ?? "(no name)", FaceText.coordinates(instance),
        instance.postScriptNames.isEmpty ? "none" : listed(instance.postScriptNames),
      ].map(PrintableText.text)
    }
    let layout = TableLayout(rows: rows, width: report.width, indent: 4)
    return rows.map(layout.line)
  }
}

extension InspectCard {
  /// How the height of a line comes about, in font units and for text of 17 points.
  private func lineHeight(of face: Face) -> [String] {
    let metrics = face.metrics
    guard face.unitsPerEm > 0, let height = face.lineHeight else { return [] }
    let values = [
      ("ascender", metrics.ascender), ("descender", metrics.descender),
      ("line gap", metrics.lineGap),
      ("line height", metrics.ascender - metrics.descender + metrics.lineGap),
    ]
    let rows =
      [["", "units", "em", "at 17 pt"]]
      + values.map { name, units in
        let ems = Double(units) / Double(face.unitsPerEm)
        return [name, "\(units)", decimals(ems, 3), decimals(17 * ems, 2)]
      }
    let layout = TableLayout(rows: rows, width: report.width, indent: 4)
    let sum = "\(metrics.ascender) - (\(metrics.descender)) + \(metrics.lineGap)"
    return rows.map(layout.line)
      + layout.paragraph("\(sum) of \(face.unitsPerEm) units per em: \(decimals(height, 3)) em")
  }

  private func measures(of face: Face) -> [(String, String)] {
    let metrics = face.metrics
    let box = metrics.boundingBox
    return present([
      ("cap height", metrics.capHeight.map { "\($0)" }),
      (
        "accented capitals",
        metrics.accentedCapHeight.map { height in
          let beyond = height - metrics.ascender
          return "reach \(height)" + (beyond > 0 ? ", \(beyond) above the ascender" : "")
        }
      ),
      ("x-height", metrics.xHeight.map { "\($0)" }),
      ("underline", "at \(metrics.underlinePosition), \(metrics.underlineThickness) thick"),
      ("bounding box", "\(box.xMin) \(box.yMin) to \(box.xMax) \(box.yMax)"),
      (
        "typographic",
        metrics.typographic.map {
          "\($0.ascender) \($0.descender) \($0.lineGap)"
            + (metrics.usesTypographicMetrics ? ", preferred" : "")
            + "; not used by Apple platforms"
        }
      ),
      (
        "Windows", metrics.windows.map { "\($0.ascent) \($0.descent); not used by Apple platforms" }
      ),
    ])
  }

  /// With a fixed number of decimals; no locale plays a part.
  private func decimals(_ value: Double, _ count: Int) -> String {
    let power = (0..<count).reduce(1) { power, _ in power * 10 }
    guard let scaled = Int(exactly: (value * Double(power)).rounded()) else { return "\(value)" }
    let digits = String(abs(scaled) % power)
    let zeros = String(repeating: "0", count: max(count - digits.utf8.count, 0))
    return "\(scaled < 0 ? "-" : "")\(abs(scaled) / power).\(zeros)\(digits)"
  }
}

extension InspectCard {
  private func labeled(_ facts: [(String, String)]) -> [String] {
    let rows = facts.map { [PrintableText.text($0.0), PrintableText.text($0.1)] }
    // All lists of the card share one column.
    let layout = TableLayout(
      rows: rows + [["accented capitals", ""]], width: report.width, indent: 4)
    return rows.flatMap(layout.wrapped)
  }

  private func present(_ facts: [(String, String?)]) -> [(String, String)] {
    facts.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      return (name, value)
    }
  }

  private func listed(_ names: [String]) -> String { names.joined(separator: ", ") }
}

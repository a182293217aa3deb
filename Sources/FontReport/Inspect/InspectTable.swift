import FontInspection

/// The table of `inspect`: families, a line for each face, and what could not be read; the full card
/// where there is one file alone.
struct InspectTable {
  let report: InspectReport
  private let paths: ReportPaths
  private let folder: CommonFolder

  init(_ report: InspectReport) {
    self.report = report
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    self.paths = paths
    // Whoever reads a pipe wants whole paths.
    folder = CommonFolder(
      of: report.width == nil ? [] : report.catalogue.files.map { paths.relative($0.path) })
  }

  var text: String {
    if report.catalogue.failures.isEmpty, report.catalogue.files.count == 1 {
      return report.catalogue.files.map { InspectCard($0, in: report).text }.joined()
    }
    let families = self.families
    let rows = families.flatMap(\.rows)
    let layout = TableLayout(rows: rows.map(\.cells), width: report.width)
    var lines: [String] = []
    for family in families {
      lines.append(layout.fitted(PrintableText.text(family.name)))
      lines += family.ladders.flatMap(layout.paragraph)
      for row in family.rows {
        lines.append(layout.line(row.cells))
        lines += row.details.flatMap(layout.paragraph)
        lines += row.sections.map(layout.fitted)
      }
      lines.append("")
    }
    lines += unreadable(layout)
    lines += layout.ending(summary(families.count))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension InspectTable {
  private struct Family {
    var name: String
    var ladders: [String]
    var rows: [Row]
  }

  private struct Row {
    var cells: [String]
    /// Texts that are broken where the terminal ends.
    var details: [String]
    /// Lines that stand as they are.
    var sections: [String]
    var key: [String]
    var members: [FontFamily.Member]
  }

  private var families: [Family] {
    var byName: [String: [Row]] = [:]
    for file in report.catalogue.files {
      for face in file.faces {
        let family = face.names.family ?? "(no family name)"
        byName[family, default: []].append(row(file, face))
      }
    }
    let sorted = byName.sorted {
      Self.precedes([$0.key.lowercased(), $0.key], [$1.key.lowercased(), $1.key])
    }
    return sorted.map { name, rows in
      let family = FontFamily(name: name, members: rows.flatMap(\.members))
      return Family(
        name: name, ladders: LadderText.lines(of: family),
        rows: rows.sorted { Self.precedes($0.key, $1.key) })
    }
  }

  private func row(_ file: FontFile, _ face: Face) -> Row {
    let path = folder.below(paths.relative(file.path))
    let cells = [
      face.names.style ?? "", FaceText.weight(face.style), face.style.slant.rawValue,
      face.postScriptName ?? "(no PostScript name)",
      file.isCollection ? "\(path)#\(face.index)" : path,
    ]
    var details = face.axes.map { "axis " + FaceText.axis($0) }
    let instances = face.instances.map { $0.name ?? $0.postScriptNames.first ?? "(no name)" }
    if !instances.isEmpty { details.append("instances " + instances.joined(separator: ", ")) }
    details += file.damage.filter { $0.faceIndex == face.index }.map {
      "damaged \($0.table): \($0.reason)"
    }
    let sections = FaceSections(report: report, indent: 4).sections(of: face)
    let number = String(100_000 + (face.style.weightClass ?? 400))
    return Row(
      cells: cells.map(PrintableText.text), details: details.map(PrintableText.text),
      sections: sections.flatMap { ["    \($0.title)"] + $0.lines },
      key: [number, face.style.slant == .upright ? "0" : "1"] + cells,
      members: face.members(inFileAt: file.path))
  }

  private func unreadable(_ layout: TableLayout) -> [String] {
    let failures = report.catalogue.failures
    guard !failures.isEmpty else { return [] }
    let lines = failures.flatMap { failure in
      layout.paragraph(
        PrintableText.text("\(paths.relative(failure.path)): \(failure.reason)"))
    }
    return ["could not be read"] + lines + [""]
  }

  private func summary(_ families: Int) -> String {
    let faces = report.catalogue.files.reduce(0) { $0 + $1.faces.count }
    let failures = report.catalogue.failures.count
    let read = [
      Self.count(faces, "face"), "in",
      Self.count(report.catalogue.files.count, "file")
        + (folder.name.map { " in \(PrintableText.text($0))" } ?? "") + ",",
      Self.count(families, "family", "families"),
    ]
    let rest = failures == 0 ? "" : "; \(Self.count(failures, "file")) could not be read"
    return read.joined(separator: " ") + rest
  }

  private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  private static func precedes(_ left: [String], _ right: [String]) -> Bool {
    for (left, right) in zip(left, right) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return left.count < right.count
  }
}

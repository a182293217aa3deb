import FontInspection

/// The table of `inspect`: families, a line for each face, and what could not be read.
struct InspectTable {
  let report: InspectReport
  private let paths: ReportPaths

  init(_ report: InspectReport) {
    self.report = report
    paths = ReportPaths(currentDirectory: report.currentDirectory)
  }

  var text: String {
    let families = self.families
    let rows = families.flatMap(\.rows)
    let layout = TableLayout(rows: rows.map(\.cells), width: report.width)
    var lines: [String] = []
    for family in families {
      lines.append(layout.fitted(PrintableText.text(family.name)))
      for row in family.rows {
        lines.append(layout.line(row.cells))
        lines += row.details.flatMap(layout.paragraph)
      }
      lines.append("")
    }
    lines += unreadable(layout)
    lines.append(layout.fitted(summary(families.count)))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension InspectTable {
  private struct Family {
    var name: String
    var rows: [Row]
  }

  private struct Row {
    var cells: [String]
    var details: [String]
    var key: [String]
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
      Family(name: name, rows: rows.sorted { Self.precedes($0.key, $1.key) })
    }
  }

  private func row(_ file: FontFile, _ face: Face) -> Row {
    let path = paths.relative(file.path)
    let weight = [face.style.weightClass.map { "\($0)" }, face.style.weightName]
    let cells = [
      face.names.style ?? "", weight.compactMap { $0 }.joined(separator: " "),
      face.style.slant.rawValue, face.postScriptName ?? "(no PostScript name)",
      file.isCollection ? "\(path)#\(face.index)" : path,
    ]
    var details = face.axes.map(axis)
    let instances = face.instances.map { $0.name ?? $0.postScriptNames.first ?? "(no name)" }
    if !instances.isEmpty { details.append("instances " + instances.joined(separator: ", ")) }
    details += file.damage.filter { $0.faceIndex == face.index }.map {
      "damaged \($0.table): \($0.reason)"
    }
    let number = String(100_000 + (face.style.weightClass ?? 400))
    return Row(
      cells: cells.map(PrintableText.text), details: details.map(PrintableText.text),
      key: [number, face.style.slant == .upright ? "0" : "1"] + cells)
  }

  private func axis(_ axis: VariationAxis) -> String {
    let range = "\(PlainNumber.text(axis.minimum)) to \(PlainNumber.text(axis.maximum))"
    let name = axis.name.map { "\($0) (\(axis.tag))" } ?? axis.tag
    return "axis \(name) \(range), default \(PlainNumber.text(axis.defaultValue))"
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
      Self.count(faces, "face"), "in", Self.count(report.catalogue.files.count, "file") + ",",
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

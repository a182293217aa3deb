import FontInspection

/// What `--all-names` and `--coverage` add to a face.
struct FaceSections {
  let report: InspectReport
  /// The columns before the title of a section; its lines stand two further in.
  let indent: Int

  struct Section {
    var title: String
    var lines: [String]
  }

  func sections(of face: Face) -> [Section] {
    var sections: [Section] = []
    if report.showsAllNames {
      let rows = face.nameRecords.map(Self.cells)
      let layout = TableLayout(rows: rows, width: report.width, indent: indent + 2)
      sections.append(Section(title: "names", lines: rows.flatMap(layout.wrapped)))
    }
    if report.showsCoverage {
      sections.append(Section(title: "Unicode blocks", lines: blocks(of: face)))
      let languages = face.coverage.languages.map(\.name).sorted()
      sections.append(
        Section(title: "languages (\(languages.count))", lines: paragraph(languages)))
    }
    return sections
  }
}

extension FaceSections {
  private static func cells(_ record: NameRecord) -> [String] {
    let platforms = ["Unicode", "Macintosh", "ISO", "Windows"]
    let platform =
      platforms.indices.contains(record.platform)
      ? platforms[record.platform] : "platform \(record.platform)"
    let value = record.value.map(PrintableText.text) ?? "(\(record.bytes.count) bytes, no text)"
    return [
      "\(record.identifier)", record.identifierName ?? "", "\(platform) \(record.encoding)",
      PrintableText.text(record.languageTag ?? "\(record.language)"), value,
    ]
  }

  private func blocks(of face: Face) -> [String] {
    let rows = face.coverage.blocks.map { block in
      [block.block.name, "\(block.count) of \(block.block.characters.count)"]
    }
    let layout = TableLayout(rows: rows, width: report.width, indent: indent + 2)
    return rows.map(layout.line)
  }

  private func paragraph(_ words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    let layout = TableLayout(rows: [], width: report.width, indent: indent + 2)
    return layout.wrapped([words.joined(separator: ", ")])
  }
}

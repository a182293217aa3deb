package import FontInspection

/// The facts about fonts, ready to be written; the same catalogue gives the same text.
package struct InspectReport: Sendable, Equatable {
  package var catalogue: FontCatalogue
  /// The folder that relative paths are relative to, absolute.
  package var currentDirectory: String
  /// The columns of a line of the table; `nil` for as many as it takes.
  package var width: Int?
  /// Whether to list every name record, as far as the catalogue was read with them.
  package var showsAllNames: Bool
  /// Whether to list the blocks of Unicode and the languages that each face covers.
  package var showsCoverage: Bool
  /// The folder or file that was asked about, absolute, where it was one; a page is called after it.
  package var folder: String?
  /// The date that a page bears.
  package var date: PageDate?
  /// A text of which it is to be said which characters each face lacks, and which a specimen shows.
  package var wantedText: String?
  /// Whether the table is a line of text in each face, drawn with block characters.
  package var showsSpecimen = false
  /// Whether the output shows color.
  package var usesColor = false
  /// The outlines that a page draws texts with.
  package var outlines: [FaceSource: FaceOutlines] = [:]

  package init(
    catalogue: FontCatalogue, currentDirectory: String, width: Int? = nil,
    showsAllNames: Bool = false, showsCoverage: Bool = false
  ) {
    self.catalogue = catalogue
    self.currentDirectory = currentDirectory
    self.width = width
    self.showsAllNames = showsAllNames
    self.showsCoverage = showsCoverage
  }

  /// A format of facts.
  package enum Format: String, Sendable, CaseIterable {
    /// For people: a line for each face, grouped by family.
    case table
    /// For programs: everything, by the schema `inspect.schema.json`.
    case json
    /// For spreadsheets: a row for each face.
    case csv
    /// For browsers: a specimen of each family.
    case html
  }

  /// The texts that a format draws in outlines of the fonts; whoever wants them in the report reads them into
  /// `outlines`.
  package func drawnTexts(_ format: Format) -> [FaceSource: Set<String>] {
    switch format {
    case .html:
      let sheet = GlyphSheet([:])
      _ = InspectPage(self, sheet).text
      return sheet.texts
    case .table where showsSpecimen:
      let specimen = InspectSpecimen(report: self)
      return catalogue.files.reduce(into: [:]) { texts, file in
        for face in file.faces {
          texts[DrawnFace(face, in: file).source] = [specimen.sample(of: face)]
        }
      }
    case .table, .json, .csv: return [:]
    }
  }

  /// The whole text, ending in a newline.
  package func text(_ format: Format) -> String {
    switch format {
    case .table where showsSpecimen: InspectSpecimen(report: self).text
    case .table:
      wantedText.map { InspectText(report: self, wanted: $0).text } ?? InspectTable(self).text
    case .json:
      InspectJSON(
        currentDirectory: currentDirectory, showsAllNames: showsAllNames,
        showsCoverage: showsCoverage, wantedText: wantedText
      ).text(catalogue)
    case .csv: InspectCSV(self).text
    case .html: InspectPage(self, GlyphSheet(outlines)).text
    }
  }
}

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
  }

  /// The whole text, ending in a newline.
  package func text(_ format: Format) -> String {
    switch format {
    case .table: InspectTable(self).text
    case .json:
      InspectJSON(
        currentDirectory: currentDirectory, showsAllNames: showsAllNames,
        showsCoverage: showsCoverage
      ).text(catalogue)
    case .csv: InspectCSV(self).text
    }
  }
}

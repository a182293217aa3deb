public import FontInspection

/// The facts about fonts, ready to be written; the same catalogue gives the same text.
public struct InspectReport: Sendable, Equatable {
  public var catalogue: FontCatalogue
  /// The folder that relative paths are relative to, absolute.
  public var currentDirectory: String
  /// The columns of a line of the table; `nil` for as many as it takes.
  public var width: Int?
  /// Whether to list every name record, as far as the catalogue was read with them.
  public var showsAllNames: Bool
  /// Whether to list the blocks of Unicode and the languages that each face covers.
  public var showsCoverage: Bool

  public init(
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
  public enum Format: String, Sendable, CaseIterable {
    /// For people: a line for each face, grouped by family.
    case table
    /// For programs: everything, by the schema `inspect.schema.json`.
    case json
    /// For spreadsheets: a row for each face.
    case csv
  }

  /// The whole text, ending in a newline.
  public func text(_ format: Format) -> String {
    switch format {
    case .table: InspectTable(self).text
    case .json: InspectJSON(self).value.text
    case .csv: InspectCSV(self).text
    }
  }
}

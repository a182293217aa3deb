package import SourceText

/// A text that is drawn in a font: one view, or one style, has both.
package struct DrawnText: Sendable, Hashable {
  /// The text as code or a document has it.
  package var text: String
  /// Where it stands.
  package var place: SourcePlace
  /// Where the texts of other languages stand that are drawn in its place; `nil` where there are none.
  package var key: Key?

  package init(text: String, place: SourcePlace, key: Key? = nil) {
    self.text = text
    self.place = place
    self.key = key
  }

  /// A text in the tables of a bundle.
  package struct Key: Sendable, Hashable {
    /// The table's name: `Localizable`.
    package var table: String
    package var key: String
    /// The folder that holds the tables of all languages, where only those of one document are meant.
    package var folder: String?

    package init(table: String, key: String, folder: String? = nil) {
      self.table = table
      self.key = key
      self.folder = folder
    }
  }
}
